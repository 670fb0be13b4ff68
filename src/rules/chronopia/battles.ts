/** Battles that wait and battles fought, and whose they are. */
import type { Seat } from '../../kernel/question.ts';
import type { Battle, State } from './state.ts';

export const foughtSoFar = ({ fought }: State): number => Object.keys(fought).length;

export const battlesWon = ({ fought }: State, seat: Seat): number =>
  Object.values(fought).filter(({ winners }) => winners.includes(seat)).length;

/** The players of a battle: its sides, and the allies of each. */
export const combatants = ({ sides, allies }: Battle): readonly Seat[] => [
  ...sides,
  ...Object.keys(allies).filter((ally) => !sides.includes(ally)),
];
/** The side a player fights on; undefined: they stay at home. */
export const sideOf = ({ sides, allies }: Battle, seat: Seat): Seat | undefined =>
  sides.includes(seat) ? seat : allies[seat]?.side;
export const battlesOf = (state: State, seat: Seat): readonly (readonly [id: string, battle: Battle])[] =>
  Object.entries(state.battles).filter(([, battle]) => sideOf(battle, seat) !== undefined);
