/** What sieges put before a seat: walls to storm, mouths to count. */
import { openOf } from '../../../kernel/ahead.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { type Besieging, monthsSince, siegeOf } from '../map/walls.ts';
import { isTurn } from '../queries.ts';
import type { State } from '../state.ts';
import { assault } from './assault.ts';
import { raze } from './raze.ts';
import { suppliesOf } from './supplies.ts';
import { starveOut } from './townsfolk.ts';

export function siegeTasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'season') return [];
  const sieges = Object.keys(state.encounters).flatMap((id) => siegeOf(state, id) ?? []);
  return [
    ...sieges.filter(({ attacker }) => attacker === seat).flatMap((siege) => before(state, seat, siege)),
    ...sieges.filter(({ defender }) => defender === seat).flatMap((siege) => within(state, siege)),
    ...razing(state, seat),
  ];
}

function before(state: State, seat: Seat, siege: Besieging): readonly Task[] {
  const { id, tile, since } = siege;
  if (!isTurn(state, seat)) return [];
  const found: Task[] = [];
  if (openOf(starveOut, state, seat, 'siege').includes(id))
    found.push({
      kind: 'asked',
      rule: 'me.siege.townsfolk',
      title: say('Test hunger behind the walls of {tile}', { tile }),
      icon: 'wheat',
      order: { id: 'starve-out', args: { siege: id } },
      about: tile,
    });
  const now = openOf(assault, state, seat, 'siege').includes(id);
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

const razing = (state: State, seat: Seat): readonly Task[] =>
  openOf(raze, state, seat, 'tile').map((tile) => ({
    kind: 'may',
    rule: 'me.raze',
    title: say('Raze {tile}', { tile }),
    ...(state.tiles[tile]?.flag === seat ? { why: say('It is your own.') } : {}),
    icon: 'burning-tree',
    order: { id: 'raze', args: { tile } },
    about: tile,
    optional: true,
  }));
