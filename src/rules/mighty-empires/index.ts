/** Mighty Empires as a rule set: set-up and the campaign season. */
import type { Ruleset } from '../../kernel/ruleset.ts';
import { contests } from './battle/contests.ts';
import { calls } from './calls.ts';
import { type Change, changes, shapes } from './changes/index.ts';
import { charts } from './charts/index.ts';
import { awaited, clock, phaseOf } from './clock.ts';
import { found } from './found.ts';
import { invariants } from './invariants.ts';
import type { Ledger } from './ledger/book.ts';
import { ledgers } from './ledger/index.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { phases } from './phases.ts';
import type { State } from './state.ts';
import { tasks } from './tasks/index.ts';
import { tell } from './tell/index.ts';

export const mightyEmpires: Ruleset<State, Change, Ledger> = {
  id: 'mighty-empires',
  title: 'Mighty Empires',
  version: 4,
  options,
  seats: { least: 2, most: 6 },
  phases,
  charts,
  found,
  orders,
  changes,
  shapes,
  clock,
  awaited,
  phaseOf,
  calls,
  contests,
  tasks,
  tell,
  ledgers,
  invariants,
};
export type { Change, Ledger, State };
