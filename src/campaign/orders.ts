/**
 * Orders as the fold opens them: those a line gives, and those the rules call. What is called, and what is one of a kind
 * though a line begins it, is named by its page and what it is, so that phones apart open the same one.
 */
import { parse } from '../kernel/args.ts';
import { canonical, type Json, same } from '../kernel/json.ts';
import { unlessPhoneFault } from '../kernel/phone-fault.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyOrder, AnyRuleset, Call, Mutable, Remark, Rival, Task } from '../kernel/ruleset.ts';
import { enact, type Flag, type Public } from '../kernel/table.ts';
import { type Hash, hash } from '../log/bytes.ts';
import type { CorrectedAnswers } from '../log/corrections.ts';
import type { Known } from '../log/entry.ts';
import type { Folded, Named, Reading } from './folded.ts';
import { answeredBy, blankTelling, carry, clockOf, handOf } from './moves.ts';
import type { Telling } from './telling.ts';

type Kind = Pick<Named, 'id' | 'key'>;
const nameOf = (page: Hash, { id, key }: Kind, finished: number): Hash =>
  hash(['called', page, id, key, finished]);
const alike = (a: Kind, b: Kind): boolean => a.id === b.id && same(a.key, b.key);
const asks = ({ table }: Pick<Folded, 'table'>, order: Hash): boolean =>
  table.open.some((one) => one.order === order);

/** What tells an order that is one of a kind from others; undefined for one that is not, or is not filled in right. */
export function keyOf(ruleset: AnyRuleset, id: string, args: Json, seat: Seat): Json | undefined {
  const made = Object.hasOwn(ruleset.orders, id)
    ? (ruleset.orders[id] as AnyOrder<unknown, Json>)
    : undefined;
  const parsed = made?.single && parse(made.args, args);
  try {
    return parsed?.ok ? made?.single?.(parsed.value, seat) : undefined;
  } catch (problem) {
    unlessPhoneFault(problem);
    return undefined;
  }
}

/** The order that a line speaks of: by its own name, or by a line that began it or asked for it again. */
export const orderNamed = ({ named }: Pick<Folded, 'named'>, order: Hash): Hash =>
  named.find(({ lines }) => lines.includes(order))?.order ?? order;

/** How many of a kind are finished on the page reached; undefined for an order that is not one of a kind. */
export function finishedOf(
  ruleset: AnyRuleset,
  state: Folded,
  id: string,
  args: Json,
  seat: Seat,
): number | undefined {
  const key = keyOf(ruleset, id, args, seat);
  return key === undefined
    ? undefined
    : state.named.filter((one) => alike(one, { id, key }) && !asks(state, one.order)).length;
}

/**
 * Whether what a task would begin, one of a kind, asks already, whatever was chosen in it. A key that is a word names the
 * piece that is settled: every task that would settle it, or leads to it, waits with it.
 */
export function asksAlready(ruleset: AnyRuleset, state: Folded, { order, about }: Task, seat: Seat): boolean {
  const key = order && keyOfTask(ruleset, order, seat);
  return state.named.some(
    (one) =>
      !one.called &&
      asks(state, one.order) &&
      ((key !== undefined && order !== undefined && alike(one, { id: order.id, key })) ||
        (typeof one.key === 'string' && (one.key === key || one.key === about))),
  );
}
/** What a task would begin, by what tells it from others of its kind; undefined where that is not settled yet. */
export const keyOfTask = (
  ruleset: AnyRuleset,
  order: NonNullable<Task['order']>,
  seat: Seat,
): Json | undefined => keyOf(ruleset, order.id, order.args ?? {}, seat) ?? keyOfPart(ruleset, order, seat);

/** The key of an order that is not filled in yet, where what is settled already gives it. */
function keyOfPart(
  { orders }: AnyRuleset,
  { id, args = {} }: NonNullable<Task['order']>,
  seat: Seat,
): Json | undefined {
  try {
    const key = (orders[id] as AnyOrder<unknown, Json> | undefined)?.single?.(args, seat);
    // What is missing may be part of the key: it then has no spelling.
    canonical(key ?? null);
    return key;
  } catch (problem) {
    unlessPhoneFault(problem);
    return undefined;
  }
}

/** A page begins: of what was named before, only what still asks is kept. */
export function turnTo(draft: Mutable<Folded>, page: Hash): void {
  draft.page = page;
  draft.named = draft.named.filter(({ order }) => asks(draft as Folded, order));
  draft.suggested = draft.suggested.filter(({ order }) => asks(draft as Folded, order));
}

/** More at once than any book calls: what goes on calling for ever is cut off. */
const MOST = 64;

/** What the rules would open next; undefined once all of it is open, or was on this page. */
export function due({ ruleset }: Reading, { table, named }: Folded): Named | undefined {
  if (!ruleset.calls || named.filter(({ called }) => called).length > MOST) return undefined;
  let calls: readonly Call[];
  try {
    calls = ruleset.calls(table.rules);
  } catch (problem) {
    unlessPhoneFault(problem);
    return undefined;
  }
  for (const { id, args, seat = 'table' } of calls) {
    const kind = { id, key: [args, seat] };
    if (named.some((one) => alike(one, kind))) continue;
    return { ...kind, order: '', seat, args, finished: 0, called: true, lines: [] };
  }
  return undefined;
}

/** Opens what the rules call. */
export function openCalled(
  reading: Reading,
  draft: Mutable<Folded>,
  before: Folded,
  call: Named,
  tellings: Telling[],
): void {
  const order = nameOf(before.page, call, call.finished);
  const named = { ...call, order };
  draft.named = [...before.named, named] as Mutable<Named>[];
  const corrected = reading.corrections.corrected.get(order);
  const told = { ...before, named: [...before.named, named] };
  start(reading, draft, told, named, undefined, corrected, tellings);
}

/** Enacts an order and carries it out. */
function start(
  reading: Reading,
  draft: Mutable<Folded>,
  before: Folded,
  { order, seat, id, args }: Pick<Named, 'order' | 'seat' | 'id' | 'args'>,
  override: string | undefined,
  corrected: CorrectedAnswers | undefined,
  tellings: Telling[],
): void {
  const at = clockOf(reading, before);
  const move = enact(reading.ruleset, before.table, {
    entry: order,
    seat,
    id,
    args,
    ...(override ? { override } : {}),
    ...(corrected ? { answers: corrected.answers } : {}),
  });
  carry(reading, draft, before, move, at, tellings, corrected ? answeredBy(corrected.answers) : {});
  const index = tellings.findIndex(({ entry }) => entry === order);
  const told = tellings[index];
  if (told && corrected) tellings[index] = { ...told, corrected: corrected.by };
}

export function foldOrder(
  reading: Reading,
  draft: Mutable<Folded>,
  before: Folded,
  { entry, hash: line }: { readonly entry: Known<'order'>; readonly hash: Hash },
  tellings: Telling[],
): void {
  const { ruleset, corrections } = reading;
  const { id, args, override, finished } = entry.body;
  const { seat } = entry;
  const struck = corrections.struck.get(line);
  const key = finished === undefined ? undefined : keyOf(ruleset, id, args, seat);
  const order = key === undefined ? line : nameOf(before.page, { id, key }, finished ?? 0);
  const told = {
    ...blankTelling({ entry, hash: order }, clockOf(reading, before)),
    ...handOf(reading, line),
    ...(order === line ? {} : { line }),
    kind: 'order' as const,
    id,
    args,
    ...(override ? { override } : {}),
  };
  if (struck) {
    // Another line may have begun the same order, or may yet.
    tellings.push({ ...told, entry: line, struck });
    return;
  }
  const known = before.named.findIndex((one) =>
    key === undefined ? one.called && calledFor(before, one, id, args) : one.order === order,
  );
  if (known >= 0) {
    draft.named[known]?.lines.push(line);
    const first = before.named[known];
    const rival = first && rivalOf(ruleset, first, { seat, args });
    if (!first || !rival) return;
    const flag: Flag = { ...rival, kind: 'remark', entry: line };
    draft.table.flags.push(structuredClone(flag) as Mutable<Flag>);
    const index = tellings.findIndex((one) => one.entry === first.order);
    const telling = tellings[index];
    if (telling) tellings[index] = { ...telling, flags: [...telling.flags, flag] };
    return;
  }
  const named = {
    order,
    id,
    seat,
    key: key ?? null,
    finished: finished ?? 0,
    args,
    called: false,
    lines: [line],
  };
  if (key !== undefined) draft.named.push(named as Mutable<Named>);
  reading.judge?.(order, () => !override && isLegal(ruleset, before.table, id, seat, args));
  tellings.push(told);
  const corrected = corrections.corrected.get(order) ?? corrections.corrected.get(line);
  start(reading, draft, before, { order, seat, id, args }, override, corrected, tellings);
}

/** The remark where another seat's line joins an order but asks for something different from the line that began it. */
export function rivalOf(ruleset: AnyRuleset, first: Named, other: Rival<Json>): Remark | undefined {
  const made = ruleset.orders[first.id] as AnyOrder<unknown, Json> | undefined;
  if (!made?.rival || first.seat === other.seat || same(first.args, other.args)) return undefined;
  const [stands, comes] = [parse(made.args, first.args), parse(made.args, other.args)];
  if (!stands.ok || !comes.ok || same(stands.value as Json, comes.value as Json)) return undefined;
  try {
    const why = made.rival({ seat: first.seat, args: stands.value }, { seat: other.seat, args: comes.value });
    return { rule: made.rule, why };
  } catch (problem) {
    unlessPhoneFault(problem);
    return undefined;
  }
}

/** Whether a line asks for what the rules have opened already. */
const calledFor = (before: Folded, one: Named, id: string, args: Json): boolean =>
  one.id === id && same(one.args, args) && asks(before, one.order);

function isLegal(ruleset: AnyRuleset, { rules }: Public, id: string, seat: Seat, args: Json): boolean {
  try {
    const order = ruleset.orders[id] as AnyOrder<unknown, Json> | undefined;
    const parsed = order && parse(order.args, args);
    return parsed?.ok === true && order?.offered(rules, seat, parsed.value).open === true;
  } catch (problem) {
    unlessPhoneFault(problem);
    return false;
  }
}
