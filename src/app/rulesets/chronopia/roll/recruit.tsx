/** More figures for a warband there is; Drugged after a victory. */
import { druggedOf } from '../../../../rules/chronopia/roll/drugged.ts';
import { priceOf } from '../../../../rules/chronopia/roll/points.ts';
import { membersOf } from '../../../../rules/chronopia/roll/structure.ts';
import { t } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useForce } from '../force.ts';
import { type Chosen, taken } from '../parts/counts.tsx';
import { priceOfPurse } from '../words.ts';

export const RecruitForm = dressed<{ readonly warband: string; readonly figures: Chosen }>('recruit', () => {
  const { state, gold } = useForce();
  return {
    title: ({ warband = '' }) => state().warbands[warband]?.name,
    question: ({ warband }) =>
      warband === undefined ? t('Which warband gets recruits?') : t('How many join?'),
    why: () => t('Newcomers begin with the characteristics of the list.'),
    answer: t('Recruit the figures'),
    icon: 'check',
    sum: ({ figures = {} }) => priceOfPurse(state(), priceOf(state(), taken(figures)), gold()),
    nothing: [t('Nobody to pick from'), t('Individuals take no recruits. Recruit a warband first.')],
    of: {
      figures: {
        blank: true,
        // Where one sort alone can join, nobody opens this form for none of it.
        begin({ warband = '' }) {
          const band = state().warbands[warband];
          const sorts = band ? membersOf(state(), band).filter(([, one]) => one.nature === 'mortal') : [];
          return sorts.length === 1 && sorts[0] ? { [sorts[0][0]]: 1 } : undefined;
        },
      },
    },
  };
});

interface Drugged {
  readonly figure: string;
  readonly count: number;
  readonly control: number;
  readonly warband: string | null;
  readonly name: string;
}
export const RecruitDruggedForm = dressed<Drugged>('recruit-drugged', () => {
  const { state, seat, gold } = useForce();
  return {
    title: () => t('Recruiting'),
    question: () => t('How many Drugged?'),
    why: () => t('After a victory you may have as many as your army book lets you control.'),
    answer: t('Recruit the figures'),
    icon: 'check',
    sum: ({ figure = '', count = 0 }) =>
      priceOfPurse(state(), count * (state().figures[figure]?.cost ?? 0), gold()),
    nothing: [t('Add the Drugged to your army list first.')],
    of: {
      control: {
        label: t('You can control'),
        begin: () => druggedOf(state(), seat()) + 1,
        row: () => ({ note: t('{n} serve already', { n: druggedOf(state(), seat()) }) }),
      },
      count: { label: t('Recruited now'), begin: () => 1 },
      warband: { first: true },
    },
  };
});
