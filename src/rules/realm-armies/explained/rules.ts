/** Every rule of the document by its id. A name with a slip in it compiles nowhere. */
import { type RuleOf, textsIn } from '../../../kernel/explained.ts';
import type { accordSentences } from '../accord/chapter.ts';
import { accordExplained } from '../accord/explained.ts';
import { battleExplained } from '../battle/explained.ts';
import type { battleSentences } from '../battle/sentences.ts';
import type { fleetSentences } from '../fleet/chapter.ts';
import { fleetExplained } from '../fleet/explained.ts';
import type { incomeSentences } from '../income/chapter.ts';
import { incomeExplained } from '../income/explained.ts';
import type { laterSentences } from '../later/chapter.ts';
import { laterExplained } from '../later/explained.ts';
import type { maintenanceSentences } from '../maintenance/chapter.ts';
import { maintenanceExplained } from '../maintenance/explained.ts';
import { missionsExplained } from '../missions/explained.ts';
import type { missionSentences } from '../missions/sentences.ts';
import type { nightSentences } from '../night/chapter.ts';
import { nightExplained } from '../night/explained.ts';
import type { raidSentences } from '../raids/chapter.ts';
import { raidsExplained } from '../raids/explained.ts';
import type { recruitmentSentences } from '../recruitment/chapter.ts';
import { recruitmentExplained } from '../recruitment/explained.ts';
import type { setupSentences } from '../setup/chapter.ts';
import { setupExplained } from '../setup/explained.ts';
import type { upgradeSentences } from '../upgrades/chapter.ts';
import { upgradesExplained } from '../upgrades/explained.ts';
import type { victorySentences } from '../victory/chapter.ts';
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
type AllSentences = typeof setupSentences &
  typeof missionSentences &
  typeof nightSentences &
  typeof battleSentences &
  typeof fleetSentences &
  typeof raidSentences &
  typeof maintenanceSentences &
  typeof recruitmentSentences &
  typeof incomeSentences &
  typeof upgradeSentences &
  typeof laterSentences &
  typeof victorySentences &
  typeof accordSentences;
declare module '../../../kernel/question.ts' {
  interface Books {
    readonly 'realm-armies': { readonly rule: RuleOf<typeof told>; readonly note: keyof AllSentences };
  }
}
