/** Where a hired contingent musters: a settlement of the empire, one tap each. */
import type { TileId } from '../../../../kernel/hex.ts';
import { t } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useEmpire } from '../empire.ts';

interface Raised {
  readonly tile: TileId;
  readonly name: string;
  readonly people: string;
}
export const RaiseContingentForm = dressed<Raised>('raise-contingent', () => {
  const { state, seat } = useEmpire();
  return {
    title: ({ people }) => (people ? t('The hired {people}', { people }) : t('A contingent')),
    why: () =>
      t('They form a banner of their own and go home when the season ends. Everybody sees whose they are.'),
    answer: t('Muster the contingent here'),
    icon: 'check',
    of: {
      tile: { label: t('Settlements'), begin: () => state().realms[seat()]?.capital ?? undefined },
      name: { label: t('Name of the banner') },
    },
  };
});
