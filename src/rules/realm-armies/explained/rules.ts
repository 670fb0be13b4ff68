/** Every rule of the document by its id. A name with a slip in it compiles nowhere. */
import { type RuleOf, textsIn } from '../../../kernel/explained.ts';
import type { accordLines } from '../accord/chapter.ts';
import { accordExplained } from '../accord/explained.ts';
import { battleExplained } from '../battle/explained.ts';
import type { battleLines } from '../battle/lines.ts';
import type { fleetLines } from '../fleet/chapter.ts';
import { fleetExplained } from '../fleet/explained.ts';
import type { incomeLines } from '../income/chapter.ts';
import { incomeExplained } from '../income/explained.ts';
import type { laterLines } from '../later/chapter.ts';
import { laterExplained } from '../later/explained.ts';
import type { maintenanceLines } from '../maintenance/chapter.ts';
import { maintenanceExplained } from '../maintenance/explained.ts';
import { missionsExplained } from '../missions/explained.ts';
import type { missionLines } from '../missions/lines.ts';
import type { nightLines } from '../night/chapter.ts';
import { nightExplained } from '../night/explained.ts';
import type { raidLines } from '../raids/chapter.ts';
import { raidsExplained } from '../raids/explained.ts';
import type { recruitmentLines } from '../recruitment/chapter.ts';
import { recruitmentExplained } from '../recruitment/explained.ts';
import type { setupLines } from '../setup/chapter.ts';
import { setupExplained } from '../setup/explained.ts';
import type { upgradeLines } from '../upgrades/chapter.ts';
import { upgradesExplained } from '../upgrades/explained.ts';
import type { victoryLines } from '../victory/chapter.ts';
import { victoryExplained } from '../victory/explained.ts';

export const told = [
  setupExplained,
  missionsExplained,
  nightExplained,
  battleExplained,
  fleetExplained,
  raidsExplained,
  maintenanceExplained,
  recruitmentExplained,
  incomeExplained,
  upgradesExplained,
  laterExplained,
  victoryExplained,
  accordExplained,
] as const;
export const rules = textsIn(told);
type Lines = typeof setupLines &
  typeof missionLines &
  typeof nightLines &
  typeof battleLines &
  typeof fleetLines &
  typeof raidLines &
  typeof maintenanceLines &
  typeof recruitmentLines &
  typeof incomeLines &
  typeof upgradeLines &
  typeof laterLines &
  typeof victoryLines &
  typeof accordLines;
declare module '../../../kernel/question.ts' {
  interface Books {
    readonly 'realm-armies': { readonly rule: RuleOf<typeof told>; readonly note: keyof Lines };
  }
}
