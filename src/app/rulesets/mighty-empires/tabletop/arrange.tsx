/** When and where a battle is to be fought, in the players' own words; without a battle, all that wait. */
import type { JSX } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import type { OrderForm } from '../../contract.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useMet } from '../parts/met.tsx';
import { BattleQueue } from './queue.tsx';

interface Arranged {
  readonly encounter: string;
  readonly date: string;
  readonly place: string;
}
const Arrange = dressed<Arranged>('arrange-battle', () => {
  const { place } = useMet();
  return {
    title: ({ encounter }) => place(encounter),
    question: () => t('When and where do you fight it?'),
    why: () => t('Everybody sees it. Leave both empty if nothing is settled yet.'),
    answer: t('Save'),
    icon: 'check',
    of: {
      encounter: false,
      date: { label: t('When'), placeholder: t('Friday at seven') },
      place: { label: t('Where'), placeholder: t('Tom’s cellar') },
    },
  };
});

export const ArrangeBattleForm: OrderForm = (props): JSX.Element =>
  (props.args as { readonly encounter?: string } | null)?.encounter ? (
    <Arrange args={props.args} onDone={props.onDone} />
  ) : (
    <BattleQueue />
  );
