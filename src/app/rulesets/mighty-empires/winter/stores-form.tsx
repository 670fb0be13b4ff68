/** The baggage bought, shared out by thumb among banners and the barns of cities and fortresses. */
import { type JSX, Show } from 'solid-js';
import { barns, supplied, toPlace } from '../../../../rules/mighty-empires/winter/deployment.ts';
import { t, tn } from '../../../i18n/index.ts';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { createSharing, ShareEvenly, SharingRows, SharingSum } from '../orders/sharing.tsx';

export const StoresForm: OrderForm = (props): JSX.Element => {
  const { state, seat } = useEmpire();
  const all = () => toPlace(state(), seat());
  const carriers = () => supplied(state(), seat());
  const sharing = createSharing({
    all,
    carriers,
    towns: () => barns(state(), seat()),
    fresh: carriers().every(({ baggage }) => baggage === 0),
  });
  return (
    <OrderPage
      order="store-baggage"
      args={{ banners: sharing.loads(), stockpiles: sharing.piles() }}
      title={t('Baggage for the spring')}
      question={tn(
        all(),
        'Where do you store the one baggage point?',
        'Where do you store the {n} baggage points?',
      )}
      why={t('Six to a banner, six to a city or fortress. Tap the symbols, or draw your thumb across them.')}
      answer={t('Confirm shares')}
      icon="check"
      sum={<SharingSum sharing={sharing} />}
      quick={<ShareEvenly sharing={sharing} />}
      onDone={props.onDone}
    >
      <SharingRows sharing={sharing} towns={sharing.towns().length > 0} />
      <Show when={sharing.left() > 0}>
        <Warning
          words={t('Baggage that you have not stored when the roads open is lost.')}
          rule="me.deployment.baggage"
        />
      </Show>
    </OrderPage>
  );
};
