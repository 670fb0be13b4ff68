/** Which letters were read on this phone: what came since is news. */
import { createSignal } from 'solid-js';
import { type Letter, lettersIn } from '../../campaign/letters.ts';
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Hash } from '../../log/bytes.ts';

const place = (campaign: Hash, seat: Seat): string => `realmbook.letters.${campaign}.${seat}`;
const [read, setRead] = createSignal(0);

function kept(campaign: Hash, seat: Seat): ReadonlySet<Hash> {
  read();
  try {
    return new Set(JSON.parse(localStorage.getItem(place(campaign, seat)) ?? '[]') as readonly Hash[]);
  } catch {
    return new Set();
  }
}

/** Letters to a seat of this phone that were not opened yet, oldest first. Reactive. */
export function unread({ campaign, book, seats }: View, seat: Seat): readonly Letter[] {
  if (!seats.some(({ id, mine }) => mine && id === seat)) return [];
  const known = kept(campaign, seat);
  return lettersIn(book).filter(({ entry, to }) => to.includes(seat) && !known.has(entry));
}

export function markRead(campaign: Hash, seat: Seat, letters: readonly Hash[]): void {
  localStorage.setItem(place(campaign, seat), JSON.stringify([...kept(campaign, seat), ...letters]));
  setRead((n) => n + 1);
}
