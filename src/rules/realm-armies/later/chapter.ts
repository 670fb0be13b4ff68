/** Battles put off, to be fought with models. */

import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { type Sentences, sentence } from '../../../kernel/sentences.ts';
import { counted, say } from '../../../kernel/text.ts';
import { fieldOf } from '../battle/field.ts';
import { contested } from '../battle/fight.ts';
import { fights } from '../battle/tasks.ts';
import type { Chapter } from '../chapter.ts';
import { nextOf } from '../night/next.ts';
import { activities } from '../queries.ts';
import type { State } from '../state.ts';
import { laterChanges, laterShapes } from './changes.ts';
import { arrange, tableResult } from './orders.ts';

/** Turns after which a battle that was put off is brought up again. */
const grownOld = 2;

const entering = ({ id, target }: { readonly id: string; readonly target: string }): Task => ({
  kind: 'may',
  rule: 'ra.later.result',
  title: say('Enter the result of the battle of {tile}', { tile: target }),
  icon: 'crossed-swords',
  order: { id: 'table-result', args: { activity: id } },
  about: target,
});

/** Putting off the battle that comes next is open to those who fight it. */
function puttingOff(state: State, seat: Seat): readonly Task[] {
  const next = nextOf(state, 'land', 'assault');
  if (!next || !fights(state, seat, next.id) || !contested(fieldOf(state, next.id).kind)) return [];
  return [
    {
      kind: 'may',
      rule: 'ra.later.arranged',
      title: say('Put off the battle of {tile}', { tile: next.target }),
      icon: 'hourglass',
      order: { id: 'arrange', args: { activity: next.id } },
      about: next.target,
    },
    entering(next),
  ];
}

/** Battles put off, with their age. */
const waiting = (state: State, seat: Seat): readonly Task[] =>
  activities(state)
    .filter(({ id, arranged }) => arranged && fights(state, seat, id))
    .flatMap(({ id, target, since, arranged }): readonly Task[] => {
      const age = state.turn.number - since;
      const when = [arranged?.when, arranged?.where].filter(Boolean).join(', ');
      return [
        {
          kind: age >= grownOld ? 'mind' : 'may',
          rule: age >= grownOld ? 'ra.later.old' : 'ra.later.arranged',
          title: say('The battle of {tile} is waiting', { tile: target }),
          why:
            when !== ''
              ? say('Arranged: {when}', { when })
              : age > 0
                ? counted(age, 'It has been waiting for one turn.', 'It has been waiting for {n} turns.')
                : say('Fight it with models, or with dice.'),
          icon: 'crossed-swords',
          order: { id: 'fight', args: { activity: id } },
          about: target,
        },
        entering({ id, target }),
      ];
    });

export const laterSentences = {
  'fought-out': sentence('{seat} wins the battle of {tile}, fought out on the table.'),
  'result-refused': sentence('{otherSeat} does not agree with the result of the battle of {tile}.'),
  arranged: sentence('The battle of {tile} waits for a table: {when}.'),
  'put-off': sentence('The battle of {tile} waits for a table.'),
} satisfies Sentences;

export const laterChapter = {
  orders: [arrange, tableResult],
  shapes: laterShapes,
  changes: laterChanges,
  sentences: laterSentences,
  tasks: (state, seat) =>
    state.stage === 'season' ? [...puttingOff(state, seat), ...waiting(state, seat)] : [],
  quiet: { arrange: 'rare', 'table-result': 'rare' },
} satisfies Chapter;
