/**
 * What this phone does by itself for the seats it holds: declarations that follow from a ledger, the yes of a player who has
 * reported the same, statements it owes, and opening what was committed once all have. Only for an order that was legal as written and that asks on the open page;
 * everything else is put to the player, or an attacker could probe for secrets and undo.
 */
import { assentTo } from '../kernel/assent.ts';
import type { Json } from '../kernel/json.ts';
import { type Question, type Seat, shapeOf } from '../kernel/question.ts';
import { type Hash, hex, type RandomBytes } from '../log/bytes.ts';
import { slotted } from '../log/claim.ts';
import { is, type KnownBody } from '../log/entry.ts';
import { publicOf } from '../log/keys.ts';
import { holds, isBarred, playsFor, sitsOn } from '../log/roster.ts';
import { lineKey, type Spot, seal, wrap } from '../log/seal.ts';
import { freeSlot } from '../log/slots.ts';
import { admissions } from './admissions.ts';
import { alikeBy } from './alike.ts';
import type { Duty } from './duty.ts';
import { type Keyring, readCommitted, sealsFor, spotOf } from './keyring.ts';
import { here, ownSeat } from './own-seat.ts';
import { questionKey } from './questions.ts';
import { raiseDuties } from './raising.ts';
import type { Read } from './reader.ts';
import { rollDuties } from './roll-duties.ts';
import { unsaid } from './turned.ts';
import type { OpenOrder, View } from './view.ts';

/** The rules opened it, or it was legal as written and nothing waits in its author's log: what waits there may strike it. */
const legal = (view: View, read: Read, order: Hash): boolean =>
  view.open.some((one) => one.called && one.open.order === order) ||
  (read.legal(read.book.pages.length - 1, order) && !askerWaits(view, order));
function askerWaits({ book, lineOf }: View, order: Hash): boolean {
  if (book.waiting.size === 0) return false;
  const line = lineOf(order);
  const asked = book.pages.at(-1)?.entries.find(({ hash }) => hash === line);
  return asked !== undefined && book.waiting.has(asked.entry.author);
}

/** What is to be written now, in order; empty when there is nothing. A phone that was put out of a seat owes nothing for it. */
export function duties(view: View, read: Read, ring: Keyring, random: RandomBytes): readonly Duty[] {
  if (view.outdated || view.stopped !== undefined) return [];
  // What it wrote would wait like the rest of its log, and seem never to have been written.
  if (view.book.waiting.has(view.device)) return [];
  // Whatever is written on the new page is this player's vote for it.
  if (view.doubt) return [];
  const seats = [...ring.seats].filter(([seat]) => playsFor(view.book.roster, view.device, seat));
  const own = { ...ring, seats: new Map(seats) };
  return [
    ...returns(view, ring, random),
    ...admissions(view),
    ...declarations(view, read),
    ...reveals(view, read, own),
    ...rollDuties(view, own),
    ...statements(view, read, own, random),
    ...raiseDuties(view, read, own, random),
    ...seen(view, read),
  ];
}

/** Seats this phone has the seed of, but whose admission was under another device key: it returns to them. */
function returns(view: View, ring: Keyring, random: RandomBytes): readonly Duty[] {
  const { book, campaign } = view;
  const { roster, page, device } = here(view);
  // Who laid one of several seats down is no phone that was put out.
  const out = roster.former.some(
    (one) => one.device === device && one.role === 'player' && !holds(one, page),
  );
  if (out && !sitsOn(roster, device, page)) return [];
  return [...ring.seats].flatMap(([seat, keys]): readonly Duty[] => {
    if (playsFor(book.roster, device, seat)) return [];
    const known = book.roster.seats.find(({ id }) => id === seat)?.keys;
    if (known?.sign !== publicOf(keys).sign || isBarred(roster, seat)) return [];
    if (book.roster.former.some((one) => one.device === device && one.seat === seat && one.role === 'player'))
      return [];
    const slot = freeSlot(book.roster, seat, random);
    if (slot === undefined) return [];
    const place = { device, seat, role: 'player', slot } as const;
    return [{ seat, body: () => slotted(campaign, place, keys.sign) }];
  });
}

/** What follows from a ledger; and the yes of a player who has asked for the same: their own report is not confirmed anew. */
function declarations(view: View, read: Read): readonly Duty[] {
  return view.open.flatMap(({ open, run }) =>
    run.open.flatMap((question): readonly Duty[] => {
      const { label, by: seat } = question;
      const declares = question.ask === 'declare';
      if (!legal(view, read, open.order)) return [];
      const value = declares
        ? declared(view, question)
        : alikeBy(view, read, open.order, seat)
          ? assentTo(question)
          : undefined;
      if (value === undefined) return [];
      const body: KnownBody = {
        kind: 'answer',
        order: open.order,
        label,
        shape: shapeOf(question),
        value,
        how: declares ? 'ledger' : 'chosen',
      };
      return [{ seat, body: () => body }];
    }),
  );
}

/** What the ledger says to a declaration; undefined when its seat is not held here or cannot tell. */
export function declared(view: View, question: Extract<Question, { ask: 'declare' }>): Json | undefined {
  const mine = view.seats.some(({ id, mine }) => id === question.by && mine);
  const ledger = view.ledgers[question.by];
  if (!mine || ledger === undefined) return undefined;
  return view.ruleset.ledgers.claim(ledger, question.claim, question.about, view.table.rules);
}

function reveals(view: View, read: Read, own: Keyring): readonly Duty[] {
  return view.open.flatMap((order) => (everyoneCommitted(order) ? opened(order, view, read, own) : []));
}
const everyoneCommitted = ({ run, committed }: OpenOrder): boolean =>
  run.sealed && run.open.length > 0 && run.open.every(({ label }) => committed.includes(label));

/** A choice made for another's seat is opened by the phone that made it, at its own seat: it may not act for the other any more. */
function opened({ open, run }: OpenOrder, view: View, { tip, book }: Read, own: Keyring): readonly Duty[] {
  return run.open.flatMap(({ label }): readonly Duty[] => {
    const made = tip.committed[questionKey(open.order, label)];
    const entry = made && book.find(made.entry)?.entry;
    if (!made || !entry || !is(entry, 'sealed')) return [];
    const held = own.seats.has(made.seat);
    const secret = held || entry.author === view.device ? sealsFor(own, made.seat) : undefined;
    if (!secret) return [];
    const key = hex(lineKey(secret, spotOf(own, entry)));
    // Another phone, or one under older keys, may have sealed it: what this key does not open is not this phone's to open.
    if (readCommitted(own.campaign, entry, key) === undefined) return [];
    const seat = held ? made.seat : (ownSeat(view) ?? made.seat);
    return [{ seat, body: () => ({ kind: 'reveal', entry: made.entry, key }) }];
  });
}

/**
 * Whether a page was turned with an order that was legal as written: it is taken back by agreement only, so that nobody probes with
 * it. A player who was away then pays what they owe for it when they come back.
 */
function stood({ book }: View, read: Read, order: Hash): boolean {
  const line = book.find(order);
  const closed = book.pages.length - 1;
  if (line) return line.page < closed && read.legal(line.page, order);
  // It is named by its page and kind: which page that was, only what is told of it says.
  return book.pages.some((_, page) => page < closed && read.tellings(page) && read.legal(page, order));
}

function statements(view: View, read: Read, ring: Keyring, random: RandomBytes): readonly Duty[] {
  if (view.openBooks) return [];
  return view.table.owed.flatMap((owed): readonly Duty[] => {
    const order = owed.key.slice(0, owed.key.indexOf('/'));
    const ledger = view.ledgers[owed.from];
    if (!ring.seats.has(owed.from) || ledger === undefined) return [];
    if (!legal(view, read, order) && !stood(view, read, order)) return [];
    if (!owed.to.every((seat) => readerOf(view, seat))) return [];
    const value = view.ruleset.ledgers.claim(ledger, owed.claim, owed.about, view.table.rules);
    if (value === undefined) return [];
    return [{ seat: owed.from, body: (at) => statement(view, owed.key, owed.to, value, at, random) }];
  });
}

/** Goes on from a page that another phone has turned: that is this player's vote for it. */
function seen(view: View, read: Read): readonly Duty[] {
  const { closed } = view.book.pages.at(-2) ?? {};
  if (closed && view.book.waiting.has(closed.entry.author)) return [];
  const [first] = unsaid(read, view.device);
  return first ? [{ seat: first.seat, body: () => ({ kind: 'seen' }) }] : [];
}

const readerOf = ({ book }: View, seat: Seat): string | undefined =>
  book.roster.seats.find(({ id }) => id === seat)?.keys?.box;

/** A statement sealed to those it is owed to. Seats nobody holds yet cannot be written to. */
export function statement(
  view: View,
  owed: string,
  to: readonly Seat[],
  value: Json,
  at: Spot,
  random: RandomBytes,
): KnownBody {
  const key = random(32);
  const readers = to.flatMap((seat) => {
    const reader = readerOf(view, seat);
    return reader ? [{ seat, wrap: wrap(key, reader, at, random) }] : [];
  });
  return { kind: 'tell', owed, to: readers, ...seal(value, key, at, random) };
}
