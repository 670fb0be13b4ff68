/** Every rule of the document by its id. A name with a slip in it compiles nowhere. */
import { type RuleOf, textsIn } from '../../../kernel/explained.ts';
import type { battleSentences } from '../battle/chapter.ts';
import { battleExplained } from '../battle/explained.ts';
import type { challengeSentences } from '../challenge/chapter.ts';
import { challengeExplained } from '../challenge/explained.ts';
import type { conquestSentences } from '../conquest/chapter.ts';
import { conquestExplained } from '../conquest/explained.ts';
import type { diplomacySentences } from '../diplomacy/chapter.ts';
import { diplomacyExplained } from '../diplomacy/explained.ts';
import type { eventSentences } from '../events/chapter.ts';
import { eventsExplained } from '../events/explained.ts';
import type { foundingSentences } from '../founding/chapter.ts';
import { foundingExplained } from '../founding/explained.ts';
import type { mapSentences } from '../map/chapter.ts';
import { mapExplained } from '../map/explained.ts';
import type { miningSentences } from '../mining/chapter.ts';
import { miningExplained } from '../mining/explained.ts';
import type { turnSentences } from '../turn/chapter.ts';
import { turnExplained } from '../turn/explained.ts';

export const told = [
  mapExplained,
  foundingExplained,
  turnExplained,
  eventsExplained,
  miningExplained,
  challengeExplained,
  battleExplained,
  conquestExplained,
  diplomacyExplained,
] as const;
export const rules = textsIn(told);
type AllSentences = typeof mapSentences &
  typeof foundingSentences &
  typeof turnSentences &
  typeof eventSentences &
  typeof miningSentences &
  typeof challengeSentences &
  typeof battleSentences &
  typeof conquestSentences &
  typeof diplomacySentences;
declare module '../../../kernel/question.ts' {
  interface Books {
    readonly 'ninth-age': { readonly rule: RuleOf<typeof told>; readonly note: keyof AllSentences };
  }
}
