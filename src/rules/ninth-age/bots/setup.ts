/** How bots lay the map and found their realms, whichever way they agreed on. */
import { give, offer, stateOf } from '../../../kernel/game.ts';
import type { TileId } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import { ask } from '../../../kernel/probing.ts';
import { flagSites, founder, freeTinctures, planter, sites } from '../founding/capital.ts';
import { layAutomatically } from '../map/automatic.ts';
import { freePlaces, layer, mayRaise, mustRaise } from '../map/in-turn.ts';
import { coursesAt, takesRivers } from '../map/rivers.ts';
import { type Bots, pick, probe } from './probe.ts';

export function setUp(game: Bots): void {
  const { source } = game;
  const state = stateOf(game);
  const [first = ''] = state.seats;
  ask(game, first, 'arrange-map', { hexes: {} });
  switch (state.options.map) {
    case 'in-turn':
      layInTurn(game);
      break;
    case 'painted':
      give(game, first, 'arrange-map', { hexes: painted(game) });
      break;
    default:
      give(game, first, 'lay-map', {
        hexes: layAutomatically(state.seats.length, state.options.map === 'symmetrical', source) as Json,
      });
  }
  if (source(4) === 0 && state.options.map === 'automatic')
    give(game, first, 'arrange-map', { hexes: rearranged(game) });
  for (const seat of state.seats) probe(game, seat);
  ask(game, first, 'end-stage', { stage: 'map' });
  give(game, first, 'end-stage', { stage: 'map' });
  foundRealms(game);
}

const ground = (game: Bots): Json =>
  Object.fromEntries(
    Object.entries(stateOf(game).hexes).map(([tile, { kind, river }]) => [tile, { kind, river }]),
  ) as Json;
/** A hex more than the document has, and a river that runs dry now and then. */
const painted = (game: Bots): Json => ({
  ...(layAutomatically(stateOf(game).seats.length, false, game.source) as object),
  ...(game.source(2)
    ? { q40r0: { kind: 'river', river: [0, 3] }, q41r0: { kind: 'plain', river: null } }
    : {}),
});
const rearranged = (game: Bots): Json => {
  const hexes = ground(game) as { [tile: string]: Json };
  const swamp = Object.keys(hexes).find((tile) => (hexes[tile] as { kind: string }).kind === 'swamp');
  return swamp === undefined ? hexes : { ...hexes, [swamp]: { kind: 'forest', river: null } };
};

function layInTurn(game: Bots): void {
  const [first = ''] = stateOf(game).seats;
  give(game, first, 'roll-laying', {});
  for (let seat = layer(stateOf(game)); seat !== undefined; seat = layer(stateOf(game))) {
    probe(game, seat);
    const raises = mustRaise(stateOf(game), seat) || (mayRaise(stateOf(game), seat) && game.source(4) === 0);
    if (!raises) give(game, seat, 'draw-hex', game.source(5) ? {} : { kind: 'river' });
    const { map, hexes } = stateOf(game);
    const kind = raises ? 'mountain' : (map.drawn?.kind ?? 'plain');
    const places = freePlaces(stateOf(game));
    const rivers = places.flatMap((tile) => coursesAt(hexes, tile).map((river) => ({ tile, river })));
    const course = kind === 'river' ? pick(rivers, game) : undefined;
    const dry = places.filter((tile) => takesRivers(hexes, tile, kind === 'river' ? 'plain' : kind));
    const tile = course?.tile ?? pick(dry, game) ?? places[0];
    if (!tile) return;
    const river: Json = course ? [...course.river] : null;
    give(game, seat, 'lay-hex', { tile, kind: kind === 'river' && !course ? 'plain' : kind, river });
  }
}

function foundRealms(game: Bots): void {
  const { source } = game;
  const [first = ''] = stateOf(game).seats;
  probe(game, first);
  if (stateOf(game).options.teams) formTeams(game);
  give(game, first, 'roll-founding', {});
  for (let seat = founder(stateOf(game)); seat !== undefined; seat = founder(stateOf(game))) {
    probe(game, seat);
    const { hexes } = stateOf(game);
    const rich = sites(stateOf(game)).filter((tile) =>
      ['mountain', 'river'].includes(hexes[tile]?.kind ?? ''),
    );
    const free = Object.keys(hexes) as TileId[];
    for (const tile of free) ask(game, seat, 'found-capital', { tile, tincture: 'azure' });
    const tile =
      (source(2) ? pick(rich, game) : undefined) ?? pick(sites(stateOf(game)), game) ?? pick(free, game);
    const tincture = pick(freeTinctures(stateOf(game)), game) ?? 'azure';
    if (!tile) return;
    give(game, seat, 'found-capital', { tile, tincture, name: source(3) ? '' : 'Highmoor' });
    give(game, seat, 'name-realm', { name: 'The March' });
  }
  for (let seat = planter(stateOf(game)); seat !== undefined; seat = planter(stateOf(game))) {
    probe(game, seat);
    const site = pick(flagSites(stateOf(game), seat), game);
    const free = (Object.entries(stateOf(game).hexes) as [TileId, { flag: unknown }][]).find(
      ([, { flag }]) => flag === null,
    );
    give(game, seat, 'plant-flag', { tile: site ?? free?.[0] ?? 'q0r0' });
    offer(game, seat, 'name-place', { tile: site ?? 'q0r0', name: 'Westwatch' });
  }
  give(game, first, 'end-stage', { stage: 'founding' });
}

function formTeams(game: Bots): void {
  const { seats } = stateOf(game);
  const of = Object.fromEntries(seats.map((seat, index) => [seat, index % 2 ? 'dusk' : 'dawn']));
  give(game, seats[0] ?? '', 'form-teams', { of, turns: 1 + game.source(3) });
}
