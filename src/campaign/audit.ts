/**
 * Once a seat has laid its book open, every phone can check it line by line: that what it declared and told was what stood
 * in the book at that moment, that each sealed line opens, and that the book itself took every line.
 * A claim that is true only by lines nobody had seen when it was asked is a remark: they may have been written on a train.
 * This judges nothing: the table decides what to make of a finding.
 */
import type { Json } from '../kernel/json.ts';
import { canonical, same } from '../kernel/json.ts';
import type { Question, Seat } from '../kernel/question.ts';
import { type Public, reopened } from '../kernel/table.ts';
import type { Hash } from '../log/bytes.ts';
import { is, isWrite, type Known } from '../log/entry.ts';
import { ledgerHash } from '../log/keys.ts';
import { claimedWith } from '../log/ledger-keys.ts';
import type { Placed } from '../log/placed.ts';
import type { AuditRemark, Finding } from './audit-findings.ts';
import { keeping } from './audit-kept.ts';
import { CampaignError } from './faults.ts';
import { foldNext, onPage, reading, startOf, turned } from './fold.ts';
import type { Folded, FoldedPage, Reading } from './folded.ts';
import { readLedger, readStatement } from './keyring.ts';
import { orderNamed } from './orders.ts';
import type { Session } from './session.ts';
import { isStatement } from './statements.ts';
import { type Stood, stoodThen } from './witnessed.ts';

export interface Audit {
  /** Seats whose books could be read from beginning to end. */
  readonly seats: readonly Seat[];
  /** Statements and lines that were checked. */
  readonly checked: number;
  /** First to last. */
  readonly findings: readonly Finding[];
  readonly remarks: readonly AuditRemark[];
}

/** Folds the campaign from its start and checks on the way. @throws CampaignError */
export function audit(session: Session): Audit {
  const [read, view] = [session.read(), session.view()];
  if (!read || !view) throw new CampaignError('not here yet');
  const { book } = read;
  const all = reading(view.newest, session.ring(), book);
  let state = startOf(all, book);
  const seats = Object.keys(state.ledgers);
  const claimed = claimedWith(book);
  // Of a seat that was granted anew another key may open the line.
  const allKeysKnown = (seat: Seat): boolean => {
    const own = all.ring.seats.get(seat);
    const known = [...(own ? [own.ledger] : []), ...(all.opened.get(seat) ?? [])].map(ledgerHash);
    return [...(claimed.get(seat) ?? [])].every((hash) => known.includes(hash));
  };
  const findings: Finding[] = [];
  const remarks: AuditRemark[] = [];
  const askers = new Map<string, Placed | undefined>();
  let checked = 0;
  const kept = keeping(book);
  const corrections: Corrections = new Map();
  book.pages.forEach((folding, page) => {
    const how = onPage(all, folding.id);
    if (!how) return;
    const noting = { ...how, charged: kept.charged };
    kept.at(folding.id, page);
    let at = turned(noting, state, folding.id);
    noteAsked(how, state, at, undefined, askers);
    for (const placed of folding.entries) {
      const line = { entry: placed.hash, page, seat: placed.entry.seat };
      const before = at;
      const stood: StoodBy = (seat, key, claim) =>
        stoodThen(how, book, before, placed, askers.get(key), seat, claim);
      const found = check(how, at, placed, allKeysKnown, stood, corrections);
      if (found !== undefined) checked++;
      if (found && isRemark(found)) remarks.push({ ...line, ...found });
      else if (found) findings.push({ ...line, ...found });
      kept.at(placed.hash, page);
      at = foldNext(noting, at, placed);
      noteAsked(how, before, at, placed, askers);
      if (how.corrections.corrected.size > 0) noteCorrected(how, at, corrections, askers);
    }
    kept.ends(how, at, folding.closed?.hash, page);
    const { tellings: _, ...after } = at;
    state = after;
  });
  findings.push(...kept.findings);
  remarks.push(...kept.remarks((seat) => !allKeysKnown(seat) && !view.openBooks));
  const byPage = (a: { readonly page: number }, b: { readonly page: number }) => a.page - b.page;
  return { seats, checked, findings: findings.sort(byPage), remarks: remarks.sort(byPage) };
}

/** What corrected orders asked, by order and label: where a correction answers it, it lies open no more. */
type Corrections = Map<string, Question>;
function noteCorrected(
  how: Reading,
  { tellings }: FoldedPage,
  known: Corrections,
  askers: Map<string, Placed | undefined>,
): void {
  for (const { entry, line, corrected, asked } of tellings)
    for (const { question } of corrected ? asked : []) {
      const key = `${entry}/${question.label}`;
      known.set(key, question);
      if (!askers.has(key)) askers.set(key, how.find(line ?? entry));
    }
}

type Place = 'entry' | 'page' | 'seat';
type Found = Omit<Finding, Place> | Omit<AuditRemark, Place>;
const isRemark = (found: Found): found is Omit<AuditRemark, Place> => 'lines' in found;
type StoodBy = (seat: Seat, key: string, claim: (state: Folded) => Json | undefined) => Stood;

/** Remembers which line first asked for what only a book can say. */
function noteAsked(
  how: Reading,
  before: Folded,
  { table }: Folded,
  line: Placed | undefined,
  askers: Map<string, Placed | undefined>,
): void {
  if (table.open === before.table.open && table.owed === before.table.owed) return;
  const asked = table.open.flatMap((open) =>
    reopened(how.ruleset, table, open).open.map(({ label }) => `${open.order}/${label}`),
  );
  for (const key of asked) if (!askers.has(key)) askers.set(key, line);
  // A word that is owed was asked for by its order: what made it owed may be its seat's own answer.
  for (const { key } of table.owed)
    askers.set(`owed ${key}`, how.find(key.slice(0, key.indexOf('/'))) ?? askers.get(`owed ${key}`) ?? line);
}

/** What does not hold of a line; false where it does, undefined where there is nothing to check. */
function check(
  how: Reading,
  before: Folded,
  placed: Placed,
  allKeysKnown: (seat: Seat) => boolean,
  stood: StoodBy,
  corrections: Corrections,
): Found | false | undefined {
  const { entry } = placed;
  if (how.corrections.struck.has(placed.hash)) return undefined;
  if (is(entry, 'tell') && isGarbled(how, before, entry)) return { kind: 'garbled' };
  if (before.ledgers[entry.seat] === undefined) return undefined;
  if (is(entry, 'answer')) return declared(how, before, entry, stood, corrections);
  if (is(entry, 'tell')) return told(how, before, entry, stood);
  if (isWrite(entry)) {
    const write = readLedger(how.ring, entry, how.opened);
    if (write === undefined) return allKeysKnown(entry.seat) ? { kind: 'unreadable' } : undefined;
    const takes = how.ruleset.ledgers.check(before.ledgers[entry.seat], write, before.table.rules);
    return takes !== true && { kind: 'refused', said: write };
  }
  return undefined;
}

function declared(
  how: Reading,
  before: Folded,
  { seat, body }: Known<'answer'>,
  stood: StoodBy,
  corrections: Corrections,
): Found | false | undefined {
  const order = orderNamed(before, body.order);
  const key = `${order}/${body.label}`;
  const question = questionOf(how, before.table, order, body.label) ?? corrections.get(key);
  if (question?.ask !== 'declare' || question.by !== seat) return undefined;
  const { claim, about } = question;
  const then = stood(seat, key, claimOf(how, seat, claim, about));
  // A correction that leaves this answer alone lets what was declared stand.
  const answers =
    (how.corrections.corrected.get(order) ?? how.corrections.corrected.get(body.order))?.answers ?? {};
  const set = Object.hasOwn(answers, body.label) ? answers[body.label] : undefined;
  if (!set || same(set.value, body.value))
    return compared('declared', claim, body.value, then, body.how === 'ledger');
  return compared('corrected', claim, set.value, then, false);
}

function questionOf(how: Reading, table: Public, order: Hash, label: string): Question | undefined {
  const open = table.open.find((one) => one.order === order);
  return open && reopened(how.ruleset, table, open).open.find((question) => question.label === label);
}

const claimOf =
  ({ ruleset }: Reading, seat: Seat, claim: string, about: Json) =>
  ({ ledgers, table }: Folded): Json | undefined =>
    ruleset.ledgers.claim(ledgers[seat], claim, about, table.rules);

/** Whether a word that is owed is none on any phone, or opens to nothing on this one that it is owed to. */
function isGarbled({ ring }: Reading, { table }: Folded, entry: Known<'tell'>): boolean {
  const owed = table.owed.find(({ key, from }) => key === entry.body.owed && from === entry.seat);
  if (!owed) return false;
  const isReader = owed.to.some((seat) => ring.seats.has(seat));
  return !isStatement(owed, entry) || (isReader && readStatement(ring, entry) === undefined);
}

function told(how: Reading, before: Folded, entry: Known<'tell'>, stood: StoodBy): Found | false | undefined {
  const owed = before.table.owed.find(({ key, from }) => key === entry.body.owed && from === entry.seat);
  const said = readStatement(how.ring, entry);
  if (!owed || !said) return undefined;
  const then = stood(entry.seat, `owed ${owed.key}`, claimOf(how, entry.seat, owed.claim, owed.about));
  return compared('told', owed.claim, said.value, then, true);
}

function compared(
  kind: 'declared' | 'told' | 'corrected',
  claim: string,
  said: Json,
  { witnessed, own, unseen }: Stood,
  fromBook: boolean,
): Found | false {
  const holds = (stood: Json | undefined): boolean =>
    stood !== undefined && canonical(stood) === canonical(said);
  if (holds(witnessed)) return false;
  if (holds(own)) return { kind: 'unseen', claim, said, lines: unseen };
  // A book that cannot tell says nothing against anybody; that it was said to follow from it is told.
  if (own === undefined) return fromBook && { kind: 'unwritten', claim, said, lines: [] };
  return { kind, claim, said, book: own };
}
