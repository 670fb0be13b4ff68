/** A note as a sentence of the chronicle. */
import { teller } from '../../../kernel/chapter.ts';
import { accordLines } from '../accord/index.ts';
import { battleLines } from '../battle/lines.ts';
import { courtLines } from '../court/lines.ts';
import { espionageLines } from '../espionage/lines.ts';
import { magicLines } from '../magic/lines.ts';
import { musterLines } from '../muster/index.ts';
import { peoplesLines } from '../peoples/index.ts';
import { seaLines } from '../sea/lines.ts';
import { siegeLines } from '../siege/lines.ts';
import { tabletopLines } from '../tabletop/tell.ts';
import { winterLines } from '../winter/lines.ts';
import { scoutingLines } from './scouting.ts';
import { seasonLines } from './season.ts';
import { setupLines } from './setup.ts';

export const lines = {
  ...setupLines,
  ...seasonLines,
  ...scoutingLines,
  ...battleLines,
  ...siegeLines,
  ...musterLines,
  ...seaLines,
  ...winterLines,
  ...magicLines,
  ...courtLines,
  ...espionageLines,
  ...tabletopLines,
  ...peoplesLines,
  ...accordLines,
};
export const tell = teller(lines);
