/** What laying the map puts before a seat. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import type { Kind } from '../charts/hexes.ts';
import type { State } from '../state.ts';
import { layer, mayRaise, mustRaise } from './in-turn.ts';
import { mapRemarks } from './whole.ts';

const icon = 'compass';
const finish: Task = {
  kind: 'may',
  rule: 'na.setup.stage',
  title: say('The map is finished'),
  icon,
  order: { id: 'end-stage', args: { stage: 'map' } },
  onward: true,
};
const drawnWords: { readonly [kind in Kind]: Text } = {
  plain: say('A plain: lay it anywhere.'),
  forest: say('A forest: lay it anywhere.'),
  hills: say('Hills: lay them anywhere.'),
  swamp: say('A swamp: rivers may end in it, and players cannot build there.'),
  river: say('A river: it must come from water or a mountain.'),
  mountain: say('A mountain: lay it anywhere.'),
};
const rearrange: Task = {
  kind: 'may',
  rule: 'na.map.rearranged',
  title: say('Move hexes around'),
  why: say('Everybody must agree.'),
  icon: 'treasure-map',
  order: { id: 'arrange-map' },
};

export function mapTasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'map') return [];
  const lies = Object.keys(state.hexes).length > 0;
  const mind = lies && layer(state) === undefined ? mapRemarks(state) : [];
  return [
    ...laying(state, seat, lies),
    ...mind.map(({ rule, why }): Task => ({ kind: 'mind', rule, title: why, icon })),
  ];
}

function laying(state: State, seat: Seat, lies: boolean): readonly Task[] {
  switch (state.options.map) {
    case 'painted':
      return [
        {
          kind: lies ? 'may' : 'asked',
          rule: 'na.map.painted',
          title: lies ? say('Go on painting') : say('Paint the map'),
          icon,
          order: { id: 'arrange-map' },
        },
        ...(lies ? [finish] : []),
      ];
    case 'in-turn':
      return state.map.order.length === 0
        ? []
        : layer(state) === undefined
          ? [rearrange, finish]
          : layer(state) === seat
            ? turns(state, seat)
            : [];
    default:
      return [
        {
          kind: lies ? 'may' : 'asked',
          rule: 'na.map.laid',
          title: lies ? say('Lay another map') : say('Lay the map for all'),
          ...(lies ? {} : { why: say('One player lays it for everybody.') }),
          icon,
          order: { id: 'lay-map' },
        },
        ...(lies ? [rearrange, finish] : []),
      ];
  }
}

/** The player whose hex is next: draws and lays, or takes the mountain. */
function turns(state: State, seat: Seat): readonly Task[] {
  const mountain: Task = {
    kind: mustRaise(state, seat) ? 'asked' : 'may',
    rule: 'na.map.mountain',
    title: say('Lay your mountain'),
    why: say('You do this once, in place of a hex drawn at random.'),
    icon: 'mountains',
    order: { id: 'lay-hex', args: { kind: 'mountain' } },
  };
  const { drawn } = state.map;
  if (drawn)
    return [
      {
        kind: 'asked',
        rule: 'na.map.place',
        title: say('Lay the hex you drew'),
        why: drawnWords[drawn.kind],
        icon,
        order: { id: 'lay-hex', args: { kind: drawn.kind } },
      },
    ];
  if (mustRaise(state, seat)) return [mountain];
  return [
    {
      kind: 'asked',
      rule: 'na.map.drawn',
      title: say('Draw a hex'),
      icon: 'rolling-dices',
      order: { id: 'draw-hex' },
    },
    ...(mayRaise(state, seat) ? [mountain] : []),
  ];
}
