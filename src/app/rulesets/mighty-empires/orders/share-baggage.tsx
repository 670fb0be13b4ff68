/** The stores a realm goes to war with, shared out by thumb among its banners, and what they cannot carry into towns. */
import { type JSX, Show } from 'solid-js';
import { canStockpile, holdingsOf, mostBaggage } from '../../../../rules/mighty-empires/queries.ts';
import { purse } from '../../../../rules/mighty-empires/setup/baggage.ts';
import { t, tn } from '../../../i18n/index.ts';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { sumOf } from './shares.ts';
import { createSharing, ShareEvenly, SharingRows, SharingSum } from './sharing.tsx';

export const ShareBaggageForm: OrderForm = (props): JSX.Element => {
  const { state, seat, mine } = useEmpire();
  const all = () => purse(state(), seat());
  const sharing = createSharing({
    all,
    carriers: mine,
    towns: () =>
      state().options.rulings.startingStockpiles
        ? holdingsOf(state(), seat()).filter((holding) => canStockpile(holding))
        : [],
    fresh: !mine().some(({ baggage }) => baggage > 0),
  });
  const { loads, piles } = sharing;
  const full = () => mine().every(({ id }) => (loads()[id] ?? 0) === mostBaggage);
  const storing = () => state().options.rulings.startingStockpiles && (full() || sumOf(piles()) > 0);
  return (
    <OrderPage
      order="share-baggage"
      args={{ banners: loads(), stockpiles: piles() }}
      title={t('Share out baggage')}
      question={tn(all(), 'Who carries the one baggage point?', 'Who carries the {n} baggage points?')}
      why={t(
        'A baggage point feeds one banner for one month. Tap the symbols, or draw your thumb across them.',
      )}
      answer={t('Confirm shares')}
      icon="check"
      sum={<SharingSum sharing={sharing} />}
      quick={<ShareEvenly sharing={sharing} />}
      onDone={props.onDone}
    >
      <SharingRows sharing={sharing} towns={storing()} />
      <Show when={sharing.left() > 0}>
        <Warning
          rule="me.baggage.start"
          words={
            storing() || full()
              ? t('Any baggage left when the campaign begins is lost.')
              : t(
                  'Banners first: baggage they cannot carry may go into a city or fortress. Any baggage left when the campaign begins is lost.',
                )
          }
        />
      </Show>
    </OrderPage>
  );
};
