/** Reorganisation of what everybody sees: baggage moved among the banners and the stockpile of one tile. */
import * as v from 'valibot';
import { pick, split, unlessAny } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import {
  against,
  countArg,
  define,
  hasBanners,
  notNow,
  notYours,
  ownBanner,
  pieceArg,
  tileArg,
} from '../define.ts';
import { isAtSea } from '../map/aboard.ts';
import { stricken } from '../map/spells.ts';
import { insideOf, isInside } from '../map/walls.ts';
import {
  besieged,
  canStockpile,
  force,
  forces,
  holdingsOf,
  mostBaggage,
  mostStockpile,
  type PlacedBanner,
} from '../queries.ts';
import type { State } from '../state.ts';

/** Whether a seat may put into and take out of a tile's stockpile: not as a besieger, not in a foreign town. */
export const opensStores = (state: State, seat: Seat, tile: TileId): boolean => {
  const holding = state.tiles[tile];
  if (!canStockpile(holding) || holding?.flag !== seat) return false;
  return (
    !besieged(state, tile) || insideOf(state, tile).some((banner) => state.banners[banner]?.seat === seat)
  );
};

/** Banners of a force that share baggage with its first: not across the lines of a siege, nor from ship to shore. */
function sharing(state: State, [first, ...more]: readonly PlacedBanner[]): readonly PlacedBanner[] {
  if (!first) return [];
  const like = ({ id }: PlacedBanner): boolean =>
    isAtSea(state, id) === isAtSea(state, first.id) && isInside(state, id) === isInside(state, first.id);
  return [first, ...more.filter(like)].filter(({ id }) => !stricken(state, [id]));
}

function unloadable(state: State, seat: Seat, tile: TileId, banners: readonly string[]): Remark | undefined {
  const elsewhere = banners.find((id) => state.banners[id]?.tile !== tile);
  return (
    notYours(state, seat, banners) ??
    stricken(state, banners) ??
    (elsewhere === undefined
      ? undefined
      : against(
          'me.reorganisation.baggage',
          say('Banner {banner} is not in {tile}.', { banner: elsewhere, tile }),
        ))
  );
}

type Loads = {
  readonly tile: TileId;
  readonly banners: { readonly [banner: string]: number };
  readonly stockpile: number | null;
};
/** Loads that cannot come together so, more than can be carried or stored, or more than there is. */
function overloaded(state: State, seat: Seat, { tile, banners, stockpile }: Loads): Remark | undefined {
  const ids = Object.keys(banners);
  const loads = Object.values(banners);
  const store = state.tiles[tile]?.stockpile ?? 0;
  const had = ids.reduce((sum, id) => sum + (state.banners[id]?.baggage ?? 0), store);
  const pile = stockpile ?? store;
  const afloat = ids.filter((id) => isAtSea(state, id)).length;
  const shut = ids.filter((id) => isInside(state, id)).length;
  if (afloat > 0 && (pile !== store || afloat < ids.length))
    return against('me.sea.apart', say('Nothing can pass between ship and shore.'));
  if (shut > 0 && shut < ids.length)
    return against('me.siege.inside', say('Nothing can pass through the lines of a siege.'));
  if (shut === 0 && besieged(state, tile) && pile !== store)
    return against('me.siege.inside', say('The stockpile is behind besieged walls.'));
  if (force(state, seat, tile).length === 0)
    return against('me.stockpile.presence', say('You have no banner in {tile}.', { tile }));
  if (loads.some((each) => each > mostBaggage))
    return against('me.baggage.most', say('A banner can carry six at most.'));
  if (pile > mostStockpile) return against('me.stockpile.most', say('A stockpile can hold six at most.'));
  if (pile !== store && !opensStores(state, seat, tile))
    return against('me.stockpile.place', say('You have no stockpile in {tile}.', { tile }));
  return loads.reduce((sum, each) => sum + each, pile) > had
    ? against('me.reorganisation.baggage', say('There is not that much baggage in {tile}.', { tile }))
    : undefined;
}

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
  *asks(state, seat) {
    yield* unlessAny(notNow(state, seat, 'reorganisation'));
    const tile = yield* pick('tile', {
      text: say('Where do you distribute baggage?'),
      among: () => [...forces(state, seat).keys()],
      none: against('me.stockpile.presence', say('You have no banner on the map.')),
    });
    const there = force(state, seat, tile);
    const banners = yield* split('banners', {
      text: say('Who carries the baggage here?'),
      among: () => there.map(({ id }) => id),
      most: () => mostBaggage,
      against: (loads) => unloadable(state, seat, tile, Object.keys(loads)),
      suggest: () => Object.fromEntries(sharing(state, there).map(({ id, baggage }) => [id, baggage])),
    });
    const stockpile = yield* pick<number | null>('stockpile', {
      text: say('What does the stockpile hold?'),
      among: () => [null, ...Array.from({ length: mostStockpile + 1 }, (_, points) => points)],
      against: (one) => overloaded(state, seat, { tile, banners, stockpile: one }),
      none: against('me.stockpile.place', say('You have no stockpile in {tile}.', { tile })),
    });
    return { tile, banners, stockpile };
  },
  applies: (state, { banners, tile, stockpile }) => {
    const here = hasBanners(state, Object.keys(banners));
    if (here !== true) return here;
    return (
      stockpile === null ||
      Object.hasOwn(state.tiles, tile) ||
      against('me.piece.tile', say('Tile {tile} is unknown.', { tile }))
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

function unburnt(state: State, seat: Seat, tile: TileId): Remark | undefined {
  const { stockpile = 0, flag = null } = state.tiles[tile] ?? {};
  if (stockpile === 0)
    return against('me.stockpile.destroy', say('There is no stockpile in {tile}.', { tile }));
  return flag !== seat || force(state, seat, tile).length === 0
    ? against('me.stockpile.presence', say('You have no banner in {tile}.', { tile }))
    : undefined;
}

/** Stores burnt rather than left to the enemy: only under the eyes of a friendly banner. */
export const burnStores = define({
  id: 'burn-stores',
  rule: 'me.stockpile.destroy',
  title: say('Burn the stockpile'),
  args: v.object({ tile: tileArg }),
  *asks(state, seat) {
    yield* unlessAny(notNow(state, seat));
    const tile = yield* pick('tile', {
      text: say('Which stockpile do you burn?'),
      among: () =>
        holdingsOf(state, seat).flatMap((holding) => (holding.stockpile > 0 ? [holding.tile] : [])),
      against: (one) => unburnt(state, seat, one),
      none: against('me.stockpile.destroy', say('You have no stockpile to burn.')),
    });
    return { tile };
  },
  applies: (state, { tile }) =>
    Object.hasOwn(state.tiles, tile) || against('me.piece.tile', say('Tile {tile} is unknown.', { tile })),
  brief: (state, { tile }, { seat }) => ({ seat, tile, points: state.tiles[tile]?.stockpile ?? 0 }),
  *run({ seat, tile, points }) {
    yield* change({ type: 'stockpileSet', tile, points: 0 });
    yield* note('stores-burnt', 'me.stockpile.destroy', { seat, tile, points });
  },
});

/** A banner whose last points are struck off leaves the map: its owner's order, for only they know. */
export const disband = define({
  id: 'disband',
  rule: 'me.losses.disband',
  title: say('Disband the banner'),
  args: v.object({ banner: pieceArg }),
  *asks(state, seat) {
    const banner = yield* ownBanner(state, seat, {
      text: say('Which banner do you disband?'),
      none: against('me.losses.disband', say('You have no banner on the map.')),
    });
    return { banner };
  },
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
