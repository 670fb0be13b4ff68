/** Reorganisation of what everybody sees: baggage moved among the banners and the stockpile of one tile. */
import * as v from 'valibot';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import {
  against,
  countArg,
  define,
  hasBanners,
  notNow,
  notYours,
  pieceArg,
  tileArg,
  unless,
} from '../define.ts';
import { stricken } from '../magic/queries.ts';
import { besieged, canStockpile, force, mostBaggage, mostStockpile } from '../queries.ts';
import { isAtSea } from '../sea/aboard.ts';
import { insideOf, isInside } from '../siege/walls.ts';
import type { State } from '../state.ts';

/** Whether a seat may put into and take out of a tile's stockpile: not as a besieger, not in a foreign town. */
export const opensStores = (state: State, seat: Seat, tile: TileId): boolean => {
  const holding = state.tiles[tile];
  if (!canStockpile(holding) || holding?.flag !== seat) return false;
  return (
    !besieged(state, tile) || insideOf(state, tile).some((banner) => state.banners[banner]?.seat === seat)
  );
};

export const distribute = define({
  id: 'distribute',
  rule: 'me.reorganisation.baggage',
  title: say('Distribute baggage'),
  args: v.object({
    tile: tileArg,
    /** What each banner named has afterwards; the others keep theirs. */
    banners: v.record(pieceArg, countArg),
    /** What the stockpile holds afterwards. */
    stockpile: v.optional(v.nullable(countArg), null),
  }),
  offered(state, seat, args) {
    const now = notNow(state, seat, 'reorganisation');
    if (!args || now) return unless(now);
    const { tile, banners } = args;
    const there = force(state, seat, tile);
    const store = state.tiles[tile]?.stockpile ?? 0;
    const had = Object.keys(banners).reduce((sum, id) => sum + (state.banners[id]?.baggage ?? 0), 0);
    const want = Object.values(banners).reduce((sum, each) => sum + each, 0);
    const pile = args.stockpile ?? store;
    const shut = Object.keys(banners).filter((id) => isInside(state, id)).length;
    const elsewhere = Object.keys(banners).find((id) => !there.some((banner) => banner.id === id));
    return unless(
      notYours(state, seat, Object.keys(banners)),
      stricken(state, Object.keys(banners)),
      elsewhere !== undefined &&
        against(
          'me.reorganisation.baggage',
          say('Banner {banner} is not in {tile}.', { banner: elsewhere, tile }),
        ),
      Object.keys(banners).some((id) => isAtSea(state, id)) &&
        (pile !== store || !Object.keys(banners).every((id) => isAtSea(state, id))) &&
        against('me.sea.apart', say('Nothing passes between ship and shore.')),
      shut > 0 &&
        shut < Object.keys(banners).length &&
        against('me.siege.inside', say('Nothing passes through the lines of a siege.')),
      shut === 0 &&
        besieged(state, tile) &&
        pile !== store &&
        against('me.siege.inside', say('The stockpile lies behind besieged walls.')),
      there.length === 0 &&
        against('me.stockpile.presence', say('No banner of yours stands in {tile}.', { tile })),
      Object.values(banners).some((each) => each > mostBaggage) &&
        against('me.baggage.most', say('A banner carries six at most.')),
      pile > mostStockpile && against('me.stockpile.most', say('A stockpile holds six at most.')),
      pile !== store &&
        !opensStores(state, seat, tile) &&
        against('me.stockpile.place', say('You keep no stockpile in {tile}.', { tile })),
      want + pile > had + store &&
        against('me.reorganisation.baggage', say('There is not that much baggage in {tile}.', { tile })),
    );
  },
  applies: (state, { banners, tile, stockpile }) => {
    const here = hasBanners(state, Object.keys(banners));
    if (here !== true) return here;
    return (
      stockpile === null ||
      Object.hasOwn(state.tiles, tile) ||
      against('me.piece.tile', say('Nothing is known of tile {tile}.', { tile }))
    );
  },
  brief(state, { tile, banners, stockpile }, { seat }) {
    const store = state.tiles[tile]?.stockpile ?? 0;
    const had = Object.keys(banners).reduce((sum, id) => sum + (state.banners[id]?.baggage ?? 0), store);
    return { seat, tile, banners, had, store, stockpile: stockpile ?? store };
  },
  *run({ seat, tile, banners, had, store, stockpile }) {
    // Goods are moved, never made: what was not there beforehand cannot be handed out.
    let rest = had;
    for (const [banner, want] of Object.entries(banners)) {
      const points = Math.min(want, mostBaggage, rest);
      rest -= points;
      yield* change({ type: 'baggageSet', banner, points });
    }
    const pile = Math.min(stockpile, mostStockpile, rest);
    if (pile !== store) yield* change({ type: 'stockpileSet', tile, points: pile });
    yield* note('distributed', 'me.reorganisation.baggage', {
      seat,
      tile,
      stockpile: pile,
      thrown: rest - pile,
    });
  },
});

/** Stores burnt rather than left to the enemy: only under the eyes of a friendly banner. */
export const burnStores = define({
  id: 'burn-stores',
  rule: 'me.stockpile.destroy',
  title: say('Burn the stockpile'),
  args: v.object({ tile: tileArg }),
  offered: (state, seat, args) =>
    unless(
      notNow(state, seat),
      args &&
        (state.tiles[args.tile]?.stockpile ?? 0) === 0 &&
        against('me.stockpile.destroy', say('Nothing is stored in {tile}.', { tile: args.tile })),
      args &&
        (state.tiles[args.tile]?.flag !== seat || force(state, seat, args.tile).length === 0) &&
        against('me.stockpile.presence', say('No banner of yours stands in {tile}.', { tile: args.tile })),
    ),
  applies: (state, { tile }) =>
    Object.hasOwn(state.tiles, tile) ||
    against('me.piece.tile', say('Nothing is known of tile {tile}.', { tile })),
  brief: (state, { tile }, { seat }) => ({ seat, tile, points: state.tiles[tile]?.stockpile ?? 0 }),
  *run({ seat, tile, points }) {
    yield* change({ type: 'stockpileSet', tile, points: 0 });
    yield* note('stores-burnt', 'me.stockpile.destroy', { seat, tile, points });
  },
});

/** A banner whose last points are struck off leaves the map: its owner's order, for only he knows. */
export const disband = define({
  id: 'disband',
  rule: 'me.losses.disband',
  title: say('Disband the banner'),
  args: v.object({ banner: pieceArg }),
  offered: (state, seat, args) => unless(args && notYours(state, seat, [args.banner])),
  applies: (state, { banner }) => hasBanners(state, [banner]),
  brief: (state, { banner }, { seat }) => ({
    seat,
    banner,
    number: state.banners[banner]?.number ?? 0,
    tile: state.banners[banner]?.tile ?? null,
  }),
  *run({ seat, banner, number, tile }) {
    yield* change({ type: 'bannerFell', banner, how: 'disbanded' });
    yield* note('disbanded', 'me.losses.disband', { seat, number, tile });
  },
});
