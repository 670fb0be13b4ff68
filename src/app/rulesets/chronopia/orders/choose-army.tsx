/** The army a player leads, what it is called, and its colour. */
import type { Tincture } from '../../../../rules/chronopia/options.ts';
import type { Army } from '../../../../rules/chronopia/state.ts';
import { t } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useForce } from '../force.ts';
import { Colours } from '../parts/colours.tsx';
import { armyWords } from '../words.ts';

interface Chosen {
  readonly army: Army;
  readonly house: string;
  readonly tincture: Tincture;
}
export const ChooseArmyForm = dressed<Chosen>('choose-army', () => {
  const { seat, realm, colour } = useForce();
  return {
    title: () => t('Your army'),
    why: () => t('A force comes from one army list, and keeps to it.'),
    answer: t('Choose this army'),
    icon: 'check',
    of: {
      army: {
        label: t('Armies'),
        begin: () => realm()?.army ?? undefined,
        row: (army) => ({ title: armyWords[army].title(), note: armyWords[army].why() }),
      },
      house: { placeholder: t('Helios') },
      tincture: {
        label: t('colour'),
        begin: () => realm()?.tincture ?? (colour(seat()) as Tincture),
        put: (at) => <Colours at={at} />,
      },
    },
  };
});
