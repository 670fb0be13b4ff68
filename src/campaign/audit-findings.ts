/** What an audit says: findings, and remarks that are worth a word and prove nothing. */
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { Text } from '../kernel/text.ts';
import type { Hash } from '../log/bytes.ts';

export interface Finding {
  readonly entry: Hash;
  readonly page: number;
  readonly seat: Seat;
  /**
   * declared, told: it said something that does not match its book. unreadable: a sealed line does not open. refused: the book did not take it.
   * garbled: what it told opens to nothing. charged: its book could not take what the rules charged to it. corrected: what it had
   * declared was corrected to other than its book said.
   */
  readonly kind: 'declared' | 'told' | 'unreadable' | 'refused' | 'garbled' | 'charged' | 'corrected';
  /** What was asked of the book, what was said, and what stood there. */
  readonly claim?: string;
  readonly said?: Json;
  readonly book?: Json;
}
/**
 * unseen, unwritten: a claim is true only by lines nobody had seen when it was asked, or is nowhere in the seat's book.
 * undone: it never entered something that the rules asked for as a page turned. never: it wrote nothing in its book.
 */
export interface AuditRemark extends Omit<Finding, 'kind'> {
  readonly kind: 'unseen' | 'unwritten' | 'undone' | 'never';
  /** What was left undone. */
  readonly what?: Text;
  /** What was written. */
  readonly lines: readonly Json[];
}
