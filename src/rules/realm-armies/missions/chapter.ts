/** Missions: written face down, for oneself or for an absent player, and turned over together. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { inPlay } from '../queries.ts';
import type { State } from '../state.ts';
import { standIn } from './absent.ts';
import { missionChanges, missionShapes } from './changes.ts';
import { orderable } from './choices.ts';
import { reveal, unwritten } from './reveal.ts';
import { missionSentences } from './sentences.ts';
import { handIn, planFor, takeUp } from './write.ts';

/** Missions to write, for oneself and for the absent, and to turn over. */
function writing(state: State, seat: Seat): readonly Task[] {
  const { turn } = state;
  const missing = unwritten(state);
  const found: Task[] = [];
  if (missing.includes(seat)) {
    const forces = orderable(state, seat).length;
    found.push({
      kind: 'asked',
      rule: 'ra.missions.handed',
      title: forces === 0 ? say('Lay your missions face down') : say('Write missions for your forces'),
      ...(forces === 0
        ? {}
        : {
            why: counted(
              forces,
              'They stay secret until all players turn theirs over. You have one force.',
              'They stay secret until all players turn theirs over. You have {n} forces.',
            ),
          }),
      icon: 'compass',
      order: { id: 'hand-in', args: { turn: turn.number } },
    });
  }
  for (const [absent, by] of Object.entries(turn.absent))
    if (missing.includes(absent) && (by === seat || (by === 'group' && absent !== seat)))
      found.push({
        kind: 'asked',
        rule: 'ra.missions.absent',
        title: say('Write missions for {seat}', { seat: absent }),
        icon: 'compass',
        order: { id: 'plan-for', args: { turn: turn.number, seat: absent } },
      });
  if (missing.length === 0)
    found.push({
      kind: 'asked',
      rule: 'ra.missions.together',
      title: say('Turn all missions over'),
      icon: 'treasure-map',
      order: { id: 'reveal', args: { turn: turn.number } },
    });
  return found;
}

/** Open at quieter moments: somebody absent, and missions taken up again. */
function besides({ turn }: State, seat: Seat): readonly Task[] {
  const found: Task[] = [];
  if (['missions', 'games', 'upgrades'].includes(turn.phase))
    found.push({
      kind: 'may',
      rule: 'ra.absent',
      title: say('Name an absent player'),
      icon: 'walking-boot',
      order: { id: 'stand-in' },
      aside: true,
    });
  if (turn.phase === 'missions' && turn.written[seat] !== undefined)
    found.push({
      kind: 'may',
      rule: 'ra.missions.taken-up',
      title: say('Take your missions up again'),
      icon: 'compass',
      order: { id: 'take-up', args: { turn: turn.number } },
      aside: true,
    });
  return found;
}

export const missionsChapter = {
  orders: [handIn, takeUp, planFor, standIn, reveal],
  shapes: missionShapes,
  changes: missionChanges,
  sentences: missionSentences,
  tasks: (state, seat) =>
    state.stage !== 'season'
      ? []
      : [
          ...(state.turn.phase === 'missions' ? writing(state, seat) : []),
          ...(inPlay(state, seat) ? besides(state, seat) : []),
        ],
  invariants: ({ stage, turn: { missions, phase } }) =>
    stage === 'season' && phase === 'missions' && Object.keys(missions).length > 0
      ? ['missions are open too early']
      : [],
} satisfies Chapter;
