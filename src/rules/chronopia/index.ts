/** The Chronopia campaign as a rule set: territories, the muster roll, and what comes after every battle. */
import { inOrder, ordersOf, teller } from '../../kernel/chapter.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { type Change, changes, shapes } from './changes.ts';
import { chapters } from './chapters.ts';
import { charts } from './charts/index.ts';
import { awaited, clock } from './clock.ts';
import { found } from './found.ts';
import { invariants } from './invariants.ts';
import { type Ledger, ledgers } from './ledger.ts';
import { options } from './options.ts';
import { phases } from './phases.ts';
import type { State } from './state.ts';
import { quiet } from './tasks/quiet.ts';
import { lines } from './tell/index.ts';

export const chronopia: Ruleset<State, Change, Ledger> = {
  id: 'chronopia',
  title: 'Chronopia',
  version: 2,
  options,
  seats: { least: 2, most: 6 },
  phases,
  charts,
  found,
  orders: ordersOf(chapters),
  changes,
  shapes,
  clock,
  awaited,
  phaseOf: ({ sittings }, seat) => sittings[seat]?.[0]?.at,
  tasks: (state, seat) =>
    inOrder(
      chapters.flatMap((chapter) => chapter.tasks(state, seat)),
      quiet,
    ),
  tell: teller(lines),
  ledgers,
  invariants,
};
export type { Change, Ledger, State };
