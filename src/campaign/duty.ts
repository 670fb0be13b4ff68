/** A line this phone writes by itself. */
import type { Seat } from '../kernel/question.ts';
import type { KnownBody } from '../log/entry.ts';
import type { Spot } from '../log/seal.ts';

export interface Duty {
  readonly seat: Seat;
  /** Made for the spot the entry will stand in, since what is sealed is bound to it. */
  body(at: Spot): KnownBody;
}
