/** When and where a battle is to be fought, in the players' own words; without a battle, all that wait. */
import { type JSX, Show } from 'solid-js';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import type { OrderForm } from '../../contract.ts';
import page from '../../parts/order-page.module.css';
import { OrderPage } from '../../parts/order-page.tsx';
import { placeName } from '../names.ts';
import { BattleQueue } from './queue.tsx';
import { useBattle } from './use-battle.ts';

export const ArrangeBattleForm: OrderForm = (props): JSX.Element => {
  const id = () => (props.args as { readonly encounter?: string } | null)?.encounter;
  return (
    <Show when={id()} fallback={<BattleQueue />}>
      {(encounter) => <Arrange id={encounter()} onDone={props.onDone} />}
    </Show>
  );
};

function Arrange(props: { id: string; onDone: () => void }): JSX.Element {
  const { field, encounter, state } = useBattle(() => props.id);
  const [date, setDate] = chosenSignal('date', field().date);
  const [place, setPlace] = chosenSignal('place', field().place);
  return (
    <OrderPage
      order="arrange-battle"
      args={{ encounter: props.id, date: date().trim(), place: place().trim() }}
      title={placeName(state(), encounter()?.tile ?? 'q0r0')}
      question={t('When and where do you fight it?')}
      why={t('Everybody sees it. Leave both empty if nothing is settled yet.')}
      answer={t('Save')}
      icon="check"
      onDone={props.onDone}
    >
      <div class={page.stack}>
        <Field
          label={t('When')}
          value={date()}
          maxLength={60}
          onInput={setDate}
          placeholder={t('Friday at seven')}
        />
        <Field
          label={t('Where')}
          value={place()}
          maxLength={60}
          onInput={setPlace}
          placeholder={t('Tom’s cellar')}
        />
      </div>
    </OrderPage>
  );
}
