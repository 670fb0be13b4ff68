/** The stores a realm goes to war with: 2D6, shared out among the banners, at most six to each. */
import * as v from 'valibot';
import { type Shares, split, unlessAny } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import {
  against,
  countArg,
  define,
  hasRealm,
  notYours,
  openUnless,
  pieceArg,
  wrongStage,
} from '../define.ts';
import { bannersOf, canStockpile, holdingsOf, mostBaggage, mostStockpile } from '../queries.ts';
import type { State } from '../state.ts';

export const rollBaggage = define({
  id: 'roll-baggage',
  rule: 'me.baggage.start',
  title: say('Roll for baggage'),
  ...openUnless((state, seat) => [
    wrongStage(state, 'armies'),
    state.realms[seat]?.baggage !== null &&
      against('me.baggage.start', say('The baggage has already been rolled for.')),
  ]),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, __, { seat }) => ({ seat }),
  *run({ seat }) {
    const points = yield* roll('baggage', {
      by: seat,
      rule: 'me.baggage.start',
      dice: '2d6',
      text: say('How much baggage does the realm start with?'),
    });
    yield* change({ type: 'baggageRolled', seat, points });
    yield* note('baggage-rolled', 'me.baggage.start', { seat, points });
  },
});

/** Baggage a seat has to hand out: what is unassigned, and what its banners and stockpiles hold. */
export const purse = (state: State, seat: Seat): number =>
  (state.realms[seat]?.baggage ?? 0) +
  bannersOf(state, seat).reduce((sum, { baggage }) => sum + baggage, 0) +
  holdingsOf(state, seat).reduce((sum, { stockpile }) => sum + stockpile, 0);

/** Points laid up in one after another until each holds as much as it can. */
export function filled(names: readonly string[], points: number, most: number): Shares {
  let left = Math.max(0, points);
  return Object.fromEntries(
    names.map((name) => {
      const load = Math.min(most, left);
      left -= load;
      return [name, load];
    }),
  );
}

/** What speaks against a way of sharing baggage out among banners and stockpiles. */
export function unfairShares(state: State, banners: Shares, stockpiles: Shares): Remark | undefined {
  const heavy = Object.keys(banners).find((banner) => (banners[banner] ?? 0) > mostBaggage);
  const full = Object.keys(stockpiles).find((tile) => (stockpiles[tile] ?? 0) > mostStockpile);
  const barn = Object.keys(stockpiles).find(
    (tile) => (stockpiles[tile] ?? 0) > 0 && !canStockpile(state.tiles[tile as TileId]),
  );
  if (heavy !== undefined) return against('me.baggage.most', say('A banner can carry six at most.'));
  if (full !== undefined) return against('me.stockpile.most', say('A stockpile can hold six at most.'));
  return barn === undefined
    ? undefined
    : against(
        'me.stockpile.place',
        say('Only a city or fortress can keep a stockpile, and {tile} has neither.', { tile: barn }),
      );
}

export const shareBaggage = define({
  id: 'share-baggage',
  rule: 'me.baggage.shared',
  title: say('Share out baggage'),
  args: v.object({
    banners: v.record(pieceArg, countArg),
    stockpiles: v.optional(v.record(pieceArg, countArg), {}),
  }),
  *asks(state, seat) {
    yield* unlessAny(
      wrongStage(state, 'armies'),
      state.realms[seat]?.baggage === null && against('me.baggage.start', say('Roll for baggage first.')),
    );
    const all = bannersOf(state, seat);
    const banners = yield* split('banners', {
      text: say('Who carries the baggage?'),
      among: () => all.map(({ id }) => id),
      most: () => mostBaggage,
      against: (loads) => notYours(state, seat, Object.keys(loads)),
      suggest: () =>
        filled(
          all.map(({ id }) => id),
          purse(state, seat),
          mostBaggage,
        ),
    });
    const towns = holdingsOf(state, seat).flatMap((town) => (canStockpile(town) ? [town.tile] : []));
    const spare = purse(state, seat) - sum(banners);
    const full = sum(banners) >= all.length * mostBaggage;
    const stockpiles = yield* split('stockpiles', {
      text: say('How much does each stockpile hold?'),
      among: () => towns,
      most: () => mostStockpile,
      against: (loads) => unshared(state, seat, banners, loads),
      suggest: () =>
        full && state.options.rulings.startingStockpiles ? filled(towns, spare, mostStockpile) : {},
    });
    return { banners, stockpiles };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, { banners, stockpiles }, { seat }) => ({ seat, banners, stockpiles }),
  *run({ seat, banners, stockpiles }) {
    yield* change({ type: 'baggageShared', seat, banners, stockpiles });
    yield* note('baggage-shared', 'me.baggage.shared', {
      seat,
      points: sum(banners),
      stored: sum(stockpiles),
    });
  },
});

const sum = (shares: Shares): number => Object.values(shares).reduce((all, share) => all + share, 0);

/** What speaks against what the stockpiles are to hold beside the banners. */
function unshared(state: State, seat: Seat, banners: Shares, stockpiles: Shares): Remark | undefined {
  const tile = Object.keys(stockpiles).find((id) => state.tiles[id as TileId]?.flag !== seat);
  if (tile !== undefined) return against('me.stockpile.place', say('{tile} is not yours.', { tile }));
  const [carried, stored] = [sum(banners), sum(stockpiles)];
  const [asked, rest] = [carried + stored, purse(state, seat)];
  if (asked > rest)
    return against(
      'me.baggage.start',
      say('You share out {asked} baggage; you have {rest}.', { asked, rest }),
    );
  const unfair = unfairShares(state, banners, stockpiles);
  if (unfair || stored === 0) return unfair;
  if (!state.options.rulings.startingStockpiles)
    return against('me.stockpile.start', say('This campaign starts without stockpiles.'));
  return bannersOf(state, seat).length * mostBaggage > carried
    ? against('me.stockpile.start', say('Banners first: you can stockpile only what they cannot carry.'))
    : undefined;
}
