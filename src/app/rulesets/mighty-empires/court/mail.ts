/** Letters of the diplomacy of winter as this phone may read them: in one's own book, or told. */
import type { View } from '../../../../campaign/view.ts';
import { keptFor } from '../../../../kernel/kept-for.ts';
import type { Seat } from '../../../../kernel/question.ts';
import type { Written } from '../../../../rules/mighty-empires/court/letters.ts';
import type { Ledger } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { Mail } from '../../../campaign/letters-read.ts';
import { stateOf } from '../names.ts';
import { toldTo } from '../told.ts';

/** Reckoned once for each view and seat: screens ask again and again, and a campaign of many years holds thousands of letters. */
function onceFor<T extends object>(make: (view: View, seat: Seat) => T): (view: View, seat: Seat) => T {
  const kept = keptFor((_: View) => new Map<Seat, T>());
  return (view, seat) => {
    const made = kept(view).get(seat) ?? make(view, seat);
    kept(view).set(seat, made);
    return made;
  };
}

/** The words of letters that a seat may read; undefined of one that is still on its way. */
export const readBy = onceFor((view, seat): ((letter: string) => Written | undefined) => {
  const sent = stateOf(view).court.letters;
  const bookOf = (of: Seat) => view.ledgers[of] as Ledger | undefined;
  // Of a letter that was told twice the newer word counts.
  const told = new Map(
    toldTo(view, seat)
      .toReversed()
      .flatMap(({ claim, about, value }) =>
        claim === 'letter'
          ? [[(about as { readonly letter?: string }).letter, value as unknown as Written] as const]
          : [],
      ),
  );
  return (letter) =>
    bookOf(seat)?.court.letters[letter] ??
    (view.openBooks ? bookOf(sent[letter]?.from ?? '')?.court.letters[letter] : undefined) ??
    told.get(letter);
});

/** Letters a seat wrote, got or was shown, oldest first. */
export const mailOf = (view: View, seat: Seat): readonly Mail[] =>
  Object.entries(stateOf(view).court.letters)
    .filter(([, { from, to, shown }]) => from === seat || to === seat || shown.includes(seat))
    .map(([id, { from, to }]) => ({ id, from, to: [to] }));

/** Those that have come to a seat of this phone, and where they lie. */
export const letters = (view: View, seat: Seat): { readonly at: string; readonly got: readonly Mail[] } => ({
  at: 'piece/desk-letters',
  got: view.seats.some(({ id, mine }) => mine && id === seat) ? gotBy(view, seat) : [],
});
const gotBy = onceFor((view, seat): readonly Mail[] => {
  const says = readBy(view, seat);
  return mailOf(view, seat).filter(({ id, from }) => from !== seat && says(id));
});
