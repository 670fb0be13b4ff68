/**
 * Private letters, in any season of any book: sealed to those they are for and to who wrote them. Everybody sees that
 * somebody wrote to somebody; the words only those can read. They bind nobody and no rule reads them.
 */
import type { Seat } from '../kernel/question.ts';
import type { Book } from '../log/book.ts';
import type { Chance, Hash } from '../log/bytes.ts';
import { is, type Known } from '../log/entry.ts';
import { seal, wrap } from '../log/seal.ts';
import { CampaignError } from './faults.ts';
import { type Keyring, readTell } from './keyring.ts';
import type { Session } from './session.ts';

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
  return book.pages.flatMap(({ entries }) =>
    entries.flatMap(({ hash, entry }): readonly Letter[] =>
      is(entry, 'letter') && !book.struck.has(hash) && !book.actedBy.has(hash)
        ? [{ entry: hash, from: entry.seat, to: addressees(entry) }]
        : [],
    ),
  );
}

/** What a letter says; undefined where no seat of this phone may read it. */
export function wordsOf(book: Book, ring: Keyring, letter: Hash): string | undefined {
  for (const { entries } of book.pages)
    for (const { hash, entry } of entries)
      if (hash === letter && is(entry, 'letter')) {
        const value = readTell(ring, entry)?.value;
        return typeof value === 'string' ? value : undefined;
      }
  return undefined;
}

/** Seats that can be written to: somebody holds them, and so has the key that opens a letter. */
export const writable = ({ roster }: Book, from: Seat): readonly Seat[] =>
  roster.seats.filter(({ id, keys }) => id !== from && keys !== undefined).map(({ id }) => id);

/** Seals words to one seat and sends them. @throws CampaignError */
export async function sendLetter(
  session: Session,
  from: Seat,
  to: Seat,
  text: string,
  chance: Chance,
): Promise<Hash> {
  if (!session.ring().seats.has(from)) throw new CampaignError('no seat');
  return session.write(from, (at, { book }) => {
    const key = chance(32);
    const readers = [to, from].flatMap((seat) => {
      const box = book.roster.seats.find(({ id }) => id === seat)?.keys?.box;
      return box ? [{ seat, wrap: wrap(key, box, at, chance) }] : [];
    });
    if (readers.length < 2) throw new CampaignError('no seat');
    return { kind: 'letter', to: readers, ...seal(text, key, at, chance) };
  });
}
