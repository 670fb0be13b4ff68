/** Captives sold, ridden for, or left with their holder: who they are, and one button. */
import type { JSX } from 'solid-js';
import { For } from 'solid-js';
import { slaversPay } from '../../../../rules/chronopia/captives/dispose.ts';
import { countOf } from '../../../../rules/chronopia/captives/queries.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';

interface Given {
  readonly captives?: readonly string[];
}

export const SellCaptivesForm: OrderForm = (props): JSX.Element => {
  const { state } = useForce();
  const captives = () => [...((props.args as Given).captives ?? [])];
  return (
    <OrderPage
      order="sell-captives"
      args={{ captives: captives() }}
      title={t('Captives')}
      question={tn(countOf(state(), captives()), 'Sell one captive?', 'Sell {n} captives?')}
      why={t('The slavers pay {gold} gold, and nobody sees them again.', {
        gold: slaversPay(state(), captives()),
      })}
      answer={t('Sell them')}
      danger
      onDone={props.onDone}
    >
      <Captured captives={captives()} />
    </OrderPage>
  );
};
export const RescueForm: OrderForm = (props): JSX.Element => {
  const { state, player } = useForce();
  const captives = () => [...((props.args as Given).captives ?? [])];
  const holder = () => player(state().captives[captives()[0] ?? '']?.holder ?? '');
  return (
    <OrderPage
      order="rescue"
      args={{ captives: captives() }}
      title={t('Captives')}
      question={tn(countOf(state(), captives()), 'Ride to free one captive?', 'Ride to free {n} captives?')}
      why={t('It is a battle against {holder}, fought before any other. Nobody stakes a territory on it.', {
        holder: holder(),
      })}
      answer={t('Ride to their rescue')}
      icon="forward"
      onDone={props.onDone}
    >
      <Captured captives={captives()} />
    </OrderPage>
  );
};
export const ForgoRescueForm: OrderForm = (props): JSX.Element => {
  const { state } = useForce();
  const captives = () => [...((props.args as Given).captives ?? [])];
  return (
    <OrderPage
      order="forgo-rescue"
      args={{ captives: captives() }}
      title={t('Captives')}
      question={tn(
        countOf(state(), captives()),
        'Leave one captive to their fate?',
        'Leave {n} captives to their fate?',
      )}
      why={t('No rescue comes then. They may still be ransomed, if the holder will.')}
      answer={t('Leave them')}
      danger
      onDone={props.onDone}
    >
      <Captured captives={captives()} />
    </OrderPage>
  );
};
/** Who they are, and what made them what they are. */
function Captured(props: { captives: readonly string[] }): JSX.Element {
  const { state } = useForce();
  return (
    <Rows facts label={t('Captives')}>
      <For each={props.captives.flatMap((id) => state().captives[id] ?? [])}>
        {({ count: many, figure, spent }) => (
          <Row
            lead={<Seal icon="prisoner" />}
            title={`${many} × ${state().figures[figure]?.name ?? ''}`}
            note={[
              t('{cost} points each', { cost: state().figures[figure]?.cost ?? 0 }),
              spent > 0 ? t('{n} spent', { n: spent }) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        )}
      </For>
    </Rows>
  );
}
