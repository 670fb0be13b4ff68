/** Maintenance: what a realm cannot keep up is disbanded. */

import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { type Sentences, sentence } from '../../../kernel/sentences.ts';
import { counted, say } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { saysFor } from '../queries.ts';
import type { State } from '../state.ts';
import { disband } from './disband.ts';
import { excess, overstretched } from './excess.ts';

function tasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'season' || state.turn.phase !== 'maintenance') return [];
  return overstretched(state)
    .filter((each) => saysFor(state, seat, each))
    .map((each) => {
      const { armies, fleets } = excess(state, each);
      return {
        kind: 'asked',
        rule: 'ra.maintenance',
        title:
          each === seat
            ? say('Disband what you cannot keep up')
            : say('{seat} must disband forces', { seat: each }),
        why:
          fleets === 0
            ? counted(armies, 'That is one army too many.', 'That is {n} armies too many.')
            : armies === 0
              ? counted(fleets, 'That is one fleet too many.', 'That is {n} fleets too many.')
              : say('Armies over the limit: {armies}; fleets over the limit: {fleets}.', {
                  armies,
                  fleets,
                }),
        icon: 'scales',
        order: { id: 'disband' },
      };
    });
}

export const maintenanceSentences = {
  disbanded: sentence('{seat} sends army {number} home.'),
  'fleet-disbanded': sentence('{seat} pays fleet {number} off.'),
  'hero-free': sentence('{name} leaves the service of {seat}, and will listen to any offer.'),
} satisfies Sentences;

export const maintenanceChapter = {
  orders: [disband],
  sentences: maintenanceSentences,
  quiet: { disband: 'harms' },
  tasks,
} satisfies Chapter;
