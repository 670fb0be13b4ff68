/** A force in a few figures: what is in the treasury, what comes in and goes out, and how large the field army is. */
import type { JSX } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { incomeOf } from '../../../../rules/chronopia/aftermath/income.ts';
import {
  fieldLimit,
  pointsIn,
  ratingOf,
  territoriesOf,
  upkeep,
  warbandsOf,
} from '../../../../rules/chronopia/roll/points.ts';
import { t } from '../../../i18n/index.ts';
import { Figures } from '../../parts/figures.tsx';
import { useForce } from '../force.ts';
import { count } from '../words.ts';

export function RealmFigures(props: { seat: Seat }): JSX.Element {
  const { state } = useForce();
  const gold = () => state().realms[props.seat]?.gold ?? 0;
  const field = () => pointsIn(state(), props.seat, 'field');
  const most = () => fieldLimit(state(), props.seat);
  const rating = () =>
    warbandsOf(state(), props.seat, 'field').reduce(
      (sum, [, warband]) => sum + ratingOf(state(), warband),
      0,
    );
  const due = () => upkeep(state(), props.seat);
  const income = () => incomeOf(state(), props.seat);
  const mustering = () => state().stage === 'muster';
  return (
    <Figures
      figures={
        mustering()
          ? [
              { label: t('points left'), value: count(gold()) },
              { label: t('in the field'), value: count(field()) },
              { label: t('territories'), value: String(territoriesOf(state(), props.seat).length) },
            ]
          : [
              {
                label: t('gold'),
                value: count(gold()),
                ...(gold() + income() < due() ? { tone: 'warn' as const } : {}),
              },
              { label: t('field rating'), value: count(rating()) },
              { label: t('territories'), value: String(territoriesOf(state(), props.seat).length) },
            ]
      }
      note={t('Field army {points} of {most} points · after a battle {income} in, {due} for the force.', {
        points: count(field()),
        most: count(most()),
        income: count(income()),
        due: count(due()),
      })}
    />
  );
}
