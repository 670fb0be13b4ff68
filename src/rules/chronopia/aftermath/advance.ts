/** After a battle, last: experience, or gold in its place, spent on one characteristic of a whole warband. */
import * as v from 'valibot';
import { change, type Decision, note, part, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { advanceOf, mostOf, pointsPerAdvance } from '../charts/experience.ts';
import {
  against,
  countArg,
  define,
  hasWarbands,
  minding,
  notYours,
  pieceArg,
  poor,
  unless,
} from '../define.ts';
import { type Characteristic, characteristics, type Figure, standing } from '../figures.ts';
import { type Own, ranksOf, strengthOf, warbandsOf } from '../roll/points.ts';
import type { Rank, State, Warband } from '../state.ts';
import { isDrugged } from './experience.ts';
import { notAtStep } from './now.ts';

/** By whose rating a warband rolls: its leader's, else that of the highest leadership. */
export function measureOf(
  state: State,
  warband: Warband,
): { readonly figure: Figure; readonly rank: Rank } | undefined {
  const all = ranksOf(warband).flatMap((rank) => {
    const figure = state.figures[rank.figure];
    return figure ? [{ figure, rank }] : [];
  });
  const leaders = all.filter(({ figure: { role } }) => role === 'leader' || role === 'individual');
  const ld = ({ figure, rank }: (typeof all)[number]): number => standing(figure, rank.raised, 'ld');
  return (leaders.length > 0 ? leaders : all).reduce<(typeof all)[number] | undefined>(
    (best, next) => (best && ld(best) >= ld(next) ? best : next),
    undefined,
  );
}
export const priceOf = (warband: Warband): number => strengthOf(warband) * pointsPerAdvance;

/** Why a warband cannot try for a characteristic. */
export function barred(state: State, warband: Warband, of: Characteristic): Remark | undefined {
  const measure = measureOf(state, warband);
  const { only } = advanceOf(of);
  if (!measure || isDrugged(state, warband)) return against('ch.drugged', say('The Drugged learn nothing.'));
  switch (only) {
    case 'individuals':
      if (warband.individual) break;
      return against('ch.advance.individuals', say('Only individuals can improve that.'));
    case 'power':
      if (measure.figure.is.pw !== 0) break;
      return against('ch.advance.power', say('Figures whose list gives them no PW never gain any.'));
    default:
      only satisfies null;
  }
  const now = standing(measure.figure, measure.rank.raised, of);
  const most = mostOf(of, measure.figure.mounted);
  return (of === 'def' ? now <= most : now >= most)
    ? against('ch.advance.maximum', say('It is as high as it can be.'))
    : undefined;
}

export type Attempt = {
  readonly by: Seat;
  readonly of: Characteristic;
  readonly now: number;
  readonly most: number;
  /** Whether the highest face always succeeds. */
  readonly topFace: boolean;
};
/** Whether a warband betters a characteristic: the die beats the rating, and the maximum allows it. */
export const attempt: Decision<Attempt, boolean> = {
  id: 'ch.advance',
  *run({ by, of, now, most, topFace }) {
    const { dice } = advanceOf(of);
    const die = yield* roll('die', {
      by,
      rule: 'ch.advance',
      dice,
      text:
        of === 'def'
          ? say('DEF stands at {now}. The die counts below zero, and has to be lower.', { now })
          : say('{what} stands at {now}. The die has to be higher.', { what: of.toUpperCase(), now }),
    });
    const beats = of === 'def' ? -die < now : die > now;
    const room = of === 'def' ? now > most : now < most;
    return room && (beats || (topFace && die === (dice === 'd20' ? 20 : 4)));
  },
};

/** Warbands of a seat that can better something: by what they have learnt, and so much gold. */
export const learners = (state: State, seat: Seat, gold = 0): Own =>
  warbandsOf(state, seat).filter(
    ([, warband]) =>
      priceOf(warband) <= warband.experience + gold &&
      characteristics.some((each) => !barred(state, warband, each)),
  );

export const advance = define({
  id: 'advance',
  rule: 'ch.advance',
  title: say('Spend experience'),
  args: v.object({
    warband: pieceArg,
    characteristic: v.picklist(characteristics),
    /** How much of the price is paid in gold. */
    gold: v.optional(countArg, 0),
  }),
  offered(state, seat, args) {
    const warband = args && state.warbands[args.warband];
    const price = warband ? priceOf(warband) : 0;
    const points = price - (args?.gold ?? 0);
    const bar = warband && barred(state, warband, args.characteristic);
    // Nothing comes of it, but it may be tried.
    const wasted = bar?.rule === 'ch.advance.maximum';
    const found = unless(
      notAtStep(state, seat, 'spending'),
      args && notYours(state, seat, { warbands: [args.warband] }),
      !wasted && bar,
      warband &&
        points > warband.experience &&
        against(
          'ch.advance.price',
          say('That costs {price} points, ten for each figure; the warband has {has}.', {
            price,
            has: warband.experience,
          }),
        ),
      args &&
        args.gold > price &&
        against('ch.advance.gold', say('That is more gold than it costs: {price}.', { price })),
      args && poor(state, seat, args.gold),
    );
    return found.open && wasted ? minding(bar) : found;
  },
  applies: (state, { warband }) => hasWarbands(state, [warband]),
  brief(state, { warband: id, characteristic: of, gold }, { seat }) {
    const warband = state.warbands[id] as Warband;
    const measure = measureOf(state, warband);
    return {
      seat,
      warband: id,
      name: warband.name,
      gold,
      points: priceOf(warband) - gold,
      attempt: {
        by: seat,
        of,
        now: measure ? standing(measure.figure, measure.rank.raised, of) : 0,
        most: mostOf(of, measure?.figure.mounted ?? false),
        topFace: state.options.rulings.topFace === 'succeeds',
      },
    };
  },
  *run({ seat, warband, name, gold, points, attempt: tried }) {
    const { of, now } = tried;
    const succeeded = yield* part('advance', attempt, tried);
    if (points > 0) yield* change({ type: 'experience', warband, amount: -points });
    if (gold > 0) {
      yield* change({ type: 'gold', seat, amount: -gold });
      yield* note('tutored', 'ch.advance.gold', { seat, name, gold });
    }
    yield* change({
      type: 'advanced',
      warband,
      characteristic: of,
      points: pointsPerAdvance,
      succeeded,
    });
    yield* note(succeeded ? 'advanced' : 'not-advanced', 'ch.advance', {
      seat,
      name,
      what: of.toUpperCase(),
      now: succeeded ? now + (of === 'def' ? -1 : 1) : now,
    });
  },
  holds: ({ warband }) => [warband],
});
