/** What an army or a fleet can be told to do from where it is. */
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import { armiesIn, holding, isCoast, isHeld, isLand, isStronghold, ownerOf } from '../queries.ts';
import type { Army, ArmyId, Fleet, FleetId, State } from '../state.ts';
import type { ArmyMission, FleetMission, Mission } from './kinds.ts';

/** A mission by a word: how a choice is named and told apart. */
export const missionKey = ({ mission, target }: Pick<Mission, 'mission' | 'target'>): string =>
  `${mission}_${target ?? 'here'}`;

const made = (mission: ArmyMission | FleetMission, target: TileId | null = null): Mission => ({
  mission,
  target,
  carry: null,
});

function forArmy(state: State, { seat, tile }: Army): readonly Mission[] {
  if (tile === null) return [];
  const around = neighbours(tile).filter((near) => isLand(state, near));
  const of = (near: TileId): readonly Mission[] => {
    const { owner, work } = holding(state, near);
    if (owner === seat) return [made('march', near)];
    const enter = made(owner !== null && isStronghold(work) ? 'siege' : 'invade', near);
    return owner === null ? [enter] : [enter, made('raid', near), made('interdict', near)];
  };
  return [made('guard', tile), ...around.flatMap(of)];
}

const otherPorts = (state: State, seat: string): readonly TileId[] =>
  (Object.keys(state.tiles) as TileId[])
    .filter(
      (tile) => state.tiles[tile]?.port && ownerOf(state, tile) !== null && ownerOf(state, tile) !== seat,
    )
    .sort();
const coastsOf = new WeakMap<State['map']['tiles'], readonly TileId[]>();
/** Land beside the sea, worked out once for a map. */
function coasts(state: State): readonly TileId[] {
  const { tiles } = state.map;
  const known = coastsOf.get(tiles);
  if (known) return known;
  const found = (Object.keys(tiles) as TileId[]).filter((tile) => isCoast(state, tile)).sort();
  coastsOf.set(tiles, found);
  return found;
}

function forFleet(state: State, { seat, port, blockades, carries, idle }: Fleet): readonly Mission[] {
  if (idle >= state.turn.number) return [];
  const blockade = otherPorts(state, seat)
    .filter((tile) => tile !== blockades)
    .map((tile) => made('blockade', tile));
  const foreign = coasts(state).filter((tile) => ownerOf(state, tile) !== seat);
  const assault = foreign.map((tile) => made('sea-assault', tile));
  if (port !== null) {
    const onwards = state.options.readings.sailing === 'at-once';
    const troops = boarders(state, seat, port).length > 0;
    return [made('to-sea'), ...(onwards ? blockade : []), ...(onwards && troops ? assault : [])];
  }
  const home = coasts(state).filter((tile) => ownerOf(state, tile) === seat);
  return [
    ...(blockades === null ? [] : [made('to-sea')]),
    ...blockade,
    ...(carries === null ? [] : assault),
    ...(carries === null ? [] : home.map((tile) => made('land', tile))),
    ...home.filter((tile) => state.tiles[tile]?.port).map((tile) => made('put-in', tile)),
  ];
}

/** Armies that a fleet in port may take aboard. */
export const boarders = (state: State, seat: string, port: TileId): readonly ArmyId[] =>
  armiesIn(state, port).flatMap((army) => (army.seat === seat && !isHeld(state, army.id) ? [army.id] : []));

/** Everything a piece may be told to do now; nothing for one that is held, aboard or idle. */
export function choicesFor(state: State, piece: ArmyId | FleetId): readonly Mission[] {
  if (isHeld(state, piece)) return [];
  const army = state.armies[piece];
  if (army) return forArmy(state, army);
  const fleet = state.fleets[piece];
  return fleet ? forFleet(state, fleet) : [];
}

/** Pieces of a seat that may be told something. */
export const orderable = (state: State, seat: string): readonly string[] =>
  [...Object.keys(state.armies), ...Object.keys(state.fleets)].filter(
    (piece) =>
      (state.armies[piece] ?? state.fleets[piece])?.seat === seat && choicesFor(state, piece).length > 0,
  );
