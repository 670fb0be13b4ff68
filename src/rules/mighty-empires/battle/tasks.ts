/**
 * Battles put before a seat, with their age: they wait for as long as it takes. Where gates may be shut, that comes first;
 * while the attacker still moves, the battle is not fought yet.
 */
import { openOf } from '../../../kernel/ahead.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { battlesOf } from '../map/sides.ts';
import { monthsSince } from '../map/walls.ts';
import type { State } from '../state.ts';
import { fallBack } from './fall-back.ts';
import { tooSoon } from './fight.ts';
import { mayShutGates, takeRefuge } from './refuge.ts';

/** Gates that may still be shut: once the battle is fought it is too late. */
function refugeTasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'season') return [];
  return openOf(takeRefuge, state, seat, 'encounter').flatMap((encounter): readonly Task[] => {
    const battle = state.encounters[encounter];
    if (!battle) return [];
    const { tile, attacker, afield } = battle;
    const refuge = {
      rule: 'me.siege.refuge',
      why: say('Behind walls you avoid the battle, and begin a siege.'),
      icon: 'castle',
      deed: say('Shut the gates'),
      order: { id: 'take-refuge', args: { encounter } },
      about: tile,
    } as const;
    return afield
      ? [
          {
            ...refuge,
            kind: 'may',
            title: say('Shut the gates of {tile} after all', { tile }),
            quiet: 'rare',
          },
        ]
      : [
          {
            ...refuge,
            kind: 'asked',
            title: say('{seat} marches on {tile}: shut the gates?', { seat: attacker, tile }),
            no: {
              words: say('No, meet them in the field'),
              order: { id: 'hold-field', args: { encounter } },
            },
          },
        ];
  });
}

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
            ? say('You fight it once movement is over. {theirSeat} may shut the gates first.', {
                theirSeat: defender,
              })
            : say('You fight it once movement is over.'),
          icon: 'crossed-swords',
          about: tile,
        },
      ];
    const age = monthsSince(state, since);
    const waited = age > 0 ? counted(age, 'For a month now.', 'For {n} months now.') : undefined;
    const why = gates
      ? say('{theirSeat} may shut the gates until the battle begins.', { theirSeat: defender })
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
    return [fight, ...(openOf(fallBack, state, seat, 'encounter').includes(id) ? [leave] : []), record];
  }),
];
