/** A banner that leaves the map: gone to the last man, or given up. */
import { type JSX, Show } from 'solid-js';
import { blank, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import { t } from '../../../i18n/index.ts';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { count } from '../words.ts';
import { BannerAtHand, useBanner } from './confirm.tsx';
import { PickBanner } from './pick-banner.tsx';

export const DisbandForm: OrderForm = (props): JSX.Element => {
  const { contents } = useEmpire();
  const banner = useBanner(() => props.args);
  const left = () => {
    const one = banner();
    return worth((one && contents(one)) ?? blank);
  };
  return (
    <Show
      when={banner()}
      fallback={<PickBanner order="disband" question={t('Which banner is disbanded?')} />}
    >
      {(one) => (
        <OrderPage
          order="disband"
          args={{ banner: one().id }}
          question={t('Disband this banner?')}
          why={t('It leaves the map with all its baggage. Everybody sees that it is gone.')}
          answer={t('Disband it')}
          icon="trash"
          danger={left() > 0}
          onDone={props.onDone}
        >
          <BannerAtHand banner={one()} />
          <Show when={left() > 0}>
            <Warning
              words={t('It still holds {n} points. They are lost with it.', { n: count(left()) })}
              rule="me.losses.disband"
            />
          </Show>
        </OrderPage>
      )}
    </Show>
  );
};
