/**
 * Once a seat has laid its book open, every phone can check it line by line: that what it declared and told was what stood
 * in the book at that moment, that each sealed line opens, and that the book itself took every line.
 * Nothing is judged by it: the table decides what to make of a finding.
 */
import type { Json } from '../kernel/json.ts';
import { canonical } from '../kernel/json.ts';
import type { Question, Seat } from '../kernel/question.ts';
import { type Public, reopened } from '../kernel/table.ts';
import type { Hash } from '../log/bytes.ts';
import { is, type Known } from '../log/entry.ts';
import { ledgerHash } from '../log/keys.ts';
import { claimedWith } from '../log/ledger-keys.ts';
import type { Placed } from '../log/strikes.ts';
import { CampaignError } from './faults.ts';
import { foldNext, reading, startOf, turned } from './fold.ts';
import type { Folded, Reading } from './folded.ts';
import { readLedger, readTell } from './keyring.ts';
import { orderNamed } from './orders.ts';
import type { Session } from './session.ts';

export interface Finding {
  readonly entry: Hash;
  readonly page: number;
  readonly seat: Seat;
  /** declared, told: it said other than its book. unreadable: a sealed line does not open. refused: the book did not take it. */
  readonly kind: 'declared' | 'told' | 'unreadable' | 'refused';
  /** What was asked of the book, what was said, and what stood there. */
  readonly claim?: string;
  readonly said?: Json;
  readonly book?: Json;
}
export interface Audit {
  /** Seats whose books could be read from beginning to end. */
  readonly seats: readonly Seat[];
  /** Statements and lines that were checked. */
  readonly checked: number;
  /** First to last. */
  readonly findings: readonly Finding[];
}

/** Folds the campaign from its start and checks on the way. @throws CampaignError */
export function audit(session: Session): Audit {
  const [read, view] = [session.read(), session.view()];
  if (!read || !view) throw new CampaignError('not here yet');
  const { book } = read;
  const how = reading(view.ruleset, session.ring(), book);
  let state = startOf(how, book);
  const seats = Object.keys(state.ledgers);
  const claimed = claimedWith(book);
  // Of a seat that was granted anew another key may open the line.
  const allKeysKnown = (seat: Seat): boolean => {
    const own = how.ring.seats.get(seat);
    const known = [...(own ? [own.ledger] : []), ...(how.opened.get(seat) ?? [])].map(ledgerHash);
    return [...(claimed.get(seat) ?? [])].every((hash) => known.includes(hash));
  };
  const findings: Finding[] = [];
  let checked = 0;
  book.pages.forEach((folding, page) => {
    let at = turned(how, state, folding.id);
    for (const placed of folding.entries) {
      const line = { entry: placed.hash, page, seat: placed.entry.seat };
      const found = check(how, at, placed, allKeysKnown);
      if (found !== undefined) checked++;
      if (found) findings.push({ ...line, ...found });
      at = foldNext(how, at, placed);
    }
    const { tellings: _, ...after } = at;
    state = after;
  });
  return { seats, checked, findings };
}

type Found = Omit<Finding, 'entry' | 'page' | 'seat'>;

/** What does not hold of a line; false where it does, undefined where there is nothing to check. */
function check(
  how: Reading,
  before: Folded,
  placed: Placed,
  allKeysKnown: (seat: Seat) => boolean,
): Found | false | undefined {
  const { entry } = placed;
  if (how.mending.struck.has(placed.hash) || before.ledgers[entry.seat] === undefined) return undefined;
  if (is(entry, 'answer')) return declared(how, before, entry);
  if (is(entry, 'tell')) return told(how, before, entry);
  if (is(entry, 'ledger') || (is(entry, 'sealed') && entry.body.use === 'ledger')) {
    const write = readLedger(how.ring, entry, how.opened);
    if (write === undefined) return allKeysKnown(entry.seat) ? { kind: 'unreadable' } : undefined;
    const takes = how.ruleset.ledgers.check(before.ledgers[entry.seat], write, before.table.rules);
    return takes !== true && { kind: 'refused', said: write };
  }
  return undefined;
}

function declared(how: Reading, before: Folded, { seat, body }: Known<'answer'>): Found | false | undefined {
  const order = orderNamed(before, body.order);
  if (how.mending.corrected.has(order)) return undefined;
  const question = questionOf(how, before.table, order, body.label);
  if (question?.ask !== 'declare' || question.by !== seat) return undefined;
  return compared(how, before, 'declared', seat, question.claim, question.about, body.value);
}

function questionOf(how: Reading, table: Public, order: Hash, label: string): Question | undefined {
  const open = table.open.find((one) => one.order === order);
  return open && reopened(how.ruleset, table, open).open.find((question) => question.label === label);
}

function told(how: Reading, before: Folded, entry: Known<'tell'>): Found | false | undefined {
  const owed = before.table.owed.find(({ key, from }) => key === entry.body.owed && from === entry.seat);
  const said = readTell(how.ring, entry);
  if (!owed || !said) return undefined;
  return compared(how, before, 'told', entry.seat, owed.claim, owed.about, said.value);
}

function compared(
  { ruleset }: Reading,
  { ledgers, table }: Folded,
  kind: 'declared' | 'told',
  seat: Seat,
  claim: string,
  about: Json,
  said: Json,
): Found | false {
  const stood = ruleset.ledgers.claim(ledgers[seat], claim, about, table.rules);
  // A book that cannot tell says nothing against anybody.
  if (stood === undefined || canonical(stood) === canonical(said)) return false;
  return { kind, claim, said, book: stood };
}
