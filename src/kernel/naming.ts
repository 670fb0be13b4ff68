/** Names that players give, by one order for all that can be named. */
import * as v from 'valibot';
import { type Asking, option, pick, words } from './asks.ts';
import { against, nameArg, pieceArg, rowOf } from './offers.ts';
import type { Rule, Seat } from './question.ts';
import type { Remark } from './remark.ts';
import { say } from './text.ts';

/** Things of one kind that can be named. */
export interface Nameable<S> {
  /** All there are, by id. */
  readonly all: (state: S) => { readonly [id: string]: { readonly name: string } };
  /** Those a seat may name, by id. */
  readonly own: (state: S, seat: Seat) => readonly string[];
}

/** Arguments and questions of the order; `called` is what a thing is called now, undefined where there is none of that id. */
export const naming = <S, K extends string>(
  rule: Rule,
  names: readonly [K, ...K[]],
  kinds: { readonly [what in K]: Nameable<S> },
) => {
  const called = (state: S, what: K, id: string): string | undefined =>
    rowOf(kinds[what].all(state), id)?.name;
  return {
    args: v.object({ what: v.picklist(names), id: pieceArg, name: nameArg }),
    *asks(state: S, seat: Seat): Asking<{ readonly what: K; readonly id: string; readonly name: string }> {
      const none = against(rule, say('You have nothing of that kind to name.'));
      const what = yield* option('what', { text: say('What do you want to name?'), among: names, none });
      const id = yield* pick('id', {
        text: say('Which one?'),
        among: () => kinds[what].own(state, seat),
        against: (one) =>
          kinds[what].own(state, seat).includes(one)
            ? undefined
            : against(rule, say('That is not yours to name.')),
        none,
      });
      const name = yield* words('name', {
        text: say('What is it called?'),
        suggest: () => called(state, what, id) ?? '',
      });
      return { what, id, name };
    },
    called,
  };
};
/** Said of an order that names what is not there. */
export const nothingToName = (rule: Rule): Remark =>
  against(rule, say('It is gone: you cannot name it any more.'));
