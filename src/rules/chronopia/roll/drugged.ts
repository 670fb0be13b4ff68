/** After a victory Stygians may fill up with as many Drugged as they can control, at the usual cost. */
import * as v from 'valibot';
import { type Asking, count, given, pick, unlessAny, type Why, words } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { against, countArg, define, hasFigures, nameArg, partOff, pieceArg, poor, rowOf } from '../define.ts';
import { notAtStep, sittingOf } from '../sitting.ts';
import type { FigureId, State, WarbandId } from '../state.ts';
import { listOf } from './list.ts';
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

/** What Drugged become on a player's own list. */
export function* druggedFigure(
  state: State,
  seat: Seat,
  text: Text,
  fits: (id: FigureId) => Why,
): Asking<FigureId> {
  return yield* pick<FigureId>('figure', {
    text,
    among: () => listOf(state, seat).flatMap(([id, { nature }]) => (nature === 'drugged' ? [id] : [])),
    against: fits,
    none: against('ch.drugged', say('There are no Drugged on your list.')),
  });
}
/** Which warband of their kind they join, or what a new one is called. */
export function* joining(
  state: State,
  seat: Seat,
  figure: FigureId,
): Asking<{ warband: WarbandId | null; name: string }> {
  const warband = yield* pick<WarbandId | null>('warband', {
    text: say('Which warband do they join?'),
    among: () => [
      ...warbandsOf(state, seat).flatMap(([id, { kind }]) =>
        kind === state.figures[figure]?.warband ? [id] : [],
      ),
      null,
    ],
    none: against('ch.drugged', say('No warband can take them.')),
    called: (one) =>
      one === null ? say('A new one') : say('{name}', { name: rowOf(state.warbands, one)?.name ?? one }),
  });
  const name =
    warband === null
      ? yield* words('name', { text: say('What are they called?'), suggest: () => '' })
      : yield* given<string>('name', { value: '' });
  return { warband, name };
}

/** The warband that Drugged join, as it will be: one there is, or a new one with the field army. */
export function joinedBy(state: State, seat: Seat, figure: string, count: number, into: string | null) {
  const { name = '', warband: kind = '' } = state.figures[figure] ?? {};
  const before =
    rowOf(state.warbands, into ?? '') ?? emptyBand({ seat, name, kind, individual: false, place: 'field' });
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
  *asks(state, seat) {
    const rule = 'ch.drugged.victory';
    yield* unlessAny(
      partOff(state, 'special'),
      state.realms[seat]?.army !== 'stygians' && against('ch.drugged', say('Only Stygians keep Drugged.')),
      notAtStep(state, seat, 'recruiting'),
      sittingOf(state, seat)?.outcome !== 'won' &&
        against(rule, say('You can recruit Drugged only after a victory.')),
    );
    const figure = yield* druggedFigure(state, seat, say('Which Drugged?'), (one) =>
      state.figures[one]?.nature === 'drugged'
        ? undefined
        : against(rule, say('Those figures are not Drugged.')),
    );
    const serve = druggedOf(state, seat);
    const control = yield* count('control', {
      text: say('How many can you control?'),
      from: serve + 1,
      to: 200,
    });
    const more = yield* count('count', {
      text: say('How many Drugged?'),
      from: 1,
      to: control - serve,
      against: (one) =>
        serve + one > control
          ? against(rule, say('You can control {control} Drugged in all.', { control }))
          : poor(state, seat, one * (state.figures[figure]?.cost ?? 0)),
    });
    const into = yield* joining(state, seat, figure);
    yield* bought(state, seat, joinedBy(state, seat, figure, more, into.warband));
    return { figure, count: more, control, ...into };
  },
  applies: (state, { figure }) => hasFigures(state, [figure]),
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
