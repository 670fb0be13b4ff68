/**
 * Ledger keys that were published. A seat is claimed with the hash of its ledger key, so nobody can publish another in its
 * name and have its player accused of lines that do not open (M2); what does not match is nothing.
 */
import type { Seat } from '../kernel/question.ts';
import type { Book } from './book.ts';
import { type Bytes, type Hash, unhex } from './bytes.ts';
import { is } from './entry.ts';
import { ledgerHash } from './keys.ts';
import { membershipsOf } from './roster.ts';
import { spokenIn } from './spoken.ts';

type Known = Pick<Book, 'pages' | 'roster'>;

/** The hashes of all ledger keys that a seat was ever claimed or granted with. */
export function claimedWith({ pages, roster }: Known): ReadonlyMap<Seat, ReadonlySet<Hash>> {
  const admissions = new Set(membershipsOf(roster).map(({ entry }) => entry));
  const hashes = new Map<Seat, Set<Hash>>();
  const add = (seat: Seat, ledger: Hash): void => {
    hashes.set(seat, (hashes.get(seat) ?? new Set()).add(ledger));
  };
  for (const { hash, entry } of spokenIn(pages)) {
    if (is(entry, 'found')) add(entry.seat, entry.body.keys.ledger);
    if (!is(entry, 'admit') || !entry.body.keys || !admissions.has(hash)) continue;
    const { seat, keys, by } = entry.body;
    // A seat's further phones bring no keys of their own: it has some.
    if (by !== 'seat') add(seat, keys.ledger);
  }
  return hashes;
}

/** Ledger keys by seat, first to last, as anybody may read with them. */
export function published(book: Known): ReadonlyMap<Seat, readonly Bytes[]> {
  const found = new Map<Seat, Bytes[]>();
  let claimed: ReturnType<typeof claimedWith> | undefined;
  for (const { entry } of spokenIn(book.pages)) {
    if (!is(entry, 'books')) continue;
    const key = unhex(entry.body.key, 32);
    claimed ??= claimedWith(book);
    if (key && claimed.get(entry.seat)?.has(ledgerHash(key)))
      found.set(entry.seat, [...(found.get(entry.seat) ?? []), key]);
  }
  return found;
}
