/** The Chronopia campaign as a rule set: territories, the muster roll, and what comes after every battle. */
import * as v from 'valibot';
import { fromChapters } from '../../kernel/chapter.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Change } from './change.ts';
import { chapters } from './chapters.ts';
import { charts } from './charts/index.ts';
import { awaited, clock } from './clock.ts';
import { type Ledger, ledgers } from './ledger.ts';
import { options } from './options.ts';
import { phases } from './phases.ts';
import type { State } from './state.ts';

export const chronopia: Ruleset<State, Change, Ledger> = {
  id: 'chronopia',
  title: 'Chronopia',
  version: 2,
  options,
  seats: { least: 2, most: 6 },
  phases,
  charts,
  ...fromChapters(chapters, (chosen) => v.parse(options, chosen)),
  clock,
  awaited,
  phaseOf: ({ sittings }, seat) => sittings[seat]?.[0]?.at,
  ledgers,
};
export type { Change, Ledger, State };
