/** Spells bought for a caster and sold back; names for warbands and territories. */
import { t } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useForce } from '../force.ts';
import { territoryName } from '../names.ts';
import { priceOfPurse, purse } from '../words.ts';

interface Bought {
  readonly warband: string;
  readonly name: string;
  readonly cost: number;
  readonly secondChance: boolean;
}
export const BuySpellForm = dressed<Bought>('buy-spell', () => {
  const { state, gold } = useForce();
  return {
    title: ({ warband = '' }) => state().warbands[warband]?.name,
    question: ({ warband }) => (warband === undefined ? t('Who learns it?') : t('Which spell?')),
    why: () => t('You can sell it back for the full price.'),
    answer: t('Buy the spell'),
    icon: 'check',
    sum: ({ cost = 0 }) => priceOfPurse(state(), cost, gold()),
    nothing: [
      t('Nobody to pick from'),
      t('Only individuals with a craft of magic on your army list learn spells.'),
    ],
    of: {
      name: { label: t('Name') },
      cost: { label: t('Points'), typed: true },
      secondChance: {
        label: t('It is Second Chance'),
        hint: t('Its Chronomancer lets you roll casualties again.'),
      },
    },
  };
});

export const SellSpellForm = dressed<{ readonly warband: string; readonly spell: string }>(
  'sell-spell',
  () => {
    const { state } = useForce();
    const sold = ({ warband = '', spell = '' }) => state().warbands[warband]?.spells[spell];
    return {
      question: (said) => {
        const spell = sold(said);
        return spell && t('Sell {spell} back?', { spell: spell.name });
      },
      why: (said) => {
        const spell = sold(said);
        return spell && t('You get {purse} back.', { purse: purse(state(), spell.cost) });
      },
      answer: t('Sell the spell back'),
    };
  },
);

export const NameWarbandForm = dressed<{ readonly warband: string; readonly name: string }>(
  'name-warband',
  () => ({
    title: () => t('A name'),
    question: () => t('What is their name?'),
    answer: t('Use this name'),
    icon: 'check',
    of: { warband: false, name: { label: t('Name') } },
  }),
);

export const NameTerritoryForm = dressed<{ readonly territory: string; readonly name: string }>(
  'name-territory',
  () => {
    const { state } = useForce();
    return {
      title: ({ territory }) => (territory === undefined ? t('A name') : territoryName(state(), territory)),
      question: () => t('What is its name?'),
      answer: t('Use this name'),
      icon: 'check',
      of: { territory: false, name: { label: t('Name') } },
    };
  },
);
