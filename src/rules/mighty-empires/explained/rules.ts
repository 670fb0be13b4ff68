/** Every rule of the book by its id. A name with a slip in it compiles nowhere. */
import { type RuleOf, textsIn } from '../../../kernel/explained.ts';
import type { accordSentences } from '../accord/chapter.ts';
import { accordExplained } from '../accord/explained.ts';
import { battleExplained } from '../battle/explained.ts';
import type { battleSentences } from '../battle/sentences.ts';
import { courtExplained } from '../court/explained.ts';
import type { courtSentences } from '../court/sentences.ts';
import type { dragonSentences } from '../dragons/chapter.ts';
import { dragonsExplained } from '../dragons/explained.ts';
import { espionageExplained } from '../espionage/explained.ts';
import type { espionageSentences } from '../espionage/sentences.ts';
import { landExplained } from '../land/explained.ts';
import { magicExplained } from '../magic/explained.ts';
import type { magicSentences } from '../magic/sentences.ts';
import { mapExplained } from '../map/explained.ts';
import { movementExplained } from '../movement/explained.ts';
import type { movementSentences } from '../movement/sentences.ts';
import type { musterSentences } from '../muster/chapter.ts';
import { musterExplained } from '../muster/explained.ts';
import type { nameSentences } from '../naming/chapter.ts';
import { namingExplained } from '../naming/explained.ts';
import type { peoplesSentences } from '../peoples/chapter.ts';
import { peoplesExplained } from '../peoples/explained.ts';
import type { provisionSentences } from '../provisions/chapter.ts';
import { provisionsExplained } from '../provisions/explained.ts';
import { scoutingExplained } from '../scouting/explained.ts';
import type { scoutingSentences } from '../scouting/sentences.ts';
import { seaExplained } from '../sea/explained.ts';
import type { seaSentences } from '../sea/sentences.ts';
import type { seasonSentences } from '../season/chapter.ts';
import { seasonExplained } from '../season/explained.ts';
import { setupExplained } from '../setup/explained.ts';
import type { setupSentences } from '../setup/sentences.ts';
import { siegeExplained } from '../siege/explained.ts';
import type { siegeSentences } from '../siege/sentences.ts';
import type { subsistenceSentences } from '../subsistence/chapter.ts';
import { subsistenceExplained } from '../subsistence/explained.ts';
import { tabletopExplained } from '../tabletop/explained.ts';
import type { tabletopSentences } from '../tabletop/sentences.ts';
import { winterExplained } from '../winter/explained.ts';
import type { winterSentences } from '../winter/sentences.ts';

const played = [
  setupExplained,
  seasonExplained,
  subsistenceExplained,
  provisionsExplained,
  scoutingExplained,
  movementExplained,
  battleExplained,
  siegeExplained,
  musterExplained,
  seaExplained,
  winterExplained,
  dragonsExplained,
  magicExplained,
  courtExplained,
  espionageExplained,
  tabletopExplained,
  peoplesExplained,
  namingExplained,
  accordExplained,
  mapExplained,
] as const;
/** The rules that orders and procedures go by. */
export const rules = textsIn(played);
/** Where tiles may lie included. */
export const told = [...played, landExplained] as const;
type AllSentences = typeof accordSentences &
  typeof battleSentences &
  typeof courtSentences &
  typeof dragonSentences &
  typeof espionageSentences &
  typeof magicSentences &
  typeof movementSentences &
  typeof musterSentences &
  typeof nameSentences &
  typeof peoplesSentences &
  typeof provisionSentences &
  typeof scoutingSentences &
  typeof seaSentences &
  typeof seasonSentences &
  typeof setupSentences &
  typeof siegeSentences &
  typeof subsistenceSentences &
  typeof tabletopSentences &
  typeof winterSentences;
declare module '../../../kernel/question.ts' {
  interface Books {
    readonly 'mighty-empires': { readonly rule: RuleOf<typeof told>; readonly note: keyof AllSentences };
  }
}
