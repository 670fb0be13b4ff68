/** What one line of the book came to: enough for the chronicle to tell it and for anyone to inspect each roll. */
import type { Json } from '../kernel/json.ts';
import type { Note } from '../kernel/procedure.ts';
import type { Question, Seat } from '../kernel/question.ts';
import type { Flag } from '../kernel/table.ts';
import type { Hash } from '../log/bytes.ts';
import type { SeatChange } from '../log/roster.ts';
import type { Absence } from './absences.ts';

export interface AnsweredQuestion {
  readonly question: Question;
  readonly value?: Json;
  /** What its player answered before a correction changed it. */
  readonly was?: Json;
  /**
   * How it came: `table` typed in, `phone`, `witnessed`, `ledger`, `chosen`, `standing`, `corrected`; `forfeit`, `void` where
   * its rule took what it takes for a choice that was not made, or was none.
   */
  readonly how?: string;
  readonly by?: Seat;
  /** Who declared it forfeit. */
  readonly hands?: readonly Seat[];
  /** Who rolled it, where its owner took another's roll. */
  readonly rolled?: Seat;
  /** The seat whose phone had a hand in the dice, where two phones rolled them. */
  readonly witness?: Seat;
  /** The seat of the player who answered for another. */
  readonly hand?: Seat;
  /** It lay face down until all had chosen. */
  readonly sealed?: true;
}
export interface Telling {
  /** The entry, and the order it belongs to (the same for an order itself). */
  readonly entry: Hash;
  /** The line that began it, where its order has another name; see `Named`. */
  readonly line?: Hash;
  /** The rules opened it: no line did, so none can be struck. */
  readonly called?: true;
  readonly seat: Seat;
  /** The seat of the player who wrote it for another: its stand-in, or who has the mark where nobody holds it. */
  readonly hand?: Seat;
  readonly kind: 'order' | 'amend' | 'note' | 'letter' | 'absence' | 'seat';
  readonly id: string;
  readonly args: Json;
  /** When, in the rule set's own words; see `Clock`. */
  readonly at: Json;
  readonly done: boolean;
  readonly asked: readonly AnsweredQuestion[];
  readonly notes: readonly Note[];
  readonly changes: readonly Json[];
  readonly flags: readonly Flag[];
  readonly override?: string;
  /** The strike that took it back; the correction that replaced its answers. */
  readonly struck?: Hash;
  readonly corrected?: Hash;
  /** Of a letter only where a seat of this phone wrote it or was written to. */
  readonly text?: string;
  /** Whom a letter is for. */
  readonly to?: readonly Seat[];
  /** The line a note speaks of. */
  readonly about?: string;
  /** Somebody began to stand in for another, or it ended. */
  readonly absence?: Absence;
  /** A phone was put out of a seat or given one, or its player left for good. */
  readonly change?: SeatChange;
}

/** Whether it is the line of this name: the name of its order, or the line that began it. */
export const isNamed = ({ entry, line }: Pick<Telling, 'entry' | 'line'>, name: string): boolean =>
  entry === name || line === name;
