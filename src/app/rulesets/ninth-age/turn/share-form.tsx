/** Conquest Points for an ally who can still spend them. */
import { purseOf } from '../../../../rules/ninth-age/conquest/points.ts';
import { t, tn } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useRealms } from '../names.ts';

export const ShareForm = dressed<{ readonly to: string; readonly points: number }>('share-points', () => {
  const { state, seat } = useRealms();
  const left = () => purseOf(state(), seat()).left;
  return {
    question: () => t('Who gets how many?'),
    answer: t('Hand the points over'),
    icon: 'check',
    sum: () => tn(left(), '{n} Conquest Point left', '{n} Conquest Points left'),
    of: {
      to: { label: t('Allies'), row: (ally) => ({ note: t('has {n}', { n: purseOf(state(), ally).left }) }) },
      points: { label: t('Conquest Points') },
    },
  };
});
