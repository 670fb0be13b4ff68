/** What is left of the winter's deeds: a spy told where a force will go, and forces that roll whether they heed orders. */

import * as v from 'valibot';
import { pick, unlessAny } from '../../../kernel/asks.ts';
import { change, note, owe, roll } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, notNow, pieceArg, tileArg } from '../define.ts';
import { ordersFor, unheeded } from '../map/deeds.ts';
import { force, forces } from '../queries.ts';

/** The die from which a shaken force moves. */
export const heedsFrom = 4;

export const tellIntention = define({
  id: 'tell-intention',
  rule: 'me.espionage.intention',
  title: say('Tell a spy where your force will go'),
  /** Where it goes stands in the ledger: only the spy's master is told. */
  args: v.object({ sought: pieceArg }),
  *asks(state, seat) {
    const asked = Object.keys(state.espionage.sought).filter(
      (id) => state.espionage.sought[id]?.seat === seat,
    );
    const none = against('me.espionage.intention', say('No spy is asking where you will go.'));
    yield* unlessAny(asked.length === 0 && none);
    const sought = yield* pick('sought', {
      text: say('Which spy do you answer?'),
      among: () => asked,
      against: (one) =>
        asked.includes(one)
          ? undefined
          : against('me.espionage.intention', say('That spy is not asking you.')),
      none,
    });
    return { sought };
  },
  applies: (state, { sought }) =>
    Object.hasOwn(state.espionage.sought, sought) ||
    against('me.espionage.intention', say('That spy already has an answer.')),
  brief(state, { sought }) {
    const { seat = '', by = '', tile = null } = state.espionage.sought[sought] ?? {};
    return { sought, seat, by, tile };
  },
  *run({ sought, seat, by, tile }) {
    yield* change({ type: 'intentionTold', id: sought });
    yield* note('intention', 'me.espionage.intention', { seat, tile, by });
    yield* owe('intention', {
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
  title: say('Roll to see whether a force obeys its orders'),
  args: v.object({ tile: tileArg }),
  *asks(state, seat) {
    yield* unlessAny(
      ordersFor(state, seat) !== 'on-4' &&
        against('me.espionage.confusion', say('Your forces obey their orders.')),
      notNow(state, seat, 'subsistence', 'scouting', 'movement'),
    );
    const rolled = against('me.espionage.confusion', say('No force there still has to roll.'));
    const tile = yield* pick('tile', {
      text: say('Which force?'),
      among: () => [...forces(state, seat).keys()],
      against: (one) => (force(state, seat, one).some(({ id }) => unheeded(state, id)) ? undefined : rolled),
      none: rolled,
    });
    return { tile };
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
      text: say('Does the force in {tile} obey its orders? On {from} or more it may move.', {
        tile,
        from: heedsFrom,
      }),
    });
    const moves = total >= heedsFrom;
    yield* change({ type: 'heeded', banners, moves });
    yield* note('heeded', 'me.espionage.confusion', { seat, tile, total, moves: moves ? 'yes' : 'no' });
  },
});
