/** Ways that are open to a force this month. */
import { openOf } from '../../../kernel/ahead.ts';
import { asked } from '../../../kernel/asking.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { forces, isTurn } from '../queries.ts';
import type { State } from '../state.ts';
import { move } from './move.ts';

export function movementTasks(state: State, seat: Seat): readonly Task[] {
  if (!isTurn(state, seat, 'movement')) return [];
  return [...forces(state, seat)].flatMap(([tile, banners]) => {
    const free = banners.filter(({ id }) => !asked(move.asks(state, seat), { banners: [id] }).why);
    const ways = free.flatMap(({ id }) => openOf(move, state, seat, 'to', { banners: [id] }));
    const open = new Set(ways).size;
    return open === 0
      ? []
      : [
          {
            kind: 'may' as const,
            rule: 'me.movement',
            title: counted(open, 'Move from {tile}: one way is open', 'Move from {tile}: {n} ways are open', {
              tile,
            }),
            why: say('You can move to the tiles that you scouted this month.'),
            icon: 'walking-boot',
            order: { id: 'move', args: { banners: free.map(({ id }) => id) } },
            about: tile,
          },
        ];
  });
}
