/** Ships put out, sail one tile along the coast, put in; and whom they meet on the way (Moving ships; Harbours). */
import * as v from 'valibot';
import { pick, pickSome, unlessAny, whether } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, type Procedure, under } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { against, define, firstOf, notNow, pieceArg, tileArg } from '../define.ts';
import { shipsIn } from '../queries.ts';
import type { ShipId, State } from '../state.ts';
import { chase } from './chase.ts';
import { seaBattle, type Waters } from './engagement.ts';
import { type Fleet, fleetOf, fleetsAgainst, hull } from './fleets.ts';
import { hasSailed, leftOut, noShip, notYourShip, shipsOf } from './now.ts';
import { inPort } from './sail.ts';
import { hasHarbour, isWater, seaNeighbours } from './waters.ts';

const args = v.object({
  ships: v.pipe(v.array(pieceArg), v.minLength(1)),
  to: tileArg,
  harbour: v.optional(v.boolean(), false),
});
type Course = v.InferOutput<typeof args>;

/** Why a ship cannot go to a tile this turn, or into its harbour. */
export function offCourse(state: State, id: ShipId, to: TileId, harbour: boolean): Remark | undefined {
  const far = outOfReach(state, id, to);
  if (far) return far;
  if (harbour && !hasHarbour(state, to))
    return against('me.sea.harbour', say('There is no harbour in {tile}.', { tile: to }));
  const { tile, harbour: inside } = state.ships[id] ?? {};
  return tile === to && inside === harbour
    ? against('me.sea.course', say('The ship is already there.'))
    : undefined;
}
function outOfReach(state: State, id: ShipId, to: TileId): Remark | undefined {
  const ship = state.ships[id];
  if (!ship) return against('me.piece.ship', say('That ship is gone.'));
  if (ship.tile !== to && hasSailed(state, id))
    return against('me.sea.once', say('The ship has already sailed this turn.'));
  return ship.tile !== to && !seaNeighbours(state, ship.tile).includes(to)
    ? against('me.sea.course', say('A ship can sail only one tile along the coast.'))
    : undefined;
}
const notAFleet = (state: State, ships: readonly ShipId[]): Remark | undefined =>
  new Set(ships.map((id) => state.ships[id]?.tile)).size > 1
    ? against('me.sea.fleet', say('Only ships in the same place can sail together.'))
    : undefined;

type VoyageBrief = Waters & {
  readonly from: TileId;
  readonly ships: readonly ShipId[];
  readonly harbour: boolean;
  /** Ships of the same owner that were in the tile before: they fight beside those who come. */
  readonly mine: Fleet;
  readonly others: readonly Fleet[];
};

function brief(state: State, { ships, to, harbour }: Course): VoyageBrief {
  const first = state.ships[ships[0] ?? ''];
  const seat = first?.owner ?? '';
  const coming = ships.flatMap((id) => {
    const ship = state.ships[id];
    return ship ? [hull({ id, ...ship })] : [];
  });
  const there = shipsIn(state, to)
    .filter(({ id, owner }) => owner === seat && !ships.includes(id))
    .map(hull);
  const hulls = [...coming, ...there].sort((a, b) => a.number - b.number);
  return {
    seat,
    tile: to,
    shores: seaNeighbours(state, to),
    from: first?.tile ?? to,
    ships,
    harbour,
    mine: fleetOf(state, seat, hulls),
    others: fleetsAgainst(state, seat, to),
  };
}

const inHarbour = ({ hulls }: Fleet): boolean => hulls.some(({ harbour }) => harbour);

function* arrive({ ships, tile, from }: VoyageBrief, harbour: boolean): Procedure<Change> {
  for (const ship of ships) yield* change({ type: 'shipVoyaged', ship, tile, harbour, spent: tile !== from });
}

export const voyage = define({
  id: 'voyage',
  rule: 'me.sea.voyage',
  title: say('Set sail'),
  args,
  *asks(state, seat) {
    yield* unlessAny(leftOut(state), notNow(state, seat, 'movement'));
    const ships = yield* pickSome('ships', {
      text: say('Which ships?'),
      among: () => shipsOf(state, seat),
      against: (one, before) => notYourShip(state, seat, one) ?? notAFleet(state, [...before, one]),
      none: noShip,
    });
    const from = state.ships[ships[0] ?? '']?.tile;
    const to = yield* pick('to', {
      text: say('Where do your ships sail?'),
      among: () => (from === undefined ? [] : [from, ...seaNeighbours(state, from)]),
      against: (one) => firstOf(ships, (id) => outOfReach(state, id, one)),
      none: against('me.sea.course', say('A ship can sail only one tile along the coast.')),
    });
    const harbour = yield* whether('harbour', {
      text: say('Are they in harbour or at sea?'),
      called: inPort,
      against: (one) => firstOf(ships, (id) => offCourse(state, id, to, one)),
      none: against('me.sea.course', say('The ship is already there.')),
    });
    return { ships, to, harbour };
  },
  applies(state, { ships, to }) {
    if (ships.some((id) => !Object.hasOwn(state.ships, id)))
      return against('me.piece.ship', say('That ship is gone.'));
    return isWater(state, to) || against('me.sea.water', say('No ship can be in {tile}.', { tile: to }));
  },
  brief: (state, course): VoyageBrief => brief(state, course),
  *run(b) {
    const { seat, tile, from, others, mine } = b;
    const moves = tile !== from;
    yield* arrive(b, false);
    const count = b.ships.length;
    if (moves) yield* note('voyage', 'me.sea.voyage', { seat, from, to: tile, ships: count });
    else if (!b.harbour) yield* note('put-out', 'me.sea.voyage', { seat, tile, ships: count });
    const barring = b.harbour ? others.filter(inHarbour) : [];
    for (const other of moves ? others.filter((each) => !barring.includes(each)) : []) {
      if (!(yield* under(other.owner, chase(b, mine, other)))) continue;
      if ((yield* under(`${other.owner}/fight`, seaBattle(b, mine, other))) === 'lost') return;
    }
    for (const other of barring) {
      yield* note('quays', 'me.sea.quays', { seat, tile, other: other.owner });
      const fought = yield* under(`${other.owner}/fight`, seaBattle(b, mine, other));
      if (fought === 'lost') return;
      if (fought === 'draw') {
        yield* note('kept-out', 'me.sea.quays', { seat, tile, other: other.owner });
        return;
      }
    }
    if (!b.harbour) return;
    yield* arrive(b, true);
    yield* note('put-in', 'me.sea.voyage', { seat, tile, ships: count });
  },
});
