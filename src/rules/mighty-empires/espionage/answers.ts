/** What is left of the winter's deeds: a spy told where a force will go, and forces that roll whether they heed orders. */
import * as v from 'valibot';
import { change, note, roll, tell } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, closed, define, notNow, pieceArg, tileArg, unless } from '../define.ts';
import { force } from '../queries.ts';
import { ordersFor, unheeded } from './queries.ts';

/** The die from which a shaken force moves. */
export const heedsFrom = 4;

export const tellIntention = define({
  id: 'tell-intention',
  rule: 'me.espionage.intention',
  title: say('Tell a spy where a force will go'),
  /** Where it goes stands in the ledger: only the spy's master is told. */
  args: v.object({ sought: pieceArg }),
  offered(state, seat, args) {
    const mine = Object.entries(state.espionage.sought).filter(([, sought]) => sought.seat === seat);
    if (mine.length === 0) return closed('me.espionage.intention', say('No spy asks where you will go.'));
    return unless(
      args &&
        !mine.some(([id]) => id === args.sought) &&
        against('me.espionage.intention', say('That spy does not ask you.')),
    );
  },
  applies: (state, { sought }) =>
    Object.hasOwn(state.espionage.sought, sought) ||
    against('me.espionage.intention', say('That spy has his answer.')),
  brief(state, { sought }) {
    const { seat = '', by = '', tile = null } = state.espionage.sought[sought] ?? {};
    return { sought, seat, by, tile };
  },
  *run({ sought, seat, by, tile }) {
    yield* change({ type: 'intentionTold', id: sought });
    yield* note('intention', 'me.espionage.intention', { seat, tile, by });
    yield* tell('intention', {
      from: seat,
      to: [by],
      rule: 'me.espionage.intention',
      claim: 'intention',
      about: { sought, tile },
    });
  },
});

export const heedOrders = define({
  id: 'heed-orders',
  rule: 'me.espionage.confusion',
  title: say('Roll whether a force heeds its orders'),
  args: v.object({ tile: tileArg }),
  offered(state, seat, args) {
    if (ordersFor(state, seat) !== 'on-4')
      return closed('me.espionage.confusion', say('Your forces heed their orders.'));
    return unless(
      notNow(state, seat, 'subsistence', 'scouting', 'movement'),
      args &&
        !force(state, seat, args.tile).some(({ id }) => unheeded(state, id)) &&
        against('me.espionage.confusion', say('No force there has still to roll.')),
    );
  },
  applies: (state, { tile }, seat) =>
    force(state, seat, tile).length > 0 ||
    against('me.espionage.confusion', say('You have no force in {tile}.', { tile })),
  brief: (state, { tile }, { seat }) => ({
    seat,
    tile,
    banners: force(state, seat, tile).map(({ id }) => id),
  }),
  *run({ seat, tile, banners }) {
    const total = yield* roll('heed', {
      by: seat,
      rule: 'me.espionage.confusion',
      dice: 'd6',
      text: say('Does the force in {tile} heed its orders? On {from} or more it may move.', {
        tile,
        from: heedsFrom,
      }),
    });
    const moves = total >= heedsFrom;
    yield* change({ type: 'heeded', banners, moves });
    yield* note('heeded', 'me.espionage.confusion', { seat, tile, total, moves: moves ? 'yes' : 'no' });
  },
  holds: ({ banners }) => banners,
});
