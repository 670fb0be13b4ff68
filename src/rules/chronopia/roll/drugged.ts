/** After a victory Stygians may fill up with as many Drugged as they can control, at the usual cost. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { notAtStep, sittingOf } from '../aftermath/now.ts';
import {
  against,
  all,
  countArg,
  define,
  hasFigures,
  nameArg,
  partOff,
  pieceArg,
  poor,
  unless,
} from '../define.ts';
import type { State } from '../state.ts';
import { strengthOf, warbandsOf } from './points.ts';
import { emptyBand, plus } from './ranks.ts';
import { newcomers } from './recruit.ts';
import { bought } from './structure.ts';

export const druggedOf = (state: State, seat: Seat): number =>
  warbandsOf(state, seat).reduce(
    (sum, [, warband]) =>
      sum +
      (Object.values(warband.ranks).some(({ figure }) => state.figures[figure]?.nature === 'drugged')
        ? strengthOf(warband)
        : 0),
    0,
  );

/** The warband that Drugged join, as it will be: one there is, or a new one with the field army. */
export function joinedBy(state: State, seat: Seat, figure: string, count: number, into: string | null) {
  const { name = '', warband: kind = '' } = state.figures[figure] ?? {};
  const before =
    state.warbands[into ?? ''] ?? emptyBand({ seat, name, kind, individual: false, place: 'field' });
  return { [into ?? 'new']: plus(before, newcomers({ [figure]: count })) };
}

export const recruitDrugged = define({
  id: 'recruit-drugged',
  rule: 'ch.drugged.victory',
  title: say('Recruit Drugged'),
  args: v.object({
    figure: pieceArg,
    count: v.pipe(countArg, v.minValue(1)),
    /** How many Drugged the force can control now, by its army list. */
    control: countArg,
    warband: v.optional(v.nullable(pieceArg), null),
    name: v.optional(nameArg, ''),
  }),
  offered(state, seat, args) {
    const rule = 'ch.drugged.victory';
    const price = args ? args.count * (state.figures[args.figure]?.cost ?? 0) : 0;
    const found = unless(
      partOff(state, 'special'),
      state.realms[seat]?.army !== 'stygians' && against('ch.drugged', say('Only Stygians keep Drugged.')),
      notAtStep(state, seat, 'recruiting'),
      sittingOf(state, seat)?.outcome !== 'won' &&
        against(rule, say('Drugged are recruited only after a victory.')),
      args &&
        state.figures[args.figure]?.nature !== 'drugged' &&
        against(rule, say('Those are not Drugged.')),
      args &&
        druggedOf(state, seat) + args.count > args.control &&
        against(rule, say('You can control {control} Drugged in all.', { control: args.control })),
      poor(state, seat, price),
    );
    return found.open && args
      ? bought(state, seat, joinedBy(state, seat, args.figure, args.count, args.warband))
      : found;
  },
  applies: (state, { figure }) => all(hasFigures(state, [figure])),
  brief: (state, { figure, count, warband, name }, { seat, order }) => ({
    seat,
    figure,
    count,
    id: order,
    called: state.figures[figure]?.name ?? '',
    kind: state.figures[figure]?.warband ?? '',
    into: warband !== null && Object.hasOwn(state.warbands, warband) ? warband : null,
    name,
    price: count * (state.figures[figure]?.cost ?? 0),
  }),
  *run({ seat, figure, count, id, called, kind, into, name, price }) {
    yield* change({ type: 'gold', seat, amount: -price });
    if (into === null)
      yield* change({
        type: 'raised',
        id,
        seat,
        name: name === '' ? called : name,
        kind,
        individual: false,
        place: 'field',
      });
    yield* change({ type: 'joined', warband: into ?? id, figure, raised: {}, spent: 0, fit: count });
    yield* note('drugged-recruited', 'ch.drugged.victory', { seat, count, price });
  },
});
