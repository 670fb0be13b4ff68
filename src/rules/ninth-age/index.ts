/** The 9th Age hex campaign as a rule set. */
import { callsOf, inOrder, ordersOf, teller } from '../../kernel/chapter.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { battleLines } from './battle/index.ts';
import { challengeLines } from './challenge/index.ts';
import { type Change, changes, shapes } from './changes.ts';
import { chapters } from './chapters.ts';
import { charts } from './charts/index.ts';
import { awaited, clock } from './clock.ts';
import { conquestLines } from './conquest/index.ts';
import { diplomacyLines } from './diplomacy/index.ts';
import { eventLines } from './events/index.ts';
import { found } from './found.ts';
import { foundingLines } from './founding/index.ts';
import { type Ledger, ledgers } from './ledger.ts';
import { mapLines } from './map/index.ts';
import { miningLines } from './mining/index.ts';
import { options } from './options.ts';
import { phases } from './phases.ts';
import { quiet } from './quiet.ts';
import type { State } from './state.ts';
import { turnLines } from './turn/index.ts';

/** Every sentence of the chronicle, by its note. */
export const lines = {
  ...mapLines,
  ...foundingLines,
  ...turnLines,
  ...diplomacyLines,
  ...challengeLines,
  ...battleLines,
  ...conquestLines,
  ...eventLines,
  ...miningLines,
};

export const ninthAge: Ruleset<State, Change, Ledger> = {
  id: 'ninth-age',
  title: 'The 9th Age',
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
  calls: (state) => callsOf(chapters, state),
  tasks: (state, seat) =>
    inOrder(
      chapters.flatMap((chapter) => chapter.tasks(state, seat)),
      quiet,
    ),
  tell: teller(lines),
  ledgers,
  invariants: (state) => chapters.flatMap((chapter) => chapter.invariants(state)),
};
