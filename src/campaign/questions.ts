/** The questions that orders ask now, and who may answer them. */
import { unlessPhoneFault } from '../kernel/phone-fault.ts';
import type { Question, Seat } from '../kernel/question.ts';
import { type Public, reopened } from '../kernel/table.ts';
import type { Hash } from '../log/bytes.ts';
import type { Placed } from '../log/placed.ts';
import type { Reading } from './folded.ts';

/** How a question of an order is named as a key of the state. */
export const questionKey = (order: Hash, label: string): string => `o${order}/${label}`;

/** A question that an order asks now, or has asked. */
export function questionOf(
  { ruleset }: Pick<Reading, 'ruleset'>,
  table: Public,
  order: Hash,
  label: string,
): Question | undefined {
  const open = table.open.find((one) => one.order === order);
  if (!open) return undefined;
  try {
    return reopened(ruleset, table, open).asked.find((question) => question.label === label);
  } catch (problem) {
    unlessPhoneFault(problem);
    return undefined;
  }
}

/** What an order waits to have laid face down, or to have opened. */
export function openBatch(
  { ruleset }: Pick<Reading, 'ruleset'>,
  table: Public,
  order: Hash,
): readonly Question[] {
  const open = table.open.find((one) => one.order === order);
  const run = open && reopened(ruleset, table, open);
  return run?.sealed ? run.open : [];
}

/** Whether a question waits for choices laid face down: an answer for all to see would bind nobody. */
export const asksSealed = (
  reading: Pick<Reading, 'ruleset'>,
  table: Public,
  order: Hash,
  label: string,
): boolean => openBatch(reading, table, order).some((question) => question.label === label);

/** Whether a seat may answer a question: its own, or what is asked of the table. */
export const entitled = (question: Question | undefined, seat: Seat): boolean =>
  question !== undefined && (question.by === seat || question.by === 'table');

/** Whether the line that began an order was in the past of another; one with a name of its own was begun by no line alone. */
export function begunBefore(
  { find, corrections }: Pick<Reading, 'find' | 'corrections'>,
  order: Hash,
  line: Pick<Placed, 'hash' | 'entry'>,
): boolean {
  const began = find(order);
  return began === undefined || corrections.inPast(began, line);
}
