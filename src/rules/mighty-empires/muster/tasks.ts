/** Baggage to share out, and troops that may change banners. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { forces, isTurn } from '../queries.ts';
import type { State } from '../state.ts';
import { partners } from './force.ts';

export const musterTasks = (state: State, seat: Seat): readonly Task[] =>
  isTurn(state, seat, 'reorganisation') ? [...loads(state, seat), ...reordering(state, seat)] : [];

function loads(state: State, seat: Seat): readonly Task[] {
  return [...forces(state, seat)].flatMap(([tile, banners]) => {
    const stored = state.tiles[tile]?.stockpile ?? 0;
    const goods = banners.reduce((sum, { baggage }) => sum + baggage, stored);
    return goods === 0
      ? []
      : [
          {
            kind: 'may' as const,
            rule: 'me.reorganisation.baggage',
            title: say('Distribute baggage in {tile}', { tile }),
            icon: 'rally-the-troops',
            order: { id: 'distribute', args: { tile } },
            about: tile,
            optional: true,
          },
        ];
  });
}

/** Forces of several banners that may be reordered; one banner alone may be parted from its own sheet. */
const reordering = (state: State, seat: Seat): readonly Task[] =>
  [...forces(state, seat)]
    .filter(([, banners]) => banners.some(({ id }) => partners(state, id).length > 0))
    .map(([tile]) => ({
      kind: 'may',
      rule: 'me.reorganisation.banners',
      title: say('Reorganise the banners in {tile}', { tile }),
      icon: 'rally-the-troops',
      order: { id: 'reorganise', args: { tile } },
      about: tile,
      optional: true,
    }));
