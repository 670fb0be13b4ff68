/** Every rule of the book by its id. A name with a slip in it compiles nowhere. */
import { type RuleOf, textsIn } from '../../../kernel/explained.ts';
import type { accordLines } from '../accord/chapter.ts';
import { accordExplained } from '../accord/explained.ts';
import { battleExplained } from '../battle/explained.ts';
import type { battleLines } from '../battle/lines.ts';
import { courtExplained } from '../court/explained.ts';
import type { courtLines } from '../court/lines.ts';
import type { dragonLines } from '../dragons/chapter.ts';
import { dragonsExplained } from '../dragons/explained.ts';
import { espionageExplained } from '../espionage/explained.ts';
import type { espionageLines } from '../espionage/lines.ts';
import { landExplained } from '../land/explained.ts';
import { magicExplained } from '../magic/explained.ts';
import type { magicLines } from '../magic/lines.ts';
import { mapExplained } from '../map/explained.ts';
import { movementExplained } from '../movement/explained.ts';
import type { movementLines } from '../movement/lines.ts';
import type { musterLines } from '../muster/chapter.ts';
import { musterExplained } from '../muster/explained.ts';
import type { nameLines } from '../naming/chapter.ts';
import { namingExplained } from '../naming/explained.ts';
import type { peoplesLines } from '../peoples/chapter.ts';
import { peoplesExplained } from '../peoples/explained.ts';
import type { provisionLines } from '../provisions/chapter.ts';
import { provisionsExplained } from '../provisions/explained.ts';
import { scoutingExplained } from '../scouting/explained.ts';
import type { scoutingLines } from '../scouting/lines.ts';
import { seaExplained } from '../sea/explained.ts';
import type { seaLines } from '../sea/lines.ts';
import type { seasonLines } from '../season/chapter.ts';
import { seasonExplained } from '../season/explained.ts';
import { setupExplained } from '../setup/explained.ts';
import type { setupLines } from '../setup/lines.ts';
import { siegeExplained } from '../siege/explained.ts';
import type { siegeLines } from '../siege/lines.ts';
import type { subsistenceLines } from '../subsistence/chapter.ts';
import { subsistenceExplained } from '../subsistence/explained.ts';
import { tabletopExplained } from '../tabletop/explained.ts';
import type { tabletopLines } from '../tabletop/lines.ts';
import { winterExplained } from '../winter/explained.ts';
import type { winterLines } from '../winter/lines.ts';

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
type Lines = typeof accordLines &
  typeof battleLines &
  typeof courtLines &
  typeof dragonLines &
  typeof espionageLines &
  typeof magicLines &
  typeof movementLines &
  typeof musterLines &
  typeof nameLines &
  typeof peoplesLines &
  typeof provisionLines &
  typeof scoutingLines &
  typeof seaLines &
  typeof seasonLines &
  typeof setupLines &
  typeof siegeLines &
  typeof subsistenceLines &
  typeof tabletopLines &
  typeof winterLines;
declare module '../../../kernel/question.ts' {
  interface Books {
    readonly 'mighty-empires': { readonly rule: RuleOf<typeof told>; readonly note: keyof Lines };
  }
}
