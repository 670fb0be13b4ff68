/** What each player gained in the last turn, by what was told in it. */
import type { Telling } from '../../../campaign/telling.ts';
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';

export interface Tally {
  /** Notes with which a turn ends. */
  readonly ends: readonly string[];
  /** What is told after the last end counts: each player settles it at a pace of their own. */
  readonly open?: true;
  /** The note that tells a gain, and the name of its number. */
  readonly gain: { readonly note: string; readonly amount: string };
  gained(n: number): string;
  /** What a seat has now. */
  stands(view: View, seat: Seat): string;
}

const ended =
  ({ ends }: Tally) =>
  ({ notes, struck }: Telling): boolean =>
    !struck && notes.some(({ note }) => ends.includes(note));

/** Whether these lines hold all of the last turn. */
export const enough = (lines: readonly Telling[], tally: Tally): boolean =>
  lines.filter(ended(tally)).length >= (tally.open ? 1 : 2);

/** @param lines oldest first @returns undefined where no turn has ended yet */
export function gainsIn(
  lines: readonly Telling[],
  tally: Tally,
): { readonly [seat: Seat]: number } | undefined {
  const last = lines.findLastIndex(ended(tally));
  if (last < 0) return undefined;
  const before = lines.slice(0, last).findLastIndex(ended(tally));
  const turn = tally.open ? lines.slice(last) : lines.slice(before + 1, last + 1);
  const found: { [seat: Seat]: number } = {};
  for (const { notes, struck } of turn)
    for (const { note, data } of struck ? [] : notes) {
      if (note !== tally.gain.note || typeof data.seat !== 'string') continue;
      found[data.seat] = (found[data.seat] ?? 0) + Number(data[tally.gain.amount] ?? 0);
    }
  return found;
}
