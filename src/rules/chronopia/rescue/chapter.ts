/** Captives are rescued at once, by another battle, or never. */

import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { byWord, type Sentences } from '../../../kernel/sentences.ts';
import { say } from '../../../kernel/text.ts';
import { countOf, grouped, namesOf, rescuable } from '../captives/queries.ts';
import type { Chapter } from '../chapter.ts';
import type { State } from '../state.ts';
import { asked, may } from '../tasks.ts';
import { rescueChanges, rescueShapes } from './changes.ts';
import { forgoRescue, rescueCaptives } from './rescue.ts';

/** Those who are led off can be freed by a battle at once; it has to be said before anything else is fought. */
function tasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'campaign') return [];
  return grouped(rescuable(state, seat), 'holder').flatMap(([holder, captives]) => {
    const count = countOf(state, captives);
    return [
      {
        ...asked(
          'ch.captives.rescue',
          count === 1
            ? say('Ride to free a captive from {holder}, now or never?', { holder })
            : say('Ride to free {count} captives from {holder}, now or never?', { count, holder }),
          'prisoner',
          { id: 'rescue', args: { captives } },
        ),
        why: say('{names}', { names: namesOf(state, captives) }),
      },
      may(
        'ch.captives.rescue',
        count === 1
          ? say('Leave the captive with {holder} to their fate', { holder })
          : say('Leave {count} captives with {holder} to their fate', { count, holder }),
        'walking-boot',
        { id: 'forgo-rescue', args: { captives } },
      ),
    ];
  });
}

export const rescueSentences = {
  rescue: byWord('count', {
    1: '{seat} turns round at once to free a captive from the hands of {holderSeat}.',
    else: '{seat} turns round at once to free {count} captives from the hands of {holderSeat}.',
  }),
  'no-rescue': byWord('count', {
    1: '{seat} leaves a captive to their fate.',
    else: '{seat} leaves {count} captives to their fate.',
  }),
} satisfies Sentences;

export const rescueChapter = {
  orders: [rescueCaptives, forgoRescue],
  shapes: rescueShapes,
  changes: rescueChanges,
  sentences: rescueSentences,
  tasks,
  quiet: { 'forgo-rescue': 'harms' },
} satisfies Chapter;
