/** Names for a hex, and for the realm. */
import type { JSX } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { spoken } from '../../../map/speak.ts';
import { nameFault } from '../../../twins.ts';
import { Field } from '../../../ui/field.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { originFor, useRealms } from '../names.ts';

export const NamePlaceForm: OrderForm = (props): JSX.Element => {
  const { state } = useRealms();
  const { tile = 'q0r0' } = (props.args ?? {}) as { readonly tile?: TileId };
  const [name, setName] = chosenSignal('name', state().hexes[tile]?.name ?? '');
  return (
    <OrderPage
      order="name-place"
      args={{ tile, name: name().trim() }}
      question={t('What is {place} called?', { place: spoken(tile, originFor(state())) })}
      why={t('The map shows it, and the chronicle uses it.')}
      answer={t('Use this name')}
      icon="check"
      onDone={props.onDone}
    >
      <Field label={t('Name')} value={name()} maxLength={40} onInput={setName} />
    </OrderPage>
  );
};

export const NameRealmForm: OrderForm = (props): JSX.Element => {
  const { state, seat } = useRealms();
  const [name, setName] = chosenSignal('name', state().realms[seat()]?.name ?? '');
  const others = () =>
    Object.entries(state().realms).flatMap(([id, realm]) => (id === seat() ? [] : [realm.name]));
  const fault = () => nameFault(name(), others(), true);
  return (
    <OrderPage
      order="name-realm"
      args={{ name: name().trim() }}
      question={t('What is your realm called?')}
      answer={t('Use this name')}
      icon="check"
      wrong={fault()}
      onDone={props.onDone}
    >
      <Field
        label={t('Name of your realm')}
        value={name()}
        maxLength={40}
        onInput={setName}
        error={fault()}
      />
    </OrderPage>
  );
};
