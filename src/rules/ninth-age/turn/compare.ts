/** Realms held against one another, step by step of a printed list of ties. */
import type { Seat } from '../../../kernel/question.ts';
import type { Tie } from '../charts/realms.ts';
import { type Size, sizeOf } from '../queries.ts';
import type { State } from '../state.ts';

type Counted = Exclude<Tie, 'battle' | 'die'>;
/** What a step of the list counts; undefined for those that are fought or rolled. */
export const counted = (by: Tie): Counted | undefined => (by === 'battle' || by === 'die' ? undefined : by);

/** One seat's figures in the order they are compared: Realm Points, then what the list counts. */
export const figures = (state: State, seat: Seat, ties: readonly Tie[]): readonly number[] => {
  const size: Size = sizeOf(state, seat);
  return [size.points, ...ties.flatMap((by) => counted(by) ?? []).map((by) => size[by])];
};

/** Positive where the first is larger. */
export function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, figure] of a.entries()) {
    const apart = figure - (b[index] ?? 0);
    if (apart !== 0) return apart;
  }
  return 0;
}

/** Seats in groups that are level on every figure, the largest first. */
export function ranked(
  seats: readonly Seat[],
  of: Readonly<Record<Seat, readonly number[]>>,
): readonly (readonly Seat[])[] {
  const groups: Seat[][] = [];
  for (const seat of [...seats].sort((a, b) => compare(of[b] ?? [], of[a] ?? []))) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && compare(of[last[0]] ?? [], of[seat] ?? []) === 0) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

/** The figure that told two level realms apart, for the chronicle: `points`, a step of the list, or undefined. */
export const toldBy = (
  a: readonly number[],
  b: readonly number[],
  ties: readonly Tie[],
): 'points' | Counted | undefined => {
  const at = a.findIndex((figure, index) => figure !== b[index]);
  return at < 0 ? undefined : at === 0 ? 'points' : ties.flatMap((by) => counted(by) ?? [])[at - 1];
};
