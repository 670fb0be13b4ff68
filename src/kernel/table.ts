/**
 * What lies on the table for all to see: the rule set's state, the orders still open, what was flagged and what is owed.
 * `enact`, `respond` and `amend` only look, and throw for nothing that an entry says; they return a move, which `take` then
 * carries out on a draft, whole or not at all.
 */
import { parse } from './args.ts';
import { readChanges } from './change-forms.ts';
import { canonical, copied, type Json } from './json.ts';
import { unlessPhoneFault } from './phone-fault.ts';
import type { Note, Statement } from './procedure.ts';
import type { Question, Rule, Seat } from './question.ts';
import type { AnyOrder, AnyRuleset, Mutable, Remark } from './ruleset.ts';
import { BrokenRule, type Given, type Run, recorded, run } from './run.ts';
import { say, type Text } from './text.ts';

/** An order whose procedure still asks: enough to rebuild it. */
export interface Open {
  readonly order: string;
  readonly id: string;
  readonly seat: Seat;
  readonly brief: Json;
  readonly answers: { readonly [label: string]: Given };
}
export type FlagKind = 'overridden' | 'inapplicable' | 'broken' | 'misfit' | 'remark' | 'dispute';
/** Something for the table to settle; `entry` is the entry it hangs on. */
export interface Flag extends Remark {
  readonly kind: FlagKind;
  readonly entry: string;
  /** Of a dispute: what was asked, the answer that stands, and the other. */
  readonly dispute?: Dispute;
}
export interface Dispute {
  readonly order: string;
  readonly label: string;
  readonly stands: DisputedAnswer;
  readonly other: DisputedAnswer;
}
export interface DisputedAnswer {
  readonly seat: Seat;
  readonly value: Json;
  /** Who gave it for that seat. */
  readonly hand?: Seat;
}
/** A statement one seat owes to others. `key` is order/label. */
export interface Owed extends Statement {
  readonly key: string;
  readonly at: Json;
}
export interface Public<S = unknown> {
  readonly rules: S;
  readonly open: readonly Open[];
  readonly flags: readonly Flag[];
  readonly owed: readonly Owed[];
  /** Answers given beforehand, by seat and rule (a dot in a rule's name is spelt `_`). */
  readonly standing: { readonly [seat: Seat]: { readonly [rule: string]: Json } };
}
export interface OrderEntry {
  readonly entry: string;
  readonly seat: Seat;
  readonly id: string;
  readonly args: Json;
  readonly override?: string;
  /** A correction's whole set of answers. */
  readonly answers?: { readonly [label: string]: Given };
}
export interface AnswerEntry extends Given {
  readonly entry: string;
  readonly order: string;
  readonly label: string;
}
export interface AmendEntry {
  readonly entry: string;
  readonly changes: readonly Json[];
  readonly why: string;
}
/** What an entry does to the table. */
export interface Move {
  readonly entry: string;
  /** The order it belongs to. */
  readonly order: string;
  /** The order is finished (or never began). */
  readonly done: boolean;
  readonly open?: Open;
  readonly asked: readonly Question[];
  readonly notes: readonly Note[];
  readonly tells: readonly Statement[];
  /** Taken only when `done`; until then a preview. */
  readonly changes: readonly Json[];
  readonly flags: readonly Flag[];
}

export const empty = <S>(rules: S): Public<S> => ({ rules, open: [], flags: [], owed: [], standing: {} });
/** The id that pieces made by an order are called after: 128 bits of its hash, too many for two orders to be ground to one (M14). */
export const pieceId = (order: string): string => `o${order.slice(0, 32)}`;
/** How a rule's name is spelt as a key of the state. */
export const ruleKey = (rule: string): string => rule.replaceAll('.', '_');

/** What an order does when its entry is reached. */
export function enact(ruleset: AnyRuleset, table: Public, given: OrderEntry): Move {
  const made = ruleset.orders[given.id] as AnyOrder<unknown, Json> | undefined;
  const refused = (rule: Rule, why: Text): Move =>
    nothing(given.entry, [{ kind: 'inapplicable', rule, why, entry: given.entry }]);
  if (!made || !Object.hasOwn(ruleset.orders, given.id))
    return refused('order.unknown', say('This rule set has no order called {id}.', { id: given.id }));
  const args = parse(made.args, given.args);
  if (!args.ok)
    return refused(made.rule, say('The order {id} is not filled in correctly.', { id: given.id }));
  return guarded(made.rule, given.entry, given.entry, () => {
    const applies = made.applies(table.rules, args.value, given.seat);
    if (applies !== true) return refused(applies.rule, applies.why);
    const brief = copied(
      made.brief(table.rules, args.value, {
        seat: given.seat,
        order: pieceId(given.entry),
        agreed: given.override !== undefined,
      }),
    );
    const open: Open = {
      order: given.entry,
      id: given.id,
      seat: given.seat,
      brief,
      answers: given.answers ?? {},
    };
    const overridden: Flag[] = given.override
      ? [
          {
            kind: 'overridden',
            rule: made.rule,
            why: say('By agreement: {why}', { why: given.override }),
            entry: given.entry,
          },
        ]
      : [];
    return carryOn(made, open, table, given.entry, overridden);
  });
}

/** What an answer does: undefined where no open order has the question (it may have been struck). */
export function respond(ruleset: AnyRuleset, table: Public, given: AnswerEntry): Move | undefined {
  const open = table.open.find(({ order }) => order === given.order);
  const made = open && (ruleset.orders[open.id] as AnyOrder<unknown, Json> | undefined);
  if (!open || !made) return undefined;
  const before = Object.hasOwn(open.answers, given.label) ? open.answers[given.label] : undefined;
  if (before) {
    if (canonical(before.value) === canonical(given.value)) return undefined;
    const why = say('Someone gave a second, different answer to the same question.');
    return {
      ...nothing(given.entry, [{ kind: 'dispute', rule: made.rule, why, entry: given.entry }]),
      order: given.order,
      // The first answer stands, and the order goes on asking.
      done: false,
      open,
    };
  }
  const { value, shape } = given;
  const answers = { ...open.answers, [given.label]: shape === undefined ? { value } : { value, shape } };
  return guarded(made.rule, given.entry, given.order, () =>
    carryOn(made, { ...open, answers }, table, given.entry, []),
  );
}

/** What an agreed amendment does: nothing at all where one of its changes cannot be read. */
export function amend(ruleset: AnyRuleset, { entry, changes }: AmendEntry): Move {
  const read = readChanges(ruleset, changes);
  return read.ok
    ? { ...nothing(entry, []), changes: read.changes }
    : nothing(entry, [{ kind: 'broken', rule: read.rule, why: read.why, entry }]);
}

/** How far open orders have come: an order is looked at several times between two answers, and plays the same each time. */
const played = new WeakMap<Open, Played>();
interface Played {
  readonly made: AnyOrder<unknown, Json>;
  readonly standing: Public['standing'];
  readonly run: Run<Json>;
}

/** The questions an open order now asks, with its preview. @throws BrokenRule */
export function reopened(ruleset: AnyRuleset, table: Public, open: Open): Run<Json> {
  const made = ruleset.orders[open.id] as AnyOrder<unknown, Json>;
  const { standing } = table;
  const known = played.get(open);
  if (known?.made === made && known.standing === standing) return known.run;
  const now = run(made.run(open.brief as never), givenBy(open, table));
  played.set(open, { made, standing, run: now });
  return now;
}

function carryOn(
  made: AnyOrder<unknown, Json>,
  open: Open,
  table: Public,
  entry: string,
  flags: readonly Flag[],
): Move {
  const result = run(made.run(open.brief as never), givenBy(open, table));
  const misfits = result.misfits.map((label): Flag => {
    return {
      kind: 'misfit',
      rule: made.rule,
      why: say('An answer no longer fits the question: {label}', { label }),
      entry,
    };
  });
  const { notes, tells, changes, asked, done } = result;
  const kept = misfits.length === 0 ? open : { ...open, answers: without(open.answers, result.misfits) };
  if (kept === open && !done) played.set(kept, { made, standing: table.standing, run: result });
  const move = {
    entry,
    order: open.order,
    done,
    asked,
    notes,
    tells,
    changes,
    flags: [...flags, ...misfits],
  };
  return done ? move : { ...move, open: kept };
}

/** Recorded answers first; then what a seat laid down beforehand. */
const givenBy = (open: Open, { standing }: Public) => {
  const own = recorded(open.answers);
  return (question: Question): Given | undefined => {
    const given = own(question);
    if (given || question.standing === undefined) return given;
    const laidDown = standing[question.by]?.[ruleKey(question.rule)];
    return laidDown === undefined ? undefined : { value: laidDown };
  };
};

/** A change that cannot be made: nothing of its line counts. */
export class ChangeFailed extends Error implements Remark {
  readonly rule: Rule;
  readonly why: Text;
  constructor(rule: Rule, why: Text) {
    super(why.say);
    this.rule = rule;
    this.why = why;
  }
}

/**
 * Carries a move out on a draft; returns what the changes themselves remarked.
 * @throws ChangeFailed; the draft is spoilt then
 */
export function take(ruleset: AnyRuleset, draft: Mutable<Public>, move: Move, at: Json): readonly Flag[] {
  const rest = draft.open.filter(({ order }) => order !== move.order);
  // Frozen, it is not searched for drafts.
  draft.open = move.open ? [...rest, Object.freeze(move.open) as Mutable<Open>] : rest;
  if (!move.done) return addFlags(draft, move.flags);
  const remarks = move.changes.flatMap((change) => apply(ruleset, draft, change, move.entry));
  for (const tell of move.tells)
    draft.owed.push(copied({ ...tell, key: `${move.order}/${tell.tell}`, at }) as Mutable<Owed>);
  return addFlags(draft, [...move.flags, ...remarks]);
}

function apply(ruleset: AnyRuleset, draft: Mutable<Public>, change: Json, entry: string): readonly Flag[] {
  const { type } = (change ?? {}) as { readonly type?: string };
  const named =
    type !== undefined && Object.hasOwn(ruleset.changes, type) ? ruleset.changes[type] : undefined;
  if (!named) throw new ChangeFailed('change.unknown', say('It contains a change of an unknown kind.'));
  try {
    const remarks = named(draft.rules, change) as readonly Remark[] | undefined;
    return (remarks ?? []).map((remark) => ({ kind: 'remark', ...remark, entry }));
  } catch (problem) {
    unlessPhoneFault(problem);
    const why = say('Realmbook could not make a change: {why}', { why: `${type}: ${problem}` });
    throw new ChangeFailed('change.failed', why);
  }
}

const addFlags = (draft: Mutable<Public>, flags: readonly Flag[]): readonly Flag[] => {
  for (const flag of flags) draft.flags.push(copied(flag) as Mutable<Flag>);
  return flags;
};

function guarded(rule: Rule, entry: string, order: string, act: () => Move): Move {
  try {
    return act();
  } catch (problem) {
    unlessPhoneFault(problem);
    const why = problem instanceof BrokenRule ? problem.message : String(problem);
    const flag: Flag = { kind: 'broken', rule, why: say('The rule itself failed: {why}', { why }), entry };
    return { ...nothing(entry, [flag]), order };
  }
}

const nothing = (entry: string, flags: readonly Flag[]): Move => {
  return { entry, order: entry, done: true, asked: [], notes: [], tells: [], changes: [], flags };
};
const without = <T>(
  record: { readonly [key: string]: T },
  keys: readonly string[],
): { readonly [key: string]: T } =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
