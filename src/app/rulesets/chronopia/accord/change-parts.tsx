/** What is played with, and when it ends, changed later: proposed here, agreed to by every other player. */
import { For, type JSX } from 'solid-js';
import { differences } from '../../../../rules/chronopia/accord/parts.ts';
import type { Part } from '../../../../rules/chronopia/options.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import s from '../../parts/founding.module.css';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import { EndFields } from '../founding/end.tsx';
import { partWords } from '../founding/options.ts';

export const ChangePartsForm: OrderForm = (props): JSX.Element => {
  const { state } = useForce();
  const [turned, setTurned] = chosenSignal<{ readonly [part in Part]?: boolean }>('turned', {});
  const [end, setEnd] = chosenSignal('end', state().options.end);
  const on = (part: Part): boolean => turned()[part] ?? state().options.parts[part];
  const changes = () => differences(state(), { parts: turned(), end: end() });
  return (
    <OrderPage
      order="change-parts"
      args={
        changes().length === 0
          ? undefined
          : { parts: turned(), end: changes().includes('end') ? { ...end() } : null }
      }
      title={t('How you play')}
      question={t('What do you play with?')}
      why={t('It counts as soon as everybody else has agreed.')}
      answer={t('Propose it')}
      icon="check"
      sum={
        changes().length === 0 ? t('nothing changed yet') : tn(changes().length, '{n} change', '{n} changes')
      }
      onDone={props.onDone}
    >
      <div class={s.switches}>
        <For each={partWords}>
          {({ part, label, why }) => (
            <Switch
              label={label()}
              note={why()}
              on={on(part)}
              onSwitch={(now) => setTurned((before) => ({ ...before, [part]: now }))}
            />
          )}
        </For>
      </div>
      <section class={s.part}>
        <Head title={t('the end')} />
        <EndFields end={end()} onChange={setEnd} />
      </section>
    </OrderPage>
  );
};
