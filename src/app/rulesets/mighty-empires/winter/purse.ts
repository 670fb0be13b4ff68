/** The purse of the seat shown: what everybody sees, what its own book spent in secret, and what it plans to spend. */
import type { Seat } from '../../../../kernel/question.ts';
import { plannedBy, secretCrowns } from '../../../../rules/mighty-empires/court/book.ts';
import type { Ledger } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { State } from '../../../../rules/mighty-empires/state.ts';
import { type Budget, budget } from '../../../../rules/mighty-empires/winter/forecast.ts';

export const purseOf = (state: State, seat: Seat, book: Ledger | undefined): Budget =>
  book === undefined
    ? budget(state, seat)
    : budget(state, seat, secretCrowns(book, state), plannedBy(book, state));
