/** The private side of Mighty Empires: each seat's army book. */
import type { Ledgers } from '../../../kernel/ruleset.ts';
import type { Change } from '../changes/index.ts';
import { newCourtBook } from '../court/book.ts';
import { regarded } from '../court/regarded.ts';
import { newSpyBook } from '../espionage/book.ts';
import { bannersOf } from '../queries.ts';
import type { State } from '../state.ts';
import { noBattles } from '../tabletop/ledger/book.ts';
import { battleClaim } from '../tabletop/ledger/claims.ts';
import { battleEntered } from '../tabletop/ledger/entries.ts';
import { battleTasks } from '../tabletop/ledger/tasks.ts';
import { checkBattle, ofBattle, writtenBattle } from '../tabletop/ledger/writes.ts';
import { blank, type Ledger, noTally } from './book.ts';
import { claim } from './claims.ts';
import { entered } from './entries.ts';
import { minds, tasks } from './tasks.ts';
import { check, written } from './writes.ts';

export const ledgers: Ledgers<State, Change, Ledger> = {
  start: (seat, state) => ({
    seat,
    banners: Object.fromEntries(bannersOf(state, seat).map(({ id }) => [id, blank])),
    tally: noTally,
    court: newCourtBook,
    spies: newSpyBook,
    mourned: [],
    battles: noBattles,
  }),
  change: (ledger, change, state) => battleEntered(entered(ledger, change, state), change),
  check: (ledger, write, state) => (ofBattle(write) ? checkBattle : check)(ledger, write, state),
  write: (ledger, write, state) => (ofBattle(write) ? writtenBattle : written)(ledger, write, state),
  claim: (ledger, what, about) => battleClaim(ledger, what, about) ?? claim(ledger, what, about),
  tasks: (ledger, state) => [...tasks(ledger, state), ...battleTasks(ledger, state)],
  minds,
  regards: regarded,
};
