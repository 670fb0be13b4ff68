/** The army a player leads, what it is called, and its colour. */
import { For, type JSX } from 'solid-js';
import { type Tincture, tinctures } from '../../../../rules/chronopia/options.ts';
import { type Army, armies } from '../../../../rules/chronopia/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Head } from '../../../ui/head.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { colourName } from '../../../ui/heraldry/tinctures.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import s from '../parts/parts.module.css';
import { armyWords } from '../words.ts';
import d from './orders.module.css';

export const ChooseArmyForm: OrderForm = (props): JSX.Element => {
  const { state, seat, realm, colour } = useForce();
  const [army, setArmy] = chosenSignal<Army | null>('army', realm()?.army ?? null);
  const [house, setHouse] = chosenSignal('house', realm()?.house ?? '');
  const [tincture, setTincture] = chosenSignal<Tincture>(
    'tincture',
    realm()?.tincture ?? tinctures.find((each) => each === colour(seat())) ?? 'azure',
  );
  const free = () =>
    tinctures.filter((each) =>
      state().seats.every((other) => other === seat() || state().realms[other]?.tincture !== each),
    );
  return (
    <OrderPage
      order="choose-army"
      args={army() === null ? undefined : { army: army(), house: house().trim(), tincture: tincture() }}
      title={t('Your army')}
      question={t('Which army do you lead?')}
      why={t('A force comes from one army list, and keeps to it.')}
      answer={t('Lead them')}
      icon="check"
      onDone={props.onDone}
    >
      <Rows label={t('Armies')}>
        <For each={armies}>
          {(each) => (
            <Row
              title={armyWords[each].title()}
              note={armyWords[each].why()}
              current={each === army()}
              open={each === army()}
              onTap={() => setArmy(each)}
            />
          )}
        </For>
      </Rows>
      <div class={s.part}>
        <Field
          label={t('House, clan or name')}
          value={house()}
          maxLength={60}
          onInput={setHouse}
          placeholder={t('Helios')}
        />
      </div>
      <div class={s.part}>
        <Head title={t('colour')} />
        <fieldset class={d.colours}>
          <legend class="unseen">{t('Colour')}</legend>
          <For each={free()}>
            {(each) => (
              <label class={d.colour} data-on={each === tincture() ? '' : undefined}>
                <input
                  type="radio"
                  name="tincture"
                  class="unseen"
                  checked={each === tincture()}
                  onChange={() => setTincture(each)}
                />
                <Shield tincture={each} size={34} label={colourName(each)} />
              </label>
            )}
          </For>
        </fieldset>
      </div>
    </OrderPage>
  );
};
