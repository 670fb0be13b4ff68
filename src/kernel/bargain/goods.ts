/**
 * What can change hands: an amount (crowns, gold), pieces by name (captives, tiles), or a share of an amount that pieces have (experience).
 * A book writes a row for each of its goods; arguments, questions, refusals and sentences are made from the rows.
 */
import * as v from 'valibot';
import { type Asking, count, given, pickSome, split, type Why } from '../asks.ts';
import { against, countArg, pieceArg } from '../offers.ts';
import type { Procedure } from '../procedure.ts';
import type { Rule, Seat } from '../question.ts';
import type { Remark } from '../remark.ts';
import { say, type Text } from '../text.ts';

export interface Way {
  readonly from: Seat;
  readonly to: Seat;
}
/** What a brief keeps of a piece: it may be gone, or called otherwise, when the chronicle tells of it. */
export type Facts = { readonly [fact: string]: string | number };
/** One thing that goes over: a piece, or `n` of an amount (its id is empty), with what the brief keeps of the piece. */
export type Lot<F = object, T extends string = string> = { readonly id: T; readonly n: number } & Partial<F>;

interface Row<S, C, B, F, T extends string = string> {
  /** The rule of a refusal where a player has too little of it, or not that piece. */
  readonly rule: Rule;
  facts?(state: S, id: T): F;
  /** What replay asks of a piece. */
  there?(state: S, id: T): true | Remark;
  /** What speaks against giving it, though the giver has it. @param before how many are given already */
  against?(state: S, way: Way, id: T, before: number): Why;
  said(lot: Lot<F, T>): Text;
  pass(way: Way, lot: Lot<F, T>, brief: B): Procedure<C>;
}
/** `V` is what stands in the arguments, `B` the brief from which it is passed on. */
export interface Good<S, C, B, V> extends Row<S, C, B, Facts> {
  readonly kind: 'amount' | 'pieces' | 'shares';
  readonly arg: v.GenericSchema<unknown, V>;
  lots(value: V): readonly Lot[];
  /** What a player has to give, and how much of it. */
  among(state: S, way: Way): readonly string[];
  most(state: S, seat: Seat, id: string): number;
}
// biome-ignore lint/suspicious/noExplicitAny: what stands in the arguments, and what is kept in the brief, the row alone knows
export type AnyGood<S> = Good<S, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
type Shared = any;

/** The makers of rows for a book. */
export const goodsOf = <S, C, B>() => ({
  amount: ({
    arg = countArg,
    has,
    ...row
  }: Row<S, C, B, Facts> & {
    readonly arg?: v.GenericSchema<unknown, number>;
    has(state: S, seat: Seat): number;
  }): Good<S, C, B, number> => ({
    kind: 'amount',
    arg: v.optional(arg, 0),
    lots: (n) => (n > 0 ? [{ id: '', n }] : []),
    among: () => [''],
    most: has,
    ...row,
  }),
  pieces: <T extends string, F extends Facts>({
    arg,
    upTo = Number.POSITIVE_INFINITY,
    ...row
  }: Row<S, C, B, F, T> & {
    readonly arg: v.GenericSchema<unknown, T>;
    /** As many stand in an entry at most. */
    readonly upTo?: number;
    among(state: S, way: Way): readonly T[];
  }): Good<S, C, B, readonly T[]> => ({
    kind: 'pieces',
    arg: v.optional(v.pipe(v.array(arg), v.maxLength(upTo)), []),
    // What was open when the app still kept its pieces as objects is passed on as it was offered.
    lots: (all) => all.map((one: Shared) => ({ ...(typeof one === 'object' ? one : { id: one }), n: 1 })),
    most: () => 1,
    ...(row as Shared),
  }),
  shares: <F extends Facts>(
    row: Row<S, C, B, F> & Pick<AnyGood<S>, 'among' | 'most'>,
  ): Good<S, C, B, { readonly [id: string]: number }> => ({
    kind: 'shares',
    arg: v.optional(v.record(pieceArg, countArg), {}),
    lots: (all) => Object.entries(all).flatMap(([id, n]) => (n > 0 ? [{ id, n }] : [])),
    ...(row as Shared),
  }),
});

/** Asks for one good of a side. */
export function* asksFor<S>(
  good: AnyGood<S>,
  state: S,
  way: Way,
  label: string,
  text: Text,
): Asking<unknown> {
  const { kind, rule } = good;
  const { from: seat } = way;
  const most = (id: string): number => good.most(state, seat, id);
  let all: readonly string[] | undefined;
  const among = (): readonly string[] => {
    all ??= good.among(state, way);
    return all;
  };
  const words = (lot: Lot): Text => good.said({ ...good.facts?.(state, lot.id), ...lot });
  function ungivable(lot: Lot, before = 0): Why {
    if (!among().includes(lot.id))
      return against(rule, say('{what} is not {seat}’s to give.', { what: words(lot), seat }));
    if (lot.n <= most(lot.id)) return good.against?.(state, way, lot.id, before);
    const has = words({ ...lot, n: most(lot.id) });
    return against(rule, say('{seat} has {has} and cannot give {what}.', { seat, what: words(lot), has }));
  }
  function first(value: unknown): Why {
    const all = good.lots(value).map((lot) => ungivable(lot));
    return all.find((why) => why);
  }
  if (kind === 'amount') return yield* count(label, { text, from: 0, to: most(''), against: first });
  // Nobody is asked how to share out nothing.
  if (kind === 'shares' && among().length === 0) return yield* given(label, { value: {}, against: first });
  if (kind === 'shares')
    return yield* split(label, { text, among, most, suggest: () => ({}), against: first });
  return yield* pickSome(label, {
    text,
    among,
    least: 0,
    against: (id, before) => ungivable({ id, n: 1 }, before.length),
  });
}
