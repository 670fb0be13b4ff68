/** Realm Armies as a rule set: the end of a campaign night, and what leads up to it. */
import { inOrder, teller } from '../../kernel/chapter.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { calls } from './calls.ts';
import { type Change, changes, shapes } from './changes.ts';
import { charts } from './charts/index.ts';
import { awaited, clock } from './clock.ts';
import { found } from './found.ts';
import { invariants } from './invariants.ts';
import { lines } from './lines.ts';
import { contests } from './missions/contests.ts';
import { type Ledger, ledgers } from './missions/ledger.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { phases } from './phases.ts';
import type { State } from './state.ts';
import { tasks } from './tasks/index.ts';
import { quiet } from './tasks/quiet.ts';

export const realmArmies: Ruleset<State, Change, Ledger> = {
  id: 'realm-armies',
  title: 'Realm Armies',
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
  calls,
  tasks: (state, seat) => inOrder(tasks(state, seat), quiet),
  tell: teller(lines),
  ledgers,
  contests,
  invariants,
};
export type { Change, Ledger, State };
