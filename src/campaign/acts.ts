/** What a player does, as lines of the book: orders, answers, ledger lines, and taking back. */
import { parse } from '../kernel/args.ts';
import type { Json } from '../kernel/json.ts';
import { answers, type Question, type Seat, shapeOf } from '../kernel/question.ts';
import type { AnyOrder, Offer, Remark } from '../kernel/ruleset.ts';
import type { Given } from '../kernel/run.ts';
import { say } from '../kernel/text.ts';
import { type Hash, hex, type RandomBytes } from '../log/bytes.ts';
import { mayNod } from '../log/hands.ts';
import { playsFor } from '../log/roster.ts';
import { lineKey, seal } from '../log/seal.ts';
import { othersStandingIn, standingIn } from './absence.ts';
import { contested } from './contested.ts';
import { CampaignError } from './faults.ts';
import type { Suggestion } from './folded.ts';
import { sealsFor } from './keyring.ts';
import { ownSeat } from './own-seat.ts';
import { takenAlong } from './readiness.ts';
import type { Session } from './session.ts';
import type { Asking, OpenOrder, View } from './view.ts';

/** The view, where this phone may write for a seat. @throws CampaignError */
function viewFor(session: Session, seat: Seat): View {
  const view = session.view();
  if (!view) throw new CampaignError('not here yet');
  const ours = view.seats.some((one) => one.id === seat && one.ours);
  if (!ours) throw new CampaignError('no seat');
  return view;
}

/**
 * What the rules make of an order now, or of just these arguments as their schema understands them: what may be left out is
 * filled in. undefined for an order they do not know.
 */
export function offerOf({ ruleset, table }: View, seat: Seat, id: string, args?: Json): Offer | undefined {
  const order = ruleset.orders[id] as AnyOrder<unknown, Json> | undefined;
  if (!order) return undefined;
  const parsed = args === undefined ? undefined : parse(order.args, args);
  return order.offered(table.rules, seat, parsed?.ok ? parsed.value : args);
}

/** Why the rules do not offer an order now; empty if they do. Advice: `giveOrder` takes an override. */
export function objections(view: View, seat: Seat, id: string, args?: Json): readonly Remark[] {
  const busy = args === undefined ? undefined : contested(view, seat, id, args);
  if (busy) return [busy];
  const offer = offerOf(view, seat, id, args);
  return !offer || offer.open ? [] : [offer];
}
/** Two may stand in for one seat: what the other did there already is not done again unawares. */
function givenTwice(view: View, seat: Seat, id: string): readonly Remark[] {
  const others = othersStandingIn(view, seat);
  const given = standingIn(view).some((one) => one.seat === seat)
    ? view.tellings.find(
        ({ struck, hand, ...told }) =>
          !struck && hand !== undefined && others.includes(hand) && told.seat === seat && told.id === id,
      )
    : undefined;
  const why = say('{seat} is also standing in, and has already given this order.', {
    seat: given?.hand ?? '',
  });
  return given ? [{ rule: view.ruleset.orders[id]?.rule ?? 'order.unknown', why }] : [];
}
/** What the rules would have one mind before giving an order that they offer. */
export function reminders(view: View, seat: Seat, id: string, args?: Json): readonly Remark[] {
  const offer = offerOf(view, seat, id, args);
  if (!offer?.open) return [];
  return [
    ...(offer.mind ?? []),
    ...ownReminders(view, id),
    ...givenTwice(view, seat, id),
    ...takenAlong(view, seat, id),
  ];
}
/** Those of them that the books on this phone alone know of. */
export const ownReminders = ({ ruleset, table, ledgers, seats }: View, id: string): readonly Remark[] =>
  seats
    .flatMap(({ id: own, mine }) => (mine && ledgers[own] !== undefined ? [ledgers[own]] : []))
    .flatMap((ledger) => ruleset.ledgers.minds?.(ledger, id, table.rules) ?? []);

/**
 * Gives an order; with `override`, by agreement where the rules do not offer it, though never about what another order under
 * way is settling. Where the same one is open already, it is joined. @returns the name under which it asks @throws CampaignError
 */
export function giveOrder(
  session: Session,
  seat: Seat,
  id: string,
  args: Json,
  override?: string,
): Promise<Hash> {
  const before = viewFor(session, seat);
  const offer = offerOf(before, seat, id, args);
  if (!offer) throw new CampaignError('not offered');
  const busy = contested(before, seat, id, args);
  if (busy) throw new CampaignError('not offered', busy);
  if (!offer.open && override === undefined) throw new CampaignError('not offered', offer);
  const written = session.write(seat, (_, view) => {
    const finished = view.finishedOf(id, args, seat);
    const agreed = override === undefined ? {} : { override };
    return { kind: 'order', id, args, ...agreed, ...(finished === undefined ? {} : { finished }) };
  });
  return written.then((line) => session.view()?.orderOf(line) ?? line);
}

/** Answers an open question. A roll for another seat's die is a suggestion to its owner. @throws CampaignError */
export function giveAnswer(
  session: Session,
  seat: Seat,
  order: Hash,
  question: Question,
  value: Json,
  how: 'table' | 'phone' | 'chosen' | 'ledger',
): Promise<Hash> {
  const view = viewFor(session, seat);
  const open = view.open.find((one) => one.open.order === order);
  if (!open?.run.open.some(({ label }) => label === question.label)) throw new CampaignError('not open');
  if (!answers(question, value)) throw new CampaignError('does not answer');
  return session.write(seat, {
    kind: 'answer',
    order,
    label: question.label,
    shape: shapeOf(question),
    value,
    how,
  });
}

/** Takes another player's roll for a die of this seat. @throws CampaignError */
export function takeSuggestion(session: Session, seat: Seat, { entry, ...made }: Suggestion): Promise<Hash> {
  const { order, label, value } = made;
  const open = viewFor(session, seat).open.find((one) => one.open.order === order);
  const question = open?.run.open.find((one) => one.label === label);
  if (!question) throw new CampaignError('not open');
  const how = made.how === 'phone' ? made.how : 'table';
  return session.write(seat, {
    kind: 'answer',
    order,
    label,
    shape: shapeOf(question),
    value,
    how,
    suggestion: entry,
  });
}

/** Whether this phone writes into a seat's ledger: a stand-in does not where books are sealed. */
export const keepsBook = ({ openBooks, seats }: View, seat: Seat): boolean =>
  seats.some(({ id, mine, ours }) => id === seat && (mine || (openBooks && ours)));

/** Commits to an answer of a sealed batch; it opens by itself once all have. */
export function commitAnswer(
  session: Session,
  seat: Seat,
  order: Hash,
  question: Question,
  value: Json,
  random: RandomBytes,
): Promise<Hash> {
  viewFor(session, seat);
  const secret = sealsFor(session.ring(), seat);
  if (!secret) throw new CampaignError('no seat');
  if (!answers(question, value)) throw new CampaignError('does not answer');
  const purpose = { order, label: question.label, shape: shapeOf(question) };
  return session.write(seat, (at) => ({
    kind: 'sealed',
    purpose,
    ...seal(value, lineKey(secret, at), at, random),
  }));
}

/** Writes into a seat's ledger: sealed, or in clear where the books are open. @throws CampaignError with the rule set's remark */
export function writeLedger(session: Session, seat: Seat, write: Json, random: RandomBytes): Promise<Hash> {
  const view = viewFor(session, seat);
  const keys = session.ring().seats.get(seat);
  const ledger = view.ledgers[seat];
  if (ledger === undefined || (!keys && !view.openBooks)) throw new CampaignError('no seat');
  const takes = view.ruleset.ledgers.check(ledger, write, view.table.rules);
  if (takes !== true) throw new CampaignError('ledger refuses', takes);
  if (view.openBooks || !keys) return session.write(seat, { kind: 'ledger', write });
  return session.write(seat, (at) => {
    return { kind: 'sealed', purpose: 'ledger', ...seal(write, lineKey(keys.ledger, at), at, random) };
  });
}

/** Takes a line back, or the open order that it began. */
export const strike = (session: Session, seat: Seat, entry: Hash, why?: string): Promise<Hash> =>
  session.write(seat, (_, view) => ({
    kind: 'strike',
    entry: view.lineOf(entry),
    ...(why ? { why } : {}),
  }));
export const restore = (session: Session, seat: Seat, entry: Hash): Promise<Hash> =>
  session.write(seat, { kind: 'restore', entry });
/**
 * Whether this phone has a word, at a seat, in what others ask for: as its player or regent, and not the phone that asks. Who
 * acts for a seat otherwise speaks as the player they are.
 */
export const mayAgree = (
  { book, page, device }: View,
  seat: Seat,
  { entry }: Pick<Asking, 'entry'>,
): boolean => {
  const asked = book.asking.find(({ hash }) => hash === entry)?.entry;
  if (!asked || !playsFor(book.roster, device, seat)) return false;
  const asks = { author: asked.author, seat: book.actedBy.get(entry) ?? asked.seat };
  return asked.seat === seat || mayNod(book.roster, asks, { author: device, seat }, page);
};
export const agree = (session: Session, seat: Seat, entry: Hash): Promise<Hash> =>
  session.write(seat, { kind: 'agree', entry });
/** Says no to what another seat asks for, or drops what one asked for oneself. */
export const refuseMend = (session: Session, seat: Seat, entry: Hash): Promise<Hash> =>
  session.write(seat, { kind: 'refuse', entry });
/** Replaces answers of one order: those it names; what it leaves out stays as it was answered, or is asked still. */
export const correct = (
  session: Session,
  seat: Seat,
  order: Hash,
  given: { readonly [label: string]: Given },
): Promise<Hash> => session.write(seat, { kind: 'correct', order, answers: { ...given } });
export const addNote = (session: Session, seat: Seat, text: string, about?: string): Promise<Hash> =>
  session.write(seat, { kind: 'note', text, ...(about ? { about } : {}) });

/** Lays a seat's whole book open for everybody, for good: every phone can read and check it from then on. @throws CampaignError */
export async function openBook(session: Session, seat: Seat): Promise<Hash> {
  const keys = session.ring().seats.get(seat);
  if (!keys) throw new CampaignError('no seat');
  return session.write(seat, { kind: 'books', key: hex(keys.ledger) });
}

/** Awaited seats that have not said done. Nobody waits for a seat that was left for good. */
export function stillAwaited(view: View): readonly Seat[] {
  const done = new Set(view.seats.filter(({ done, idle }) => done || idle).map(({ id }) => id));
  return view.ruleset.awaited(view.table.rules).filter((seat) => !done.has(seat));
}

/**
 * Whom the table waits for: no page waits for a realm that stands idle, yet its turn, or its part of what all do together, is
 * over only once somebody has acted for it.
 */
export function waitedFor(view: View): readonly Seat[] {
  const still = stillAwaited(view);
  const { turn } = view.clock;
  const idle = view.ruleset
    .awaited(view.table.rules)
    .filter((seat) => view.seats.some((one) => one.id === seat && one.idle && !one.done));
  return [...still, ...idle.filter((seat) => (turn === undefined ? still.length === 0 : turn === seat))];
}

/** Open orders that somebody began: the page is not turned over them. */
export const holding = ({ open }: View): readonly OpenOrder[] => open.filter(({ called }) => !called);

/**
 * Turns the page. Open orders hold it; so do awaited seats, unless they are left out by agreement, or an order of this page
 * has ended the phase and so answered for them. @throws CampaignError
 */
export async function turnPage(
  session: Session,
  seat: Seat,
  { without = [], ended = false }: { readonly without?: readonly Seat[]; readonly ended?: boolean } = {},
): Promise<Hash> {
  const view = viewFor(session, seat);
  if (holding(view).length > 0) throw new CampaignError('not finished');
  const missing = ended ? [] : stillAwaited(view).filter((one) => one !== seat && !without.includes(one));
  if (missing.length > 0) throw new CampaignError('not finished', missing);
  // A player who acts for another turns the page in their own name: it is their vote.
  return session.write(ownSeat(view, seat) ?? seat, (_, { fingerprint }) => {
    const close = { kind: 'close' as const, fingerprint };
    return without.length > 0 ? { ...close, without: [...without] } : close;
  });
}
