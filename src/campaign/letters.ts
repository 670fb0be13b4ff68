/**
 * Private letters, in any season of any book: sealed to their readers and their writer. Everybody sees who
 * wrote to whom; only those can read the words. They are not binding, and no rule reads them.
 */
import type { Seat } from '../kernel/question.ts';
import type { Book } from '../log/book.ts';
import type { Hash } from '../log/bytes.ts';
import { is, type Known } from '../log/entry.ts';
import { spokenIn } from '../log/spoken.ts';
import { type Keyring, readStatement } from './keyring.ts';

export interface Letter {
  readonly entry: Hash;
  readonly from: Seat;
  readonly to: readonly Seat[];
}

/** Whom a letter is for, its writer left out. */
export const addressees = ({ seat, body }: Known<'letter'>): readonly Seat[] => [
  ...new Set(body.to.map((one) => one.seat).filter((one) => one !== seat)),
];

/** All letters that count, oldest first: nobody writes one in another's name. */
export function lettersIn(book: Book): readonly Letter[] {
  return spokenIn(book.pages).flatMap(({ hash, entry }): readonly Letter[] =>
    is(entry, 'letter') && !book.struck.has(hash) && !book.actedBy.has(hash)
      ? [{ entry: hash, from: entry.seat, to: addressees(entry) }]
      : [],
  );
}

/** What a letter says; undefined where no seat of this phone may read it. */
export function wordsOf(book: Book, ring: Keyring, letter: Hash): string | undefined {
  const { entry } = book.find(letter) ?? {};
  const value = entry && is(entry, 'letter') ? readStatement(ring, entry)?.value : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Seats that can be written to: somebody holds them, and so has the key that opens a letter. */
export const writable = ({ roster }: Book, from: Seat): readonly Seat[] =>
  roster.seats.filter(({ id, keys }) => id !== from && keys !== undefined).map(({ id }) => id);
