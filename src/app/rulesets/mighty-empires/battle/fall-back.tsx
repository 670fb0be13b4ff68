/** A beaten force that would rather leave than fight a second battle this month. */
import { For, type JSX, Show } from 'solid-js';
import { defendersOf } from '../../../../rules/mighty-empires/battle/sides.ts';
import { t } from '../../../i18n/index.ts';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { BannerAtHand } from '../orders/confirm.tsx';
import s from './fight.module.css';
import { wayOutLines } from './way-out-lines.ts';

export const FallBackForm: OrderForm = (props): JSX.Element => {
  const { state, to, player } = useEmpire();
  const { encounter: id = '' } = (props.args ?? {}) as { readonly encounter?: string };
  const found = state().encounters[id];
  return (
    <Show
      when={found}
      fallback={
        <Page bar={<TopBar back={to('today')} close title={t('Fall back again')} />}>
          <EmptyState title={t('No battle is waiting')}>
            {t('It was settled already, or the order that led to it was struck.')}
          </EmptyState>
        </Page>
      }
    >
      {(encounter) => (
        <OrderPage
          order="fall-back"
          args={{ encounter: id }}
          title={placeName(state(), encounter().tile)}
          question={t('Leave without a second battle?')}
          why={t(
            'Beaten this month already, your force may step back once more. {who} takes what it leaves.',
            {
              who: player(encounter().attacker),
            },
          )}
          answer={t('Fall back')}
          icon="forward"
          onDone={props.onDone}
        >
          <For each={defendersOf(state(), encounter())}>{(banner) => <BannerAtHand banner={banner} />}</For>
          <div class={s.part}>
            <For each={wayOutLines(state(), encounter(), 'defender')}>
              {(words) => <p class={s.line}>{words}</p>}
            </For>
          </div>
        </OrderPage>
      )}
    </Show>
  );
};
