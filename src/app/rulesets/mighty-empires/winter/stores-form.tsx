/** The baggage bought, shared out by thumb among banners and the barns of cities and fortresses. */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { mostStockpile } from '../../../../rules/mighty-empires/queries.ts';
import { barns, supplied, toPlace } from '../../../../rules/mighty-empires/winter/deployment.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { LoadRow } from '../orders/load-row.tsx';
import s from '../orders/orders.module.css';
import { evenLoads, type Loads, sumOf } from '../orders/shares.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerName, kindIcons, kindName, kindOf, placeLine } from '../words.ts';

export const StoresForm: OrderForm = (props): JSX.Element => {
  const { state, seat } = useEmpire();
  const all = () => toPlace(state(), seat());
  const carriers = () => supplied(state(), seat());
  const towns = () => barns(state(), seat());
  const ids = () => carriers().map(({ id }) => id);
  const fresh = () => carriers().every(({ baggage }) => baggage === 0);
  const [loads, setLoads] = createSignal<Loads>(
    fresh()
      ? evenLoads(ids(), all())
      : Object.fromEntries(carriers().map(({ id, baggage }) => [id, baggage])),
  );
  const [piles, setPiles] = createSignal<Loads>(
    Object.fromEntries(towns().flatMap(({ tile, stockpile }) => (stockpile > 0 ? [[tile, stockpile]] : []))),
  );
  const left = createMemo(() => all() - sumOf(loads()) - sumOf(piles()));
  return (
    <OrderPage
      order="store-baggage"
      args={{ banners: loads(), stockpiles: piles() }}
      title={t('Stores for the spring')}
      question={tn(all(), 'Where does the one load lie?', 'Where do the {n} loads lie?')}
      why={t('Six to a banner, six to a city or fortress. Tap the sacks, or draw your thumb across them.')}
      answer={t('Share it out so')}
      icon="check"
      sum={
        <>
          <b>{t('{n} of {of} shared', { n: all() - left(), of: all() })}</b>
          {left() > 0 ? tn(left(), '{n} left over', '{n} left over') : t('nothing left over')}
        </>
      }
      quick={
        <Button
          small
          onTap={() => {
            setPiles({});
            setLoads(evenLoads(ids(), all()));
          }}
        >
          {t('Share evenly')}
        </Button>
      }
      onDone={props.onDone}
    >
      <For each={carriers()}>
        {(banner) => (
          <LoadRow
            lead={<Flag banner={banner} bare />}
            title={bannerName(banner)}
            note={banner.tile === null ? t('not on the map yet') : placeLine(state(), banner.tile)}
            value={loads()[banner.id] ?? 0}
            most={(loads()[banner.id] ?? 0) + left()}
            onLoad={(load) => setLoads((now) => ({ ...now, [banner.id]: load }))}
          />
        )}
      </For>
      <Show when={towns().length > 0}>
        <section class={s.part}>
          <Head title={t('stockpiles')} note={t('at most {n} each', { n: mostStockpile })} />
          <For each={towns()}>
            {(town) => (
              <LoadRow
                lead={<Seal icon={kindIcons[kindOf(town)]} />}
                title={placeName(state(), town.tile)}
                note={kindName(kindOf(town))}
                value={piles()[town.tile] ?? 0}
                most={(piles()[town.tile] ?? 0) + left()}
                onLoad={(load) => setPiles((now) => ({ ...now, [town.tile]: load }))}
              />
            )}
          </For>
        </section>
      </Show>
      <Show when={left() > 0}>
        <Warning words={t('What lies nowhere when the roads open is lost.')} />
      </Show>
    </OrderPage>
  );
};
