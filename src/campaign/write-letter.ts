/** Writing a private letter: see letters.ts for what becomes of it. */
import type { Seat } from '../kernel/question.ts';
import type { Hash, RandomBytes } from '../log/bytes.ts';
import { seal, wrap } from '../log/seal.ts';
import { CampaignError } from './faults.ts';
import type { Session } from './session.ts';

/** Seals words to one seat and sends them. @throws CampaignError */
export async function sendLetter(
  session: Session,
  from: Seat,
  to: Seat,
  text: string,
  random: RandomBytes,
): Promise<Hash> {
  if (!session.ring().seats.has(from)) throw new CampaignError('no seat');
  return session.write(from, (at, { book }) => {
    const key = random(32);
    const readers = [to, from].flatMap((seat) => {
      const box = book.roster.seats.find(({ id }) => id === seat)?.keys?.box;
      return box ? [{ seat, wrap: wrap(key, box, at, random) }] : [];
    });
    if (readers.length < 2) throw new CampaignError('no seat');
    return { kind: 'letter', to: readers, ...seal(text, key, at, random) };
  });
}
