/** The dead raised during a battle on the table, entered with the banner whose wizard raised them. */
import { t } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { count } from '../words.ts';

interface Summoned {
  readonly banner: string;
  readonly points: number;
}
export const SummonedForm = dressed<Summoned>('enter-summoned', () => ({
  title: () => t('The newly dead'),
  question: () => t('How many points of the raised dead still stand?'),
  why: () => t('They serve on with the banner. It holds five units at most.'),
  answer: ({ points = 0 }) => t('Enter {n} points', { n: count(points) }),
  icon: 'plus',
  of: {
    banner: { label: t('Which banner raised them'), first: true },
    points: { label: t('Points of the summoned'), begin: () => 50, step: () => 5, show: count },
  },
}));
