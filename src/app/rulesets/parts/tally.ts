/** What each player gained in the last turn, by what was told in it; what they have is told as of now, and says so. */
import type { Telling } from '../../../campaign/telling.ts';
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';

export interface Tally {
  /** Notes with which a turn ends. */
  readonly ends: readonly string[];
  /** What is told after the last end counts: each player settles it at a pace of their own. */
  readonly open?: true;
  /** The head of it all. @param turn the number of the turn that has ended, where the note of its end tells it */
  head(turn: number): string;
  /** The notes that tell a gain, each with the name of its number. */
  readonly gains: readonly { readonly note: string; readonly amount: string }[];
  gained(n: number): string;
  /** Whether a seat has still to reckon its gains: nothing yet is not nothing gained. */
  reckons?(view: View, seat: Seat): boolean;
  /** What a seat has now. */
  stands(view: View, seat: Seat): string;
}
export interface Gains {
  readonly turn: number;
  readonly of: { readonly [seat: Seat]: number };
}

const ended =
  ({ ends }: Tally) =>
  ({ notes, struck }: Telling): boolean =>
    !struck && notes.some(({ note }) => ends.includes(note));

/** Whether these lines hold all of the last turn. */
export const enough = (lines: readonly Telling[], tally: Tally): boolean =>
  lines.filter(ended(tally)).length >= (tally.open ? 1 : 2);

/** @param lines oldest first @returns undefined where no turn has ended yet */
export function gainsIn(lines: readonly Telling[], tally: Tally): Gains | undefined {
  const last = lines.findLastIndex(ended(tally));
  if (last < 0) return undefined;
  const number = lines[last]?.notes.find(({ note }) => tally.ends.includes(note))?.data.turn;
  const before = lines.slice(0, last).findLastIndex(ended(tally));
  const turn = tally.open ? lines.slice(last) : lines.slice(before + 1, last + 1);
  const found: { [seat: Seat]: number } = {};
  for (const { notes, struck } of turn)
    for (const { note, data } of struck ? [] : notes) {
      const gain = tally.gains.find((one) => one.note === note);
      if (!gain || typeof data.seat !== 'string') continue;
      found[data.seat] = (found[data.seat] ?? 0) + Number(data[gain.amount] ?? 0);
    }
  return { turn: Number(number ?? 0), of: found };
}
