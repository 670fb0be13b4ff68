/** A spell bought for a caster; names for warbands and territories. */
import { type JSX, Show } from 'solid-js';
import { castsSpells } from '../../../../rules/chronopia/roll/spells.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { NumberField } from '../../parts/number-field.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import { territoryName } from '../names.ts';
import s from '../parts/parts.module.css';
import { PickWarband, useWarband } from '../parts/pick-warband.tsx';
import { priceOfPurse } from '../words.ts';

export const BuySpellForm: OrderForm = (props): JSX.Element => {
  const { state, realm, gold } = useForce();
  const found = useWarband(() => props.args);
  const [name, setName] = chosenSignal('name', '');
  const [cost, setCost] = chosenSignal('cost', 0);
  const [second, setSecond] = chosenSignal('second', false);
  return (
    <Show
      when={found()}
      fallback={
        <PickWarband
          order="buy-spell"
          question={t('Who learns it?')}
          fits={(warband) => castsSpells(state(), warband)}
          none={t('Only individuals with a craft of magic on the list learn spells.')}
        />
      }
    >
      {(one) => (
        <OrderPage
          order="buy-spell"
          args={
            name().trim() === ''
              ? undefined
              : { warband: one().id, name: name().trim(), cost: cost(), secondChance: second() }
          }
          title={one().warband.name}
          question={t('Which spell?')}
          why={t('You can sell it back for the full price.')}
          answer={t('Buy it')}
          icon="check"
          sum={priceOfPurse(state(), cost(), gold())}
          onDone={props.onDone}
        >
          <div class={s.stack}>
            <Field label={t('Name')} value={name()} maxLength={60} onInput={setName} />
            <NumberField label={t('Points')} value={cost()} onNumber={setCost} />
            <Show when={realm()?.army === 'firstborn'}>
              <Switch
                label={t('It is Second Chance')}
                note={t('Its Chronomancer lets casualties be rolled again.')}
                on={second()}
                onSwitch={setSecond}
              />
            </Show>
          </div>
        </OrderPage>
      )}
    </Show>
  );
};

export const NameWarbandForm: OrderForm = (props): JSX.Element => {
  const found = useWarband(() => props.args);
  const [name, setName] = chosenSignal('name', found()?.warband.name ?? '');
  return (
    <OrderPage
      order="name-warband"
      args={name().trim() === '' ? undefined : { warband: found()?.id ?? '', name: name().trim() }}
      title={t('A name')}
      question={t('What are they called?')}
      answer={t('Use this name')}
      icon="check"
      onDone={props.onDone}
    >
      <Field label={t('Name')} value={name()} maxLength={60} onInput={setName} />
    </OrderPage>
  );
};

export const NameTerritoryForm: OrderForm = (props): JSX.Element => {
  const { state } = useForce();
  const { territory = '' } = (props.args ?? {}) as { readonly territory?: string };
  const [name, setName] = chosenSignal('name', state().territories[territory]?.name ?? '');
  return (
    <OrderPage
      order="name-territory"
      args={{ territory, name: name().trim() }}
      title={t('A name')}
      question={t('What is it called?')}
      answer={t('Use this name')}
      icon="check"
      onDone={props.onDone}
    >
      <Field
        label={t('Name')}
        value={name()}
        maxLength={60}
        onInput={setName}
        placeholder={territoryName(state(), territory)}
      />
    </OrderPage>
  );
};
