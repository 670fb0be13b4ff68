/** Deployment: banners to the settlements of the empire, ships to its harbours, baggage to both, before the roads open. */
import * as v from 'valibot';
import { type Shares, split, unlessAny, whole, words } from '../../../kernel/asks.ts';
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import {
  against,
  countArg,
  define,
  hasBanners,
  hasRealm,
  nameArg,
  notYours,
  ownBanner,
  pieceArg,
  tileArg,
} from '../define.ts';
import { spotsOf } from '../map/terrain.ts';
import {
  bannersOf,
  besieged,
  canStockpile,
  holdingsOf,
  mostBaggage,
  mostStockpile,
  nextNumber,
  type PlacedBanner,
} from '../queries.ts';
import { filled, unfairShares } from '../setup/baggage.ts';
import type { BannerId, State } from '../state.ts';
import { notInWinter } from '../winter-now.ts';
import { joined } from './revenue.ts';
import { inSiege } from './room.ts';
import { harboursOf } from './sea-roads.ts';

const args = v.object({
  banners: v.optional(v.record(pieceArg, tileArg), {}),
  ships: v.optional(v.record(pieceArg, tileArg), {}),
});

/** Banners that may be sent anywhere in the empire: not those in a siege. */
export const deployable = (state: State, seat: Seat): readonly PlacedBanner[] =>
  bannersOf(state, seat).filter((banner) => !inSiege(state, banner));

/** Settlements of the empire that take banners in. */
export const postsOf = (state: State, seat: Seat): readonly TileId[] =>
  holdingsOf(state, seat)
    .filter(({ site, tile }) => site !== 'barren' && !besieged(state, tile))
    .map(({ tile }) => tile);

/** Posts that no chain of own tiles joins to the realm: they are reached by ship alone. */
export function overseas(state: State, seat: Seat): ReadonlySet<TileId> {
  const land = joined(state, seat, state.realms[seat]?.tiles ?? []);
  return new Set(postsOf(state, seat).filter((tile) => !land.has(tile)));
}

type Where = { readonly [piece: string]: TileId };

/** What speaks against sending banners and ships there. */
function misplaced(state: State, seat: Seat, banners: Where, ships: Where): Remark | undefined {
  if (Object.keys(ships).some((id) => state.ships[id]?.owner !== seat))
    return against('me.piece.ship', say('That ship is not yours.'));
  const shut = bannersOf(state, seat).find((each) => banners[each.id] && inSiege(state, each));
  if (shut) return held(shut.id);
  const posts = postsOf(state, seat);
  const bare = Object.values(banners).find((tile) => !posts.includes(tile));
  if (bare !== undefined)
    return against('me.deployment.place', say('You have no open settlement in {tile}.', { tile: bare }));
  const docks = harboursOf(state, seat);
  const dry = Object.values(ships).find((tile) => !docks.includes(tile));
  if (dry !== undefined)
    return against('me.deployment.ships', say('You have no harbour in {tile}.', { tile: dry }));
  const cut = cutOff(state, seat, Object.values(banners), ships);
  return (
    cut &&
    against(
      'me.deployment.overseas',
      say('{tile} is cut off from your realm: you need a ship there or beside it.', { tile: cut }),
    )
  );
}
const held = (banner: BannerId): Remark =>
  against('me.deployment.siege', say('A siege holds banner {banner} where it is.', { banner }));

/** A post overseas with no ship in reach. */
function cutOff(state: State, seat: Seat, posts: readonly TileId[], ships: Where): TileId | undefined {
  if (posts.length === 0) return undefined;
  const far = overseas(state, seat);
  const fleet = Object.entries(state.ships)
    .filter(([, { owner }]) => owner === seat)
    .map(([id, { tile }]) => ships[id] ?? tile);
  return posts.find(
    (tile) => far.has(tile) && !fleet.some((at) => at === tile || neighbours(tile).includes(at)),
  );
}

export const deploy = define({
  id: 'deploy',
  rule: 'me.deployment',
  title: say('Send banners and ships to their posts'),
  args,
  *asks(state, seat) {
    yield* unlessAny(notInWinter(state, seat, 'deployment'));
    const banners = yield* whole<Where>('banners', {
      text: say('Where do your banners begin the spring?'),
      against: (one) => notYours(state, seat, Object.keys(one)),
      suggest: () => ({}),
    });
    const ships = yield* whole<Where>('ships', {
      text: say('Where do your ships begin the spring?'),
      against: (one) => misplaced(state, seat, banners, one),
      suggest: () => ({}),
    });
    return { banners, ships };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { banners, ships }, { seat }) => ({
    seat,
    banners: Object.entries(banners).map(([banner, tile]) => ({
      banner,
      tile,
      spot: spotsOf(state, tile)[0] ?? { part: 0 },
    })),
    ships: Object.entries(ships).map(([ship, tile]) => ({ ship, tile })),
  }),
  *run({ seat, banners, ships }) {
    for (const each of banners) yield* change({ type: 'withdrew', ...each });
    for (const each of ships) yield* change({ type: 'shipSailed', ...each, harbour: true, carries: null });
    yield* note('deployed', 'me.deployment', { seat, banners: banners.length, ships: ships.length });
  },
});

/** A new flag for troops out of other banners or out of the recruits; what it holds is its owner's to write. */
export const newBanner = define({
  id: 'new-banner',
  rule: 'me.deployment.raised',
  title: say('Raise a new banner'),
  args: v.object({ name: v.optional(nameArg, '') }),
  *asks(state, seat) {
    yield* unlessAny(notInWinter(state, seat, 'deployment'));
    return { name: yield* words('name', { text: say('What is the banner called?'), suggest: () => '' }) };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { name }, { seat, order }) => ({ seat, order, name, number: nextNumber(state, seat) }),
  *run({ seat, order, name, number }) {
    yield* change({ type: 'bannerRaised', banner: `${order}.1`, seat, number, name });
    yield* note('new-banner', 'me.deployment.raised', { seat, number });
  },
});

/** Baggage a seat has to place: bought and not yet put anywhere, and what stands with its banners and in its towns. */
export const toPlace = (state: State, seat: Seat): number =>
  (state.winter.stores[seat] ?? 0) +
  supplied(state, seat).reduce((sum, { baggage }) => sum + baggage, 0) +
  barns(state, seat).reduce((sum, { stockpile }) => sum + stockpile, 0);

/** Banners that loads can be brought to: not a garrison shut in by a siege. */
export const supplied = (state: State, seat: Seat): readonly PlacedBanner[] =>
  bannersOf(state, seat).filter(({ id, tile }) =>
    tile === null
      ? false
      : !Object.values(state.encounters).some(
          (each) => each.tile === tile && each.siege?.inside.includes(id),
        ),
  );
/** Towns that keep stores for the spring. */
export const barns = (state: State, seat: Seat) =>
  holdingsOf(state, seat).filter((holding) => canStockpile(holding) && !besieged(state, holding.tile));

const sumOf = (shares: Shares): number => Object.values(shares).reduce((all, each) => all + each, 0);

/** Stores where the seat keeps none, or more than there is to place. */
function unplaced(state: State, seat: Seat, banners: Shares, stockpiles: Shares): Remark | undefined {
  const towns = barns(state, seat).map(({ tile }) => tile);
  const closed = Object.keys(stockpiles).find((tile) => !towns.includes(tile as TileId));
  if (closed !== undefined)
    return against('me.deployment.baggage', say('You have no stockpile in {tile}.', { tile: closed }));
  const rest = toPlace(state, seat);
  const asked = sumOf(banners) + sumOf(stockpiles);
  return asked > rest
    ? against(
        'me.deployment.baggage',
        say('You place {asked} baggage points; you have {rest}.', { asked, rest }),
      )
    : undefined;
}

export const storeBaggage = define({
  id: 'store-baggage',
  rule: 'me.deployment.baggage',
  title: say('Share out the baggage'),
  /** What each banner and town holds afterwards; one that is not named holds nothing. */
  args: v.object({
    banners: v.optional(v.record(pieceArg, countArg), {}),
    stockpiles: v.optional(v.record(pieceArg, countArg), {}),
  }),
  *asks(state, seat) {
    yield* unlessAny(notInWinter(state, seat, 'deployment'));
    const able = supplied(state, seat);
    const banners = yield* split('banners', {
      text: say('How many baggage points does each banner carry?'),
      among: () => able.map(({ id }) => id),
      most: () => mostBaggage,
      against(loads) {
        const cut = Object.keys(loads).find((each) => !able.some(({ id }) => id === each));
        return (
          notYours(state, seat, Object.keys(loads)) ??
          (cut === undefined
            ? undefined
            : against(
                'me.deployment.baggage',
                say('Nothing can get through to banner {banner}.', { banner: cut }),
              ))
        );
      },
      suggest: () => Object.fromEntries(able.map(({ id, baggage }) => [id, baggage])),
    });
    const towns = barns(state, seat).map(({ tile }) => tile);
    const stockpiles = yield* split('stockpiles', {
      text: say('How much does each stockpile hold?'),
      among: () => towns,
      most: () => mostStockpile,
      against: (loads) => unfairShares(state, banners, loads) ?? unplaced(state, seat, banners, loads),
      suggest: () => filled(towns, toPlace(state, seat) - sumOf(banners), mostStockpile),
    });
    return { banners, stockpiles };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { banners, stockpiles }, { seat }) => ({
    seat,
    rest: toPlace(state, seat),
    had: state.winter.stores[seat] ?? 0,
    banners: supplied(state, seat).map(({ id }) => ({ id, points: banners[id] ?? 0 })),
    towns: barns(state, seat).map(({ tile }) => ({ tile, points: stockpiles[tile] ?? 0 })),
  }),
  *run({ seat, rest, had, banners, towns }) {
    // Loads are shared, never made.
    let left = rest;
    const take = (points: number): number => {
      const given = Math.min(points, left);
      left -= given;
      return given;
    };
    for (const { id, points } of banners)
      yield* change({ type: 'baggageSet', banner: id, points: take(points) });
    for (const { tile, points } of towns) yield* change({ type: 'stockpileSet', tile, points: take(points) });
    yield* change({ type: 'storesBought', seat, points: left - had });
    yield* note('stores-placed', 'me.deployment.baggage', { seat, points: rest - left, rest: left });
  },
});

/** A banner whose troops shall march under others: its flag is taken in, what it held waits to be mustered anew. */
export const rollUp = define({
  id: 'roll-up',
  rule: 'me.deployment.rolled-up',
  title: say('Disband a banner'),
  args: v.object({ banner: pieceArg }),
  *asks(state, seat) {
    yield* unlessAny(notInWinter(state, seat, 'deployment'));
    const banner = yield* ownBanner(state, seat, {
      text: say('Which banner do you disband?'),
      against: (one) => (deployable(state, seat).some(({ id }) => id === one) ? undefined : held(one)),
      none: against('me.deployment.rolled-up', say('You have no banner to disband.')),
    });
    return { banner };
  },
  applies: (state, { banner }) => hasBanners(state, [banner]),
  brief: (state, { banner }, { seat }) => ({ seat, banner, number: state.banners[banner]?.number ?? 0 }),
  *run({ seat, banner, number }) {
    yield* change({ type: 'bannerDismissed', banner });
    yield* note('rolled-up', 'me.deployment.rolled-up', { seat, number });
  },
});
