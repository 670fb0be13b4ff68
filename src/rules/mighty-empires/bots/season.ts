/** How bots play a month: eat, scout, march, fight on paper, tidy their carts. Rash rather than clever. */
import type { TileId } from '../../../kernel/hex.ts';
import { pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { mayBegin, openTo } from '../../../kernel/tastes.ts';
import { passesFreely } from '../map/alliances.ts';
import { wayOf } from '../movement/brief.ts';
import { yearKey } from '../names/calendar.ts';
import { wholePlan } from '../provisions/forecast.ts';
import { bannersOf, force, forces, turnOf } from '../queries.ts';
import { turnPhases } from '../state.ts';
import { fightBattles, glance } from './battle.ts';
import { keepBooks } from './books.ts';
import { quarrel } from './court.ts';
import { heedOrders } from './espionage.ts';
import { type Game, give, offer, stateOf } from './game.ts';
import { emptyBarns, keepsWatch, releaseRivers } from './magic.ts';
import { reorder } from './muster.ts';
import { ebb, fast, feast, marchOn } from './peoples.ts';
import { probe, tease } from './probe.ts';
import { agreeOnShips, grumble, putToSea } from './sea.ts';
import { besiege, burnTowns, raid, raidHolds, sallyOut, shelter, starveTowns } from './siege.ts';
import { fightOnTable } from './tabletop.ts';
import { playWinter } from './winter.ts';

/** One campaign turn: every seat's individual turn, in the order of initiative. */
export function playMonth(game: Game, after: () => void): void {
  const { seats, stage } = stateOf(game);
  const [first = ''] = seats;
  if (stage === 'winter') playWinter(game, after);
  const { year, month } = stateOf(game).season;
  give(game, first, 'roll-initiative', { year, month });
  if (game.source(8) === 0) christen(game, pick(seats, game.source), year);
  for (const seat of stateOf(game).season.order) {
    playTurn(game, seat);
    after();
  }
}

const yearNames = ['Hydra', 'Raven', 'Comet', 'Boar', 'Heron'] as const;
/** A name for one of everything a player may name. */
function christen(game: Game, seat: Seat, year: number): void {
  const [banner] = bannersOf(stateOf(game), seat);
  if (banner) give(game, seat, 'name', { what: 'banner', id: banner.id, name: 'The Long Road' });
  give(game, seat, 'name', {
    what: 'year',
    id: yearKey(year),
    name: yearNames[year % yearNames.length] ?? '',
  });
}

const play: { readonly [phase in (typeof turnPhases)[number]]?: (game: Game, seat: Seat) => void } = {
  subsistence: eat,
  scouting: scout,
  movement: goOut,
  battle: (game, seat) => {
    sallyOut(game, seat);
    fightOnTable(game, seat);
    fightBattles(game, seat);
  },
  siege: besiege,
  raze: (game, seat) => {
    emptyBarns(game, seat);
    burnTowns(game, seat);
  },
  reorganisation: reorganise,
};

function playTurn(game: Game, seat: Seat): void {
  const { year, month } = stateOf(game).season;
  for (const phase of turnPhases) {
    if (game.source(12) === 0) probe(game, pick(stateOf(game).seats, game.source));
    play[phase]?.(game, seat);
    give(game, seat, 'end-phase', { year, month, turn: seat, phase });
  }
  for (const other of stateOf(game).seats) keepBooks(game, other);
}

function eat(game: Game, seat: Seat): void {
  ebb(game, seat);
  feast(game, seat);
  fast(game, seat);
  releaseRivers(game, seat);
  grumble(game, seat);
  quarrel(game, seat);
  if (game.source(12) === 0) tease(game, seat, 'subsist', 'scout', 'move');
  const plan = wholePlan(stateOf(game), seat);
  if (Object.keys(plan).length > 0 && game.source(40) > 0) offer(game, seat, 'subsist', { plan });
  starveTowns(game, seat);
}

function scout(game: Game, seat: Seat): void {
  grumble(game, seat);
  for (const { id } of bannersOf(stateOf(game), seat)) {
    const state = stateOf(game);
    if (!mayBegin(game, seat, 'scout', { banner: id }) || game.source(8) === 0) continue;
    const around = openTo(game, seat, 'scout', 'tile', { banner: id }) as readonly TileId[];
    const friends = around.filter((next) => passesFreely(state, seat, next));
    const unknown = around.filter((next) => !state.tiles[next]);
    const eager = unknown.length > 0 && game.source(3) > 0 ? unknown : around;
    const tiles = friends.length > 0 ? friends : eager;
    if (tiles.length > 0) give(game, seat, 'scout', { banner: id, tile: pick(tiles, game.source) });
    flyDragons(game, seat);
    if (game.source(12) === 0) tease(game, seat, 'subsist', 'scout', 'move');
  }
}

function flyDragons(game: Game, seat: Seat): void {
  for (const waking of Object.keys(stateOf(game).wakings)) give(game, seat, 'fly-dragons', { waking });
}

function goOut(game: Game, seat: Seat): void {
  heedOrders(game, seat);
  march(game, seat);
  marchOn(game, seat, () => march(game, seat));
  glance(game, seat);
  putToSea(game, seat);
  raid(game, seat);
  raidHolds(game, seat);
  shelter(game);
}

function march(game: Game, seat: Seat): void {
  for (const [tile] of forces(stateOf(game), seat)) {
    const state = stateOf(game);
    const open = Object.keys(turnOf(state, seat).scouted) as TileId[];
    for (const to of open) {
      const able = force(stateOf(game), seat, tile).filter(
        ({ id }) =>
          mayBegin(game, seat, 'move', { banners: [id], to }) &&
          game.source(keepsWatch(stateOf(game), id) ? 20 : 3) > (keepsWatch(stateOf(game), id) ? 18 : 0),
      );
      if (able.length === 0) continue;
      const ways = able.flatMap(({ id }) => wayOf(stateOf(game), id, to, null)?.at ?? []);
      const arrive = game.source(4) === 0 ? pick(ways, game.source) : null;
      offer(game, seat, 'move', { banners: able.map(({ id }) => id), to, arrive });
      if (game.source(12) === 0) tease(game, seat, 'subsist', 'scout', 'move');
    }
  }
}

function reorganise(game: Game, seat: Seat): void {
  reorder(game, seat);
  for (const [tile, banners] of forces(stateOf(game), seat)) {
    if (game.source(3) > 0) continue;
    const state = stateOf(game);
    const holding = state.tiles[tile];
    const walled = holding?.flag === seat && !holding.razed && ['city', 'fortress'].includes(holding.site);
    let rest = banners.reduce((sum, { baggage }) => sum + baggage, walled ? (holding?.stockpile ?? 0) : 0);
    const shares: Record<string, number> = {};
    for (const { id } of banners) {
      shares[id] = game.source(Math.min(6, rest) + 1);
      rest -= shares[id];
    }
    offer(game, seat, 'distribute', {
      tile,
      banners: shares,
      stockpile: walled ? Math.min(6, rest) : null,
    });
    if (game.source(40) === 0) offer(game, seat, 'burn-stores', { tile });
  }
  agreeOnShips(game, seat);
}
