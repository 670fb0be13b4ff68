/** Undead summoned during a battle on the table serve on with the banner that raised them. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasBanners, notYours, pieceArg, unless } from '../define.ts';
import type { BannerId, State } from '../state.ts';
import { needsNoFood } from './talents.ts';

const rule = 'me.peoples.undead.summoned';

/** Whether a battle with models in which this banner fought has its wounded still to gather. */
const justFought = ({ tabletop }: State, banner: BannerId): boolean =>
  Object.values(tabletop.fought).some(({ attackers, defenders }) =>
    [...attackers, ...defenders].includes(banner),
  );

function unraised(state: State, banner: BannerId): Remark | undefined {
  if (!needsNoFood(state, banner)) return against(rule, say('Only the Undead raise the dead to serve on.'));
  return justFought(state, banner)
    ? undefined
    : against(
        rule,
        say('Between battles their wizards have all they can do to hold together what there is.'),
      );
}

/** Undead banners of a seat that fought with models and may enter whom they raised. */
export const raisers = (state: State, seat: string): readonly BannerId[] =>
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
  offered: (state, seat, args) =>
    unless(
      args
        ? (notYours(state, seat, [args.banner]) ?? unraised(state, args.banner))
        : raisers(state, seat).length === 0 &&
            against(rule, say('None of your Undead has just fought with models.')),
    ),
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
  holds: ({ banner }) => [banner],
});
