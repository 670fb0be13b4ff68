/** Challenges and the alliances that come of them. */

import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { say } from '../../../kernel/text.ts';
import { acting } from '../acting.ts';
import { kindOf, unformed } from '../battle/battles.ts';
import type { Chapter } from '../chapter.ts';
import type { State } from '../state.ts';
import { challenge, holdBack } from './challenge.ts';
import { challengeChanges, challengeShapes } from './changes.ts';
import { chooseForm } from './form.ts';
import { chooser } from './sides.ts';

function tasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'play') return [];
  if (state.turn.phase === 'battle')
    return unformed(state)
      .filter(([, encounter]) => chooser(encounter) === seat)
      .map(([id, { first, second }]) => ({
        kind: 'asked',
        rule: 'na.challenge.form',
        title: say('Choose how to fight the alliance'),
        why:
          kindOf(first, second) === '2v1'
            ? say(
                'One battle against both allies earns each of them less; one at a time earns you the average.',
              )
            : say('All four at one table, or two duels.'),
        icon: 'flying-flag',
        order: { id: 'choose-form', args: { encounter: id } },
      }));
  if (state.turn.phase !== 'challenge') return [];
  if (acting(state) === seat)
    return [
      challenge.offered(state, seat).open
        ? {
            kind: 'asked',
            rule: 'na.challenge',
            title: say('Issue a challenge'),
            why: say('The player you challenge fights you this turn, and issues no challenge after yours.'),
            icon: 'flying-flag',
            order: { id: 'challenge' },
          }
        : {
            kind: 'asked',
            rule: 'na.challenge.nobody',
            title: say('Issue no challenge'),
            why: say('There is no one you can challenge.'),
            icon: 'flying-flag',
            order: { id: 'hold-back', args: {} },
          },
    ];
  const by = state.turn.challenges.find(({ against }) => against === seat);
  return by
    ? [
        {
          kind: 'mind',
          rule: 'na.challenge.challenged',
          title: say('{seat} has challenged you', { seat: by.seat }),
          icon: 'flying-flag',
        },
      ]
    : [];
}

export const challengeSentences = {
  challenge: sentence('{seat} throws down the gauntlet before {otherSeat}.'),
  alliance: sentence('{seat} challenges {otherSeat} too, and makes common cause with {allySeat}.'),
  alliances: sentence('{seat} challenges {otherSeat} and stands by {allySeat}: alliance against alliance.'),
  'held-back': sentence('{seat} finds nobody to challenge.'),
  form: byWord('form', {
    together: '{seat} chooses to settle it in one great battle.',
    apart: '{seat} chooses to fight them one at a time.',
    paired: '{seat} splits the battle into two duels.',
    crossed: '{seat} splits the battle into two duels, crosswise.',
  }),
} satisfies Sentences;

export const challengeChapter = {
  orders: [challenge, holdBack, chooseForm],
  shapes: challengeShapes,
  changes: challengeChanges,
  sentences: challengeSentences,
  tasks,
  invariants: ({ encounters, seats }) =>
    Object.entries(encounters).flatMap(([id, { first, second }]) => {
      const all = [...first, ...second];
      return [
        ...(new Set(all).size === all.length ? [] : [`${id} has somebody on both sides`]),
        ...(all.every((seat) => seats.includes(seat)) ? [] : [`${id} is fought by somebody without a seat`]),
      ];
    }),
} satisfies Chapter;
