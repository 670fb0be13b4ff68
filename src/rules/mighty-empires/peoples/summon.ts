/** Undead summoned during a battle on the table serve on with the banner that raised them. */
import * as v from 'valibot';
import { count } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasBanners, ownBanner, pieceArg } from '../define.ts';
import { needsNoFood } from '../map/talents.ts';
import type { BannerId, State } from '../state.ts';

const rule = 'me.peoples.undead.summoned';

/** Whether a battle with models in which this banner fought has its wounded still to gather. */
const justFought = ({ tabletop }: State, banner: BannerId): boolean =>
  Object.values(tabletop.fought).some(({ attackers, defenders }) =>
    [...attackers, ...defenders].includes(banner),
  );

function unraised(state: State, banner: BannerId): Remark | undefined {
  if (!needsNoFood(state, banner)) return against(rule, say('Only Undead banners can raise the dead.'));
  return justFought(state, banner)
    ? undefined
    : against(rule, say('Only a banner that has just fought a battle with models can have raised the dead.'));
}

/** Undead banners of a seat that fought with models and may enter whom they raised. */
const raisers = (state: State, seat: string): readonly BannerId[] =>
  Object.entries(state.banners).flatMap(([id, banner]) =>
    banner.seat === seat && !unraised(state, id) ? [id] : [],
  );

export const enterSummoned = define({
  id: 'enter-summoned',
  rule,
  title: say('Enter the dead you raised'),
  args: v.object({
    banner: pieceArg,
    /** Points of the summoned who stood when the battle ended. */
    points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000)),
  }),
  *asks(state, seat) {
    const banner = yield* ownBanner(state, seat, {
      text: say('Which banner raised them?'),
      among: () => raisers(state, seat),
      against: (one) => unraised(state, one),
      none: against(rule, say('None of your Undead banners has just fought a battle with models.')),
    });
    const points = yield* count('points', {
      text: say('How many points of the raised dead still stand?'),
      from: 5,
      to: 5000,
    });
    return { banner, points };
  },
  applies: (state, { banner }) => hasBanners(state, [banner]),
  brief: (state, { banner, points }, { seat }) => ({
    seat,
    banner,
    points,
    number: state.banners[banner]?.number ?? 0,
  }),
  *run({ seat, banner, points, number }) {
    yield* change({ type: 'gained', banner, points });
    yield* note('summoned', rule, { seat, number, points });
  },
});
