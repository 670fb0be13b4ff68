/** Letters of the diplomacy of winter as this phone may read them: in one's own book, or told. */
import type { View } from '../../../../campaign/view.ts';
import type { Seat } from '../../../../kernel/question.ts';
import type { Written } from '../../../../rules/mighty-empires/court/letters.ts';
import type { Ledger } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { Mail } from '../../../campaign/letters-read.ts';
import { stateOf } from '../names.ts';
import { toldTo } from '../told.ts';

/** What a letter says; undefined while it is still on its way. */
export function writtenIn(view: View, seat: Seat, letter: string): Written | undefined {
  const bookOf = (of: Seat) => view.ledgers[of] as Ledger | undefined;
  const from = stateOf(view).court.letters[letter]?.from ?? '';
  const kept =
    bookOf(seat)?.court.letters[letter] ?? (view.openBooks ? bookOf(from)?.court.letters[letter] : undefined);
  const told = () =>
    toldTo(view, seat).find(
      ({ claim, about }) => claim === 'letter' && (about as { readonly letter?: string }).letter === letter,
    );
  return kept ?? (told()?.value as Written | undefined);
}

/** Letters a seat wrote, got or was shown, oldest first. */
export const mailOf = (view: View, seat: Seat): readonly Mail[] =>
  Object.entries(stateOf(view).court.letters)
    .filter(([, { from, to, shown }]) => from === seat || to === seat || shown.includes(seat))
    .map(([id, { from, to }]) => ({ id, from, to: [to] }));

/** Those that have come to a seat of this phone, and where they lie. */
export const letters = (view: View, seat: Seat): { readonly at: string; readonly got: readonly Mail[] } => ({
  at: 'piece/desk-letters',
  got: view.seats.some(({ id, mine }) => mine && id === seat)
    ? mailOf(view, seat).filter(({ id, from }) => from !== seat && writtenIn(view, seat, id))
    : [],
});
