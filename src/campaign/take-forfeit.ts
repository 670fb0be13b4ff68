/** What a rule takes for a choice that is forfeit. */
import { forfeitOf, type Question, type Seat, shapeOf } from '../kernel/question.ts';
import type { Mutable } from '../kernel/ruleset.ts';
import { type Flag, respond } from '../kernel/table.ts';
import type { Text } from '../kernel/text.ts';
import type { Hash } from '../log/bytes.ts';
import type { Folded, Reading } from './folded.ts';
import { carry, clockOf } from './moves.ts';
import { questionKey } from './questions.ts';
import type { Telling } from './telling.ts';

interface Taking {
  /** The line by which it is forfeit. */
  readonly line: Hash;
  readonly order: Hash;
  readonly question: Question;
  readonly how: 'forfeit' | 'void';
  /** Who declared it forfeit. */
  readonly hands?: readonly Seat[];
}

/** Nothing comes of it where the rule knows nothing to take: the choice stays as it lies. */
export function takeForfeit(
  reading: Reading,
  draft: Mutable<Folded>,
  before: Folded,
  { line, order, question, how, hands }: Taking,
  why: Text,
  tellings: Telling[],
): void {
  const value = forfeitOf(question);
  if (value === undefined) return;
  const { label, rule, by } = question;
  const given = { entry: line, order, label, value, shape: shapeOf(question) };
  const move = respond(reading.ruleset, before.table, given);
  if (!move) return;
  delete draft.committed[questionKey(order, label)];
  const flag: Flag = { kind: 'remark', rule, why, entry: line };
  const told = { [label]: { value, how, by, ...(hands ? { hands } : {}) } };
  const at = clockOf(reading, before);
  carry(reading, draft, before, { ...move, flags: [...move.flags, flag] }, at, tellings, told);
  draft.suggested = draft.suggested.filter((one) => one.order !== order || one.label !== label);
}
