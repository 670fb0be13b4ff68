/** How many features, and on which ground, before the dice are rolled one by one. */
import { createSignal, For, type JSX } from 'solid-js';
import { type ChartTerrain, terrains } from '../../../../rules/mighty-empires/land/terrain.ts';
import { mostFeatures } from '../../../../rules/mighty-empires/tabletop/field.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { placeName } from '../names.ts';
import s from './tabletop.module.css';
import { useBattle } from './use-battle.ts';

const heads: Readonly<Record<ChartTerrain, () => string>> = {
  lowland: () => t('Lowland'),
  highland: () => t('Highland'),
  river: () => t('River valley'),
  coastal: () => t('Coast'),
};

export const RollTerrainForm: OrderForm = (props): JSX.Element => {
  const id = () => (props.args as { readonly encounter?: string } | null)?.encounter ?? '';
  const { field, encounter, state, column } = useBattle(id);
  const [chosen, choose] = chosenSignal<ChartTerrain>('chosen');
  const [features, setFeatures] = chosenSignal('features', 6);
  const [afresh, setAfresh] = createSignal(false);
  const ground = () => chosen() ?? column();
  return (
    <OrderPage
      order="roll-terrain"
      args={{ encounter: id(), column: ground(), features: features(), afresh: afresh() }}
      title={placeName(state(), encounter()?.tile ?? 'q0r0')}
      question={t('What lies between the armies?')}
      why={t('A D100 for each feature, on the ground of the tile. Place them in turn, as you usually do.')}
      answer={t('Roll for them')}
      icon="dice"
      onDone={props.onDone}
    >
      <Rows label={t('How many')}>
        <Row
          title={t('Features')}
          note={t('As many as you both like')}
          end={
            <Stepper
              label={t('Features')}
              value={features()}
              min={1}
              max={mostFeatures}
              onStep={setFeatures}
            />
          }
        />
      </Rows>
      <section class={s.side}>
        <Head title={t('ground')} />
        <Chips label={t('Ground')} wrap>
          <For each={terrains}>
            {(one) => (
              <Chip on={ground() === one} onTap={() => choose(one)}>
                {heads[one]()}
              </Chip>
            )}
          </For>
        </Chips>
      </section>
      <section class={s.side}>
        <Switch
          label={t('Begin afresh')}
          note={
            field().features.length > 0
              ? t('Leaves out the {n} that were rolled', { n: field().features.length })
              : t('Nothing was rolled yet')
          }
          on={afresh()}
          disabled={field().features.length === 0}
          onSwitch={setAfresh}
        />
      </section>
    </OrderPage>
  );
};
