/** Captives ransomed, and kept as Drugged. */
import { For, type JSX, Show } from 'solid-js';
import { isKept } from '../../../../rules/chronopia/captives/dispose.ts';
import { type Captured, heldBy, takenFrom } from '../../../../rules/chronopia/captives/queries.ts';
import { listOf } from '../../../../rules/chronopia/roll/list.ts';
import { warbandsOf } from '../../../../rules/chronopia/roll/points.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { NumberField } from '../../parts/number-field.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import s from '../parts/parts.module.css';

export const RansomForm: OrderForm = (props): JSX.Element => {
  const { state, seat, player } = useForce();
  const concerned = (): Captured => [...takenFrom(state(), seat()), ...heldBy(state(), seat())];
  const partner = (captive: Captured[number][1]): string =>
    captive.seat === seat() ? captive.holder : captive.seat;
  const [chosen, setChosen] = chosenSignal<readonly string[]>(
    'chosen',
    concerned()[0] ? [concerned()[0]?.[0] ?? ''] : [],
  );
  const [price, setPrice] = chosenSignal('price', 0);
  return (
    <OrderPage
      order="ransom"
      args={chosen().length === 0 ? undefined : { captives: [...chosen()], price: price() }}
      title={t('Ransom')}
      question={t('Who goes home, and for how much?')}
      why={
        concerned().length === 0
          ? t('Neither side holds any captives.')
          : t('The other side is asked. The owner pays the holder.')
      }
      answer={t('Propose it')}
      icon="hand"
      onDone={props.onDone}
    >
      <For each={concerned()}>
        {([id, captive]) => (
          <Switch
            label={`${captive.count} × ${state().figures[captive.figure]?.name ?? ''}`}
            note={
              captive.seat === seat()
                ? t('yours, held by {who}', { who: player(partner(captive)) })
                : t('of {who}, held by you', { who: player(partner(captive)) })
            }
            on={chosen().includes(id)}
            onSwitch={(on) => setChosen((now) => (on ? [...now, id] : now.filter((each) => each !== id)))}
          />
        )}
      </For>
      <Show when={concerned().length > 0}>
        <div class={s.part}>
          <NumberField label={t('Ransom in gold')} value={price()} onNumber={setPrice} />
        </div>
      </Show>
    </OrderPage>
  );
};

export const KeepDruggedForm: OrderForm = (props): JSX.Element => {
  const { state, seat, player } = useForce();
  const held = () => heldBy(state(), seat()).filter(([id, { hope }]) => !hope && isKept(state(), id));
  const sorts = () => listOf(state(), seat()).filter(([, { nature }]) => nature === 'drugged');
  const [chosen, setChosen] = chosenSignal<readonly string[]>(
    'chosen',
    held().map(([id]) => id),
  );
  const [figure, setFigure] = chosenSignal('figure', sorts()[0]?.[0]);
  const into = () =>
    warbandsOf(state(), seat()).find(
      ([, { kind }]) => kind === state().figures[figure() ?? '']?.warband,
    )?.[0] ?? null;
  return (
    <OrderPage
      order="keep-drugged"
      args={
        chosen().length === 0 || figure() === undefined
          ? undefined
          : { captives: [...chosen()], figure: figure() ?? '', warband: into(), name: '' }
      }
      title={t('The Drugged')}
      question={t('Which captives do you keep?')}
      why={
        sorts().length === 0
          ? t('Add the Drugged to your army list first: their nature is “drugged”.')
          : t('They serve from now on, are paid, and learn nothing.')
      }
      answer={t('Keep them')}
      icon="check"
      onDone={props.onDone}
    >
      <For each={held()}>
        {([id, captive]) => (
          <Switch
            label={`${captive.count} × ${state().figures[captive.figure]?.name ?? ''}`}
            note={t('of {who}', { who: player(captive.seat) })}
            on={chosen().includes(id)}
            onSwitch={(on) => setChosen((now) => (on ? [...now, id] : now.filter((each) => each !== id)))}
          />
        )}
      </For>
      <Show when={sorts().length > 1}>
        <div class={s.part}>
          <Chips label={t('What they become')} wrap>
            <For each={sorts()}>
              {([id, each]) => (
                <Chip on={id === figure()} onTap={() => setFigure(id)}>
                  {each.name}
                </Chip>
              )}
            </For>
          </Chips>
        </div>
      </Show>
    </OrderPage>
  );
};
