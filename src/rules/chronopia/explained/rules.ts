/** Every rule of the document by its id. A name with a slip in it compiles nowhere. */
import { type RuleOf, textsIn } from '../../../kernel/explained.ts';
import type { accordLines } from '../accord/chapter.ts';
import { accordExplained } from '../accord/explained.ts';
import { aftermathExplained } from '../aftermath/explained.ts';
import type { aftermathLines } from '../aftermath/lines.ts';
import { battleExplained } from '../battle/explained.ts';
import type { battleLines } from '../battle/lines.ts';
import type { captiveLines } from '../captives/chapter.ts';
import { captivesExplained } from '../captives/explained.ts';
import type { endLines } from '../end/chapter.ts';
import { endExplained } from '../end/explained.ts';
import type { rescueLines } from '../rescue/chapter.ts';
import { rescueExplained } from '../rescue/explained.ts';
import { rollExplained } from '../roll/explained.ts';
import type { rollLines } from '../roll/lines.ts';
import type { setupLines } from '../setup/chapter.ts';
import { setupExplained } from '../setup/explained.ts';
import type { territoryLines } from '../territory/chapter.ts';
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
type Lines = typeof setupLines &
  typeof territoryLines &
  typeof rollLines &
  typeof aftermathLines &
  typeof rescueLines &
  typeof battleLines &
  typeof captiveLines &
  typeof endLines &
  typeof accordLines;
declare module '../../../kernel/question.ts' {
  interface Books {
    readonly chronopia: { readonly rule: RuleOf<typeof told>; readonly note: keyof Lines };
  }
}
