/** What both sides must agree on before the battle: an obstacle between them, what ground is worth, features left out. */
import { For, type JSX, Show } from 'solid-js';
import { barriers } from '../../../../rules/mighty-empires/tabletop/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { Apart } from '../../parts/headed.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { useBattle } from './use-battle.ts';
import { barrierHelp, barrierWords } from './words.ts';

export const AgreeFieldForm: OrderForm = (props): JSX.Element => {
  const id = () => (props.args as { readonly encounter?: string } | null)?.encounter ?? '';
  const { field, place } = useBattle(id);
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
      title={place()}
      question={t('How do you both want the field?')}
      why={t('It counts once the other side agrees.')}
      answer={t('Propose the field')}
      icon="check"
      onDone={props.onDone}
    >
      <Apart>
        <Head title={t('between the armies')} />
      </Apart>
      <PickChips
        wrap
        label={t('Between the armies')}
        all={barriers}
        picked={barrier()}
        name={barrierWords}
        onPick={setBarrier}
      />
      <p data-quiet>{barrierHelp(barrier())}</p>
      <Apart>
        <Head title={t('victory points of ground')} />
      </Apart>
      <RowsOf label={t('Victory points of ground')} of={worth}>
        {({ key, label }) => (
          <StepRow
            title={label}
            value={scenery()[key]}
            step={5}
            max={100}
            onStep={(value) => setScenery({ ...scenery(), [key]: value })}
          />
        )}
      </RowsOf>
      <Show when={features.length > 0}>
        <Apart>
          <Head title={t('terrain kept')} />
        </Apart>
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
