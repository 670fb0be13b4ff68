/** Battles: arranged or challenged, prepared, fought and reported. */
import type { Chapter } from '../chapter.ts';
import { callAlly } from './allies.ts';
import { arrangeBattle, callOff, scheduleBattle } from './arrange.ts';
import { challenge } from './challenge.ts';
import { battleChanges, battleShapes } from './changes.ts';
import { chooseMission, summon } from './ready.ts';
import { battleSentences } from './sentences.ts';
import { settleBattle } from './settle.ts';
import { takeField } from './take-field.ts';
import { battleTasks } from './tasks.ts';

export const battleChapter = {
  orders: [
    arrangeBattle,
    scheduleBattle,
    callOff,
    challenge,
    takeField,
    callAlly,
    chooseMission,
    summon,
    settleBattle,
  ],
  shapes: battleShapes,
  changes: battleChanges,
  sentences: battleSentences,
  begin: () => ({ battles: {}, fought: {} }),
  tasks: battleTasks,
  quiet: { 'call-ally': 'rare', summon: 'rare', challenge: 'rare' },
  invariants: ({ battles }) =>
    Object.entries(battles).flatMap(([id, { sides, kind, captives }]) => [
      ...(new Set(sides).size === sides.length && sides.length >= 2 ? [] : [`${id} lacks a side`]),
      ...(kind === 'many' || sides.length === 2 ? [] : [`${id} has too many sides`]),
      ...(kind === 'rescue' || captives.length === 0 ? [] : [`${id} is about captives`]),
    ]),
} satisfies Chapter;
