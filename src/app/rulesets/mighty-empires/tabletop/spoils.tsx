/** Engines, war altars and standards carried off a field, one by one by name. */
import type { JSX } from 'solid-js';
import { type Spoil, spoils } from '../../../../rules/mighty-empires/tabletop/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import page from '../../parts/order-page.module.css';
import { OrderPage } from '../../parts/order-page.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { spoilWords } from './words.ts';

type Item = { readonly kind: Spoil['kind']; readonly name: string };

export const SpoilsForm: OrderForm = (props): JSX.Element => {
  const battle = () => (props.args as { readonly battle?: string } | null)?.battle ?? '';
  const [items, setItems] = chosenSignal<readonly Item[]>('items', []);
  const [kind, setKind] = chosenSignal<Spoil['kind']>('kind', 'standard');
  const [name, setName] = chosenSignal('name', '');
  const add = (): void => {
    setItems([...items(), { kind: kind(), name: name().trim() }]);
    setName('');
  };
  return (
    <OrderPage
      order="take-spoils"
      args={
        items().length === 0 ? undefined : { battle: battle(), items: items().map((item) => ({ ...item })) }
      }
      question={t('What do you carry off?')}
      why={t(
        'A scattered enemy leaves engines and altars behind, and so does one dispersed in pursuit. They travel with your baggage until winter; Realmbook enters captured baggage by itself.',
      )}
      answer={t('Take the spoils along')}
      icon="sack"
      onDone={props.onDone}
    >
      <div class={page.stack}>
        <PickChips wrap label={t('Kind')} all={spoils} picked={kind()} name={spoilWords} onPick={setKind} />
        <Field
          label={t('Its name')}
          value={name()}
          maxLength={60}
          onInput={setName}
          placeholder={t('Stone thrower, the black eagle')}
        />
        <Button icon="plus" grow onTap={add}>
          {t('Add it to the spoils')}
        </Button>
      </div>
      <RowsOf label={t('Spoils')} of={items()}>
        {(item, index) => (
          <Row
            lead={<Seal icon={item.kind === 'engine' ? 'trebuchet' : 'flying-flag'} />}
            title={item.name || spoilWords(item.kind)}
            note={spoilWords(item.kind)}
            end={
              <IconButton
                icon="trash"
                label={t('Leave it behind')}
                onTap={() => setItems(items().filter((_, at) => at !== index()))}
              />
            }
          />
        )}
      </RowsOf>
    </OrderPage>
  );
};
