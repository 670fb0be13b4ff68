/** Subsistence: each banner needs one point, from the land, a stockpile or baggage; who goes without tests for shortfall. */
import * as v from 'valibot';
import { unlessAny, whole } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, firstOf, hasBanners, notNow, notYours, pieceArg } from '../define.ts';
import { isAboard } from '../map/aboard.ts';
import { eatsFriends } from '../map/alliances.ts';
import { needsNoFood, peopleIn } from '../map/talents.ts';
import { isInside } from '../map/walls.ts';
import { larderOf, starves } from '../peoples/cannibals.ts';
import { foraged, landFeeds, type Mess, messes, type Provisions } from '../provisions/forage.ts';
import { wholePlan } from '../provisions/forecast.ts';
import { turnOf } from '../queries.ts';
import { hungryGarrisons, starvation } from '../siege/starvation.ts';
import type { State } from '../state.ts';

/** Every mess of a seat that a plan feeds somebody of, with what each of its banners is to live on. */
function tables(state: State, seat: Seat, plan: Provisions): readonly (Mess & { readonly from: string[] })[] {
  const tiles = new Set(Object.keys(plan).flatMap((banner) => state.banners[banner]?.tile ?? []));
  return [...tiles].flatMap((tile) =>
    messes(state, seat, tile).map((mess) => {
      return { ...mess, from: mess.eaters.flatMap(({ id }) => plan[id] ?? []) };
    }),
  );
}
const count = (from: readonly string[], what: string): number => from.filter((each) => each === what).length;

/** What speaks against a plan: more mouths than the land feeds, stores that are not there, pools across tiles or walls. */
function unsound(state: State, seat: Seat, plan: Provisions): Remark | undefined {
  const drawn = new Map<string, number>();
  const { fed } = turnOf(state, seat);
  for (const [banner, from] of Object.entries(plan)) {
    const tile = state.banners[banner]?.tile;
    const giver = state.banners[from];
    const eater = state.banners[banner];
    if (eater && isAboard(eater) && (from === 'forage' || from === 'stockpile'))
      return against(
        'me.sea.provisions',
        say('Banner {banner} is aboard: it can eat only what it carries.', { banner }),
      );
    if (!tile || !giver || !eater) continue;
    if (giver.tile !== tile)
      return against('me.subsistence.pool', say('Banners can share baggage only within a tile.'));
    if (isAboard(eater) !== isAboard(giver))
      return against('me.sea.apart', say('Nothing can pass between ship and shore.'));
    if (isInside(state, banner) !== isInside(state, from))
      return against('me.siege.inside', say('Nothing can pass through the lines of a siege.'));
    drawn.set(from, (drawn.get(from) ?? 0) + 1);
  }
  const over = firstOf(tables(state, seat, plan), (mess) => {
    const { tile, land, barn, from } = mess;
    // What fed some of them earlier in the month feeds nobody else.
    const off = foraged(mess, { ...fed, ...plan });
    if (!landFeeds(mess, off))
      return off.length > land
        ? against('me.subsistence.value', say('{tile} can feed only {most} banners.', { tile, most: land }))
        : against('me.subsistence.value', say('{tile} cannot feed all of them.', { tile }));
    return count(from, 'stockpile') > barn
      ? against('me.subsistence.stockpile', say('The stockpile of {tile} does not hold enough.', { tile }))
      : undefined;
  });
  if (over) return over;
  const empty = [...drawn].find(([giver, taken]) => taken > (state.banners[giver]?.baggage ?? 0));
  return (
    empty &&
    against(
      'me.subsistence.baggage',
      say('Banner {banner} does not have that much baggage.', { banner: empty[0] }),
    )
  );
}

/** A banner that could eat may not be left to starve. */
function stinted(state: State, seat: Seat, plan: Provisions): Remark | undefined {
  const { fed } = turnOf(state, seat);
  for (const mess of tables(state, seat, plan)) {
    const { eaters, barn, from } = mess;
    const off = foraged(mess, { ...fed, ...plan });
    const spare =
      eaters.some(({ id, baggage }) => baggage > count(from, id)) || count(from, 'stockpile') < barn;
    const hungry = eaters.find(({ id }) => plan[id] === 'hunger' && (spare || landFeeds(mess, [...off, id])));
    if (hungry)
      return against(
        'me.subsistence',
        say('Banner {banner} can eat, so it must not go hungry.', { banner: hungry.id }),
      );
  }
  return undefined;
}

const isCapitalOf = (state: State, seat: Seat, tile: TileId | null): boolean =>
  tile !== null && state.tiles[tile]?.capitalOf === seat;

/** A banner that has eaten, or eats nothing. */
function unwanted(state: State, seat: Seat, plan: Provisions): Remark | undefined {
  const { fed } = turnOf(state, seat);
  const again = Object.keys(plan).find((banner) => fed[banner]);
  if (again !== undefined)
    return against(
      'me.subsistence',
      say('Banner {banner} has already been provided for.', { banner: again }),
    );
  const undead = Object.keys(plan).find((banner) => needsNoFood(state, banner));
  return undead === undefined
    ? undefined
    : against('me.subsistence', say('Banner {banner} does not need to eat.', { banner: undead }));
}

export const subsist = define({
  id: 'subsist',
  rule: 'me.subsistence',
  title: say('Provide for the banners'),
  /** How each banner lives this month; several forces at once if you like. */
  args: v.object({ plan: v.record(pieceArg, pieceArg) }),
  *asks(state, seat) {
    yield* unlessAny(notNow(state, seat, 'subsistence'));
    const plan = yield* whole<Provisions>('plan', {
      text: say('How do you feed your banners this month?'),
      against: (one) =>
        notYours(state, seat, Object.keys(one)) ??
        unwanted(state, seat, one) ??
        eatsFriends(state, seat, one) ??
        unsound(state, seat, one) ??
        stinted(state, seat, one),
      suggest: () => wholePlan(state, seat),
    });
    return { plan };
  },
  applies: (state, { plan }) => hasBanners(state, Object.keys(plan)),
  brief(state, args, { seat, order }) {
    // An entry written before Undead were barred from it starves nobody either.
    const plan = Object.fromEntries(
      Object.entries(args.plan).filter(([banner]) => !needsNoFood(state, banner)),
    );
    return {
      seat,
      garrisons: hungryGarrisons(state, order, plan),
      larder: larderOf(
        state,
        seat,
        Object.keys(plan).map((banner) => state.banners[banner]?.tile ?? null),
      ),
      plan: Object.entries(plan).map(([banner, from]) => ({
        banner,
        number: state.banners[banner]?.number ?? 0,
        tile: state.banners[banner]?.tile ?? null,
        atHome: isCapitalOf(state, seat, state.banners[banner]?.tile ?? null),
        devours: peopleIn(state, banner) === 'goblinoids',
        from: ['forage', 'stockpile', 'hunger'].includes(from) || state.banners[from] ? from : 'hunger',
      })),
    };
  },
  *run({ seat, plan, garrisons, larder }) {
    const eaten = new Set<string>();
    for (const { banner, from } of plan) yield* change({ type: 'fed', banner, from });
    const fed = plan.filter(({ from }) => from !== 'hunger');
    const foragers = fed.filter(({ from }) => from === 'forage');
    const capital = foragers.filter(({ atHome }) => atHome).length;
    const [foraged, stored] = [foragers.length - capital, fed.length - foragers.length];
    if (fed.length > 0) yield* note('fed', 'me.subsistence.fed', { seat, capital, foraged, stored });
    for (const each of plan) if (each.from === 'hunger') yield* starves(seat, each, larder, eaten);
    for (const garrison of garrisons) yield* starvation(garrison);
  },
});
