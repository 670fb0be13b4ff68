/** How bots go to sea: they hunt whatever sails, put in where they can, and carry banners from port to port. */
import { distance, type TileId } from '../../../kernel/hex.ts';
import { pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { mayBegin, openTo } from '../../../kernel/tastes.ts';
import { isAboard } from '../map/aboard.ts';
import { bannersOf, besieged } from '../queries.ts';
import { hasSailed } from '../sea/now.ts';
import { ready } from '../sea/tasks.ts';
import { hasHarbour, seaNeighbours } from '../sea/waters.ts';
import type { State } from '../state.ts';
import { type Game, give, offer, stateOf } from './game.ts';
import { tease } from './probe.ts';

export function putToSea(game: Game, seat: Seat): void {
  if (game.source(3) === 0) cross(game, seat);
  if (game.source(3) === 0) tease(game, seat, 'voyage', 'embark', 'disembark');
  comeAshore(game, seat, 3);
  goAboard(game, seat);
  if (game.source(4) === 0) mass(game, seat);
  for (const [tile, ships] of ready(stateOf(game), seat)) sail(game, seat, tile, ships);
  comeAshore(game, seat, 1);
  if (game.source(3) === 0) tease(game, seat, 'voyage', 'embark', 'disembark');
}

function goAboard(game: Game, seat: Seat): void {
  for (const { id } of bannersOf(stateOf(game), seat)) {
    const berths = openTo(game, seat, 'embark', 'ship', { banner: id });
    const open = Object.keys(stateOf(game).ships).filter((ship) => berths.includes(ship));
    if (open.length > 0 && game.source(2) === 0)
      offer(game, seat, 'embark', { banner: id, ship: pick(open, game.source) });
  }
}

/** One in so many stays aboard. */
function comeAshore(game: Game, seat: Seat, stay: number): void {
  for (const { id, tile, spot } of bannersOf(stateOf(game), seat))
    if (
      isAboard({ tile, spot }) &&
      mayBegin(game, seat, 'disembark', { banners: [id] }) &&
      game.source(stay + 1) < stay
    )
      offer(game, seat, 'disembark', { banners: [id] });
}

function sail(game: Game, seat: Seat, from: TileId, ships: readonly string[]): void {
  const state = stateOf(game);
  const prey = prizes(state, seat);
  const far = (tile: TileId): number => Math.min(99, ...prey.map((other) => distance(tile, other)));
  const coasts = [...seaNeighbours(state, from)].sort((a, b) => far(a) - far(b));
  const to =
    game.source(4) === 0 || coasts.length === 0
      ? from
      : game.source(3) > 0
        ? coasts[0]
        : pick(coasts, game.source);
  if (to === undefined) return;
  const fleet = game.source(2) === 0 ? ships : ships.slice(0, 1);
  const harbour = hasHarbour(state, to) && game.source(3) > 0;
  offer(game, seat, 'voyage', { ships: fleet, to, harbour });
}

/** By agreement a whole fleet with troops aboard lies off an enemy's coast, and attacks. */
function mass(game: Game, seat: Seat): void {
  const state = stateOf(game);
  const mine = Object.keys(state.ships).filter(
    (id) => state.ships[id]?.owner === seat && !hasSailed(state, id),
  );
  const prey = prizes(state, seat).filter((tile) => seaNeighbours(state, tile).length > 0);
  if (mine.length === 0 || prey.length === 0) return;
  const to = pick(prey, game.source);
  const tile = pick(seaNeighbours(state, to), game.source);
  const free = bannersOf(state, seat).filter((banner) => banner.spot !== null && !isAboard(banner));
  for (const [n, ship] of mine.entries())
    give(game, seat, 'sail', { ship, tile, harbour: false, carries: free[n]?.id ?? null });
  offer(game, seat, 'voyage', { ships: mine, to, harbour: false });
}

/** What those aboard would like, and may not. */
export function grumble(game: Game, seat: Seat): void {
  for (const { tile, spot } of bannersOf(stateOf(game), seat))
    if (isAboard({ tile, spot })) tease(game, seat, 'subsist', 'scout');
}

/** Where others' ships lie, and ports that are not one's own. */
const prizes = (state: State, seat: Seat): readonly TileId[] => [
  ...Object.values(state.ships).flatMap(({ owner, tile }) => (owner === seat ? [] : [tile])),
  ...(Object.keys(state.tiles) as TileId[]).filter(
    (tile) => hasHarbour(state, tile) && state.tiles[tile]?.flag !== seat,
  ),
];

/** By agreement a fleet with troops aboard lies off a rival's port or ships, which a small map seldom brings about. */
function cross(game: Game, seat: Seat): void {
  const state = stateOf(game);
  const fleet = Object.keys(state.ships).filter((id) => state.ships[id]?.owner === seat);
  const goals = prizes(state, seat).filter((tile) => seaNeighbours(state, tile).length > 0);
  if (goals.length === 0 || fleet.length === 0) return;
  const goal = pick(goals, game.source);
  const tile = pick(seaNeighbours(state, goal), game.source);
  const crew = bannersOf(state, seat).filter((each) => each.tile !== null && !besieged(state, each.tile));
  for (const [index, ship] of fleet.entries()) {
    const carries = state.ships[ship]?.carries ?? (index === 0 ? crew[0]?.id : undefined) ?? null;
    give(game, seat, 'sail', { ship, tile, harbour: false, carries });
  }
  const fit = fleet.filter((ship) => !hasSailed(state, ship));
  offer(game, seat, 'voyage', { ships: fit, to: goal, harbour: hasHarbour(state, goal) });
}

/** Ships moved by agreement, now and then. */
export function agreeOnShips(game: Game, seat: Seat): void {
  for (const [id, ship] of Object.entries(stateOf(game).ships)) {
    if (ship.owner !== seat || game.source(12) > 0) continue;
    const { tile, harbour, carries } = ship;
    give(game, seat, 'sail', { ship: id, tile, harbour, carries });
  }
}
