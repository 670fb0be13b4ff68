/**
 * What each kind of entry does when the fold reaches it. `draft` is edited; `before` is the state as it stood. What cannot
 * be done may throw: the fold then takes nothing of the line.
 */
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { Mutable } from '../kernel/ruleset.ts';
import { amend, ruleKey } from '../kernel/table.ts';
import type { Hash } from '../log/bytes.ts';
import { is, isLaid, type Known } from '../log/entry.ts';
import type { Placed } from '../log/placed.ts';
import { foldAnswer } from './answers.ts';
import { foldChoice, foldReveal } from './choices.ts';
import type { Folded, Reading } from './folded.ts';
import { foldForfeit } from './forfeits.ts';
import { readLedger, readStatement } from './keyring.ts';
import { addressees } from './letters.ts';
import { blankTelling, carry, clockOf } from './moves.ts';
import { foldOrder } from './orders.ts';
import { ledgerAfter } from './privately.ts';
import { foldStatement } from './statements.ts';
import type { Telling } from './telling.ts';

export function foldEntry(
  reading: Reading,
  draft: Mutable<Folded>,
  before: Folded,
  placed: Placed,
  tellings: Telling[],
): void {
  const { entry, hash } = placed;
  const { corrections } = reading;
  const [absences, changes] = [reading.absences.get(hash) ?? [], reading.changes.get(hash) ?? []];
  const at = absences.length + changes.length > 0 ? clockOf(reading, before) : null;
  if (corrections.amended.has(hash)) foldAmendment(reading, draft, before, hash, tellings);
  else if (is(entry, 'order')) foldOrder(reading, draft, before, { entry, hash }, tellings);
  else if (is(entry, 'answer')) foldAnswer(reading, draft, before, placed, entry.body, tellings);
  else if (is(entry, 'reveal')) foldReveal(reading, draft, before, placed, entry.body, tellings);
  else if (is(entry, 'tell')) foldStatement(reading, draft, before, entry);
  else if (is(entry, 'standing')) layDown(draft, before, entry);
  else if (is(entry, 'note')) foldNote(reading, before, { entry, hash }, tellings);
  else if (is(entry, 'letter')) {
    if (!corrections.actedBy.has(hash)) tellings.push(letterOf(reading, before, { entry, hash }));
  } else if (isLaid(entry)) foldChoice(reading, draft, before, placed);
  else if (!corrections.struck.has(hash)) {
    const write = readLedger(reading.ring, entry, reading.opened);
    if (write !== undefined) foldWrite(reading, draft, before, entry.seat, write);
  }
  foldForfeit(reading, draft, before, placed, tellings);
  // After what the line itself says: a reader who looks for the line finds that first.
  for (const absence of absences)
    tellings.push({
      ...blankTelling(placed, at),
      seat: absence.began ? absence.own : absence.seat,
      kind: 'absence',
      id: 'absence',
      args: null,
      absence,
    });
  for (const change of changes)
    tellings.push({
      ...blankTelling(placed, at),
      seat: change.seat,
      kind: 'seat',
      id: 'seat',
      args: null,
      change,
    });
}

/** No rule has a name that the state could not keep as a key. */
function layDown(draft: Mutable<Folded>, { table }: Folded, { seat, body }: Known<'standing'>): void {
  if (!/^[a-z]/i.test(body.rule)) return;
  const own = table.standing[seat] ?? {};
  // Replaced whole, and never edited: how far an open order has come is kept for as long as these are the same.
  draft.table.standing = { ...table.standing, [seat]: { ...own, [ruleKey(body.rule)]: body.value } } as never;
}

function foldNote(
  reading: Reading,
  before: Folded,
  { entry, hash }: { readonly entry: Known<'note'>; readonly hash: Hash },
  tellings: Telling[],
): void {
  const struck = reading.corrections.struck.get(hash);
  const at = clockOf(reading, before);
  const note = {
    ...blankTelling({ entry, hash }, at),
    kind: 'note' as const,
    id: 'note',
    args: null,
    text: entry.body.text,
    ...(entry.body.about === undefined ? {} : { about: entry.body.about }),
  };
  tellings.push(struck ? { ...note, struck } : note);
}

function letterOf(
  reading: Reading,
  before: Folded,
  { entry, hash }: { readonly entry: Known<'letter'>; readonly hash: Hash },
): Telling {
  const struck = reading.corrections.struck.get(hash);
  const words = readStatement(reading.ring, entry)?.value;
  return {
    ...blankTelling({ entry, hash }, clockOf(reading, before)),
    kind: 'letter',
    id: 'letter',
    args: null,
    to: addressees(entry),
    ...(typeof words === 'string' ? { text: words } : {}),
    ...(struck ? { struck } : {}),
  };
}

function foldAmendment(
  reading: Reading,
  draft: Mutable<Folded>,
  before: Folded,
  agreement: Hash,
  tellings: Telling[],
): void {
  const amendment = reading.find(reading.corrections.amended.get(agreement) ?? '');
  if (!amendment || !is(amendment.entry, 'amend') || reading.corrections.struck.has(amendment.hash)) return;
  const { changes, why } = amendment.entry.body;
  const at = clockOf(reading, before);
  tellings.push({ ...blankTelling(amendment, at), kind: 'amend', id: 'amend', args: null, text: why });
  carry(
    reading,
    draft,
    before,
    amend(reading.ruleset, { entry: amendment.hash, changes, why }),
    at,
    tellings,
    {},
  );
}

function foldWrite(
  { ruleset }: Reading,
  draft: Mutable<Folded>,
  before: Folded,
  seat: Seat,
  write: Json,
): void {
  const ledger = before.ledgers[seat];
  if (ledger === undefined) return;
  const { rules } = before.table;
  draft.ledgers[seat] = ledgerAfter(ledger, (own) =>
    ruleset.ledgers.check(own, write, rules) === true ? ruleset.ledgers.write(own, write, rules) : own,
  ) as Mutable<unknown>;
}
