/** Mustering: an army, a second territory, an initial force; then the campaign begins. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import type { Chapter } from '../chapter.ts';
import { byLand } from '../lands.ts';
import { setupChanges, setupShapes } from './changes.ts';
import { beginCampaign, chooseArmy, readyForce, rollTerritory } from './muster.ts';
import { musterTasks } from './tasks.ts';

export const setupSentences = {
  army: byWord('army', {
    firstborn: '{seat} leads Firstborn to war.',
    elves: '{seat} calls the elven houses to war.',
    dwarves: '{seat} opens the dwarven gates: the clans march.',
    blackbloods: '{seat} lets the Blackbloods off the leash.',
    devout: '{seat} marches with the Devout, and the dead stir.',
    stygians: '{seat} brings the Stygians up from the deep places.',
    else: '{seat} raises an army.',
  }),
  'second-territory': byLand('Besides the fortress, {seat} holds % from the start.'),
  mustered: sentence('{seat} stands ready: the banners are out and the gates are open.'),
  'mustering-again': sentence('{seat} thinks better of it, and musters again.'),
  'left-over': sentence('{seat} keeps {gold} gold in the treasury.'),
  begun: sentence('The campaign begins. May the histories be kind.'),
} satisfies Sentences;

export const setupChapter = {
  orders: [chooseArmy, rollTerritory, readyForce, beginCampaign],
  shapes: setupShapes,
  changes: setupChanges,
  sentences: setupSentences,
  /** Everybody holds the points of an initial force. */
  begin: ({ points }, seats) => ({
    stage: 'muster' as const,
    realms: Object.fromEntries(
      seats.map((seat) => [seat, { army: null, house: '', tincture: null, gold: points, ready: false }]),
    ),
  }),
  tasks: musterTasks,
  quiet: { ready: 'again' },
} satisfies Chapter;
