/** Single orders of a rule set tried on a state: given and answered by a script, or only asked for. */
import { parse } from '../../src/kernel/args.ts';
import type { Json } from '../../src/kernel/json.ts';
import type { Note, Statement } from '../../src/kernel/procedure.ts';
import type { Question, Rule } from '../../src/kernel/question.ts';
import type { Mutable, Offer, Ruleset } from '../../src/kernel/ruleset.ts';
import { play, type Run, run, script } from '../../src/kernel/run.ts';
import { empty, type Flag, type Public, take } from '../../src/kernel/table.ts';

export interface Done<S, C> {
  readonly state: S;
  readonly changes: readonly C[];
  readonly notes: readonly Note[];
  readonly told: readonly string[];
  /** The rules the notes name. */
  readonly rules: readonly string[];
  readonly tells: readonly Statement[];
  readonly flags: readonly Flag[];
  readonly asked: readonly Question[];
}

type Answers = { readonly [label: string]: Json };
/** Arguments come as any app may write them: the order’s own form reads them. */
export function trial<S, C extends { readonly type: string }, L>(ruleset: Ruleset<S, C, L>) {
  const orderOf = (id: string) => {
    const order = ruleset.orders[id];
    if (!order) throw new Error(`no order ${id}`);
    return order;
  };
  const argsOf = (id: string, given: unknown): Json => {
    const parsed = parse(orderOf(id).args, given);
    if (!parsed.ok) throw new Error(`${id} is not filled in correctly: ${parsed.where}`);
    return parsed.value as Json;
  };
  const offered = (state: S, seat: string, id: string, given?: unknown): Offer =>
    orderOf(id).offered(state, seat, given === undefined ? undefined : argsOf(id, given));
  return {
    /** Gives an order and answers it by a script; the state it was given on is left as it was. */
    act(
      state: S,
      seat: string,
      id: string,
      given: unknown = {},
      answers: object = {},
      /** What pieces it makes are called after. */
      entry = 'o1',
      /** By agreement, where the rules do not offer it. */
      agreed = false,
    ): Done<S, C> {
      const order = orderOf(id);
      const args = argsOf(id, given);
      const applies = order.applies(state, args, seat);
      if (applies !== true) throw new Error(`${applies.rule}: ${applies.why.say}`);
      const brief = JSON.parse(JSON.stringify(order.brief(state, args, { seat, order: entry, agreed })));
      const { notes, tells, changes, asked } = play(order.run(brief), answers as Answers);
      const draft = empty(structuredClone(state) as Json) as unknown as Mutable<Public>;
      const move = { entry: 'e1', order: 'e1', done: true, asked: [], notes, tells, flags: [] };
      const flags = take(ruleset, draft, { ...move, changes: changes as readonly Json[] }, null);
      return {
        state: draft.rules as S,
        changes: changes as readonly C[],
        notes,
        told: notes.map(({ note }) => note),
        rules: notes.map(({ rule }) => rule),
        tells,
        flags,
        asked,
      };
    },
    /** As far as an order comes with these answers, and with what is said to questions they leave out. */
    asked(
      state: S,
      seat: string,
      id: string,
      given: unknown,
      answers: object,
      entry: string,
      said: (question: Question) => Json | undefined,
    ): Run<C> {
      const order = orderOf(id);
      const brief = order.brief(state, argsOf(id, given), { seat, order: entry });
      const own = script(answers as Answers);
      return run(order.run(JSON.parse(JSON.stringify(brief))), (question) => {
        const value = said(question);
        return own(question) ?? (value === undefined ? undefined : { value });
      });
    },
    /** Whether the form of an order can take these arguments, and what they name lies on the table. */
    takes(state: S, seat: string, id: string, given: unknown): boolean {
      const order = orderOf(id);
      const parsed = parse(order.args, given);
      return parsed.ok && order.applies(state, parsed.value, seat) === true;
    },
    /** The rule an order is closed by; undefined if it is open. */
    refusal(state: S, seat: string, id: string, given?: unknown): Rule | undefined {
      const offer = offered(state, seat, id, given);
      return offer.open ? undefined : offer.rule;
    },
    /** The rules an open offer asks one to mind. */
    minds(state: S, seat: string, id: string, given?: unknown): readonly Rule[] {
      const offer = offered(state, seat, id, given);
      return offer.open ? (offer.mind ?? []).map(({ rule }) => rule) : [];
    },
  };
}
