/** What is different for Undead, Dwarfs, High Elves, Wood Elves, Orcs and Goblins, and Skaven. */

import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import type { Chapter } from '../chapter.ts';
import { peoplesChanges, peoplesShapes } from './changes.ts';
import { choosePeople } from './choose.ts';
import { testInstability } from './instability.ts';
import { forceMarch } from './march.ts';
import { enterSummoned } from './summon.ts';
import { tasks } from './tasks.ts';

export const peoplesSentences = {
  people: byWord('people', {
    men: '{seat} leads a realm of men.',
    undead: '{seat} rules over the dead.',
    dwarfs: '{seat} is lord of a Dwarf hold.',
    'high-elves': '{seat} leads the High Elves.',
    'wood-elves': '{seat} leads the Wood Elves.',
    goblinoids: '{seat} is the biggest of the orcs and goblins.',
    skaven: '{seat} whispers to the Skaven.',
  }),
  instability: byWord('points', {
    0: 'The dead of banner {number} of {seat} stand up once more.',
    else: 'The magic ebbs: banner {number} of {seat} crumbles by {points} points.',
  }),
  summoned: sentence('{points} points of the newly dead fall in behind banner {number} of {seat}.'),
  eaten: sentence('{name} of {ownerSeat} is served to banner {number} of {seat}.'),
  'marches-on': sentence('{seat} cracks the whip: on they go from {tile}.'),
  stragglers: byWord('points', {
    0: 'Banner {number} of {seat} kept up to the last runt.',
    else: 'Banner {number} of {seat} left {points} points of stragglers by the road.',
  }),
  steadfast: sentence('No Dwarf opens the gates of {tile}.'),
} satisfies Sentences;

export const peoplesChapter = {
  orders: [choosePeople, testInstability, enterSummoned, forceMarch],
  shapes: peoplesShapes,
  changes: peoplesChanges,
  sentences: peoplesSentences,
  quiet: { 'force-march': 'rare' },
  tasks,
} satisfies Chapter;
