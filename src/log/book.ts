/**
 * The union of all known logs, read as a book (`reading.ts`): pages, what counts on each, and the standing of every entry.
 * A pure function of the entries, so phones that know the same read the same, in whatever order they learnt it; and so do
 * phones that keep different evidence against a device, for it is read from the core (R6).
 * It knows no rule: the book settles signatures, seats, forks, pages and strikes before any rule is asked.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import type { Ready } from './causal.ts';
import type { Corrections } from './corrections.ts';
import type { Known } from './entry.ts';
import type { Forfeits } from './forfeits.ts';
import type { Device } from './keys.ts';
import type { Closing } from './pages.ts';
import type { InPast } from './past.ts';
import type { Placed } from './placed.ts';
import type { Raises } from './raises.ts';
import type { Rivals } from './rivals.ts';
import type { Roster } from './roster.ts';
import type { StandIn } from './stand-ins.ts';
import type { Together } from './together.ts';
import type { Voices } from './voices.ts';

/** counted: on a closed page. open: on the page being written. late: its page was closed without it. waiting: part of what it saw is missing. refused: its author may not write there. frozen: its device forked, and no close lists it, or it was withdrawn. */
export type EntryStatus = 'counted' | 'open' | 'late' | 'waiting' | 'struck' | 'refused' | 'frozen';

export interface Page {
  /** The close that opened it; the campaign for the first. */
  readonly id: Hash;
  readonly entries: readonly Placed[];
  /** The close that ended it; absent on the open page. */
  readonly closed?: Closing;
  /** Closed, and no vote still to come undoes that. Only ever said: phones learn it at different times, so no verdict asks. */
  readonly final: boolean;
  /** Seats that have not been heard to build on its close, nor on a rival's. */
  readonly unheard: readonly Seat[];
  /** Who has a vote on how it was turned; empty on the open page. */
  readonly voices: Voices;
}
export interface Book extends Corrections {
  readonly campaign: Hash;
  readonly founding: Known<'found'>;
  /** What has effect in it. */
  readonly level: number;
  readonly roster: Roster;
  /** The last one is open. */
  readonly pages: readonly Page[];
  readonly late: readonly Ready[];
  /** Closes that do not stand. */
  readonly fallen: readonly Ready[];
  /**
   * Lines of phones that were put out, or whose player left, written before they heard of it: for nothing, since the page they were
   * written on was turned without them.
   */
  readonly setAside: readonly Ready[];
  readonly standIns: readonly StandIn[];
  /** Newer rules and levels that the table went over to. */
  readonly raises: Raises;
  /** Lines written for a seat by somebody who does not play for it, and the seat they hold themselves. */
  readonly actedBy: ReadonlyMap<Hash, Seat>;
  readonly forked: readonly Device[];
  /** Authors of lines that wait: part of what those saw is missing. */
  readonly waiting: ReadonlySet<Device>;
  /** How far each log is ready: what a new entry leans on. */
  readonly reached: { readonly [device: Device]: number };
  readonly standing: (hash: Hash) => EntryStatus | undefined;
  /** A line that counts. */
  readonly find: (hash: Hash) => Placed | undefined;
  /** Answers that did not know of each other. */
  readonly rivals: Rivals;
  /** Rolls of two phones. */
  readonly together: Together;
  readonly forfeits: Forfeits;
  /** Whether one line was in the past of another when that was written. */
  readonly inPast: InPast;
}
