/**
 * Playing a procedure: from its recorded answers to the questions now open. Used alike when a rule is played, replayed,
 * tested and simulated. Running it again from brief and answers always gives the same, so an open one is stored as those.
 */
import type { Bag } from './dice.ts';
import { type Json, same } from './json.ts';
import { unlessPhoneFault } from './phone-fault.ts';
import {
  type Batch,
  type Change,
  type Note,
  type Procedure,
  type Statement,
  unfolded,
  type Yielded,
} from './procedure.ts';
import { answers as answersTo, forfeitOf, handed, type Question, shapeOf } from './question.ts';

export interface Given {
  readonly value: Json;
  /** Digest of the question it answered; absent in tests, where it always fits. */
  readonly shape?: string;
}
export interface Run<C> {
  readonly done: boolean;
  /** The questions of the batch it waits in that have no fitting answer yet. */
  readonly open: readonly Question[];
  /** Every question met so far, answered or open, in the order asked. */
  readonly asked: readonly Question[];
  readonly sealed: boolean;
  /** Labels whose recorded answer no longer fits what is asked. */
  readonly misfits: readonly string[];
  readonly notes: readonly Note[];
  readonly tells: readonly Statement[];
  /** A preview until `done`. */
  readonly changes: readonly C[];
}

/** Thrown where a rule itself is broken: a label used twice, or an exception inside it. */
export class BrokenRule extends Error {
  constructor(why: string, cause?: unknown) {
    super(why, { cause });
    this.name = 'BrokenRule';
  }
}

/**
 * Runs a procedure as far as the answers reach.
 * @param answers by label; `given` is asked once for each question. @throws BrokenRule
 */
export function run<C>(
  procedure: Procedure<C, unknown>,
  given: (question: Question) => Given | undefined,
): Run<C> {
  const met = { asked: [] as Question[], misfits: [] as string[], labels: new Set<string>() };
  const out = { notes: [] as Note[], tells: [] as Statement[], changes: [] as C[] };
  const stop = (open: readonly Question[], sealed: boolean, done: boolean): Run<C> => {
    return { done, open, sealed, asked: met.asked, misfits: met.misfits, ...out };
  };
  const stack: Procedure<C, unknown>[] = [procedure];
  let answer: unknown;
  for (;;) {
    const top = stack.at(-1) as Procedure<C, unknown>;
    const { done, value } = next(top, answer);
    answer = undefined;
    if (done) {
      stack.pop();
      if (stack.length === 0) return stop([], false, true);
      answer = value;
    } else if ('batch' in value) {
      const { open, answered } = meet(value, given, met);
      if (open.length > 0) return stop(open, value.sealed ?? false, false);
      answer = answered;
    } else if ('part' in value) stack.push(unfolded(value) as Procedure<C, unknown>);
    else if ('note' in value) out.notes.push(value);
    else if ('tell' in value) out.tells.push(value);
    else out.changes.push((value as Change<C>).change);
  }
}

function next<C>(procedure: Procedure<C, unknown>, answer: unknown): IteratorResult<Yielded<C>, unknown> {
  try {
    return procedure.next(answer);
  } catch (cause) {
    unlessPhoneFault(cause);
    if (cause instanceof BrokenRule) throw cause;
    throw new BrokenRule(cause instanceof Error ? cause.message : String(cause), cause);
  }
}

function isForfeit(question: Question, value: Json): boolean {
  const forfeit = forfeitOf(question);
  return forfeit !== undefined && same(value, forfeit);
}

function meet(
  { batch }: Batch,
  given: (question: Question) => Given | undefined,
  met: { asked: Question[]; misfits: string[]; labels: Set<string> },
): { open: readonly Question[]; answered: Readonly<Record<string, Json | Bag>> } {
  const open: Question[] = [];
  const answered: Record<string, Json | Bag> = {};
  for (const question of batch) {
    if (met.labels.has(question.label)) throw new BrokenRule(`${question.rule} asks ${question.label} twice`);
    met.labels.add(question.label);
    met.asked.push(question);
    const answer = given(question);
    if (
      answer &&
      (answersTo(question, answer.value) || isForfeit(question, answer.value)) &&
      (answer.shape === undefined || answer.shape === shapeOf(question))
    )
      answered[question.label] = handed(question, answer.value);
    else {
      if (answer) met.misfits.push(question.label);
      open.push(question);
    }
  }
  return { open, answered };
}

/** The answers of a record by label. */
export const recorded =
  (answers: { readonly [label: string]: Given }) =>
  ({ label }: Question): Given | undefined =>
    Object.hasOwn(answers, label) ? answers[label] : undefined;

/** A script for tests: plain values by label. */
export const script =
  (answers: { readonly [label: string]: Json }) =>
  ({ label }: Question): Given | undefined =>
    Object.hasOwn(answers, label) ? { value: answers[label] as Json } : undefined;

/** Plays a procedure to its end by a script. @throws BrokenRule naming the first question it leaves open */
export function play<C>(
  procedure: Procedure<C, unknown>,
  answers: { readonly [label: string]: Json },
): Run<C> {
  const result = run(procedure, script(answers));
  const [open] = result.open;
  if (open) throw new BrokenRule(`nothing answers ${open.label} (${open.ask} for ${open.rule})`);
  return result;
}
