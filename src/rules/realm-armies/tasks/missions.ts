/** Missions to write, for oneself and for the absent, and to turn over. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { orderable } from '../missions/choices.ts';
import { unwritten } from '../missions/reveal.ts';
import type { State } from '../state.ts';

export function missionTasks(state: State, seat: Seat): readonly Task[] {
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
              'They stay secret until all are turned over. You have one force.',
              'They stay secret until all are turned over. You have {n} forces.',
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
