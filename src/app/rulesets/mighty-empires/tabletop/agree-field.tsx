/** What both sides must agree on before the battle: an obstacle between them, what ground is worth, features left out. */
import { For, type JSX, Show } from 'solid-js';
import { barriers } from '../../../../rules/mighty-empires/tabletop/state.ts';
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
import { barrierHelp, barrierWords } from './words.ts';

export const AgreeFieldForm: OrderForm = (props): JSX.Element => {
  const id = () => (props.args as { readonly encounter?: string } | null)?.encounter ?? '';
  const { field, encounter, state } = useBattle(id);
  const [barrier, setBarrier] = chosenSignal('barrier', field().barrier);
  const [scenery, setScenery] = chosenSignal('scenery', field().scenery);
  const [drop, setDrop] = chosenSignal<readonly number[]>('drop', []);
  const features = field().features;
  const worth = [
    { key: 'hill', label: t('A hill') },
    { key: 'bridge', label: t('A bridge') },
    { key: 'half', label: t('A table half') },
  ] as const;
  return (
    <OrderPage
      order="agree-field"
      args={{ encounter: id(), barrier: barrier(), scenery: { ...scenery() }, drop: [...drop()] }}
      title={placeName(state(), encounter()?.tile ?? 'q0r0')}
      question={t('How do you both want the field?')}
      why={t('The other side is asked before it counts.')}
      answer={t('Propose it')}
      icon="check"
      onDone={props.onDone}
    >
      <div class={s.side}>
        <Head title={t('between the armies')} />
      </div>
      <Chips label={t('Between the armies')} wrap>
        <For each={barriers}>
          {(one) => (
            <Chip on={barrier() === one} onTap={() => setBarrier(one)}>
              {barrierWords(one)}
            </Chip>
          )}
        </For>
      </Chips>
      <p data-quiet>{barrierHelp(barrier())}</p>
      <div class={s.side}>
        <Head title={t('victory points of ground')} />
      </div>
      <Rows label={t('Victory points of ground')}>
        <For each={worth}>
          {({ key, label }) => (
            <Row
              title={label}
              end={
                <Stepper
                  label={label}
                  value={scenery()[key]}
                  step={5}
                  max={100}
                  onStep={(value) => setScenery({ ...scenery(), [key]: value })}
                />
              }
            />
          )}
        </For>
      </Rows>
      <Show when={features.length > 0}>
        <div class={s.side}>
          <Head title={t('terrain kept')} />
        </div>
        <For each={features}>
          {({ text }, index) => (
            <Switch
              label={text}
              on={!drop().includes(index())}
              onSwitch={(on) => setDrop(on ? drop().filter((one) => one !== index()) : [...drop(), index()])}
            />
          )}
        </For>
      </Show>
    </OrderPage>
  );
};
