/** Every rule of the document by its id. A name with a slip in it compiles nowhere. */
import { type RuleOf, textsIn } from '../../../kernel/explained.ts';
import type { accordSentences } from '../accord/chapter.ts';
import { accordExplained } from '../accord/explained.ts';
import { aftermathExplained } from '../aftermath/explained.ts';
import type { aftermathSentences } from '../aftermath/sentences.ts';
import { battleExplained } from '../battle/explained.ts';
import type { battleSentences } from '../battle/sentences.ts';
import type { captiveSentences } from '../captives/chapter.ts';
import { captivesExplained } from '../captives/explained.ts';
import type { endSentences } from '../end/chapter.ts';
import { endExplained } from '../end/explained.ts';
import type { rescueSentences } from '../rescue/chapter.ts';
import { rescueExplained } from '../rescue/explained.ts';
import { rollExplained } from '../roll/explained.ts';
import type { rollSentences } from '../roll/sentences.ts';
import type { setupSentences } from '../setup/chapter.ts';
import { setupExplained } from '../setup/explained.ts';
import type { territorySentences } from '../territory/chapter.ts';
import { territoryExplained } from '../territory/explained.ts';

export const told = [
  setupExplained,
  territoryExplained,
  rollExplained,
  aftermathExplained,
  rescueExplained,
  battleExplained,
  captivesExplained,
  endExplained,
  accordExplained,
] as const;
export const rules = textsIn(told);
type AllSentences = typeof setupSentences &
  typeof territorySentences &
  typeof rollSentences &
  typeof aftermathSentences &
  typeof rescueSentences &
  typeof battleSentences &
  typeof captiveSentences &
  typeof endSentences &
  typeof accordSentences;
declare module '../../../kernel/question.ts' {
  interface Books {
    readonly chronopia: { readonly rule: RuleOf<typeof told>; readonly note: keyof AllSentences };
  }
}
