/** After a battle, last: experience, or gold in its place, spent on one characteristic of a whole warband. */
import * as v from 'valibot';
import { count, minded, option, unlessAny } from '../../../kernel/asks.ts';
import { change, type Decision, note, part, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { advanceOf, mostOf, pointsPerAdvance } from '../charts/experience.ts';
import { against, countArg, define, hasWarbands, pieceArg, poor, rowOf } from '../define.ts';
import { type Characteristic, characteristics, type Figure, standing } from '../figures.ts';
import { type Own, ranksOf, strengthOf, warbandsOf } from '../roll/points.ts';
import { warbandOf } from '../roll/whose.ts';
import { notAtStep } from '../sitting.ts';
import type { Rank, State, Warband } from '../state.ts';
import { isDrugged } from './experience.ts';

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
      return against('ch.advance.power', say('Figures without PW on their army list can never gain any.'));
    default:
      only satisfies null;
  }
  const now = standing(measure.figure, measure.rank.raised, of);
  const most = mostOf(of, measure.figure.mounted);
  return (of === 'def' ? now <= most : now >= most)
    ? against('ch.advance.maximum', say('It is already at its maximum.'))
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
          ? say('DEF is {now}. Read the die as a negative number: it has to be lower.', { now })
          : say('{what} is {now}. The die has to be higher.', { what: of.toUpperCase(), now }),
    });
    const beats = of === 'def' ? -die < now : die > now;
    const room = of === 'def' ? now > most : now < most;
    return room && (beats || (topFace && die === (dice === 'd20' ? 20 : 4)));
  },
};

/** Warbands of a seat that can improve something with their experience and this much gold. */
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
  *asks(state, seat) {
    yield* unlessAny(notAtStep(state, seat, 'spending'));
    const id = yield* warbandOf(state, seat, {
      text: say('Which warband tries to improve?'),
      none: against('ch.advance.price', say('No warband has enough experience to try.')),
    });
    const warband = rowOf(state.warbands, id);
    const price = warband ? priceOf(warband) : 0;
    const has = warband?.experience ?? 0;
    const bar = (of: Characteristic): Remark | undefined => warband && barred(state, warband, of);
    // Nothing comes of it, but it may be tried.
    const wasted = (why: Remark | undefined): why is Remark => why?.rule === 'ch.advance.maximum';
    const characteristic = yield* option('characteristic', {
      text: say('Which value do they train?'),
      among: characteristics,
      against(one) {
        const why = bar(one);
        return wasted(why) ? undefined : why;
      },
    });
    const gold = yield* count('gold', {
      text: say('How much do you pay in gold?'),
      from: Math.max(0, price - has),
      to: price,
      against: (paid) =>
        warband && price - paid > has
          ? against(
              'ch.advance.price',
              say('That costs {price} points, ten for each figure; the warband has {has}.', { price, has }),
            )
          : paid > price
            ? against(
                'ch.advance.gold',
                say('It costs only {price}: you cannot pay more gold than that.', { price }),
              )
            : poor(state, seat, paid),
    });
    const why = bar(characteristic);
    if (wasted(why)) yield* minded(why);
    return { warband: id, characteristic, gold };
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
});
