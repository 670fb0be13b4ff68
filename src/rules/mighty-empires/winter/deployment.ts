/** Deployment: banners to the settlements of the empire, ships to its harbours, baggage to both, before the roads open. */
import * as v from 'valibot';
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
  pieceArg,
  tileArg,
  unless,
} from '../define.ts';
import { bannersOf, besieged, canStockpile, holdingsOf, nextNumber, type Standing } from '../queries.ts';
import { unfairShares } from '../setup/baggage.ts';
import type { State } from '../state.ts';
import { spotsOf } from '../terrain.ts';
import { notInWinter } from './now.ts';
import { joined } from './revenue.ts';
import { inSiege } from './room.ts';
import { harboursOf } from './sea-roads.ts';

const args = v.object({
  banners: v.optional(v.record(pieceArg, tileArg), {}),
  ships: v.optional(v.record(pieceArg, tileArg), {}),
});

/** Banners that may be sent anywhere in the empire: not those in a siege. */
export const deployable = (state: State, seat: Seat): readonly Standing[] =>
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
function misplaced(state: State, seat: Seat, banners: Where, ships: Where): readonly (Remark | undefined)[] {
  const posts = postsOf(state, seat);
  const bare = Object.values(banners).find((tile) => !posts.includes(tile));
  const shut = bannersOf(state, seat).find((each) => banners[each.id] && inSiege(state, each));
  const docks = harboursOf(state, seat);
  const dry = Object.values(ships).find((tile) => !docks.includes(tile));
  const foreign = Object.keys(ships).find((id) => state.ships[id]?.owner !== seat);
  const far = overseas(state, seat);
  const fleet = Object.entries(state.ships)
    .filter(([, { owner }]) => owner === seat)
    .map(([id, { tile }]) => ships[id] ?? tile);
  const cut = Object.values(banners).find(
    (tile) => far.has(tile) && !fleet.some((at) => at === tile || neighbours(tile).includes(at)),
  );
  return [
    notYours(state, seat, Object.keys(banners)),
    foreign === undefined ? undefined : against('me.piece.ship', say('That ship is not yours.')),
    shut && against('me.deployment.siege', say('Banner {banner} is held by a siege.', { banner: shut.id })),
    bare === undefined
      ? undefined
      : against('me.deployment.place', say('No settlement of yours stands open in {tile}.', { tile: bare })),
    dry === undefined
      ? undefined
      : against('me.deployment.ships', say('You have no harbour in {tile}.', { tile: dry })),
    cut === undefined
      ? undefined
      : against(
          'me.deployment.overseas',
          say('{tile} is cut off from your realm: a ship must lie there or beside it.', { tile: cut }),
        ),
  ];
}

export const deploy = define({
  id: 'deploy',
  rule: 'me.deployment',
  title: say('Send banners and ships to their posts'),
  args,
  offered: (state, seat, given) =>
    unless(
      notInWinter(state, seat, 'deployment'),
      ...(given ? misplaced(state, seat, given.banners, given.ships) : []),
    ),
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
  offered: (state, seat) => unless(notInWinter(state, seat, 'deployment')),
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
export const supplied = (state: State, seat: Seat): readonly Standing[] =>
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

const sumOf = (shares: { readonly [name: string]: number }): number =>
  Object.values(shares).reduce((all, each) => all + each, 0);

export const storeBaggage = define({
  id: 'store-baggage',
  rule: 'me.deployment.baggage',
  title: say('Share out the baggage'),
  /** What each banner and town holds afterwards; one that is not named holds nothing. */
  args: v.object({
    banners: v.optional(v.record(pieceArg, countArg), {}),
    stockpiles: v.optional(v.record(pieceArg, countArg), {}),
  }),
  offered(state, seat, given) {
    const { banners = {}, stockpiles = {} } = given ?? {};
    const rest = toPlace(state, seat);
    const asked = sumOf(banners) + sumOf(stockpiles);
    const able = supplied(state, seat).map(({ id }) => id);
    const towns = barns(state, seat).map(({ tile }) => tile);
    const cut = Object.keys(banners).find((id) => !able.includes(id));
    const closed = Object.keys(stockpiles).find((tile) => !towns.includes(tile as TileId));
    return unless(
      notInWinter(state, seat, 'deployment'),
      notYours(state, seat, Object.keys(banners)),
      cut !== undefined &&
        against('me.deployment.baggage', say('Nothing gets through to banner {banner}.', { banner: cut })),
      ...unfairShares(state, banners, stockpiles),
      closed !== undefined &&
        against('me.deployment.baggage', say('You keep no stockpile in {tile}.', { tile: closed })),
      asked > rest &&
        against(
          'me.deployment.baggage',
          say('Baggage points to place: {asked}; to hand: {rest}.', { asked, rest }),
        ),
    );
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
  title: say('Roll a banner up'),
  args: v.object({ banner: pieceArg }),
  offered: (state, seat, given) =>
    unless(
      notInWinter(state, seat, 'deployment'),
      given && notYours(state, seat, [given.banner]),
      given &&
        !deployable(state, seat).some(({ id }) => id === given.banner) &&
        against('me.deployment.siege', say('Banner {banner} is held by a siege.', { banner: given.banner })),
    ),
  applies: (state, { banner }) => hasBanners(state, [banner]),
  brief: (state, { banner }, { seat }) => ({ seat, banner, number: state.banners[banner]?.number ?? 0 }),
  *run({ seat, banner, number }) {
    yield* change({ type: 'bannerDismissed', banner });
    yield* note('rolled-up', 'me.deployment.rolled-up', { seat, number });
  },
});
