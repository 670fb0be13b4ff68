/** What every form that buys troops shares: how many models, what they cost, and the enter key that buys them. */
import { type JSX, Show } from 'solid-js';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { DraftContext } from '../../../remembered.ts';
import { NumberField } from '../../parts/number-field.tsx';
import s from './court.module.css';

/** @param form which of the desk's forms it is: each keeps its own numbers */
export function createAmount(form: 'new' | 'refit' | 'hire') {
  const [models, setModels] = chosenSignal(`${form} models`, 0);
  const [points, setPoints] = chosenSignal(`${form} points`, 0);
  const clear = (): void => {
    setModels(0);
    setPoints(0);
  };
  return { models, setModels, points, setPoints, clear };
}

export function Purchase(props: { onBuy: () => Promise<void>; children: JSX.Element }): JSX.Element {
  return (
    <form
      class={s.part}
      onSubmit={(event) => {
        event.preventDefault();
        void props.onBuy();
      }}
    >
      {props.children}
    </form>
  );
}

export function AmountFields(props: {
  amount: ReturnType<typeof createAmount>;
  /** What the models are called; undefined where none are counted. */
  models: string | undefined;
  left: number;
  /** Points of heroes who come without crowns. */
  called?: number;
  /** What all of it costs, where that is more than these points. */
  cost?: number;
}): JSX.Element {
  const called = () => props.called ?? 0;
  const most = () => props.left + called();
  const { amount } = props;
  return (
    // The amount keeps its numbers: a field would take over what another form of the desk has under its label.
    <DraftContext.Provider value={undefined}>
      <div class={s.pair}>
        <Show when={props.models}>
          {(label) => (
            <NumberField label={label()} value={amount.models()} most={999} onNumber={amount.setModels} />
          )}
        </Show>
        <NumberField
          label={t('Points')}
          value={amount.points()}
          hint={
            called() > 0
              ? t('{n} left, {called} of them heroes who answered the call', { n: most(), called: called() })
              : t('{n} left', { n: most() })
          }
          error={(props.cost ?? amount.points()) > most() ? t('You do not have enough crowns.') : undefined}
          onNumber={amount.setPoints}
        />
      </div>
    </DraftContext.Provider>
  );
}
