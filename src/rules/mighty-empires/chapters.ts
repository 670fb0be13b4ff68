/** The chapters that stand in rooms of their own, in the order of the book. */
import { accord } from './accord/index.ts';
import { battle } from './battle/index.ts';
import type { Chapter } from './chapter.ts';
import { court } from './court/index.ts';
import { espionage } from './espionage/index.ts';
import { magic } from './magic/index.ts';
import { muster } from './muster/index.ts';
import { peoples } from './peoples/index.ts';
import { sea } from './sea/index.ts';
import { siege } from './siege/index.ts';
import { tabletop } from './tabletop/index.ts';
import { winter } from './winter/index.ts';

export const chapters: readonly Chapter[] = [
  battle,
  siege,
  muster,
  sea,
  winter,
  magic,
  court,
  espionage,
  tabletop,
  peoples,
  accord,
];
