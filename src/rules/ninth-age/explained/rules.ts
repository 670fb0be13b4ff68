/** Every rule of the document by its id. A name with a slip in it compiles nowhere. */
import { type RuleOf, textsIn } from '../../../kernel/explained.ts';
import type { battleLines } from '../battle/chapter.ts';
import { battleExplained } from '../battle/explained.ts';
import type { challengeLines } from '../challenge/chapter.ts';
import { challengeExplained } from '../challenge/explained.ts';
import type { conquestLines } from '../conquest/chapter.ts';
import { conquestExplained } from '../conquest/explained.ts';
import type { diplomacyLines } from '../diplomacy/chapter.ts';
import { diplomacyExplained } from '../diplomacy/explained.ts';
import type { eventLines } from '../events/chapter.ts';
import { eventsExplained } from '../events/explained.ts';
import type { foundingLines } from '../founding/chapter.ts';
import { foundingExplained } from '../founding/explained.ts';
import type { mapLines } from '../map/chapter.ts';
import { mapExplained } from '../map/explained.ts';
import type { miningLines } from '../mining/chapter.ts';
import { miningExplained } from '../mining/explained.ts';
import type { turnLines } from '../turn/chapter.ts';
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
type Lines = typeof mapLines &
  typeof foundingLines &
  typeof turnLines &
  typeof eventLines &
  typeof miningLines &
  typeof challengeLines &
  typeof battleLines &
  typeof conquestLines &
  typeof diplomacyLines;
declare module '../../../kernel/question.ts' {
  interface Books {
    readonly 'ninth-age': { readonly rule: RuleOf<typeof told>; readonly note: keyof Lines };
  }
}
