/** Realm Armies as a rule set: the end of a campaign night, and what leads up to it. */
import * as v from 'valibot';
import { fromChapters } from '../../kernel/chapter.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Change } from './change.ts';
import { chapters } from './chapters.ts';
import { charts } from './charts/index.ts';
import { awaited, clock } from './clock.ts';
import { contests } from './missions/contests.ts';
import { type Ledger, ledgers } from './missions/ledger.ts';
import { options } from './options.ts';
import { phases } from './phases.ts';
import type { State } from './state.ts';

export const realmArmies: Ruleset<State, Change, Ledger> = {
  id: 'realm-armies',
  title: 'Realm Armies',
  version: 4,
  options,
  seats: { least: 2, most: 6 },
  phases,
  charts,
  ...fromChapters(chapters, (chosen) => v.parse(options, chosen)),
  clock,
  awaited,
  ledgers,
  contests,
};
export type { Change, Ledger, State };
