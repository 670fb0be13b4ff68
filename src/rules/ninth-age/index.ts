/** The 9th Age hex campaign as a rule set. */
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

export const ninthAge: Ruleset<State, Change, Ledger> = {
  id: 'ninth-age',
  title: 'The 9th Age',
  version: 2,
  options,
  seats: { least: 2, most: 6 },
  phases,
  charts,
  ...fromChapters(chapters, (chosen) => v.parse(options, chosen)),
  clock,
  awaited,
  ledgers,
};
