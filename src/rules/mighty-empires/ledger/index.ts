/** The private side of Mighty Empires: each seat's army book. */
import type { Ledgers } from '../../../kernel/ruleset.ts';
import type { Change } from '../changes/index.ts';
import { bannersOf } from '../queries.ts';
import type { State } from '../state.ts';
import { blank, type Ledger } from './book.ts';
import { claim } from './claims.ts';
import { entered } from './entries.ts';
import { tasks } from './tasks.ts';
import { check, written } from './writes.ts';

export const ledgers: Ledgers<State, Change, Ledger> = {
  start: (seat, state) => ({
    seat,
    banners: Object.fromEntries(bannersOf(state, seat).map(({ id }) => [id, blank])),
    tally: { mustered: 0, enlisted: 0, struck: 0, fallen: 0 },
  }),
  change: entered,
  check,
  write: written,
  claim: (ledger, what, about) => claim(ledger, what, about),
  tasks,
};
