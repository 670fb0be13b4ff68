/**
 * What a phone shows of a long campaign until it has read the book: the table as it lay, with as much of the book around it as the
 * open page needs. It is kept only where a view made of it says what the view of the whole book says, and nothing is ever written
 * from it: what a player does meanwhile waits for the book.
 */
import { canonical, type Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyRuleset } from '../kernel/ruleset.ts';
import type { Book, Page } from '../log/book.ts';
import type { Hash } from '../log/bytes.ts';
import type { Device } from '../log/keys.ts';
import type { Placed } from '../log/placed.ts';
import type { Roster } from '../log/roster.ts';
import { nodsAsked, proposalsAsked } from './absence.ts';
import type { FoldedPage } from './folded.ts';
import { forfeitsAsked } from './forfeiting.ts';
import type { Keyring } from './keyring.ts';
import { lostOrders } from './late.ts';
import type { Read } from './reader.ts';
import { requestsTo } from './requests.ts';
import { SHAPE } from './spelled.ts';
import type { Doubt } from './turned.ts';
import { type View, viewOf, viewWith } from './view.ts';

/** Pages before the open one of which it can be told. */
const TOLD = 8;

type Listed<T> = readonly (readonly [Hash, T])[];
/** As JSON keeps it. */
interface Kept {
  /** By what it was made: another app, other rules or other secrets read the same lines otherwise. */
  readonly by: string;
  readonly founding: Book['founding'];
  readonly level: number;
  readonly roster: Omit<Roster, 'slots' | 'admissions'> & {
    readonly slots: Listed<string>;
    readonly admissions: readonly Hash[];
  };
  /** How many there are, and the last of them. */
  readonly pages: number;
  readonly last: Omit<Page, 'voices'> & { readonly voices: readonly (readonly [Device, readonly Seat[]])[] };
  /** Of the page before. */
  readonly turned: Pick<Page, 'final' | 'unheard'>;
  /** Lines of earlier pages that what lies on the table goes back to. */
  readonly lines: readonly Placed[];
  readonly late: Book['late'];
  readonly struck: Listed<Hash>;
  readonly actedBy: Listed<Seat>;
  readonly asking: Book['asking'];
  readonly refused: Book['refused'];
  readonly standIns: Book['standIns'];
  readonly forfeits: Book['forfeits']['all'];
  readonly raises: Omit<Book['raises'], 'reads' | 'inForce'> & {
    readonly inForce: readonly Omit<Book['raises']['inForce'][number], 'table'>[];
  };
  readonly forked: Book['forked'];
  readonly reached: Book['reached'];
  readonly tip: FoldedPage;
  /** Under which what came of the last pages is stored. */
  readonly marks: readonly (readonly [page: number, digest: string])[];
  readonly doubt?: Doubt | undefined;
  readonly crossed: View['crossed'];
}

/** By what a look is made and read. */
export interface Eye {
  readonly newest: AnyRuleset;
  readonly ring: Keyring;
  readonly device: Device;
  /** Which Realmbook it is. */
  readonly app: string;
}
/** Changes with the shape of what is kept here. */
const LOOK = 1;
const madeBy = ({ newest, ring, device, app }: Eye): string =>
  [LOOK, SHAPE, app, newest.version, device, ...[...ring.seats.keys()].sort()].join(' ');

/** @returns what is to be kept of a campaign; undefined where only the whole book can say how things stand */
export function lookOf(view: View, read: Read, ring: Keyring, app: string): Json | undefined {
  const eye: Eye = { newest: view.newest, ring, device: view.device, app };
  const { book, tip } = read;
  const { roster, raises } = book;
  const last = book.pages.at(-1) as Page;
  const named = [...tip.table.open.map(({ order }) => order), ...tip.named.flatMap(({ lines }) => lines)];
  const lines = [...new Set(named)].flatMap((line) => {
    const found = book.find(line);
    return found && found.page < view.page ? [found] : [];
  });
  const here = new Set([...last.entries, ...lines, ...book.asking].map(({ hash }) => hash));
  const ofThese = <T>(all: ReadonlyMap<Hash, T>): Listed<T> => [...all].filter(([line]) => here.has(line));
  const { final = false, unheard = [] } = book.pages.at(-2) ?? {};
  const kept: Kept = {
    by: madeBy(eye),
    founding: withoutTable(book.founding),
    level: book.level,
    roster: { ...roster, slots: [...roster.slots], admissions: [...roster.admissions] },
    pages: book.pages.length,
    last: {
      ...last,
      entries: last.entries.flatMap(shortened),
      voices: [...last.voices].map(([device, seats]) => [device, [...seats]]),
    },
    turned: { final, unheard },
    lines,
    late: book.founding.body.seats.flatMap(({ id }) =>
      lostOrders(book, id).map(({ hash, entry }) => ({ hash, entry, time: 0 })),
    ),
    struck: ofThese(book.struck),
    actedBy: ofThese(book.actedBy),
    asking: book.asking,
    refused: book.refused,
    standIns: book.standIns,
    forfeits: book.forfeits.all,
    raises: { inForce: raises.inForce.map(({ table: _, ...rest }) => rest), asked: raises.asked },
    forked: book.forked,
    reached: book.reached,
    tip,
    marks: [...read.digests().entries()].slice(-1 - TOLD, -1),
    doubt: view.doubt,
    crossed: view.crossed,
  };
  const json = JSON.parse(JSON.stringify(kept)) as Json;
  const early = lookedAt(eye, json);
  return early && says(early) === says(view) ? json : undefined;
}

/** What was answered and rolled is on the table already, and what a line leans on is asked of the book. */
const shortened = ({ hash, page, entry: { author, seat, seq, body } }: Placed): readonly Placed[] =>
  said.includes(body.kind)
    ? []
    : [{ hash, page, entry: { author, seat, seq, prev: '', saw: [], page: '', body } }];
const said: readonly string[] = ['answer', 'sealed', 'reveal', 'ledger', 'roll', 'witness'];

/** The rule set by which it is played; undefined where another app made it. */
export function ruleSetOf(kept: Json): string | undefined {
  const { founding } = kept as unknown as Partial<Kept>;
  return founding?.body?.ruleset;
}

/** The mark under which is stored what came of a page before the open one; undefined for one that is further back. */
export const markIn = (kept: Json, page: number): string | undefined =>
  (kept as unknown as Kept).marks.find(([one]) => one === page)?.[1];

/** @param kept what `lookOf` had made @returns undefined where it was made by another app, or for other secrets */
export function lookedAt(eye: Eye, kept: Json): View | undefined {
  const { newest, ring, device } = eye;
  const look = kept as unknown as Kept;
  if (look.by !== madeBy(eye)) return undefined;
  const book = bookOf(look);
  const read: Read = {
    book,
    tip: look.tip,
    tellings: (page) => (page === book.pages.length - 1 ? look.tip.tellings : undefined),
    legal: () => false,
    after: () => undefined,
    digests: () => [],
  };
  const { doubt, crossed } = look;
  return viewWith(viewOf(newest, read, ring, device), { early: true, crossed, ...(doubt ? { doubt } : {}) });
}

/** A campaign that goes on from another begins with all that lay on that table. */
const withoutTable = (founding: Book['founding']): Book['founding'] => {
  const { from } = founding.body;
  if (!from) return founding;
  return {
    ...founding,
    body: { ...founding.body, from: { ...from, rules: null, standing: {}, ledgers: {} } },
  };
};

function bookOf(look: Kept): Book {
  const { founding, level, roster, last, turned, lines, struck, actedBy, raises } = look;
  const blank: Page = { id: '', entries: [], final: true, unheard: [], voices: new Map() };
  const open: Page = {
    ...last,
    entries: last.entries.map((line) => ({ ...line, entry: { ...line.entry, page: last.id } })),
    voices: new Map(last.voices.map(([device, seats]) => [device, new Set(seats)])),
  };
  const before = (n: number): Page => (n === look.pages - 2 ? { ...blank, ...turned } : blank);
  const pages = Array.from({ length: look.pages }, (_, n) => (n === look.pages - 1 ? open : before(n)));
  const known = new Map([...lines, ...look.asking, ...open.entries].map((line) => [line.hash, line]));
  const taken = new Map(struck);
  const places = new Map(last.entries.map(({ hash }, at) => [hash, at]));
  return {
    campaign: roster.campaign,
    founding,
    level,
    roster: { ...roster, slots: new Map(roster.slots), admissions: new Set(roster.admissions) },
    pages,
    late: look.late,
    fallen: [],
    setAside: [],
    standIns: look.standIns,
    raises: { ...raises, inForce: raises.inForce.map((one) => ({ ...one, table: '' })), reads: new Map() },
    actedBy: new Map(actedBy),
    forked: look.forked,
    waiting: new Set(),
    reached: look.reached,
    standing: (hash) => {
      const line = known.get(hash);
      if (!line) return undefined;
      return taken.has(hash) ? 'struck' : line.page === look.pages - 1 ? 'open' : 'counted';
    },
    find: (hash) => known.get(hash),
    rivals: {
      with: () => undefined,
      best: ([first]) => first as Placed,
      votes: (some) => some.map(() => 0),
      mark: () => '',
    },
    together: { of: () => undefined, secondTry: () => undefined, mark: () => '' },
    forfeits: { all: look.forfeits, at: new Map(), before: () => [], mark: () => '' },
    // As if each line had seen all before it: what comes of those that had not is kept with the table.
    inPast: (one, other) => (places.get(one.hash) ?? -1) < (places.get(other.hash) ?? -1),
    struck: taken,
    corrected: new Map(),
    amended: new Map(),
    asking: look.asking,
    refused: look.refused,
    heldBy: () => undefined,
  };
}

/** What is asked of players and said of the open page, spelt out. The table itself is kept as it lies. */
function says(view: View): string {
  const seats = view.seats.map(({ id }) => id);
  const { clock, overtaken, crossed, doubt = null, outdated, stopped = null, marked, page } = view;
  const said = {
    ...{ clock, overtaken, crossed, doubt, outdated, stopped, marked, page, seats: view.seats },
    open: view.open.map(({ open, run, committed, called }) => ({ open, asks: run.open, committed, called })),
    tasks: seats.map((seat) => view.tasks(seat)),
    asked: seats.map((seat) => view.asked(seat).map(({ order, question }) => [order.open.order, question])),
    agreed: [
      nodsAsked(view),
      proposalsAsked(view),
      forfeitsAsked(view),
      seats.map((seat) => requestsTo(view, seat)),
    ],
  };
  return canonical(JSON.parse(JSON.stringify(said)) as Json);
}
