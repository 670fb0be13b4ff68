/** When and where a battle is fought, how large it is, and the gold spent on it. */
import type { JSX } from 'solid-js';
import { battleOf } from '../../../../rules/ninth-age/battle/battles.ts';
import { armyOf, sizeOfBattle } from '../../../../rules/ninth-age/battle/sizes.ts';
import { goldOf } from '../../../../rules/ninth-age/queries.ts';
import { number, t } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useRealms } from '../names.ts';

interface OfBattle {
  readonly battle: string;
}
export const ArrangeBattleForm = dressed<OfBattle & { readonly date: string; readonly place: string }>(
  'arrange-battle',
  () => ({
    question: () => t('When and where do you fight?'),
    why: () => t('In your own words; everybody in the battle sees it.'),
    answer: t('Arrange the battle'),
    icon: 'check',
    of: {
      battle: false,
      date: { most: 40, placeholder: t('Friday, seven o’clock') },
      place: { most: 40, placeholder: t('At the club') },
    },
  }),
);

export const AgreeSizeForm = dressed<OfBattle & { readonly size: number }>('agree-size', () => {
  const { state } = useRealms();
  return {
    question: () => t('How large is the battle?'),
    why: () => t('Points of a side; allies share them. Every player in the battle must agree.'),
    answer: t('Propose this size'),
    icon: 'check',
    of: {
      battle: false,
      size: {
        label: t('Points of a side'),
        typed: true,
        begin({ battle = '' }) {
          const found = battleOf(state(), battle);
          return found && sizeOfBattle(state(), found);
        },
      },
    },
  };
});

export const BuyPointsForm = dressed<OfBattle & { readonly gold: number }>('buy-points', () => {
  const { state, seat } = useRealms();
  const army = ({ battle = '' }: Partial<OfBattle>) => {
    const found = battleOf(state(), battle);
    return found && armyOf(state(), found, seat());
  };
  const purse = (said: Partial<OfBattle>): number => goldOf(state(), seat()) + (army(said)?.bought ?? 0);
  return {
    why: (said) =>
      t('1 gold is 1 point, up to {most} here: a tenth of the army. You pay again for each battle.', {
        most: number(army(said)?.most ?? 0),
      }),
    answer: t('Spend the gold'),
    icon: 'check',
    sum: ({ gold = 0, ...said }) =>
      t('Army of {points} points; {left} gold left', {
        points: number((army(said)?.base ?? 0) + (army(said)?.largest ?? 0) + gold),
        left: number(purse(said) - gold),
      }),
    over: (said) => <Army base={army(said)?.base ?? 0} largest={army(said)?.largest ?? 0} />,
    of: {
      battle: false,
      gold: {
        label: t('For gold'),
        begin: (said) => army(said)?.bought ?? 0,
        step: () => 10,
        row: (_, said) => ({ note: t('{gold} gold in the treasury', { gold: number(purse(said)) }) }),
      },
    },
  };
});

function Army(props: { base: number; largest: number }): JSX.Element {
  return (
    <Rows label={t('The army')}>
      <Row title={t('Of the battle')} value={number(props.base)} />
      <Row title={t('Largest Realm')} value={number(props.largest)} />
    </Rows>
  );
}
