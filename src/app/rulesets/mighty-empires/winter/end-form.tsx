/** Going on to the next phase where something would go to waste: it says what, and asks once. */
import { type JSX, onMount, Show } from 'solid-js';
import { offerOf } from '../../../../campaign/acts.ts';
import { phases } from '../../../../rules/mighty-empires/phases.ts';
import { phaseAfter, type WinterPhase } from '../../../../rules/mighty-empires/winter/state.ts';
import { t } from '../../../i18n/index.ts';
import { useTasks } from '../../../screens/campaign/today/use-tasks.ts';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';

export const EndPhaseForm: OrderForm = (props): JSX.Element => {
  const { view, state, seat, say } = useEmpire();
  const { give } = useTasks();
  const { phase } = (props.args ?? {}) as { readonly phase?: WinterPhase };
  const nameOf = (id: string | undefined): string => {
    const found = phases.find((each) => each.id === id);
    return found ? say(found.title) : t('Spring');
  };
  const next = () => nameOf(phase && phaseAfter(phase, state().options.parts));
  const offer = offerOf(view(), seat(), 'end-winter-phase', props.args);
  const plain = offer?.open === true && (offer.mind ?? []).length === 0;
  onMount(() => {
    if (plain) void give('end-winter-phase', props.args).then((done) => done && props.onDone());
  });
  return (
    <Show when={!plain}>
      <OrderPage
        order="end-winter-phase"
        args={props.args}
        title={nameOf(phase)}
        question={t('On to {next}?', { next: next() })}
        answer={t('Go on')}
        icon="forward"
        onDone={props.onDone}
      />
    </Show>
  );
};
