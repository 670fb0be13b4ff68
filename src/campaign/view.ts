/** What the screens see of a campaign: one frozen picture, made anew whenever the book has grown. */
import type { Json } from '../kernel/json.ts';
import { unlessPhoneFault } from '../kernel/phone-fault.ts';
import type { Question, Seat } from '../kernel/question.ts';
import type { AnyRuleset, Clock, Remark, Task } from '../kernel/ruleset.ts';
import type { Run } from '../kernel/run.ts';
import { type Flag, type Open, type Owed, type Public, reopened } from '../kernel/table.ts';
import type { Book } from '../log/book.ts';
import type { Hash } from '../log/bytes.ts';
import type { Claim } from '../log/claim.ts';
import { is } from '../log/entry.ts';
import { seatsOf } from '../log/hands.ts';
import type { Device } from '../log/keys.ts';
import { knowing } from '../log/known.ts';
import { LEVEL } from '../log/levels.ts';
import type { Placed } from '../log/placed.ts';
import { held, isLeft, markedOn, offeredTo, sitsOn, standsIdle } from '../log/roster.ts';
import type { Wanted } from '../store/types.ts';
import { type Crossed, crossed } from './crossed.ts';
import { fingerprintOf } from './fold.ts';
import type { Intelligence, Suggestion } from './folded.ts';
import type { Keyring } from './keyring.ts';
import { asksAlready, finishedOf, orderNamed } from './orders.ts';
import { type Overtaken, overtaken } from './overtaken.ts';
import { questionKey } from './questions.ts';
import type { Read } from './reader.ts';
import type { Telling } from './telling.ts';
import { type Doubt, doubt } from './turned.ts';
import { latestRules } from './versions.ts';

/** An order that still asks, with what is asked and what its answers so far would change. */
export interface OpenOrder {
  readonly open: Open;
  readonly run: Run<Json>;
  /** Labels of a sealed batch to which a commitment was made. */
  readonly committed: readonly string[];
  /** The rules opened it. It holds up no page: it asks on. */
  readonly called: boolean;
}
export interface SeatView {
  readonly id: Seat;
  readonly name: string;
  /** Somebody has taken it. */
  readonly held: boolean;
  /** Its secrets lie on this phone, and the book says that this phone sits there. */
  readonly mine: boolean;
  /** This phone may write for it: its own, as its regent or stand-in, or where nobody holds it and the mark is on a seat of this phone. */
  readonly ours: boolean;
  /** Its player left for good, and nobody has sat down there since. */
  readonly left: boolean;
  /** Left for good: no page waits for it. */
  readonly idle: boolean;
  /** Has said done on the open page. */
  readonly done: boolean;
}
/** A strike, correction, restoration or amendment that waits for another seat. */
export interface Asking {
  readonly entry: Hash;
  readonly seat: Seat;
  readonly kind: 'strike' | 'restore' | 'correct' | 'amend';
  readonly order?: Hash;
  readonly why?: string;
}
export interface View {
  /** Shown of what was kept, until the book has been read: it knows the open page, and of those before only what came of them. */
  readonly early?: true;
  readonly campaign: Hash;
  readonly title: string;
  /** The rules it is played by. */
  readonly ruleset: AnyRuleset;
  /** The newest of them that this app has. */
  readonly newest: AnyRuleset;
  readonly book: Book;
  readonly table: Public;
  readonly clock: Clock;
  readonly ledgers: { readonly [seat: Seat]: unknown };
  readonly intelligence: readonly Intelligence[];
  /** Words owed to this phone that were told so that it could not open them. */
  readonly unpaid: readonly Owed[];
  readonly seats: readonly SeatView[];
  readonly open: readonly OpenOrder[];
  readonly asking: readonly Asking[];
  /** What was refused on the open page, and by whom. */
  readonly refused: readonly (Asking & { readonly by: Seat })[];
  readonly flags: readonly Flag[];
  /** Orders of this phone that another's came before: theirs stand. */
  readonly overtaken: readonly Overtaken[];
  /** The order a line began or asked for again, by the name it has. */
  orderOf(line: Hash): Hash;
  /** The line that began an order of the open page; the name itself where it is the line's. */
  lineOf(order: Hash): Hash;
  /** How many of an order that is one of a kind are finished on the open page; undefined for any other. */
  finishedOf(id: string, args: Json, seat: Seat): number | undefined;
  /** Whether what a task would begin, one of a kind, asks already, whatever was chosen in it. */
  asksAlready(task: Task, seat: Seat): boolean;
  /** Rolls of others for a seat's dice that it has not taken. */
  readonly suggestions: readonly Suggestion[];
  /** Tellings of the open page. */
  readonly tellings: readonly Telling[];
  readonly page: number;
  readonly fingerprint: Hash;
  /** Orders of the open page that name one piece and did not see each other. */
  readonly crossed: readonly Crossed[];
  /** A page that another turned, from which this phone does not go on by itself. */
  readonly doubt?: Doubt;
  /** The campaign runs on rules that this app does not have, or is written at a newer level: read only. */
  readonly outdated: boolean;
  /** The line this phone cannot read: it shows the book up to there, hands on all of it, and writes nothing. */
  readonly stopped?: Hash;
  readonly device: Device;
  /** Where this phone's player wants to sit, until a page lists it. */
  readonly wanted?: Wanted;
  /** What newcomers claimed to this phone. */
  readonly claims: readonly Claim[];
  /** It goes on in another book: this phone writes nothing more in it. */
  readonly onward?: Hash;
  readonly openBooks: boolean;
  /** This phone sits in the seat with the mark: it may write for every seat that nobody holds. */
  readonly marked: boolean;
  tasks(seat: Seat): readonly Task[];
  /** Questions this seat is asked, or that anybody may answer. */
  asked(seat: Seat): readonly { readonly order: OpenOrder; readonly question: Question }[];
}

/** @param newest the rules as this app has them @param ruleset those by which the table is read as it lies */
export function viewOf(
  newest: AnyRuleset,
  read: Read,
  ring: Keyring,
  device: Device,
  ruleset = latestRules(newest, read.book),
): View {
  const { book, tip } = read;
  const { founding, roster, pages } = book;
  const last = pages.at(-1);
  const done = new Set(last?.entries.flatMap(({ entry }) => (is(entry, 'done') ? [entry.seat] : [])) ?? []);
  const taken = new Set(held(roster));
  const open = tip.table.open.map((one): OpenOrder => {
    const run = reopened(ruleset, tip.table, one);
    const committed = run.open.filter(({ label }) =>
      Object.hasOwn(tip.committed, questionKey(one.order, label)),
    );
    const called = tip.named.some((each) => each.called && each.order === one.order);
    return { open: one, run, committed: committed.map(({ label }) => label), called };
  });
  const page = pages.length - 1;
  const now = knowing(roster, page, () => true);
  const marked = seatsOf(now, device, page).includes(markedOn(roster, page) ?? '');
  const asked = doubt(newest, read, device);
  const sits = sitsOn(now, device, page);
  const offered = offeredTo(roster, device);
  // They cost more the more lies on the table, and few ask for them.
  let fingerprint: Hash | undefined;
  let crossing: readonly Crossed[] | undefined;
  return {
    campaign: book.campaign,
    title: founding.body.title,
    ruleset,
    newest,
    book,
    table: tip.table,
    clock: ruleset.clock(tip.table.rules),
    ledgers: tip.ledgers,
    intelligence: tip.intelligence,
    unpaid: tip.unpaid ?? [],
    seats: roster.seats.map(({ id, name }) => {
      const mine = ring.seats.has(id) && sitsAt(book, device, id);
      const held = taken.has(id);
      const ours =
        mine ||
        (marked && !held) ||
        (sits && standsIdle(now, id, page)) ||
        roster.members.some((one) => one.device === device && one.seat === id) ||
        offered.some((one) => one.seat === id) ||
        standsIn(book, device, id);
      const left = isLeft(roster, id);
      return { id, name, held, mine, ours, left, idle: roster.idle.includes(id), done: done.has(id) };
    }),
    open,
    asking: book.asking.map(askingOf),
    refused: book.refused
      .filter(({ by }) => by.page === pages.length - 1)
      .map(({ correction, by }) => ({ ...askingOf(correction), by: by.entry.seat })),
    orderOf: (line) => orderNamed(tip, line),
    lineOf: (name) => tip.named.find(({ order }) => order === name)?.lines[0] ?? name,
    finishedOf: (id, args, seat) => finishedOf(ruleset, tip, id, args, seat),
    asksAlready: (task, seat) => asksAlready(ruleset, tip, task, seat),
    flags: tip.table.flags,
    overtaken: overtaken(ruleset, tip, last?.entries ?? [], device),
    suggestions: tip.suggested.filter(({ order }) => tip.table.open.some((one) => one.order === order)),
    tellings: tip.tellings,
    page: pages.length - 1,
    get crossed() {
      crossing ??= tip.unread ? [] : crossed(ruleset, read, pages.length - 1, tip);
      return crossing;
    },
    get fingerprint() {
      fingerprint ??= fingerprintOf(tip);
      return fingerprint;
    },
    ...(asked ? { doubt: asked } : {}),
    outdated: tip.unread === true || book.level > LEVEL,
    ...(tip.stopped === undefined ? {} : { stopped: tip.stopped }),
    device,
    claims: [],
    openBooks: founding.body.books === 'open',
    marked,
    // Rules ask the players at the table; a guest sits beside it.
    tasks: (seat) => {
      if (!roster.seats.some(({ id }) => id === seat)) return [];
      const ledger = tip.ledgers[seat];
      const own =
        ledger === undefined ? [] : guardedTasks(() => ruleset.ledgers.tasks(ledger, tip.table.rules));
      const booked = own.map((task): Task => ({ ...task, book: true }));
      const able = (task: Task): readonly Task[] => withBook(ruleset, tip.table.rules, ledger, task);
      return [...guardedTasks(() => ruleset.tasks(tip.table.rules, seat).flatMap(able)), ...booked];
    },
    asked: (seat) =>
      roster.seats.some(({ id }) => id === seat)
        ? open.flatMap((order) =>
            order.run.open
              .filter(({ by, label }) => (by === seat || by === 'table') && !order.committed.includes(label))
              .map((question) => ({ order, question })),
          )
        : [],
  };
}

/** A view that says other things in places. Spread, it would reckon its fingerprint, for which nobody asks. */
export const viewWith = (view: View, said: Partial<View>): View => {
  const all = { ...Object.getOwnPropertyDescriptors(view), ...Object.getOwnPropertyDescriptors(said) };
  return Object.defineProperties({}, all) as View;
};

function askingOf({ hash, entry }: Placed): Asking {
  const asking = { entry: hash, seat: entry.seat, kind: entry.body.kind as Asking['kind'] };
  if (is(entry, 'strike')) return { ...asking, order: entry.body.entry, ...why(entry.body.why) };
  if (is(entry, 'restore')) return { ...asking, order: entry.body.entry };
  if (is(entry, 'correct')) return { ...asking, order: entry.body.order };
  return is(entry, 'amend') ? { ...asking, why: entry.body.why } : asking;
}

/** A task as its seat's own book lets it stand; a phone that cannot read the book leaves it. */
function withBook({ ledgers }: AnyRuleset, state: unknown, ledger: unknown, task: Task): readonly Task[] {
  if (ledger === undefined) return [task];
  const { needs, rule, icon } = task;
  if (needs && ledgers.claim(ledger, needs.claim, needs.about, state) === false)
    return [{ kind: 'mind', rule, icon, title: needs.else }];
  const own = ledgers.regards ? ledgers.regards(ledger, task, state) : task;
  return own ? [own] : [];
}

/** Tasks of a state that an amendment has spoilt are none: the table can still be read, and the amendment taken back. */
export function guardedTasks(tasks: () => readonly Task[]): readonly Task[] {
  try {
    return tasks();
  } catch (problem) {
    unlessPhoneFault(problem);
    return [];
  }
}

const sitsAt = ({ roster }: Book, device: Device, seat: Seat): boolean =>
  roster.members.some((one) => one.device === device && one.seat === seat && one.role === 'player');
const standsIn = ({ standIns }: Book, device: Device, seat: Seat): boolean =>
  standIns.some((one) => one.device === device && one.seat === seat && one.state === 'in force');

const why = (text: string | undefined): { readonly why?: string } =>
  text === undefined ? {} : { why: text };

export type { Remark };
