/**
 * Battles put before a seat, with their age: they wait for as long as it takes. Where gates may be shut, that comes first;
 * while the attacker still moves, the battle is not fought yet.
 */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { mayShutGates } from '../siege/refuge.ts';
import { refugeTasks } from '../siege/tasks.ts';
import { monthsSince } from '../siege/walls.ts';
import type { State } from '../state.ts';
import { mayFallBack } from './fall-back.ts';
import { tooSoon } from './fight.ts';
import { battlesOf } from './sides.ts';

export const battleTasks = (state: State, seat: Seat): readonly Task[] => [
  ...refugeTasks(state, seat),
  ...battlesOf(state, seat).flatMap((battle): readonly Task[] => {
    const { id, tile, since, attacker, defender } = battle;
    const gates = attacker === seat && mayShutGates(state, id);
    if (tooSoon(state, battle))
      return [
        {
          kind: 'mind',
          rule: 'me.battle.phase',
          title: say('A battle waits in {tile}', { tile }),
          why: gates
            ? say('It is fought once the movement is done. {theirSeat} may shut the gates first.', {
                theirSeat: defender,
              })
            : say('It is fought once the movement is done.'),
          icon: 'crossed-swords',
          about: tile,
        },
      ];
    const age = monthsSince(state, since);
    const waited = age > 0 ? counted(age, 'For a month now.', 'For {n} months now.') : undefined;
    const why = gates
      ? say('{theirSeat} may shut the gates until it is joined.', { theirSeat: defender })
      : waited;
    const fight: Task = {
      kind: 'asked',
      rule: 'me.battle.fought',
      title: say('A battle waits in {tile}', { tile }),
      ...(why ? { why } : {}),
      icon: 'crossed-swords',
      order: { id: 'fight', args: { encounter: id } },
      about: tile,
    };
    const record: Task = {
      kind: 'may',
      rule: 'me.battle.recorded',
      title: say('Enter a result for {tile}', { tile }),
      icon: 'crossed-swords',
      order: { id: 'record-battle', args: { encounter: id } },
      about: tile,
    };
    const leave: Task = {
      kind: 'may',
      rule: 'me.battle.second',
      title: say('Leave {tile} without a second battle', { tile }),
      icon: 'walking-boot',
      order: { id: 'fall-back', args: { encounter: id } },
      about: tile,
    };
    return [fight, ...(mayFallBack(state, seat, id) ? [leave] : []), record];
  }),
];
