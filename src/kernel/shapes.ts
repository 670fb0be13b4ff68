/**
 * The shapes of changes, in a few words: what each field may be at all, and the type that a change of that shape has. Whether
 * the pieces that a change names are there, the change itself finds out.
 */
import * as v from 'valibot';
import { isTileId, type TileId } from './hex.ts';
import type { Rule, Seat } from './question.ts';

export type Kind<T> = v.GenericSchema<unknown, T>;
type Of<K> = K extends Kind<infer T> ? T : never;
export type Shape = { readonly [field: string]: Kind<unknown> };
export type Shapes = { readonly [type: string]: Shape };

type Left<S extends Shape> = { [F in keyof S]: undefined extends Of<S[F]> ? F : never }[keyof S];
type Fields<S extends Shape> = { readonly [F in Exclude<keyof S, Left<S>>]: Of<S[F]> } & {
  readonly [F in Left<S>]?: Exclude<Of<S[F]>, undefined>;
};
/** Any change of these shapes. */
export type ChangeOf<S extends Shapes> = {
  [T in keyof S & string]: { readonly type: T } & Fields<S[T]>;
}[keyof S & string];

/** No number of a game comes near it, and as many of them as the longest campaign could add up stay whole numbers. */
const MOST = 1_000_000;
const inborn: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));
const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][\w.-]{0,119}$/i.test(value) && !inborn.has(value);
const isWhole = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) <= MOST && !Object.is(value, -0);

/** A name that the state may keep something under: a piece, a battle, a word of the rules. */
export const piece: Kind<string> = v.custom<string>(isId);
export const seat: Kind<Seat> = v.custom<Seat>(isId);
export const rule: Kind<Rule> = v.custom<Rule>(isId);
export const tile: Kind<TileId> = v.custom<TileId>(
  (value) => typeof value === 'string' && value.length <= 12 && isTileId(value),
);
export const whole: Kind<number> = v.custom<number>(isWhole);
export const count: Kind<number> = v.custom<number>((value) => isWhole(value) && value >= 0);
/** What players or charts put in words. */
export const words: Kind<string> = v.pipe(v.string(), v.maxLength(2000));
export const yes: Kind<boolean> = v.boolean();
export const so: Kind<true> = v.literal(true);

export const oneOf = <const T extends readonly (string | number)[]>(...these: T): Kind<T[number]> =>
  v.picklist(these);
export const orNull = <T>(kind: Kind<T>): Kind<T | null> => v.nullable(kind);
export const maybe = <T>(kind: Kind<T>): Kind<T | undefined> => v.optional(kind);
export const either = <A, B>(one: Kind<A>, other: Kind<B>): Kind<A | B> => v.union([one, other]);
export const list = <T>(of: Kind<T>): Kind<readonly T[]> => v.array(of);
/** Rows by their names. */
export const by = <K extends string, T>(name: Kind<K>, of: Kind<T>): Kind<{ readonly [N in K]: T }> =>
  v.record(name as unknown as Key, of) as unknown as Kind<{ readonly [N in K]: T }>;
type Key = v.GenericSchema<string, string>;
/** An object of a type that is known elsewhere, field by field. */
export const fields = <T extends object>(
  of: {
    readonly [F in keyof T]-?: object extends Pick<T, F> ? Kind<T[F] | undefined> : Kind<T[F]>;
  },
): Kind<T> => v.object(of as v.ObjectEntries) as unknown as Kind<T>;
/** What one and the other say of one object, together. */
export const both = <A, B>(one: Kind<A>, other: Kind<B>): Kind<A & B> =>
  v.intersect([one, other]) as unknown as Kind<A & B>;
export const two = <T>(of: Kind<T>): Kind<readonly [T, T]> => v.tuple([of, of]);
