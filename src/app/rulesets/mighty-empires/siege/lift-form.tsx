/** Leaving a siege: who turns back, and where each of them came from. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Besieging } from '../../../../rules/mighty-empires/siege/walls.ts';
import { t, tn } from '../../../i18n/index.ts';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { bannerName } from '../words.ts';
import { NoSiege } from './no-siege.tsx';
import { PickBanners } from './pick-banners.tsx';
import s from './siege.module.css';
import { siegeAt, standing } from './siege-words.ts';

export const LiftForm: OrderForm = (props): JSX.Element => {
  const { state } = useEmpire();
  return (
    <Show when={siegeAt(state(), props.args)} fallback={<NoSiege order="lift-siege" args={props.args} />}>
      {(siege) => <Lift siege={siege()} onDone={props.onDone} />}
    </Show>
  );
};

function Lift(props: { siege: Besieging; onDone: () => void }): JSX.Element {
  const { state } = useEmpire();
  const { id, tile, attackers } = props.siege;
  const [picked, setPicked] = createSignal<ReadonlySet<string>>(new Set(Object.keys(attackers)));
  const before = () => standing(state(), Object.keys(attackers));
  const stay = () => before().length - picked().size;
  return (
    <OrderPage
      order="lift-siege"
      args={picked().size > 0 ? { siege: id, banners: [...picked()] } : undefined}
      title={placeName(state(), tile)}
      question={t('Who leaves the siege?')}
      why={t('Each goes back the way it came. That is its move for this turn.')}
      answer={stay() === 0 ? t('Give up the siege') : t('March off')}
      danger={stay() === 0}
      sum={
        <>
          <b>{tn(picked().size, 'one leaves', '{n} leave')}</b>
          {stay() === 0 ? t('the siege is over') : tn(stay(), 'one stays', '{n} stay')}
        </>
      }
      onDone={props.onDone}
    >
      <PickBanners banners={before()} picked={picked()} onPick={setPicked} />
      <p class={s.hint}>
        <For each={before().filter((banner) => picked().has(banner.id))}>
          {(banner) => (
            <>
              {attackers[banner.id] === tile
                ? t('{banner} back aboard.', { banner: bannerName(banner) })
                : t('{banner} back to {place}.', {
                    banner: bannerName(banner),
                    place: placeName(state(), attackers[banner.id] ?? tile),
                  })}{' '}
            </>
          )}
        </For>
      </p>
    </OrderPage>
  );
}
