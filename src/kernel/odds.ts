/**
 * Chances from the rule itself: a procedure is run once for every way its dice can fall, and equal outcomes are merged.
 * Parts are worked out once for each data they are given, and sums are convolved, so that repetition does not explode.
 * Over budget the same procedure is sampled with a seed, and the result says so.
 */

import { arrangements } from './bag.ts';
import { bot, type Policy, seeded } from './bot.ts';
import { type Bag, combinations, dice } from './dice.ts';
import { canonical, type Json } from './json.ts';
import type { Change, Decision, Note, Part, Procedure, Statement } from './procedure.ts';
import { handed, type Question } from './question.ts';
import { BrokenRule, run } from './run.ts';

export interface Outcome<T> {
  readonly value: T;
  readonly p: number;
}
export interface Odds<T> {
  readonly kind: 'exact' | 'sampled';
  /** Distinct outcomes, likeliest first; the chances sum to 1. */
  readonly outcomes: readonly Outcome<T>[];
}
export interface Ended<C> {
  readonly notes: readonly Note[];
  readonly tells: readonly Statement[];
  readonly changes: readonly C[];
}
export interface OddsOptions {
  /** Choices have no chances of their own: without a policy they are an error. */
  readonly policy?: Policy;
  /** What a declaration would say. */
  readonly declares?: (question: Question) => Json;
  /** Most runs to enumerate before sampling (default 200,000), and the number of samples then (default 20,000). */
  readonly budget?: number;
  readonly samples?: number;
  readonly seed?: number;
}

class OverBudget extends Error {}
type Weighed = readonly (readonly [answer: unknown, p: number])[];

/**
 * The chances of each outcome of a procedure.
 * @param start makes the procedure afresh; it is run many times
 * @param outcome what matters about a finished run: its changes, notes and what it returned
 * @throws BrokenRule for a choice without policy
 */
export function odds<C, R, T extends Json>(
  start: () => Procedure<C, R>,
  outcome: (ended: Ended<C>, returned: R) => T,
  options: OddsOptions = {},
): Odds<T> {
  const left = { runs: options.budget ?? 200_000 };
  const known = new Map<string, Weighed>();
  try {
    return { kind: 'exact', outcomes: merged(enumerate(start, outcome, options, left, known)) };
  } catch (problem) {
    if (!(problem instanceof OverBudget)) throw problem;
    return { kind: 'sampled', outcomes: sampled(start, outcome, options) };
  }
}

function* enumerate<C, R, T>(
  start: () => Procedure<C, R>,
  outcome: (ended: Ended<C>, returned: R) => T,
  options: OddsOptions,
  left: { runs: number },
  known: Map<string, Weighed>,
): Generator<Outcome<T>> {
  const stack: { readonly path: readonly unknown[]; readonly p: number }[] = [{ path: [], p: 1 }];
  for (let at = stack.pop(); at; at = stack.pop()) {
    if (--left.runs < 0) throw new OverBudget();
    const { path, p } = at;
    const ended = { notes: [] as Note[], tells: [] as Statement[], changes: [] as C[] };
    const procedure = start();
    let taken = 0;
    let answer: unknown;
    for (;;) {
      const { done, value } = procedure.next(answer);
      answer = undefined;
      if (done) {
        yield { value: outcome(ended, value), p };
        break;
      }
      if ('note' in value) ended.notes.push(value);
      else if ('tell' in value) ended.tells.push(value);
      else if ('change' in value) ended.changes.push((value as Change<C>).change);
      else if (taken < path.length) answer = path[taken++];
      else {
        const ways =
          'part' in value ? ofPart(value, options, left, known) : ofBatch(value.batch, options, left);
        for (const [next, share] of ways) stack.push({ path: [...path, next], p: p * share });
        break;
      }
    }
  }
}

function ofBatch(batch: readonly Question[], options: OddsOptions, left: { runs: number }): Weighed {
  let all: readonly (readonly [Record<string, Json | Bag>, number])[] = [[{}, 1]];
  for (const question of batch) {
    const ways = ofQuestion(question, options, left);
    if (all.length * ways.length > left.runs) throw new OverBudget();
    all = all.flatMap(([answers, p]) =>
      ways.map(
        ([value, share]) => [{ ...answers, [question.label]: handed(question, value) }, p * share] as const,
      ),
    );
  }
  return all;
}

function ofQuestion(
  question: Question,
  { policy, declares }: OddsOptions,
  left: { readonly runs: number },
): readonly (readonly [Json, number])[] {
  if (question.ask === 'roll') {
    const thrown = dice(question.dice);
    if (question.placed && thrown.sides ** thrown.count > left.runs) throw new OverBudget();
    const rolls = question.placed
      ? arrangements(thrown).map((faces) => [faces, 1] as const)
      : combinations(thrown);
    const of = rolls.reduce((sum, [, ways]) => sum + ways, 0);
    return rolls.map(([faces, ways]) => [faces, ways / of]);
  }
  if (question.ask === 'declare' && declares) return [[declares(question), 1]];
  const weights = policy?.(question);
  if (!weights) throw new BrokenRule(`${question.rule}: ${question.label} has no chances without a policy`);
  const sum = Object.values(weights).reduce((all, weight) => all + weight, 0);
  return Object.entries(weights).map(([value, weight]) => [
    question.ask === 'enter' ? (JSON.parse(value) as Json) : value,
    weight / sum,
  ]);
}

function ofPart(
  { part: decision, data, sum }: Part,
  options: OddsOptions,
  left: { runs: number },
  known: Map<string, Weighed>,
): Weighed {
  const one = ofDecision(decision, data, options, left, known);
  if (sum === undefined) return one;
  let sums: Weighed = [[0, 1]];
  for (let i = 0; i < sum; i++) {
    const next = new Map<number, number>();
    for (const [a, p] of sums)
      for (const [b, q] of one)
        next.set(Number(a) + Number(b), (next.get(Number(a) + Number(b)) ?? 0) + p * q);
    sums = [...next];
  }
  return sums;
}

function ofDecision(
  decision: Decision<Json, Json>,
  data: Json,
  options: OddsOptions,
  left: { runs: number },
  known: Map<string, Weighed>,
): Weighed {
  const key = `${decision.id} ${canonical(data)}`;
  const before = known.get(key);
  if (before) return before;
  // A decision that takes itself again is a reroll: those ways are left out, and the others weigh the more.
  known.set(key, []);
  const outcomes = merged(
    enumerate(
      () => decision.run(data),
      (_, result) => result,
      options,
      left,
      known,
    ),
  );
  const all = outcomes.reduce((sum, { p }) => sum + p, 0);
  const ways = outcomes.map(({ value, p }) => [value, p / all] as const);
  known.set(key, ways);
  return ways;
}

function merged<T>(outcomes: Iterable<Outcome<T>>): readonly Outcome<T>[] {
  const sums = new Map<string, { value: T; p: number }>();
  for (const { value, p } of outcomes) {
    const key = canonical(value);
    const found = sums.get(key);
    if (found) found.p += p;
    else sums.set(key, { value, p });
  }
  return [...sums.values()].sort((a, b) => b.p - a.p);
}

function sampled<C, R, T extends Json>(
  start: () => Procedure<C, R>,
  outcome: (ended: Ended<C>, returned: R) => T,
  { samples = 20_000, seed = 1, policy, declares }: OddsOptions,
): readonly Outcome<T>[] {
  const answer = bot(seeded(seed), policy, declares);
  const one = (): T => {
    let returned: R | undefined;
    const ended = run(
      keep(start(), (value) => (returned = value)),
      answer,
    );
    return outcome(ended, returned as R);
  };
  return merged(Array.from({ length: samples }, () => ({ value: one(), p: 1 / samples })));
}

function* keep<C, R>(inner: Procedure<C, R>, to: (value: R) => void): Procedure<C> {
  to(yield* inner);
}

/** The mean of a numeric outcome. */
export const mean = <T>({ outcomes }: Odds<T>, of: (value: T) => number): number =>
  outcomes.reduce((sum, { value, p }) => sum + of(value) * p, 0);
/** The chance that something holds. */
export const chance = <T>({ outcomes }: Odds<T>, holds: (value: T) => boolean): number =>
  outcomes.reduce((sum, { value, p }) => sum + (holds(value) ? p : 0), 0);
