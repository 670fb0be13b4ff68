/** How bots set a campaign up. */
import type { Json } from '../../../kernel/json.ts';
import { ask, pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { spotsOf } from '../map/terrain.ts';
import { tinctures } from '../options.ts';
import { bannersOf } from '../queries.ts';
import { chooser, freeTinctures, sites } from '../setup/capital.ts';
import { ports, unsettled } from '../setup/realm.ts';
import { type Game, give, stateOf, write } from './game.ts';
import { choosePeoples } from './peoples.ts';
import { fiddle, probe } from './probe.ts';

/** Bots look around in every stage now and then. */
const look = (game: Game): void => {
  for (const seat of game.source(4) === 0 ? stateOf(game).seats : []) probe(game, seat);
};

/** From the empty table to the first month, on a finished map. */
export function setUp(game: Game, laid: Json): void {
  const [first = ''] = stateOf(game).seats;
  if (game.source(8) === 0) fiddle(game, first);
  give(game, first, 'lay-map', { laid });
  give(game, first, 'end-stage', { stage: 'map' });
  look(game);
  capitals(game);
  choosePeoples(game);
  give(game, first, 'end-stage', { stage: 'capitals' });
  for (const seat of stateOf(game).seats) realm(game, seat);
  give(game, first, 'end-stage', { stage: 'realms' });
  look(game);
  for (const seat of stateOf(game).seats) army(game, seat);
  look(game);
  give(game, first, 'end-stage', { stage: 'armies' });
}

function capitals(game: Game): void {
  const { source } = game;
  give(game, stateOf(game).seats[0] ?? '', 'roll-precedence', {});
  for (let seat = chooser(stateOf(game)); seat; seat = chooser(stateOf(game))) {
    const state = stateOf(game);
    const name = source(3) === 0 ? 'Orrimond' : '';
    look(game);
    for (const tincture of tinctures)
      ask(game, seat, 'choose-capital', { tile: pick(sites(state), source), tincture });
    give(game, seat, 'choose-capital', {
      tile: pick(sites(state), source),
      tincture: pick(freeTinctures(state), source),
      name,
    });
  }
}

function realm(game: Game, seat: Seat): void {
  const [nominated] = unsettled(stateOf(game), seat);
  if (nominated && game.source(2)) give(game, seat, 'settle-realm', { tiles: [nominated] });
  const tiles = unsettled(stateOf(game), seat);
  if (tiles.length > 0) give(game, seat, 'settle-realm', { tiles });
  const harbours = ports(stateOf(game), seat);
  if (harbours.length > 0) give(game, seat, 'roll-ships', { tiles: harbours });
}

function army(game: Game, seat: Seat): void {
  const { source } = game;
  if (stateOf(game).realms[seat]?.strength === null) give(game, seat, 'roll-strength', {});
  const strength = stateOf(game).realms[seat]?.strength ?? 0;
  const least = Math.max(1, Math.ceil(strength / 1500));
  const most = Math.max(least, Math.floor(strength / 500));
  const count = least + source(most - least + 1);
  give(game, seat, 'raise-banners', { names: Array.from({ length: count }, () => '') });
  if (count < most && source(6) === 0) {
    give(game, seat, 'raise-banners', { names: ['Stragglers'] });
    const extra = bannersOf(stateOf(game), seat).at(-1)?.id ?? '';
    write(game, seat, { write: 'muster', banner: extra, points: 100 });
    probe(game, seat);
    give(game, seat, 'dismiss-banner', { banner: extra });
  }
  const banners = bannersOf(stateOf(game), seat);
  const share = Math.floor(strength / count);
  banners.forEach(({ id }, index) => {
    muster(game, seat, id, index === 0 ? strength - share * (count - 1) : share);
  });
  const state = stateOf(game);
  const places = state.realms[seat]?.tiles ?? [];
  give(game, seat, 'place-banners', {
    placed: banners.map(({ id }, index) => {
      const capital = index === 0 ? state.realms[seat]?.capital : undefined;
      const tile = capital ?? pick(places, source);
      return { banner: id, tile, spot: pick(spotsOf(state, tile), source) };
    }),
  });
  give(game, seat, 'roll-baggage', {});
  loads(game, seat);
}

function muster(game: Game, seat: Seat, banner: string, points: number): void {
  const { armies } = stateOf(game).options;
  const lord = Math.min(150, points);
  const units = [
    {
      id: `u.${banner}`,
      name: 'Spears',
      models: Math.ceil((points - lord) / 10),
      points: points - lord,
      note: '',
    },
  ];
  // Two in three banners follow a mage.
  const number = stateOf(game).banners[banner]?.number ?? 0;
  const mage = number % 3 === 0 ? {} : { wizard: true };
  const characters = [{ id: `c.${banner}`, name: 'Captain', level: 25, ...mage, points: lord, note: '' }];
  write(
    game,
    seat,
    armies === 'points'
      ? { write: 'muster', banner, points }
      : { write: 'muster', banner, units, characters },
  );
}

function loads(game: Game, seat: Seat): void {
  const state = stateOf(game);
  const banners: Record<string, number> = {};
  let rest = state.realms[seat]?.baggage ?? 0;
  for (const { id } of bannersOf(state, seat)) {
    banners[id] = Math.min(6, rest, 1 + game.source(6));
    rest -= banners[id];
  }
  for (const { id } of bannersOf(state, seat)) {
    const more = Math.min(6 - (banners[id] ?? 0), rest);
    banners[id] = (banners[id] ?? 0) + more;
    rest -= more;
  }
  const capital = state.realms[seat]?.capital;
  if (capital) ask(game, seat, 'share-baggage', { banners: {}, stockpiles: { [capital]: 1 } });
  const stockpiles = capital && rest > 0 ? { [capital]: Math.min(6, rest) } : {};
  give(game, seat, 'share-baggage', { banners, stockpiles });
}
