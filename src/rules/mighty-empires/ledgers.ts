/** The private side of Mighty Empires: each seat's army book, the sum of the pages that chapters fill. */
import type { Ledgers } from '../../kernel/ruleset.ts';
import type { Change } from './change.ts';
import { courtClaim, newCourtBook } from './court/book.ts';
import { courtBookTasks } from './court/book-tasks.ts';
import { courtEntered } from './court/entries.ts';
import { courtCheck, courtWritten } from './court/writes.ts';
import { newSpyBook, spyClaim } from './espionage/book.ts';
import { spyBookTasks } from './espionage/book-tasks.ts';
import { spyEntered } from './espionage/entries.ts';
import { spyCheck, spyWritten } from './espionage/writes.ts';
import { blank, type Ledger, noTally } from './ledger/book.ts';
import { armyClaim } from './muster/ledger/claims.ts';
import { armyEntered } from './muster/ledger/entries.ts';
import { armyTasks, minds } from './muster/ledger/tasks.ts';
import { armyCheck, armyWritten } from './muster/ledger/writes.ts';
import { bannersOf } from './queries.ts';
import type { State } from './state.ts';
import { noBattles } from './tabletop/ledger/book.ts';
import { battleClaim } from './tabletop/ledger/claims.ts';
import { battleEntered } from './tabletop/ledger/entries.ts';
import { battleTasks } from './tabletop/ledger/tasks.ts';
import { checkBattle, ofBattle, writtenBattle } from './tabletop/ledger/writes.ts';
import { regarded } from './winter/regarded.ts';

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
  change(ledger, change, state) {
    const army = armyEntered(ledger, change, state);
    return battleEntered(spyEntered(courtEntered(army, change, state), change), change);
  },
  check: (ledger, write, state) =>
    ofBattle(write)
      ? checkBattle(ledger, write, state)
      : (courtCheck(ledger, write, state) ??
        spyCheck(ledger, write, state) ??
        armyCheck(ledger, write, state)),
  write: (ledger, write, state) =>
    ofBattle(write)
      ? writtenBattle(ledger, write, state)
      : (courtWritten(ledger, write, state) ??
        spyWritten(ledger, write, state) ??
        armyWritten(ledger, write, state)),
  claim: (ledger, what, about) =>
    battleClaim(ledger, what, about) ??
    courtClaim(ledger, what, about) ??
    spyClaim(ledger, what, about) ??
    armyClaim(ledger, what, about),
  tasks: (ledger, state) => [
    ...armyTasks(ledger, state),
    ...courtBookTasks(ledger, state),
    ...spyBookTasks(ledger, state),
    ...battleTasks(ledger, state),
  ],
  minds,
  regards: regarded,
};
