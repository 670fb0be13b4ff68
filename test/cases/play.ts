/** Cases that are played: a table laid, orders given in turn, and what then lies on it. */
import type { Json } from '../../src/kernel/json.ts';
import type { Statement } from '../../src/kernel/procedure.ts';
import type { Question } from '../../src/kernel/question.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import type { Flag } from '../../src/kernel/table.ts';
import { trial } from '../rules/trial.ts';
import type { Fields, Give, Play, Told } from './form.ts';
import { at, covers, meets, show } from './match.ts';
import { asksDiffer, list } from './questions.ts';
import type { Adapter } from './run.ts';

type Expect = Play['expect'];
type Books = ReadonlyMap<string, unknown>;
interface Table {
  readonly state: unknown;
  readonly books: Books;
  /** What the last step left behind besides. */
  readonly remarks: readonly Flag[];
  readonly tells: readonly Statement[];
}
/** What is found wrong, and the table after the step; none where it was not to be carried out. */
interface After {
  readonly found: readonly string[];
  readonly table?: Table;
}

/** Whether the case looks at what the last order did, and not only at how it was offered and what it asked. */
const looksAfter = (expect: Expect): boolean =>
  (['state', 'books', 'absent', 'remarked', 'tasks', 'tells', 'reminded'] as const).some(
    (key) => expect[key] !== undefined,
  );

export function ofPlay(adapter: Adapter, { given, do: steps, expect }: Play): readonly string[] {
  const start = laid(adapter, given);
  const unsound = adapter.ruleset.invariants(start.state);
  const found: string[] = [];
  let now = start;
  try {
    steps.forEach((step, index) => {
      const expected = index === steps.length - 1 ? expect : undefined;
      const after =
        'write' in step
          ? written(adapter.ruleset, now, step, expected)
          : gave(adapter.ruleset, now, step, index, expected);
      found.push(...after.found);
      now = after.table ?? now;
    });
    if (looksAfter(expect)) found.push(...differs(adapter.ruleset, expect, start, now));
  } catch (problem) {
    found.push(problem instanceof Error ? problem.message : String(problem));
  }
  return found.length > 0 && unsound.length > 0
    ? [...found, `(the table given does not hold together: ${unsound.join('; ')})`]
    : found;
}

function laid({ state: lay, book }: Adapter, { books, ...given }: Fields): Table {
  const state = lay(given);
  const { seats } = state as { readonly seats: readonly string[] };
  const named = (books ?? {}) as { readonly [seat: string]: Fields };
  if (!book && books !== undefined) throw new Error('these rules keep no secrets: leave out books');
  for (const seat of Object.keys(named)) if (!seats.includes(seat)) throw new Error(`${seat} has no seat`);
  return {
    state,
    books: new Map(book ? seats.map((seat) => [seat, book(state, seat, named[seat] ?? {})]) : []),
    remarks: [],
    tells: [],
  };
}

function written(
  { ledgers }: AnyRuleset,
  table: Table,
  { seat, write }: { readonly seat: string; readonly write: Fields },
  expect: Expect | undefined,
): After {
  const book = table.books.get(seat);
  const makesSense = ledgers.check(book, write, table.state);
  if (expect?.refused) return { found: makesSense === true ? ['the book takes it'] : [] };
  if (makesSense !== true) throw new Error(`the book does not take it (${makesSense.rule})`);
  const books = new Map([...table.books, [seat, ledgers.write(book, write, table.state)]]);
  return { found: [], table: { ...table, books } };
}

/** Gives an order; its last step's expectations are looked at on the way. @throws Error where it cannot be carried out */
function gave(
  ruleset: AnyRuleset,
  table: Table,
  step: Give,
  index: number,
  expect: Expect | undefined,
): After {
  const { seat, order, args, anyway } = step;
  const tried = trial(ruleset);
  const takes = tried.takes(table.state, seat, order, args);
  if (expect?.refused === 'form') return { found: takes ? ['the form of the order can take these'] : [] };
  const refusal = tried.refusal(table.state, seat, order, args);
  if (expect?.refused && !takes) return { found: ['it names what is not on the table'] };
  if (expect?.refused) return { found: refusal === undefined ? ['it is offered'] : [] };
  const opens = (ruleset.calls?.(table.state) ?? []).some(({ id }) => id === order);
  if (refusal !== undefined && !anyway && !opens)
    throw new Error(`${nameOf(step, index)} is not offered (${refusal})`);
  const found: string[] = [];
  if (expect?.minded !== undefined) {
    const book = table.books.get(seat);
    const own = book === undefined ? [] : (ruleset.ledgers.minds?.(book, order, table.state) ?? []);
    const minds = [...tried.minds(table.state, seat, order, args), ...own.map(({ rule }) => rule)];
    if (minds.length > 0 !== expect.minded) found.push(`it minds ${minds.join(', ') || 'nothing'}`);
  }
  if (expect && !looksAfter(expect) && !expect.asks) return { found };
  return carriedOut(ruleset, table, step, index, expect, found);
}

function carriedOut(
  ruleset: AnyRuleset,
  table: Table,
  step: Give,
  index: number,
  expect: Expect | undefined,
  found: string[],
): After {
  const { seat, order, args, answers } = step;
  const tried = trial(ruleset);
  const entry = `o${index + 1}`;
  const said = (question: Question): Json | undefined => claimed(ruleset, table, question);
  const met = tried.asked(table.state, seat, order, args, answers, entry, said);
  const fails = (why: string): Error =>
    new Error(`${nameOf(step, index)} ${why}; it asked ${list(met.asked)}`);
  const unmet = Object.keys(answers).filter((label) => !met.asked.some((each) => each.label === label));
  const besides = unmet.length > 0 ? `, and never asked ${unmet.join(', ')}` : '';
  if (met.misfits.length > 0) throw fails(`cannot be answered so: ${met.misfits.join(', ')}`);
  if (expect?.asks) found.push(...asksDiffer(expect.asks, met.asked));
  if (met.open.length > 0) {
    if (expect && !looksAfter(expect) && unmet.length === 0) return { found };
    throw fails(`has no answer to ${met.open.map(({ label }) => label).join(', ')}${besides}`);
  }
  if (unmet.length > 0) throw fails(`is carried out${besides}`);
  const all = Object.fromEntries(
    met.asked.map((each) => [each.label, answers[each.label] ?? said(each) ?? null]),
  );
  const done = tried.act(table.state, seat, order, args, all, entry);
  const broken = done.flags.filter(({ kind }) => kind !== 'remark');
  if (broken.length > 0) throw fails(`broke: ${JSON.stringify(broken)}`);
  const before = ruleset.invariants(table.state);
  const faults = ruleset.invariants(done.state).filter((fault) => !before.includes(fault));
  if (faults.length > 0) throw fails(`leaves a table that does not hold together: ${faults.join('; ')}`);
  const enter = (book: unknown): unknown =>
    done.changes.reduce((now: unknown, change) => ruleset.ledgers.change(now, change, done.state), book);
  const books = new Map([...table.books].map(([owner, book]) => [owner, enter(book)]));
  return { found, table: { state: done.state, books, remarks: done.flags, tells: done.tells } };
}

const nameOf = ({ seat, order }: Give, index: number): string => `step ${index + 1} (${order} by ${seat})`;

/** What the book of the player who is asked says to a declaration. */
const claimed = ({ ledgers }: AnyRuleset, { state, books }: Table, question: Question): Json | undefined =>
  question.ask === 'declare' && books.has(question.by)
    ? ledgers.claim(books.get(question.by), question.claim, question.about, state)
    : undefined;

function differs(ruleset: AnyRuleset, expect: Expect, start: Table, now: Table): readonly string[] {
  const compared = (what: string, wanted: Fields | undefined, before: unknown, after: unknown) =>
    Object.entries(wanted ?? {}).flatMap(([path, value]) => {
      const found = at(after, path);
      return meets(value, found, at(before, path))
        ? []
        : [`${what}${path}: expected ${show(value)}, found ${show(found)}`];
    });
  const books = (table: Table) => Object.fromEntries(table.books);
  return [
    ...compared('', expect.state, start.state, now.state),
    ...compared('book ', expect.books, books(start), books(now)),
    ...(expect.absent ?? []).flatMap((path) => {
      const found = at(now.state, path);
      return found === undefined ? [] : [`${path}: expected nothing, found ${show(found)}`];
    }),
    ...tasksDiffer(ruleset, expect.tasks ?? {}, now),
    ...Object.entries(expect.reminded ?? {}).flatMap(([seat, wanted]) => {
      const tasks = ruleset.ledgers.tasks(now.books.get(seat), now.state);
      return tasks.length > 0 === wanted
        ? []
        : [`the book of ${seat} reminds of ${tasks.map(({ rule }) => rule).join(', ') || 'nothing'}`];
    }),
    ...(expect.tells ? tellsDiffer(ruleset, expect.tells, now) : []),
    ...(expect.remarked !== undefined && expect.remarked !== now.remarks.length > 0
      ? [`it remarked ${JSON.stringify(now.remarks)}`]
      : []),
  ];
}

const tasksDiffer = (ruleset: AnyRuleset, wanted: NonNullable<Expect['tasks']>, { state }: Table) =>
  Object.entries(wanted).flatMap(([seat, all]) => {
    const ids = ruleset.tasks(state, seat).flatMap(({ order }) => (order ? [order.id] : []));
    return all
      .filter((each) => (typeof each === 'string' ? !ids.includes(each) : ids.includes(each.not)))
      .map((each) => `${seat} is to have the task ${JSON.stringify(each)}, and has ${ids.join(', ')}`);
  });

function tellsDiffer({ ledgers }: AnyRuleset, wanted: readonly Told[], { state, books, tells }: Table) {
  const told = tells.map(({ from, to, claim, about }) => {
    const said = books.has(from) ? ledgers.claim(books.get(from), claim, about, state) : undefined;
    return { from, to: [...to], claim, said: said ?? null };
  });
  const holds =
    told.length === wanted.length && wanted.every((each, index) => covers(told[index], each as Json));
  return holds ? [] : [`expected to be told ${JSON.stringify(wanted)}, was told ${JSON.stringify(told)}`];
}
