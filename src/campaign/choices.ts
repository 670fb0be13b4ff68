/**
 * Choices laid face down. Of one seat the first that is laid stands, and of two that its phones laid without knowing of each
 * other the one that others saw first. What opens nothing leaves it lying.
 */
import { answers, type Question, shapeOf } from '../kernel/question.ts';
import type { Mutable } from '../kernel/ruleset.ts';
import { say } from '../kernel/text.ts';
import type { Hash } from '../log/bytes.ts';
import { type BodyOf, isLaid } from '../log/entry.ts';
import type { Placed } from '../log/placed.ts';
import { foldAnswer } from './answers.ts';
import type { Folded, Reading } from './folded.ts';
import { readCommitted } from './keyring.ts';
import { orderNamed } from './orders.ts';
import { asksSealed, begunBefore, entitled, questionKey, questionOf } from './questions.ts';
import { takeForfeit } from './take-forfeit.ts';
import type { Telling } from './telling.ts';

/**
 * The commitment of a seat to a question, if it is one: to what is asked face down, of this question as it stands, and not
 * forfeit before others saw it.
 */
export function choiceOf(reading: Reading, before: Folded, { entry, hash }: Placed): Chosen | undefined {
  const { struck } = reading.corrections;
  if (!isLaid(entry) || struck.has(hash)) return undefined;
  const { label, shape } = entry.body.purpose;
  const order = orderNamed(before, entry.body.purpose.order);
  const question = questionOf(reading, before.table, order, label);
  if (!asksSealed(reading, before.table, order, label) || !entitled(question, entry.seat)) return undefined;
  const asks = question && shape === shapeOf(question) && begunBefore(reading, order, { entry, hash });
  const forfeit = reading.corrections.forfeits
    .before(hash)
    .some(({ body, proposal }) => isAbout(before, body, { order, label, question }) && !struck.has(proposal));
  return asks && !forfeit ? { order, label, question } : undefined;
}
export interface Chosen {
  readonly order: Hash;
  readonly label: string;
  readonly question: Question | undefined;
}
/** Whether a forfeit speaks of this question. */
export const isAbout = (
  before: Folded,
  body: BodyOf<'forfeit'>,
  { order, label, question }: Chosen,
): boolean =>
  orderNamed(before, body.order) === order &&
  body.label === label &&
  question?.by === body.seat &&
  body.shape === shapeOf(question);

export function foldChoice(reading: Reading, draft: Mutable<Folded>, before: Folded, placed: Placed): void {
  const made = choiceOf(reading, before, placed);
  const key = made && questionKey(made.order, made.label);
  // The first stands: to commit anew, having seen the other's card, would bind nobody.
  if (!key || before.committed[key] !== undefined) return;
  const rivals = reading.corrections.rivals
    .with(placed.hash)
    ?.filter((one) => choiceOf(reading, before, one));
  const { hash, entry } = rivals && rivals.length > 1 ? reading.corrections.rivals.best(rivals) : placed;
  draft.committed[key] = { entry: hash, seat: entry.seat };
}

export function foldReveal(
  reading: Reading,
  draft: Mutable<Folded>,
  before: Folded,
  placed: Placed,
  body: { readonly entry: Hash; readonly key: string },
  tellings: Telling[],
): void {
  const sealed = reading.find(body.entry)?.entry;
  if (!sealed || !isLaid(sealed)) return;
  const opened = readCommitted(reading.ring.campaign, sealed, body.key);
  const { order, label, shape } = sealed.body.purpose;
  const name = orderNamed(before, order);
  const key = questionKey(name, label);
  const { corrected } = reading.corrections;
  // What opens nothing, or opens another line than the one that stands, is nothing; of a corrected order it tells how it came.
  const stands = before.committed[key]?.entry === body.entry;
  if (!opened || !(stands || corrected.has(name) || corrected.has(order))) return;
  const { value } = opened;
  const question = questionOf(reading, before.table, name, label);
  if (stands && question && (value === undefined || !answers(question, value))) {
    // No allowed choice: to lay another with the other's card in sight would bind nobody.
    const { seat } = sealed;
    const why = say('{seat} laid down a choice that they were not allowed to make.', { seat });
    takeForfeit(
      reading,
      draft,
      before,
      { line: placed.hash, order: name, question, how: 'void' },
      why,
      tellings,
    );
    return;
  }
  if (value === undefined) return;
  delete draft.committed[key];
  foldAnswer(
    reading,
    draft,
    before,
    { ...placed, entry: sealed },
    { order, label, value, shape, how: 'chosen', committed: body.entry },
    tellings,
  );
}
