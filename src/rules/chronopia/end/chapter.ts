/** The end of a campaign, when it has come or as all agree. */

import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { say } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { sittingOf } from '../sitting.ts';
import type { State } from '../state.ts';
import { asked, mind } from '../tasks.ts';
import { endChanges, endShapes } from './changes.ts';
import { endCampaign, isDue } from './end.ts';

function tasks(state: State, seat: Seat): readonly Task[] {
  if (sittingOf(state, seat) || !isDue(state)) return [];
  const ends = endCampaign.offered(state, seat);
  return [
    !ends.open
      ? {
          ...mind('ch.sequence', ends.why, 'hourglass'),
          why: say('The campaign ends once you have settled that.'),
        }
      : asked('ch.end', say('The agreed end has come: end the campaign'), 'crown', {
          id: 'end-campaign',
          args: {},
        }),
  ];
}

export const endSentences = {
  ended: byWord('territories', {
    1: 'The campaign ends with battle {battles}. {winnerSeat} holds a single territory, and still wins.',
    else: 'The campaign ends with battle {battles}. {winnerSeat} holds {territories} territories, and wins.',
  }),
  'ended-even': sentence('The campaign ends with battle {battles}, and nobody stands above the others.'),
  'fights-on': sentence('{otherSeat} wants to fight on, and the campaign does not end.'),
} satisfies Sentences;

export const endChapter = {
  orders: [endCampaign],
  shapes: endShapes,
  changes: endChanges,
  sentences: endSentences,
  begin: () => ({ victor: null }),
  tasks,
} satisfies Chapter;
