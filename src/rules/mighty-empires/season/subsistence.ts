/** Subsistence: each banner needs one point, from the land, a stockpile or baggage; who goes without tests for shortfall. */
import * as v from 'valibot';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, part } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasBanners, notNow, notYours, pieceArg, unless } from '../define.ts';
import { turnOf } from '../queries.ts';
import type { State } from '../state.ts';
import { type Provisions, stores, supports } from './forage.ts';
import { shortfall } from './shortfall.ts';

/** What speaks against a plan: more mouths than the land feeds, stores that are not there, pools across tiles. */
function unsound(state: State, seat: Seat, plan: Provisions): readonly (Remark | undefined)[] {
  const tiles = new Map<TileId, string[]>();
  const drawn = new Map<string, number>();
  for (const [banner, from] of Object.entries(plan)) {
    const tile = state.banners[banner]?.tile;
    if (!tile) continue;
    tiles.set(tile, [...(tiles.get(tile) ?? []), from]);
    const giver = state.banners[from];
    if (giver && giver.tile !== tile)
      return [against('me.subsistence.pool', say('Baggage is pooled within a tile only.'))];
    if (giver) drawn.set(from, (drawn.get(from) ?? 0) + 1);
  }
  const over = [...tiles].map(([tile, from]) => {
    const count = (what: string): number => from.filter((each) => each === what).length;
    if (count('forage') > supports(state, tile))
      return against(
        'me.subsistence.value',
        say('{tile} feeds {most} banners.', { tile, most: supports(state, tile) }),
      );
    return count('stockpile') > stores(state, seat, tile)
      ? against('me.subsistence.stockpile', say('The stockpile of {tile} does not reach.', { tile }))
      : undefined;
  });
  const empty = [...drawn].find(([giver, taken]) => taken > (state.banners[giver]?.baggage ?? 0));
  return [
    ...over,
    empty &&
      against(
        'me.subsistence.baggage',
        say('Banner {banner} has not that much baggage.', { banner: empty[0] }),
      ),
  ];
}

/** A banner that could eat may not be left to starve. */
function stinted(state: State, seat: Seat, plan: Provisions): Remark | undefined {
  const hungry = Object.entries(plan).find(([banner, from]) => {
    const tile = state.banners[banner]?.tile;
    if (from !== 'hunger' || !tile) return false;
    const used = (what: string): number =>
      Object.entries(plan).filter(([other, each]) => each === what && state.banners[other]?.tile === tile)
        .length;
    const spare = Object.entries(state.banners).some(
      ([id, other]) => other.tile === tile && other.seat === seat && other.baggage > used(id),
    );
    return spare || used('forage') < supports(state, tile) || used('stockpile') < stores(state, seat, tile);
  });
  return (
    hungry && against('me.subsistence', say('Banner {banner} need not go hungry.', { banner: hungry[0] }))
  );
}

export const subsist = define({
  id: 'subsist',
  rule: 'me.subsistence',
  title: say('Provide for the banners'),
  /** How each banner lives this month; several forces at once if you like. */
  args: v.object({ plan: v.record(pieceArg, pieceArg) }),
  offered(state, seat, args) {
    const plan = args?.plan ?? {};
    const { fed } = turnOf(state, seat);
    const again = Object.keys(plan).find((banner) => fed[banner]);
    return unless(
      notNow(state, seat, 'subsistence'),
      notYours(state, seat, Object.keys(plan)),
      again !== undefined &&
        against('me.subsistence', say('Banner {banner} has been provided for.', { banner: again })),
      ...unsound(state, seat, plan),
      stinted(state, seat, plan),
    );
  },
  applies: (state, { plan }) => hasBanners(state, Object.keys(plan)),
  brief: (state, { plan }, { seat }) => ({
    seat,
    plan: Object.entries(plan).map(([banner, from]) => ({
      banner,
      number: state.banners[banner]?.number ?? 0,
      tile: state.banners[banner]?.tile ?? null,
      from: ['forage', 'stockpile', 'hunger'].includes(from) || state.banners[from] ? from : 'hunger',
    })),
  }),
  *run({ seat, plan }) {
    for (const { banner, from } of plan) yield* change({ type: 'fed', banner, from });
    const fed = plan.filter(({ from }) => from !== 'hunger');
    const foraged = fed.filter(({ from }) => from === 'forage').length;
    if (fed.length > 0)
      yield* note('fed', 'me.subsistence.fed', { seat, foraged, stored: fed.length - foraged });
    for (const { banner, number, tile, from } of plan) {
      if (from !== 'hunger') continue;
      const { total, points } = yield* part(banner, shortfall, { by: seat });
      if (points > 0) yield* change({ type: 'charged', banner, points });
      yield* note('shortfall', 'me.subsistence.shortfall', { seat, banner, number, tile, total, points });
    }
  },
  holds: ({ plan }) => plan.map(({ banner }) => banner),
});
