/** How the campaign is played, changed from now on: proposed here, agreed to by every other player. */
import { createSignal, type JSX } from 'solid-js';
import type { Json } from '../../../../kernel/json.ts';
import { differences } from '../../../../rules/ninth-age/diplomacy/change-rules.ts';
import type { Changed } from '../../../../rules/ninth-age/options.ts';
import { t, tn } from '../../../i18n/index.ts';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useRealms } from '../names.ts';
import { PlaySwitches } from './switches.tsx';

export const ChangeRulesForm: OrderForm = (props): JSX.Element => {
  const { state } = useRealms();
  const { standard, sizes, goal, turns, alliances, rulings } = state().options;
  const [now, setNow] = createSignal({
    standard,
    sizes,
    goal,
    turns,
    alliances,
    improvements: rulings.improvements,
    brash: rulings.brash,
  });
  const changed = (): Changed => differences(state(), now());
  const count = () => Object.keys(changed()).length;
  return (
    <OrderPage
      order="change-rules"
      args={count() === 0 ? undefined : (changed() as Json)}
      title={t('How you play')}
      question={t('What do you change?')}
      why={t('It counts as soon as everybody else has agreed.')}
      answer={t('Propose it')}
      icon="check"
      sum={count() === 0 ? t('nothing changed yet') : tn(count(), '{n} change', '{n} changes')}
      onDone={props.onDone}
    >
      <PlaySwitches now={now()} onChange={(some) => setNow({ ...now(), ...some })} />
    </OrderPage>
  );
};
