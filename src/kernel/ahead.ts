/** Looks ahead through an order's questions: whether anything can be given that begins so, and what is open to each of them. */
import { type Asked, answerTo, asked, type Said, verdict } from './asking.ts';
import type { Ask, Asking, Why } from './asks.ts';
import { type Json, same } from './json.ts';
import type { Seat } from './question.ts';
import type { Offer, Remark } from './remark.ts';

/** An order's questions, put anew each time. */
export type Asks<A> = () => Asking<A>;

/** Answers worth trying, the likeliest first. */
export function* tries(ask: Ask): Generator<Json> {
  switch (ask.ask) {
    case 'pick':
      yield* ask.among();
      return;
    case 'some':
      if (ask.least === 0) yield [];
      for (const one of ask.among()) yield [one];
      return;
    case 'split':
      yield ask.suggest();
      return;
    case 'count':
      yield* new Set([ask.from, Math.min(ask.from + 1, ask.to), ask.to]);
      return;
    case 'whole':
    case 'words': {
      const suggested = ask.suggest?.();
      if (suggested !== undefined) yield suggested;
      return;
    }
    case 'given':
      return;
  }
}

/** What its player makes up: a document, a name. */
const isWork = (ask: Ask): ask is Ask & { ask: 'whole' | 'words' } =>
  ask.ask === 'whole' || ask.ask === 'words';

/** As many answers are tried before it is taken that something can be given: the form then says what speaks against it. */
const TRIES = 2000;
interface Budget {
  tries: number;
}

/**
 * Whether nothing can be given that begins like this.
 * @returns why not, or undefined where something can
 */
export function hopeless<A>(asks: Asks<A>, said?: Said, left: Budget = { tries: TRIES }, known = 0): Why {
  const { why, next, answered }: Asked<A> = asked(asks(), said, false, known);
  if (why || !next) return why;
  // What only the page, its player or the ledger knows is taken to be there.
  if (next.ask === 'given' || (isWork(next) && !next.suggest)) return undefined;
  const found: Remark[] = [];
  for (const value of tries(next)) {
    if (left.tries-- <= 0) return undefined;
    const against =
      verdict(next, value) ?? hopeless(asks, { ...said, [next.label]: value }, left, answered.length + 1);
    if (!against) return undefined;
    found.push(against);
  }
  const [first] = found;
  const alike = first && found.every(({ rule }) => rule === first.rule);
  // Where none has to be picked the list is not at fault: what speaks against leaving it out is said.
  const free = next.ask === 'some' && next.least === 0;
  return !alike && !free && 'none' in next ? (next.none ?? first) : first;
}

/** Each candidate with what speaks against it beside those picked already: that nothing could follow it counts, too. */
export function candidates<A>(
  asks: Asks<A>,
  said: Said,
  ask: Ask,
  picked: readonly string[] = [],
): readonly { readonly one: Json; readonly why?: Remark }[] {
  if (ask.ask !== 'pick' && ask.ask !== 'some') return [];
  const left = { tries: TRIES };
  return ask.among().map((one: Json) => {
    const value = ask.ask === 'some' ? [...picked.filter((other) => other !== one), one as string] : one;
    const why = verdict(ask, value) ?? hopeless(asks, { ...said, [ask.label]: value }, left);
    return why ? { one, why } : { one };
  });
}

/** One answer to a question that is open, and what was said before it. */
export interface Way {
  readonly one: Json;
  readonly said: Said;
}
/** Every open answer to the question of this name, by whatever was said before it: the map's hints, a tile's buttons. */
export function ways<A>(asks: Asks<A>, label: string, said: Said = {}, known = 0): readonly Way[] {
  const { next, answered } = asked(asks(), said, false, known);
  if (!next) return [];
  const more = answered.length + 1;
  return [...tries(next)].flatMap((value): readonly Way[] => {
    if (verdict(next, value)) return [];
    const then = { ...said, [next.label]: value };
    if (next.label !== label) return ways(asks, label, then, more);
    if (hopeless(asks, then, undefined, more)) return [];
    return [{ one: next.ask === 'some' ? ((value as readonly Json[])[0] ?? null) : value, said }];
  });
}

/** One of what an argument names, or what it is. */
type One<T> = T extends readonly (infer E)[] ? E : T;
/**
 * Every open answer to an order's question of this name, for its tasks: nothing where the order is closed to the seat.
 * @param said what is settled already; of several that may be picked together, each by itself
 */
export const openOf = <S, A, L extends keyof A & string>(
  order: { asks(state: S, seat: Seat): Asking<A> },
  state: S,
  seat: Seat,
  label: L,
  said?: Said,
): readonly One<A[L]>[] =>
  ways(() => order.asks(state, seat), label, said).map(({ one }) => one as One<A[L]>);

/** The question of this name, also where something speaks against what comes before it; undefined where it is not asked. */
export function questionOf<A>(asks: Asks<A>, label: string, said: Said = {}): Ask | undefined {
  const { answered, next } = asked(asks(), said, true);
  return [...answered, ...(next ? [next] : [])].find((ask) => ask.label === label);
}
/** The answers that a question by itself does not close: nobody looks whether something can follow. */
export const openBy = (ask: Ask | undefined): readonly Json[] =>
  ask
    ? [...tries(ask)].flatMap((value) =>
        verdict(ask, value) ? [] : ask.ask === 'some' ? (value as readonly Json[]) : [value],
      )
    : [];

/** Whether whole arguments are among what the questions offer; the label of the first that is not, if any. */
export function notAmong<A>(asks: Asks<A>, args: Said): string | undefined {
  const { answered } = asked(asks(), args, true);
  return answered.find((ask) => {
    if (ask.ask !== 'pick' && ask.ask !== 'some') return false;
    const all: readonly Json[] = ask.among();
    const value = answerTo(ask, args);
    return !(ask.ask === 'some' ? (value as readonly Json[]) : [value]).every((one) =>
      all.some((other) => same(other, one)),
    );
  })?.label;
}

/** Whether an order is offered, from its questions: at all, or with these arguments. */
export function offeredBy<S>(
  ask: (state: S, seat: Seat) => Asking<unknown>,
  state: S,
  seat: Seat,
  args?: unknown,
): Offer {
  const asks = (): Asking<unknown> => ask(state, seat);
  const { why, mind, next } = asked(asks(), args as Said | undefined);
  if (args === undefined && next) {
    const none = hopeless(asks);
    return none ? { open: false, ...none } : { open: true };
  }
  if (why) return { open: false, ...why };
  return mind.length > 0 ? { open: true, mind } : { open: true };
}
