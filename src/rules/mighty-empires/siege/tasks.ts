/** What sieges put before a seat: walls to shelter behind, asked before the battle is; walls to storm, mouths to count. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { stricken } from '../magic/queries.ts';
import { isTurn } from '../queries.ts';
import type { State } from '../state.ts';
import { foreignFirst, unrazable } from './raze.ts';
import { noRefuge } from './refuge.ts';
import { suppliesOf } from './supplies.ts';
import { goHungry } from './townsfolk.ts';
import { type Besieging, fieldForce, isNow, monthsSince, siegeOf } from './walls.ts';

export function siegeTasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'season') return [];
  const sieges = Object.keys(state.encounters).flatMap((id) => siegeOf(state, id) ?? []);
  return [
    ...sieges.filter(({ attacker }) => attacker === seat).flatMap((siege) => before(state, seat, siege)),
    ...sieges.filter(({ defender }) => defender === seat).flatMap((siege) => within(state, siege)),
    ...razing(state, seat),
  ];
}

/** Gates that may still be shut: once the battle is fought it is too late. */
export function refugeTasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'season') return [];
  return Object.entries(state.encounters).flatMap(([encounter, { tile, attacker, afield }]): Task[] => {
    if (noRefuge(state, seat, encounter) || fieldForce(state, seat, tile).length === 0) return [];
    const refuge = {
      rule: 'me.siege.refuge',
      why: say('Walls spare you the battle, and bring the siege.'),
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

function before(state: State, seat: Seat, siege: Besieging): readonly Task[] {
  const { id, tile, since, siege: kept } = siege;
  if (!isTurn(state, seat)) return [];
  const found: Task[] = [];
  if (goHungry(state, siege))
    found.push({
      kind: 'asked',
      rule: 'me.siege.townsfolk',
      title: say('Hunger is tested behind the walls of {tile}', { tile }),
      icon: 'wheat',
      order: { id: 'starve-out', args: { siege: id } },
      about: tile,
    });
  const done =
    isNow(state, kept.repulsed) ||
    isNow(state, kept.battered) ||
    stricken(state, Object.keys(siege.attackers)) !== undefined;
  const now = isTurn(state, seat, 'siege') && !done;
  const months = monthsSince(state, since);
  found.push({
    kind: now ? 'asked' : 'may',
    rule: 'me.siege.assault',
    title: now ? say('Storm {tile}, or batter its walls?', { tile }) : say('The siege of {tile}', { tile }),
    ...(months > 0 ? { why: counted(months, 'For a month now.', 'For {n} months now.') } : {}),
    icon: 'siege-tower',
    order: { id: 'assault', args: { siege: id } },
    about: tile,
    ...(now ? {} : { optional: true }),
  });
  return found;
}

function within(state: State, siege: Besieging): readonly Task[] {
  const { id, tile, defender, attacker } = siege;
  const { turns } = suppliesOf(state, siege);
  const found: Task[] = [
    {
      // Nothing is stormed from within: it leads to the siege's own sheet.
      kind: 'mind',
      rule: 'me.siege.sally',
      title: say('{seat} besieges {tile}', { seat: attacker, tile }),
      icon: 'siege-tower',
      order: { id: 'assault', args: { siege: id } },
      about: tile,
    },
  ];
  if (defender !== 'independent' && turns < 2)
    found.push({
      kind: 'mind',
      rule: 'me.siege.starvation',
      title:
        turns === 0
          ? say('The garrison of {tile} has nothing left to eat', { tile })
          : say('The garrison of {tile} eats for one more month', { tile }),
      icon: 'wheat',
      about: tile,
    });
  return found;
}

function razing(state: State, seat: Seat): readonly Task[] {
  if (!isTurn(state, seat, 'raze')) return [];
  const tiles = new Set(
    Object.values(state.banners).flatMap(({ seat: owner, tile }) => (owner === seat && tile ? [tile] : [])),
  );
  return foreignFirst(state, seat, [...tiles]).flatMap((tile): Task[] =>
    unrazable(state, seat, tile)
      ? []
      : [
          {
            kind: 'may',
            rule: 'me.raze',
            title: say('Raze {tile}', { tile }),
            ...(state.tiles[tile]?.flag === seat ? { why: say('It is your own.') } : {}),
            icon: 'burning-tree',
            order: { id: 'raze', args: { tile } },
            about: tile,
            optional: true,
          },
        ],
  );
}
