/**
 * What a campaign begins with that goes on from another: the table as it lay when the page opened that it goes on from, and
 * the books that its players bring along.
 */
import type { Json } from '../kernel/json.ts';
import { unlessPhoneFault } from '../kernel/phone-fault.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyRuleset, Mutable } from '../kernel/ruleset.ts';
import { empty, type Flag, type Public } from '../kernel/table.ts';
import { say } from '../kernel/text.ts';
import type { Book } from '../log/book.ts';
import type { Bytes, Hash } from '../log/bytes.ts';
import { is, isWrite, type Known } from '../log/entry.ts';
import { spokenIn } from '../log/spoken.ts';
import { type Keyring, readBrought } from './keyring.ts';

type Beginning = Pick<Book, 'campaign' | 'founding'>;

/** The table before the first line. One that was carried along and that these rules cannot go on from is left, and flagged. */
export function firstTable(ruleset: AnyRuleset, { campaign, founding: { body } }: Beginning): Public {
  const seats = body.seats.map(({ id }) => id);
  const anew = (): Public => empty(ruleset.found(body.options, seats));
  const { from } = body;
  if (!from) return anew();
  try {
    ruleset.clock(from.rules);
    ruleset.awaited(from.rules);
    ruleset.invariants(from.rules);
    return { ...empty(from.rules), standing: from.standing };
  } catch (problem) {
    unlessPhoneFault(problem);
    const why = say('Realmbook could not read the table that it continues from: {why}', {
      why: String(problem),
    });
    const flag: Flag = { kind: 'broken', rule: 'line.unread', why, entry: campaign };
    return { ...anew(), flags: [flag as Mutable<Flag>] };
  }
}

/** A seat's book before the first line: as its player brought it along, or blank. */
export function firstBook(
  ruleset: AnyRuleset,
  { founding: { body } }: Pick<Book, 'founding'>,
  brought: ReadonlyMap<Seat, Json>,
  seat: Seat,
  table: Public,
): unknown {
  const along = brought.get(seat) ?? (body.books === 'open' ? body.from?.ledgers?.[seat] : undefined);
  const blank = (): unknown => ruleset.ledgers.start(seat, table.rules);
  if (along === undefined) return blank();
  try {
    ruleset.ledgers.tasks(along, table.rules);
    return along;
  } catch (problem) {
    unlessPhoneFault(problem);
    return blank();
  }
}

interface Bringing {
  readonly hash: Hash;
  readonly entry: Known<'brought'>;
}
/**
 * The lines by which players brought their books along: of each seat the first, before it wrote anything else in its book.
 * @param raise those for the page whose rules this line raised, of each seat the first
 */
export function bringings(
  { founding, pages }: Pick<Book, 'founding' | 'pages'>,
  raise?: Hash,
): ReadonlyMap<Seat, Bringing> {
  const found = new Map<Seat, Bringing>();
  if (!founding.body.from && raise === undefined) return found;
  const last = spokenIn(pages).findLast(({ entry }) => is(entry, 'brought'));
  const written = new Set<Seat>();
  for (const { hash, entry } of pages.slice(0, last ? last.page + 1 : 0).flatMap(({ entries }) => entries)) {
    const { seat } = entry;
    const brings = is(entry, 'brought') && entry.body.raise === raise;
    if (brings && !written.has(seat)) found.set(seat, { hash, entry });
    if (brings || (isWrite(entry) && raise === undefined)) written.add(seat);
  }
  return found;
}

/** Those of the books brought along that this phone may read. */
export function broughtBooks(
  ring: Keyring,
  book: Pick<Book, 'founding' | 'pages'>,
  opened: ReadonlyMap<Seat, readonly Bytes[]>,
  raise?: Hash,
): ReadonlyMap<Seat, Json> {
  const read = new Map<Seat, Json>();
  for (const [seat, { entry }] of bringings(book, raise)) {
    const whole = readBrought(ring, entry, opened);
    if (whole !== undefined) read.set(seat, whole);
  }
  return read;
}
