/** A guest without an empire leads a banner for its owner: his name, for all to see. */
import { createSignal, type JSX, Show } from 'solid-js';
import { commanderOf } from '../../../../rules/mighty-empires/accord/commander.ts';
import { t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { BannerAtHand, useBanner } from '../orders/confirm.tsx';
import { PickBanner } from '../orders/pick-banner.tsx';

export const AppointForm: OrderForm = (props): JSX.Element => {
  const { state } = useEmpire();
  const banner = useBanner(() => props.args);
  const now = () => commanderOf(state(), banner()?.id ?? '') ?? '';
  const [name, setName] = createSignal(now());
  const answer = () =>
    name().trim() === '' ? t('I lead it myself') : t('Give it to {name}', { name: name().trim() });
  return (
    <Show
      when={banner()}
      fallback={<PickBanner order="appoint-commander" question={t('Which banner has a commander?')} />}
    >
      {(one) => (
        <OrderPage
          order="appoint-commander"
          args={name().trim() === now() ? undefined : { banner: one().id, name: name().trim() }}
          title={t('Commander')}
          question={t('Who leads this banner?')}
          why={t('An extra player may lead some of your banners. His orders are given from your seat.')}
          answer={answer()}
          icon="check"
          onDone={props.onDone}
        >
          <BannerAtHand banner={one()} />
          <Field label={t('Name of the player')} value={name()} maxLength={60} onInput={setName} />
        </OrderPage>
      )}
    </Show>
  );
};
