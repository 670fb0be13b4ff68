/** Dividing the army: how many banners there are and where they stand is public; what is in them is their ledger's. */
import * as v from 'valibot';
import { same } from '../../../kernel/json.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import {
  against,
  define,
  hasBanners,
  hasRealm,
  nameArg,
  notYours,
  pieceArg,
  tileArg,
  unless,
  wrongStage,
} from '../define.ts';
import type { Spot } from '../places.ts';
import { bannersOf, nextNumber } from '../queries.ts';
import type { State } from '../state.ts';
import { spotArg, spotsOf } from '../terrain.ts';

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
  offered(state, seat, args) {
    const most = mostBanners(state, seat);
    const now = bannersOf(state, seat).length;
    return unless(
      wrongStage(state, 'armies'),
      state.realms[seat]?.strength === null &&
        against('me.strength', say('Settle the military strength first.')),
      now + (args?.names.length ?? 1) > most &&
        against(
          'me.banners.points',
          say('A banner holds at least 500 points: you can fill {most} at most.', { most }),
        ),
    );
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
  offered: (state, seat, args) =>
    unless(wrongStage(state, 'armies'), args && notYours(state, seat, [args.banner])),
  applies: (state, { banner }) => hasBanners(state, [banner]),
  brief: (state, { banner }, { seat }) => ({ seat, banner, number: state.banners[banner]?.number ?? 0 }),
  *run({ seat, banner, number }) {
    yield* change({ type: 'bannerDismissed', banner });
    yield* note('banner-dismissed', 'me.banners.dismissed', { seat, number });
  },
});

export const placeBanners = define({
  id: 'place-banners',
  rule: 'me.banners.placed',
  title: say('Place banners'),
  args: v.object({
    placed: v.array(
      v.object({ banner: pieceArg, tile: tileArg, spot: v.optional(v.nullable(spotArg), null) }),
    ),
  }),
  offered(state, seat, args) {
    const realm = state.realms[seat]?.tiles ?? [];
    const outside = args?.placed.find(({ tile }) => !realm.includes(tile));
    const nowhere = args?.placed.find(
      ({ tile, spot }) => spot !== null && !spotsOf(state, tile).some((each) => same(each, spot)),
    );
    return unless(
      wrongStage(state, 'armies'),
      args &&
        notYours(
          state,
          seat,
          args.placed.map(({ banner }) => banner),
        ),
      outside &&
        against('me.banners.placed', say('Tile {tile} is outside your realm.', { tile: outside.tile })),
      nowhere &&
        against('me.banners.placed', say('There is no such place in {tile}.', { tile: nowhere.tile })),
    );
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
