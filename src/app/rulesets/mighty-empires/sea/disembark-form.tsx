/** Who comes ashore in a harbour, and whom they meet there. */
import { type JSX, Show } from 'solid-js';
import { isAboard } from '../../../../rules/mighty-empires/sea/aboard.ts';
import { staysAboard } from '../../../../rules/mighty-empires/sea/land.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { EmptyState } from '../../../ui/states.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { PickBanners } from '../siege/pick-banners.tsx';

export const DisembarkForm: OrderForm = (props): JSX.Element => {
  const { state, mine } = useEmpire();
  const given = (props.args ?? {}) as { readonly banners?: readonly string[] };
  const aboard = () => mine().filter(isAboard);
  const first = () =>
    aboard().find(({ id }) => given.banners?.includes(id)) ??
    aboard().find(({ id }) => !staysAboard(state(), id)) ??
    aboard()[0];
  const tile = first()?.tile ?? '';
  const here = () => aboard().filter((banner) => banner.tile === tile);
  const [going, setGoing] = chosenSignal<ReadonlySet<string>>(
    'going',
    new Set(given.banners ?? here().map(({ id }) => id)),
  );
  const banners = () => here().flatMap(({ id }) => (going().has(id) ? [id] : []));
  return (
    <OrderPage
      order="disembark"
      args={banners().length > 0 ? { banners: banners() } : undefined}
      title={tile === '' ? t('Land') : placeName(state(), tile)}
      question={t('Who comes ashore?')}
      why={t('To land is to march in: it is their move of this turn.')}
      answer={t('Land')}
      icon="check"
      onDone={props.onDone}
    >
      <Show
        when={here().length > 0}
        fallback={
          <EmptyState title={t('Nobody is aboard')}>{t('No ship of yours carries a banner.')}</EmptyState>
        }
      >
        <PickBanners banners={here()} picked={going()} onPick={setGoing} />
      </Show>
    </OrderPage>
  );
};
