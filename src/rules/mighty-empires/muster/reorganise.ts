/**
 * Banners of one force merged and parted (Reorganising banners). Everybody sees which flags go and which come; what passes
 * from banner to banner stands in the owner's book alone.
 */
import * as v from 'valibot';
import { pick, unlessAny, whole } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Frozen, Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasBanners, nameArg, notNow, notYours, pieceArg, tileArg } from '../define.ts';
import { stricken } from '../map/spells.ts';
import { forces, nextNumber } from '../queries.ts';
import type { BannerId, State } from '../state.ts';
import { divided, keptApart, notYet } from './force.ts';
import { opensStores } from './stores.ts';

const args = v.object({
  tile: tileArg,
  /** Banners that go over into others, whole. */
  merged: v.optional(v.record(pieceArg, pieceArg), {}),
  /** New banners, each out of an old one. */
  raised: v.optional(v.array(v.object({ from: pieceArg, name: v.optional(nameArg, '') })), []),
});
type Plan = Frozen<v.InferOutput<typeof args>>;

const noForce = against('me.reorganisation.banners', say('You have no banner on the map.'));

const named = ({ merged, raised }: Plan): readonly BannerId[] => [
  ...Object.keys(merged),
  ...Object.values(merged),
  ...raised.map(({ from }) => from),
];

function muddled(state: State, { tile, merged, raised }: Plan): Remark | undefined {
  const wrong = against(
    'me.reorganisation.banners',
    say('Troops can move only between banners of one force.'),
  );
  for (const [banner, into] of Object.entries(merged)) {
    if (banner === into || Object.hasOwn(merged, into)) return wrong;
    const apart = divided(state, banner, into);
    if (apart) return apart;
  }
  if (raised.some(({ from }) => state.banners[from]?.spot === null))
    return against('me.reorganisation.apart', say('You cannot raise a banner aboard a ship.'));
  const parents = raised.map(({ from }) => from);
  const kept = keptApart(state, ...parents) ?? stricken(state, parents);
  if (kept) return kept;
  const elsewhere = [...Object.keys(merged), ...parents].some((id) => state.banners[id]?.tile !== tile);
  return elsewhere || raised.some(({ from }) => Object.hasOwn(merged, from)) ? wrong : undefined;
}

export const reorganise = define({
  id: 'reorganise',
  rule: 'me.reorganisation.banners',
  title: say('Reorganise the banners'),
  args,
  *asks(state, seat) {
    yield* unlessAny(notNow(state, seat));
    const tile = yield* pick('tile', {
      text: say('Which force do you reorganise?'),
      among: () => [...forces(state, seat).keys()],
      against: (one) => notYet(state, seat, one),
      none: notYet(state, seat, undefined) ?? noForce,
    });
    const merged = yield* whole<Plan['merged']>('merged', {
      text: say('Which banners do you merge into others?'),
      against: (one) => notYours(state, seat, named({ tile, merged: one, raised: [] })),
      suggest: () => ({}),
    });
    const raised = yield* whole<Plan['raised']>('raised', {
      text: say('Which new banners do you raise?'),
      against(one) {
        const plan = { tile, merged, raised: one };
        return notYours(state, seat, named(plan)) ?? muddled(state, plan);
      },
      suggest: () => [],
    });
    return { tile, merged, raised };
  },
  applies: (state, plan) => hasBanners(state, named(plan)),
  brief(state, { tile, merged, raised }, { seat, order }) {
    const first = nextNumber(state, seat);
    const number = (id: BannerId): number => state.banners[id]?.number ?? 0;
    return {
      seat,
      tile,
      agreed: notYet(state, seat, tile) !== undefined,
      stores: opensStores(state, seat, tile),
      merging: Object.entries(merged).map(([banner, into]) => {
        return { banner, into, number: number(banner), other: number(into) };
      }),
      raising: raised.map(({ from, name }, i) => {
        return { banner: `${order}.b${i + 1}`, from, name, number: first + i };
      }),
    };
  },
  *run({ seat, tile, agreed, stores, merging, raising }) {
    if (agreed) yield* change({ type: 'reordered', seat });
    if (merging.length + raising.length === 0)
      yield* note('reorganised', 'me.reorganisation.banners', { seat, tile });
    for (const { banner, into, number, other } of merging) {
      yield* change({ type: 'bannersMerged', banner, into, stores });
      yield* note('merged', 'me.reorganisation.merged', { seat, tile, number, other });
    }
    for (const each of raising) {
      yield* change({ type: 'bannerSplit', ...each });
      yield* note('parted', 'me.reorganisation.raised', { seat, tile, number: each.number });
    }
  },
});
