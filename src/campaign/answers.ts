/**
 * Whose answer counts. A choice is the seat's that is asked; so is a die, and anybody else's roll for it is a suggestion
 * until its owner takes it, as is another's word on what only an absent player's book knows; what is asked of the table any
 * player answers. Of two that did not know of each other the one
 * that others saw first stands, at the place of the first, and the other is a dispute.
 */
import { canonical, type Json, same } from '../kernel/json.ts';
import { unlessPhoneFault } from '../kernel/phone-fault.ts';
import { answers, fits as fitsOf, type Question, type Seat } from '../kernel/question.ts';
import type { Mutable } from '../kernel/ruleset.ts';
import { type Dispute, type Move, type Public, reopened, respond } from '../kernel/table.ts';
import { say } from '../kernel/text.ts';
import type { Hash } from '../log/bytes.ts';
import { is } from '../log/entry.ts';
import type { Placed } from '../log/strikes.ts';
import type { Folded, Reading, Suggestion } from './folded.ts';
import { readCommitted } from './keyring.ts';
import { type Answered, carry, clockOf, handOf } from './moves.ts';
import { orderNamed } from './orders.ts';
import type { Telling } from './telling.ts';

interface Answering {
  readonly order: Hash;
  readonly label: string;
  readonly value: Json;
  readonly fits: string;
  readonly how: string;
  readonly takes?: Hash | undefined;
  /** The line that was opened. */
  readonly committed?: Hash;
}

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

/** Whether a question waits for choices laid face down: an answer for all to see would bind nobody. */
export function asksSealed(
  { ruleset }: Pick<Reading, 'ruleset'>,
  table: Public,
  order: Hash,
  label: string,
): boolean {
  const open = table.open.find((one) => one.order === order);
  const run = open && reopened(ruleset, table, open);
  return run?.sealed === true && run.open.some((question) => question.label === label);
}

/** Whether a seat may answer a question: its own, or what is asked of the table. */
export const entitled = (question: Question | undefined, seat: Seat): boolean =>
  question !== undefined && (question.by === seat || question.by === 'table');

export function foldAnswer(
  reading: Reading,
  draft: Mutable<Folded>,
  before: Folded,
  placed: Pick<Placed, 'entry' | 'hash'>,
  said: Answering,
  tellings: Telling[],
): void {
  const order = orderNamed(before, said.order);
  const { struck, corrected } = reading.mending;
  if (struck.has(placed.hash)) return;
  if (corrected.has(order) || corrected.has(said.order)) {
    keepHow(reading, before, { ...said, order }, placed, tellings);
    return;
  }
  const question = questionOf(reading, before.table, order, said.label);
  if (!question || said.fits !== fitsOf(question) || !answers(question, said.value)) return;
  const { seat } = placed.entry;
  if (!is(placed.entry, 'sealed') && asksSealed(reading, before.table, order, said.label)) return;
  if (!entitled(question, seat)) {
    if (question.ask === 'roll' || question.ask === 'declare')
      suggest(draft, before, { ...said, order }, placed);
    return;
  }
  const candidates = rivalsOf(reading, placed.hash, question);
  const best = candidates.length > 1 ? reading.mending.rivals.best(candidates) : undefined;
  const stands = best && is(best.entry, 'answer') ? { placed: best, said: best.entry.body } : undefined;
  const stood = before.table.open.find((one) => one.order === order)?.answers[said.label];
  // Told when the one that stands was taken.
  if (stood && stands && same(stands.said.value, stood.value)) return;
  const chosen = (!stood && stands) || { placed, said };
  const { value, label } = chosen.said;
  const move = respond(reading.ruleset, before.table, {
    entry: chosen.placed.hash,
    order,
    label,
    value,
    fits: chosen.said.fits,
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

/** Those who are entitled to answer a question and did so without having seen it answered: more than one only where they differ. */
function rivalsOf({ mending }: Reading, hash: Hash, question: Question): readonly Placed[] {
  const group = mending.rivals.with(hash) ?? [];
  return group.filter(
    ({ entry, hash }) =>
      is(entry, 'answer') &&
      entitled(question, entry.seat) &&
      !mending.struck.has(hash) &&
      entry.body.fits === fitsOf(question) &&
      answers(question, entry.body.value),
  );
}

interface Chosen {
  readonly placed: Pick<Placed, 'entry' | 'hash'>;
  readonly said: Pick<Answering, 'label' | 'value'>;
}
/** The move with what is to be settled: each other answer beside the one that stands, or this one beside an earlier. */
function disputed(
  reading: Reading,
  move: Move,
  before: Folded,
  { placed, said }: Chosen,
  order: Hash,
  candidates: readonly Placed[],
  tellings: readonly Telling[],
): Move {
  const { label } = said;
  const own = { seat: placed.entry.seat, value: said.value, ...handOf(reading, placed.hash) };
  if (move.flags.some(({ kind }) => kind === 'dispute')) {
    const stood = before.table.open.find((one) => one.order === order)?.answers[label]?.value ?? null;
    const told = tellings
      .find(({ entry }) => entry === order)
      ?.asked.find((one) => one.question.label === label);
    const stands = {
      seat: told?.by ?? told?.question.by ?? 'table',
      value: stood,
      ...(told?.hand === undefined ? {} : { hand: told.hand }),
    };
    const flags = move.flags.map((flag) =>
      flag.kind === 'dispute' ? { ...flag, dispute: { order, label, stands, other: own } } : flag,
    );
    return { ...move, flags };
  }
  const others = candidates.flatMap(({ entry, hash }) => {
    if (hash === placed.hash || !is(entry, 'answer') || same(entry.body.value, said.value)) return [];
    const dispute: Dispute = {
      order,
      label,
      stands: own,
      other: { seat: entry.seat, value: entry.body.value, ...handOf(reading, hash) },
    };
    const why = say('A second, different answer was given to the same question.');
    return [{ kind: 'dispute' as const, rule: 'order.dispute' as const, why, entry: hash, dispute }];
  });
  return others.length > 0 ? { ...move, flags: [...move.flags, ...others] } : move;
}

/** What is told of an answer: how it came, by whom, and who rolled it where its owner took another's roll. */
function toldOf(
  reading: Reading,
  before: Folded,
  { entry, hash }: Pick<Placed, 'entry' | 'hash'>,
  { order, label, value, how, takes, committed }: Answering,
): Answered[string] {
  const line = reading.mending.struck.has(takes ?? '') ? undefined : reading.find(takes ?? '')?.entry;
  const taken =
    line &&
    is(line, 'answer') &&
    line.seat !== entry.seat &&
    orderNamed(before, line.body.order) === order &&
    line.body.label === label &&
    same(line.body.value, value)
      ? line
      : undefined;
  return {
    value,
    how: taken?.body.how ?? how,
    by: entry.seat,
    ...(taken ? { rolled: taken.seat } : {}),
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
  placed: Pick<Placed, 'entry' | 'hash'>,
  tellings: Telling[],
): void {
  const index = tellings.findIndex(({ entry }) => entry === said.order);
  const told = tellings[index];
  const correction = reading.find(told?.corrected ?? '');
  if (!told || (correction && reading.mending.inPast(correction, placed))) return;
  tellings[index] = {
    ...told,
    asked: told.asked.map((one) => {
      if (
        one.how !== 'corrected' ||
        one.question.label !== said.label ||
        fitsOf(one.question) !== said.fits ||
        !entitled(one.question, placed.entry.seat) ||
        one.value === undefined
      )
        return one;
      return same(one.value, said.value)
        ? { ...one, ...toldOf(reading, before, placed, said) }
        : { was: said.value, ...one };
    }),
  };
}

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

export function foldReveal(
  reading: Reading,
  draft: Mutable<Folded>,
  before: Folded,
  placed: Placed,
  body: { readonly entry: Hash; readonly key: string },
  tellings: Telling[],
): void {
  const sealed = reading.find(body.entry)?.entry;
  if (!sealed || !is(sealed, 'sealed') || sealed.body.use === 'ledger') return;
  const value = readCommitted(reading.ring.campaign, sealed, body.key);
  const { order, label, fits } = sealed.body.use;
  const name = orderNamed(before, order);
  const key = questionKey(name, label);
  const { corrected } = reading.mending;
  // What opens nothing, or opens another line than the one that stands, is nothing; of a corrected order it tells how it came.
  const stands = before.committed[key]?.entry === body.entry;
  if (value === undefined || !(stands || corrected.has(name) || corrected.has(order))) return;
  const question = questionOf(reading, before.table, name, label);
  // No allowed choice: it stays as it was laid, or whoever laid it would choose again with the other's card in sight.
  if (stands && !(question && fits === fitsOf(question) && answers(question, value))) return;
  delete draft.committed[key];
  foldAnswer(
    reading,
    draft,
    before,
    { entry: sealed, hash: placed.hash },
    { order, label, value, fits, how: 'chosen', committed: body.entry },
    tellings,
  );
}
