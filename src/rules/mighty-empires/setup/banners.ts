/** Dividing the army: how many banners there are and where they stand is public; what is in them is their ledger's. */
import * as v from 'valibot';
import { unlessAny, whole } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { same } from '../../../kernel/json.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import {
  against,
  define,
  firstOf,
  hasBanners,
  hasRealm,
  nameArg,
  notYours,
  ownBanner,
  pieceArg,
  tileArg,
  wrongStage,
} from '../define.ts';
import { spotArg, spotsOf } from '../map/terrain.ts';
import type { Spot } from '../places.ts';
import { bannersOf, nextNumber } from '../queries.ts';
import type { BannerId, State } from '../state.ts';

/** A banner holds so many points at the beginning of a season. */
export const bannerPoints = { least: 500, most: 1500 } as const;

const anywhere: Spot = { part: 0 };

export const mostBanners = ({ realms }: State, seat: string): number =>
  Math.floor((realms[seat]?.strength ?? 0) / bannerPoints.least);

export const raiseBanners = define({
  id: 'raise-banners',
  rule: 'me.banners.raised',
  title: say('Raise banners'),
  /** One for each name; a name may be empty. */
  args: v.object({ names: v.pipe(v.array(nameArg), v.minLength(1), v.maxLength(40)) }),
  *asks(state, seat) {
    yield* unlessAny(
      wrongStage(state, 'armies'),
      state.realms[seat]?.strength === null &&
        against('me.strength', say('Settle your military strength first.')),
    );
    const most = mostBanners(state, seat);
    const now = bannersOf(state, seat).length;
    const names = yield* whole<readonly string[]>('names', {
      text: say('How many banners do you raise?'),
      against: (one) =>
        now + one.length > most
          ? against(
              'me.banners.points',
              say('A banner must hold at least 500 points: you can fill {most} banners at most.', { most }),
            )
          : undefined,
      suggest: () => [''],
    });
    return { names };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { names }, { seat, order }) => ({ seat, order, names, first: nextNumber(state, seat) }),
  *run({ seat, order, names, first }) {
    for (const [index, name] of names.entries())
      yield* change({
        type: 'bannerRaised',
        banner: `${order}.${index + 1}`,
        seat,
        number: first + index,
        name,
      });
    yield* note('banners-raised', 'me.banners.raised', { seat, banners: names.length });
  },
});

export const dismissBanner = define({
  id: 'dismiss-banner',
  rule: 'me.banners.dismissed',
  title: say('Take a banner back'),
  args: v.object({ banner: pieceArg }),
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'armies'));
    const banner = yield* ownBanner(state, seat, {
      text: say('Which banner do you take back?'),
      none: against('me.banners.dismissed', say('You have no banner to take back.')),
    });
    return { banner };
  },
  applies: (state, { banner }) => hasBanners(state, [banner]),
  brief: (state, { banner }, { seat }) => ({ seat, banner, number: state.banners[banner]?.number ?? 0 }),
  *run({ seat, banner, number }) {
    yield* change({ type: 'bannerDismissed', banner });
    yield* note('banner-dismissed', 'me.banners.dismissed', { seat, number });
  },
});

type Placed = { readonly banner: BannerId; readonly tile: TileId; readonly spot: Spot | null };
const noSpot = (state: State, { tile, spot }: Placed): Remark | undefined =>
  spot === null || spotsOf(state, tile).some((each) => same(each, spot))
    ? undefined
    : against('me.banners.placed', say('There is no such place in {tile}.', { tile }));

export const placeBanners = define({
  id: 'place-banners',
  rule: 'me.banners.placed',
  title: say('Place banners'),
  args: v.object({
    placed: v.array(
      v.object({ banner: pieceArg, tile: tileArg, spot: v.optional(v.nullable(spotArg), null) }),
    ),
  }),
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'armies'));
    const { tiles = [], capital = null } = state.realms[seat] ?? {};
    const placed = yield* whole<readonly Placed[]>('placed', {
      text: say('Where do you place your banners?'),
      against: (all) =>
        notYours(
          state,
          seat,
          all.map(({ banner }) => banner),
        ) ??
        firstOf(all, ({ tile }) =>
          tiles.includes(tile)
            ? undefined
            : against('me.banners.placed', say('{tile} is outside your realm.', { tile })),
        ) ??
        firstOf(all, (each) => noSpot(state, each)),
      suggest: () =>
        capital === null
          ? []
          : bannersOf(state, seat).map(({ id }) => ({ banner: id, tile: capital, spot: null })),
    });
    return { placed };
  },
  applies: (state, { placed }) =>
    hasBanners(
      state,
      placed.map(({ banner }) => banner),
    ),
  brief: (state, { placed }, { seat }) => ({
    seat,
    placed: placed.map(({ banner, tile, spot }) => ({
      banner,
      tile,
      spot: spot ?? spotsOf(state, tile)[0] ?? anywhere,
    })),
  }),
  *run({ seat, placed }) {
    for (const each of placed) yield* change({ type: 'bannerPlaced', ...each });
    yield* note('banners-placed', 'me.banners.placed', { seat, banners: placed.length });
  },
});
