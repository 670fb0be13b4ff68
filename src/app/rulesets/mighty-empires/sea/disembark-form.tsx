/** Who comes ashore in a harbour, and whom they meet there. */
import { t } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { troopRow } from '../siege/siege-words.ts';

interface Landing {
  readonly banners: readonly string[];
  readonly part: number | null;
}
export const DisembarkForm = dressed<Landing>('disembark', () => {
  const empire = useEmpire();
  const { state } = empire;
  return {
    title({ banners: [first = ''] = [] }) {
      const at = state().banners[first]?.tile;
      return at ? placeName(state(), at) : t('Land');
    },
    why: () => t('To land is to march in: it is their move of this turn.'),
    answer: t('Land'),
    icon: 'check',
    nothing: [t('Nobody is aboard'), t('None of your ships carries a banner.')],
    of: { banners: { all: true, row: (id) => troopRow(empire, id) }, part: false },
  };
});
