/** The stores a realm goes to war with: 2D6, shared out among the banners, at most six to each. */
import * as v from 'valibot';
import { unlessAny } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, countArg, define, hasRealm, noArgs, pieceArg, unless, wrongStage } from '../define.ts';
import { bannersOf, canStockpile, holdingsOf, mostBaggage, mostStockpile } from '../queries.ts';
import type { State } from '../state.ts';

export const rollBaggage = define({
  id: 'roll-baggage',
  rule: 'me.baggage.start',
  title: say('Roll for baggage'),
  args: noArgs,
  *asks(state, seat) {
    yield* unlessAny(
      wrongStage(state, 'armies'),
      state.realms[seat]?.baggage !== null &&
        against('me.baggage.start', say('The baggage has been rolled for already.')),
    );
    return {};
  },
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

/** What speaks against a way of sharing baggage out among banners and stockpiles. */
export function unfairShares(
  state: State,
  banners: { readonly [banner: string]: number },
  stockpiles: { readonly [tile: string]: number },
) {
  const heavy = Object.keys(banners).find((banner) => (banners[banner] ?? 0) > mostBaggage);
  const full = Object.keys(stockpiles).find((tile) => (stockpiles[tile] ?? 0) > mostStockpile);
  const barn = Object.keys(stockpiles).find(
    (tile) => (stockpiles[tile] ?? 0) > 0 && !canStockpile(state.tiles[tile as TileId]),
  );
  return [
    heavy !== undefined && against('me.baggage.most', say('A banner carries six at most.')),
    full !== undefined && against('me.stockpile.most', say('A stockpile holds six at most.')),
    barn !== undefined &&
      against(
        'me.stockpile.place',
        say('Only a city or fortress keeps a stockpile; {tile} has none.', { tile: barn }),
      ),
  ];
}

export const shareBaggage = define({
  id: 'share-baggage',
  rule: 'me.baggage.shared',
  title: say('Share out baggage'),
  args: v.object({
    banners: v.record(pieceArg, countArg),
    stockpiles: v.optional(v.record(pieceArg, countArg), {}),
  }),
  offered(state, seat, args) {
    const asked = args ? sum(args.banners) + sum(args.stockpiles) : 0;
    const rest = purse(state, seat);
    const roomy = bannersOf(state, seat).length * mostBaggage - (args ? sum(args.banners) : 0);
    return unless(
      wrongStage(state, 'armies'),
      state.realms[seat]?.baggage === null && against('me.baggage.start', say('Roll for baggage first.')),
      ...(args
        ? [
            notYoursEither(state, seat, args),
            asked > rest &&
              against('me.baggage.start', say('{asked} baggage to share, {rest} to hand.', { asked, rest })),
            ...unfairShares(state, args.banners, args.stockpiles),
            !state.options.rulings.startingStockpiles &&
              sum(args.stockpiles) > 0 &&
              against('me.stockpile.start', say('This campaign starts without stockpiles.')),
            sum(args.stockpiles) > 0 &&
              roomy > 0 &&
              against('me.stockpile.start', say('Banners first: only what they cannot carry is stockpiled.')),
          ]
        : []),
    );
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

const sum = (shares: { readonly [name: string]: number }): number =>
  Object.values(shares).reduce((all, share) => all + share, 0);

function notYoursEither(
  state: State,
  seat: Seat,
  { banners, stockpiles }: { readonly banners: object; readonly stockpiles: object },
) {
  const banner = Object.keys(banners).find((id) => state.banners[id]?.seat !== seat);
  const tile = Object.keys(stockpiles).find((id) => state.tiles[id as TileId]?.flag !== seat);
  if (banner !== undefined)
    return against('me.piece.banner', say('Banner {banner} is not yours.', { banner }));
  return tile !== undefined && against('me.stockpile.place', say('Tile {tile} is not yours.', { tile }));
}
