/** The purse of the seat shown: what everybody sees, and what its own book spent in secret. */
import type { Seat } from '../../../../kernel/question.ts';
import { crownPoints } from '../../../../rules/mighty-empires/court/book.ts';
import type { Ledger } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { State } from '../../../../rules/mighty-empires/state.ts';
import { type Budget, budget } from '../../../../rules/mighty-empires/winter/forecast.ts';

/** Crowns of this winter that only the book knows of, by the phase they belong to. */
function secretly(book: Ledger | undefined, year: number) {
  const mine = book?.court.purchases.filter((purchase) => purchase.year === year) ?? [];
  const points = mine.reduce((sum, purchase) => sum + purchase.points, 0);
  const of = (spies: boolean): number =>
    mine.filter(({ kind }) => (kind === 'operatives') === spies).reduce((sum, { crowns }) => sum + crowns, 0);
  return { recruitment: of(false) + Math.ceil(points / crownPoints), espionage: of(true) };
}

export const purseOf = (state: State, seat: Seat, book: Ledger | undefined): Budget =>
  budget(state, seat, secretly(book, state.season.year));
