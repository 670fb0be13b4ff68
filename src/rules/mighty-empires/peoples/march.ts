/** Forced march: goblinoids that moved without meeting anybody eat again, scout again, and move again; some fall behind. */
import * as v from 'valibot';
import { unlessAny } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import { change, type Decision, note, type Procedure, part, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { forcedMarch } from '../charts/peoples.ts';
import { against, apart, define, hasBanners, notNow, ownBanners, pieceArg } from '../define.ts';
import { peopleIn } from '../map/talents.ts';
import { messes, type Provisions, served } from '../provisions/forage.ts';
import { encountersIn, turnOf } from '../queries.ts';
import type { BannerId, State } from '../state.ts';

const rule = 'me.peoples.goblinoids.march';

/** Why a banner may not march on now. */
function tarries(state: State, seat: Seat, id: BannerId): Remark | undefined {
  const banner = state.banners[id];
  if (!banner?.tile || peopleIn(state, id) !== 'goblinoids')
    return against(rule, say('Only goblinoids can march twice a month.'));
  if (!banner.spot) return against('me.sea.aboard', say('Banner {banner} is aboard a ship.', { banner: id }));
  const { moved, marched } = turnOf(state, seat);
  if (marched.includes(id))
    return against(rule, say('Banner {banner} has already made a forced march this month.', { banner: id }));
  if (!moved.includes(id))
    return against(rule, say('Banner {banner} must move first before it can march on.', { banner: id }));
  if (encountersIn(state, banner.tile).some(({ attackers }) => id in attackers))
    return against(rule, say('That banner has a battle to fight.'));
  return undefined;
}

/**
 * What the second meal of those who march on comes from. Comrades who stay lend of their baggage; the land that fed them
 * this month feeds nobody else.
 */
export function secondMeal(state: State, seat: Seat, banners: readonly BannerId[]): Provisions {
  const hungry = Object.fromEntries(banners.map((banner) => [banner, 'hunger']));
  const tile = state.banners[banners[0] ?? '']?.tile;
  if (!tile) return hungry;
  const { fed, moved } = turnOf(state, seat);
  const plans = messes(state, seat, tile).map((mess) => {
    const stayed = mess.eaters.filter(({ id }) => fed[id] === 'forage' && !moved.includes(id));
    const marching = mess.eaters.filter(({ id }) => banners.includes(id));
    return served(
      mess,
      marching,
      stayed.map(({ id }) => id),
    );
  });
  return Object.assign(hungry, ...plans);
}

export const forceMarch = define({
  id: 'force-march',
  rule,
  title: say('March on'),
  args: v.object({ banners: v.pipe(v.array(pieceArg), v.minLength(1)) }),
  *asks(state, seat) {
    yield* unlessAny(notNow(state, seat, 'movement'));
    const banners = yield* ownBanners(state, seat, {
      text: say('Who marches on?'),
      against: (one) => tarries(state, seat, one),
      none: against(rule, say('No banner can march on.')),
    });
    yield* unlessAny(
      apart(state, banners) && against(rule, say('Only banners in one tile can march together.')),
    );
    yield* unlessAny(
      Object.values(secondMeal(state, seat, banners)).includes('hunger') &&
        against(
          'me.peoples.goblinoids.fed',
          say('There is not enough food here for a second meal for all of them.'),
        ),
    );
    return { banners };
  },
  applies: (state, { banners }) => hasBanners(state, banners),
  brief: (state, { banners }, { seat }) => ({
    seat,
    tile: state.banners[banners[0] ?? '']?.tile ?? null,
    meal: Object.entries(secondMeal(state, seat, banners)).map(([banner, from]) => ({ banner, from })),
  }),
  *run({ seat, tile, meal }) {
    for (const each of meal) yield* change({ type: 'marchesOn', ...each });
    yield* note('marches-on', rule, { seat, tile, banners: meal.length });
  },
});

/** Points that fall behind of one banner on its second move. */
export const stragglers: Decision<{ readonly by: Seat }, number> = {
  id: 'me.peoples.goblinoids.stragglers',
  *run({ by }) {
    const face = yield* roll('march', {
      by,
      rule: 'me.peoples.goblinoids.stragglers',
      dice: 'd6',
      chart: forcedMarch.id,
      text: say('How well does the banner keep up on the forced march?'),
    });
    const { lose } = lookUp(forcedMarch, face).is;
    return lose === null
      ? 0
      : yield* roll('points', {
          by,
          rule: 'me.peoples.goblinoids.stragglers',
          dice: lose,
          text: say('How many points fall behind?'),
        });
  },
};

/** What the second move costs those who made it. */
export function* fallBehind(
  seat: Seat,
  movers: readonly { readonly banner: BannerId; readonly number: number }[],
): Procedure<Change> {
  for (const { banner, number } of movers) {
    const points = yield* part(`march/${banner}`, stragglers, { by: seat });
    yield* change({ type: 'tired', banner });
    if (points > 0) yield* change({ type: 'charged', banner, points });
    yield* note('stragglers', 'me.peoples.goblinoids.stragglers', { seat, banner, number, points });
  }
}
