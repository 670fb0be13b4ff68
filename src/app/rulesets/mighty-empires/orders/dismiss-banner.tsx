/** A banner taken back into the army while it is being divided. */
import { type JSX, Show } from 'solid-js';
import { blank, booked } from '../../../../rules/mighty-empires/ledger/book.ts';
import { t } from '../../../i18n/index.ts';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { count } from '../words.ts';
import { BannerAtHand, useBanner } from './confirm.tsx';
import { PickBanner } from './pick-banner.tsx';

export const DismissBannerForm: OrderForm = (props): JSX.Element => {
  const { contents } = useEmpire();
  const banner = useBanner(() => props.args);
  const held = () => {
    const one = banner();
    return booked((one && contents(one)) ?? blank);
  };
  return (
    <Show
      when={banner()}
      fallback={<PickBanner order="dismiss-banner" question={t('Which banner do you take back?')} />}
    >
      {(one) => (
        <OrderPage
          order="dismiss-banner"
          args={{ banner: one().id }}
          question={t('Disband this banner?')}
          why={
            held() > 0
              ? t(
                  'Its {n} points can be divided again, and its list is lost. Its baggage can be shared out again.',
                  {
                    n: count(held()),
                  },
                )
              : t('Its baggage can be shared out again.')
          }
          answer={t('Disband')}
          icon="undo"
          onDone={props.onDone}
        >
          <BannerAtHand banner={one()} />
        </OrderPage>
      )}
    </Show>
  );
};
