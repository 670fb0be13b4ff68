/**
 * Where two hands declare a choice forfeit. It must be missing there: not laid down, or, once all lie, not opened; or not
 * said, where the seat's book says it. A reveal or an answer that stands on the same page and did not know of it wins.
 */
import { answers, type Question, shapeOf } from '../kernel/question.ts';
import type { Mutable } from '../kernel/ruleset.ts';
import { say, type Text } from '../kernel/text.ts';
import type { Hash } from '../log/bytes.ts';
import { is } from '../log/entry.ts';
import type { Declared } from '../log/forfeits.ts';
import type { Placed } from '../log/placed.ts';
import { type Chosen, choiceOf, isAbout } from './choices.ts';
import type { Folded, Reading } from './folded.ts';
import { readCommitted } from './keyring.ts';
import { orderNamed } from './orders.ts';
import { asksSealed, entitled, openBatch, questionKey, questionOf } from './questions.ts';
import { takeForfeit } from './take-forfeit.ts';
import type { Telling } from './telling.ts';

export function foldForfeit(
  reading: Reading,
  draft: Mutable<Folded>,
  before: Folded,
  placed: Placed,
  tellings: Telling[],
): void {
  const declared = reading.corrections.forfeits.at.get(placed.hash);
  if (!declared || reading.corrections.struck.has(declared.proposal)) return;
  const { label } = declared.body;
  const order = orderNamed(before, declared.body.order);
  const question = questionOf(reading, before.table, order, label);
  const about = { order, label, question };
  if (!question || !isAbout(before, declared.body, about)) return;
  const open = before.table.open.find((one) => one.order === order);
  if (!open || Object.hasOwn(open.answers, label)) return;
  const sealed = asksSealed(reading, before.table, order, label);
  if (
    sealed ? !isMissing(reading, before, placed, declared, about) : isSaid(reading, before, declared, about)
  )
    return;
  if (!sealed && question.ask !== 'declare') return;
  const why = whyOf(before, question, questionKey(order, label));
  const { hands } = declared;
  takeForfeit(
    reading,
    draft,
    before,
    { line: placed.hash, order, question, how: 'forfeit', hands },
    why,
    tellings,
  );
}

function whyOf({ committed }: Folded, { ask, by: seat }: Question, key: string): Text {
  if (ask === 'declare') return say('{seat} gave no answer: the answer is forfeit.', { seat });
  return committed[key] === undefined
    ? say('{seat} laid down no choice: the choice is forfeit.', { seat })
    : say('{seat} did not turn their choice over: the choice is forfeit.', { seat });
}

/** Whether a card was not laid down, or was laid and is not opened though all lie there. */
function isMissing(
  reading: Reading,
  before: Folded,
  placed: Placed,
  { unseen }: Declared,
  about: Chosen,
): boolean {
  const laid = before.committed[questionKey(about.order, about.label)]?.entry;
  if (laid === undefined) return !unseen.some((one) => sameChoice(choiceOf(reading, before, one), about));
  const line = reading.find(laid);
  if (!line || !reading.corrections.inPast(line, placed)) return false;
  const all = openBatch(reading, before.table, about.order).every(
    ({ label }) => before.committed[questionKey(about.order, label)] !== undefined,
  );
  return all && !unseen.some((one) => opens(reading, one, laid));
}
const sameChoice = (choice: Chosen | undefined, { order, label }: Chosen): boolean =>
  choice?.order === order && choice.label === label;

function opens({ find, ring }: Reading, { entry }: Placed, laid: Hash): boolean {
  const line = find(laid)?.entry;
  if (!is(entry, 'reveal') || entry.body.entry !== laid || !line || !is(line, 'sealed')) return false;
  return readCommitted(ring.campaign, line, entry.body.key) !== undefined;
}

/** Whether its seat says it on the same page, without having known. */
const isSaid = (
  { corrections }: Reading,
  before: Folded,
  { unseen }: Declared,
  { order, label, question }: Chosen,
): boolean =>
  unseen.some(
    ({ entry, hash }) =>
      is(entry, 'answer') &&
      orderNamed(before, entry.body.order) === order &&
      entry.body.label === label &&
      question !== undefined &&
      entitled(question, entry.seat) &&
      entry.body.shape === shapeOf(question) &&
      answers(question, entry.body.value) &&
      !corrections.struck.has(hash),
  );
