/** What espionage puts before a seat: counting, placing, turning; a spy to be answered; rumours to be weighed. */

import type { Seat } from '../../../kernel/question.ts';
import type { Call, Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { unheeded } from '../map/deeds.ts';
import { forces } from '../queries.ts';
import type { State } from '../state.ts';
import { notInWinter, unaffordable } from '../winter-now.ts';
import { counters, hasDeclared, placer, resolver, undeclared, unplaced, unturned } from './queries.ts';

export function espionageTasks(state: State, seat: Seat): readonly Task[] {
  if (!state.options.parts.espionage) return [];
  if (state.stage === 'season') return seasonTasks(state, seat);
  return state.stage === 'winter' ? [...sought(state, seat), ...winterTasks(state, seat)] : [];
}

/** Once every operative is placed, the dice say whose act first. */
export const espionageCalls = (state: State): readonly Call[] =>
  state.stage === 'winter' &&
  state.options.parts.espionage &&
  state.seats.some((seat) => !notInWinter(state, seat, 'espionage')) &&
  undeclared(state).length === 0 &&
  placer(state) === undefined &&
  unturned(state).length > 0 &&
  state.espionage.order.length === 0
    ? [{ id: 'roll-espionage', args: { year: state.season.year } }]
    : [];

const asked = (task: Omit<Task, 'kind' | 'icon'>, icon = 'hooded-assassin'): Task => ({
  kind: 'asked',
  icon,
  ...task,
});

const sought = (state: State, seat: Seat): readonly Task[] =>
  Object.entries(state.espionage.sought)
    .filter(([, one]) => one.seat === seat)
    .map(([id, { by, tile }]) =>
      asked(
        {
          rule: 'me.espionage.intention',
          title: say('Tell {seat}’s spy where your force in {tile} will march', { seat: by, tile }),
          order: { id: 'tell-intention', args: { sought: id } },
          about: tile,
        },
        'spyglass',
      ),
    );

function winterTasks(state: State, seat: Seat): readonly Task[] {
  const { year } = state.season;
  if (notInWinter(state, seat, 'espionage')) return [];
  if (!hasDeclared(state, seat))
    return [
      {
        kind: 'may',
        rule: 'me.espionage.hire',
        icon: 'hooded-assassin',
        title: say('Hire operatives'),
        why: say('You do this in secret: the others learn only how many you hired.'),
        ...unaffordable(state, seat),
        about: 'desk-operatives',
        own: true,
      },
      // A player who has hired some is asked by their own book; without any there is nothing to announce.
      {
        kind: 'may',
        rule: 'me.espionage.declared',
        icon: 'hooded-assassin',
        title: say('Announce your operatives'),
        why: say('After that you can hire no more.'),
        order: { id: 'tell-operatives', args: { year } },
      },
    ];
  if (undeclared(state).length > 0) return [];
  if (placer(state) === seat)
    return [
      asked({
        rule: 'me.espionage.placed',
        title: say('Place an operative, face down'),
        why: say('{left} left to place.', { left: unplaced(state, seat) }),
        order: { id: 'place-operative' },
      }),
    ];
  if (placer(state) !== undefined || counters(state).length === 0) return [];
  if (state.espionage.order.length === 0) return [];
  return resolver(state) === seat
    ? [
        asked({
          rule: 'me.espionage.acts',
          title: say('Turn one of your operatives over'),
          order: { id: 'turn-operative' },
        }),
      ]
    : [];
}

function seasonTasks(state: State, seat: Seat): readonly Task[] {
  const { turn, phase } = state.season;
  if (turn !== seat || !['subsistence', 'scouting', 'movement'].includes(phase)) return [];
  return [...forces(state, seat)]
    .filter(([, banners]) => banners.some(({ id }) => unheeded(state, id)))
    .map(([tile]) => ({
      kind: phase === 'movement' ? 'asked' : 'may',
      rule: 'me.espionage.confusion',
      icon: 'crown',
      title: say('Rumours about the king: does the force in {tile} obey its orders?', { tile }),
      order: { id: 'heed-orders', args: { tile } },
      about: tile,
    }));
}
