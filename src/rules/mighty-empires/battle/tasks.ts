/** Battles put before a seat, with their age: they wait for as long as it takes. Where gates may be shut, that comes first. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { refugeTasks } from '../siege/tasks.ts';
import { monthsSince } from '../siege/walls.ts';
import type { State } from '../state.ts';
import { mayFallBack } from './fall-back.ts';
import { battlesOf } from './sides.ts';

export const battleTasks = (state: State, seat: Seat): readonly Task[] => [
  ...refugeTasks(state, seat),
  ...battlesOf(state, seat).flatMap(({ id, tile, since }): readonly Task[] => {
    const age = monthsSince(state, since);
    const fight: Task = {
      kind: 'asked',
      rule: 'me.battle.fought',
      title: say('A battle waits in {tile}', { tile }),
      ...(age > 0 ? { why: counted(age, 'For a month now.', 'For {n} months now.') } : {}),
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
