/** Mighty Empires as a rule set: set-up and the campaign season. */

import * as v from 'valibot';
import { fromChapters } from '../../kernel/chapter.ts';
import type { Json } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { contests } from './battle/contests.ts';
import type { Change } from './change.ts';
import { chapters } from './chapters.ts';
import { charts } from './charts/index.ts';
import { awaited, clock, phaseOf } from './clock.ts';
import { setsFor } from './land/laying.ts';
import type { Ledger } from './ledger/book.ts';
import { ledgers } from './ledgers.ts';
import type { Options } from './options.ts';
import { options } from './options.ts';
import { phases } from './phases.ts';
import type { State } from './state.ts';

/** The options of a campaign. @throws ValiError for options that are none */
function settled(chosen: Json, seats: readonly Seat[]): Options {
  const { sets, ...rest } = v.parse(options, chosen);
  return { ...rest, sets: sets ?? setsFor(seats.length) };
}

export const mightyEmpires: Ruleset<State, Change, Ledger> = {
  id: 'mighty-empires',
  title: 'Mighty Empires',
  version: 4,
  options,
  seats: { least: 2, most: 6 },
  phases,
  charts,
  ...fromChapters(chapters, settled),
  clock,
  awaited,
  phaseOf,
  contests,
  ledgers,
};
export type { Change, Ledger, State };
