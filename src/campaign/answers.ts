/**
 * Whose answer counts. A choice is the seat's that is asked; so is a die, and anybody else's roll for it is a suggestion
 * until its owner takes it, as is another's word on what only an absent player's book knows; what is asked of the table any
 * player answers. Of two that did not know of each other the one
 * that others saw first stands, at the place of the first, and the other is a dispute.
 */
import { canonical, type Json, same } from '../kernel/json.ts';
import { answers, shapeOf } from '../kernel/question.ts';
import type { Mutable } from '../kernel/ruleset.ts';
import { type Flag, respond } from '../kernel/table.ts';
import type { Hash } from '../log/bytes.ts';
import { is } from '../log/entry.ts';
import type { Placed } from '../log/placed.ts';
import { disputed, rivalsOf } from './disputes.ts';
import type { Folded, Reading, Suggestion } from './folded.ts';
import { type Answered, carry, clockOf, handOf } from './moves.ts';
import { orderNamed } from './orders.ts';
import { asksSealed, begunBefore, entitled, questionOf } from './questions.ts';
import type { AnsweredQuestion, Telling } from './telling.ts';
import { falseRoll, witnessOf } from './together.ts';

interface Answering {
  readonly order: Hash;
  readonly label: string;
  readonly value: Json;
  readonly shape: string;
  readonly how: string;
  readonly suggestion?: Hash | undefined;
  /** The line that was opened. */
  readonly committed?: Hash;
}

export function foldAnswer(
  reading: Reading,
  draft: Mutable<Folded>,
  before: Folded,
  placed: Placed,
  said: Answering,
  tellings: Telling[],
): void {
  const order = orderNamed(before, said.order);
  const { struck, corrected } = reading.corrections;
  if (struck.has(placed.hash)) return;
  const open = before.table.open.find((one) => one.order === order);
  // What a correction does not name stays as it was answered: it leaves no order that nobody can finish.
  const left = open !== undefined && !Object.hasOwn(open.answers, said.label);
  if (!left && (corrected.has(order) || corrected.has(said.order))) {
    keepHow(reading, before, { ...said, order }, placed, tellings);
    return;
  }
  const question = questionOf(reading, before.table, order, said.label);
  if (!question || said.shape !== shapeOf(question) || !answers(question, said.value)) return;
  const { seat } = placed.entry;
  if (!is(placed.entry, 'sealed')) {
    if (asksSealed(reading, before.table, order, said.label) || !begunBefore(reading, order, placed)) return;
  }
  const against = falseRoll(reading, placed, question);
  if (against === 'overruled') return;
  if (against) {
    const flag: Flag = { kind: 'misfit', ...against, entry: placed.hash };
    draft.table.flags.push(flag as Mutable<Flag>);
    return;
  }
  if (!entitled(question, seat)) {
    if (question.ask === 'roll' || question.ask === 'declare')
      suggest(draft, before, { ...said, order }, placed);
    return;
  }
  const candidates = rivalsOf(reading, placed.hash, order, question);
  const best = candidates.length > 1 ? reading.corrections.rivals.best(candidates) : undefined;
  const stands = best && is(best.entry, 'answer') ? { placed: best, said: best.entry.body } : undefined;
  const stood = open?.answers[said.label];
  // Told when the one that stands was taken.
  if (stood && stands && same(stands.said.value, stood.value)) return;
  const chosen = (!stood && stands) || { placed, said };
  const { value, label } = chosen.said;
  const move = respond(reading.ruleset, before.table, {
    entry: chosen.placed.hash,
    order,
    label,
    value,
    shape: chosen.said.shape,
  });
  if (!move) return;
  const later = move.flags.some(({ kind }) => kind === 'dispute');
  const at = clockOf(reading, before);
  const answered: Answered = later
    ? {}
    : { [label]: toldOf(reading, before, chosen.placed, { ...chosen.said, order }) };
  carry(
    reading,
    draft,
    before,
    disputed(reading, move, before, chosen, order, candidates, tellings),
    at,
    tellings,
    answered,
  );
  draft.suggested = draft.suggested.filter((one) => one.order !== order || one.label !== label);
}

/** What is told of an answer: how it came, by whom, and who rolled it where its owner took another's roll. */
function toldOf(
  reading: Reading,
  before: Folded,
  { entry, hash }: Pick<Placed, 'entry' | 'hash'>,
  { order, label, value, how, suggestion, committed }: Answering,
): Answered[string] {
  const line = reading.corrections.struck.has(suggestion ?? '')
    ? undefined
    : reading.find(suggestion ?? '')?.entry;
  const taken =
    line &&
    is(line, 'answer') &&
    line.seat !== entry.seat &&
    orderNamed(before, line.body.order) === order &&
    line.body.label === label &&
    same(line.body.value, value)
      ? line
      : undefined;
  const witness = witnessOf(reading, { entry });
  return {
    value,
    how: taken?.body.how ?? how,
    by: entry.seat,
    ...(taken ? { rolled: taken.seat } : {}),
    ...(witness === undefined ? {} : { witness }),
    ...(committed === undefined ? {} : { sealed: true as const }),
    ...handOf(reading, committed ?? hash),
  };
}

/**
 * An answer that a correction left as it was is told as it came, and of one that it changed what it was; see `answeredBy`.
 * What was written with the correction in sight tells nothing of how the die fell.
 */
function keepHow(
  reading: Reading,
  before: Folded,
  said: Answering,
  placed: Placed,
  tellings: Telling[],
): void {
  const index = tellings.findIndex(({ entry }) => entry === said.order);
  const told = tellings[index];
  const correction = reading.find(told?.corrected ?? '');
  if (!told || (correction && reading.corrections.inPast(correction, placed))) return;
  tellings[index] = {
    ...told,
    asked: told.asked.map((one) => {
      if (
        one.how !== 'corrected' ||
        one.question.label !== said.label ||
        !isAskedAlike(one, said) ||
        !entitled(one.question, placed.entry.seat) ||
        one.value === undefined ||
        falseRoll(reading, placed, one.question)
      )
        return one;
      return same(one.value, said.value)
        ? { ...one, ...toldOf(reading, before, placed, said) }
        : { was: said.value, ...one };
    }),
  };
}

/** A book may be asked about what the dice came to: a number that stays is what was said, though they were set right. */
const isAskedAlike = (
  { question, value }: AnsweredQuestion,
  said: Pick<Answering, 'shape' | 'value'>,
): boolean =>
  shapeOf(question) === said.shape ||
  (question.ask === 'declare' && value !== undefined && same(value, said.value));

/** The latest of each seat for each question is kept. */
function suggest(
  draft: Mutable<Folded>,
  before: Folded,
  { order, label, value, how }: Answering,
  { entry, hash }: Pick<Placed, 'entry' | 'hash'>,
): void {
  const open = before.table.open.find((one) => one.order === order);
  if (!open || Object.hasOwn(open.answers, label)) return;
  const made: Suggestion = { entry: hash, order, label, seat: entry.seat, value, how };
  draft.suggested = [
    ...before.suggested.filter(
      (one) => one.order !== order || one.label !== label || one.seat !== entry.seat,
    ),
    JSON.parse(canonical(made)) as Suggestion,
  ] as Mutable<Suggestion>[];
}
