/** Which letters were read, and which answered, on this phone: what came since is news. Nothing of it is in the book. */
import { createSignal } from 'solid-js';
import { lettersIn } from '../../campaign/letters.ts';
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Hash } from '../../log/bytes.ts';

/** A letter of any sort, the book's own or one that rules carry. */
export interface Mail {
  readonly id: string;
  readonly from: Seat;
  readonly to: readonly Seat[];
}
type Mark = 'read' | 'answered';
const places: { readonly [mark in Mark]: string } = { read: 'letters', answered: 'letters-answered' };
const place = (mark: Mark, campaign: Hash, seat: Seat): string =>
  `realmbook.${places[mark]}.${campaign}.${seat}`;
const [marked, setMarked] = createSignal(0);

function kept(mark: Mark, campaign: Hash, seat: Seat): ReadonlySet<string> {
  marked();
  try {
    return new Set(JSON.parse(localStorage.getItem(place(mark, campaign, seat)) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

/** Those of a seat's letters that are not marked so. Reactive. */
export function unmarked<T extends Mail>(
  mark: Mark,
  campaign: Hash,
  seat: Seat,
  letters: readonly T[],
): readonly T[] {
  const known = kept(mark, campaign, seat);
  return letters.filter(({ id }) => !known.has(id));
}

export function markLetters(mark: Mark, campaign: Hash, seat: Seat, letters: readonly Mail[]): void {
  const all = new Set([...kept(mark, campaign, seat), ...letters.map(({ id }) => id)]);
  localStorage.setItem(place(mark, campaign, seat), JSON.stringify([...all]));
  setMarked((n) => n + 1);
}

/** Letters of the book to a seat of this phone that were not opened yet, oldest first. Reactive. */
export const unread = (view: View, seat: Seat): readonly Mail[] =>
  unmarked('read', view.campaign, seat, lettersTo(view, seat));

const lettersTo = ({ book, seats }: View, seat: Seat): readonly Mail[] =>
  seats.some(({ id, mine }) => mine && id === seat)
    ? lettersIn(book).flatMap(({ entry: id, from, to }) => (to.includes(seat) ? [{ id, from, to }] : []))
    : [];
