/** What speaks against an order, and the shapes most of their arguments have. */
import * as v from 'valibot';
import { type Asking, unlessAny } from './asks.ts';
import { isTileId, type TileId } from './hex.ts';
import type { Rule, Seat } from './question.ts';
import type { Remark } from './remark.ts';
import type { Text } from './text.ts';

export const against = (rule: Rule, why: Text): Remark => ({ rule, why });

export const tileArg = v.custom<TileId>((value) => typeof value === 'string' && isTileId(value));
export const pieceArg = v.pipe(v.string(), v.regex(/^[a-z]/i), v.maxLength(80));
export const nameArg = v.pipe(v.string(), v.maxLength(60));
export const countArg = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const noArgs = v.object({});

/** The questions of an order that takes no arguments: it is open where none of these speaks against it; the first is the refusal. */
export const unlessIn =
  <S>() =>
  (gates: (state: S, seat: Seat) => readonly (Remark | undefined | false)[]) => ({
    args: noArgs,
    *asks(state: S, seat: Seat): Asking<object> {
      yield* unlessAny(...gates(state, seat));
      return {};
    },
  });

/** What is there by an id that any app may have written. */
export const rowOf = <T>(rows: { readonly [id: string]: T }, id: string): T | undefined =>
  Object.hasOwn(rows, id) ? rows[id] : undefined;
/** The first of these that does not exist. */
export const exist = (...all: readonly (true | Remark)[]): true | Remark =>
  all.find((each) => each !== true) ?? true;
