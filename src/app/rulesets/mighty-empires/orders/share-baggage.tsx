/** The stores a realm goes to war with, shared out by thumb among its banners, and what they cannot carry into towns. */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import {
  canStockpile,
  holdingsOf,
  mostBaggage,
  mostStockpile,
} from '../../../../rules/mighty-empires/queries.ts';
import { purse } from '../../../../rules/mighty-empires/setup/baggage.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerName, kindIcons, kindName, kindOf, placeLine } from '../words.ts';
import { LoadRow } from './load-row.tsx';
import s from './orders.module.css';
import { evenLoads, type Loads, sumOf } from './shares.ts';

export const ShareBaggageForm: OrderForm = (props): JSX.Element => {
  const { state, seat, mine } = useEmpire();
  const all = () => purse(state(), seat());
  const carriers = () => mine().map(({ id }) => id);
  const towns = () => holdingsOf(state(), seat()).filter((holding) => canStockpile(holding));
  const given = () => mine().some(({ baggage }) => baggage > 0);
  const [loads, setLoads] = createSignal<Loads>(
    given()
      ? Object.fromEntries(mine().map(({ id, baggage }) => [id, baggage]))
      : evenLoads(carriers(), all()),
  );
  const [piles, setPiles] = createSignal<Loads>(
    Object.fromEntries(towns().flatMap(({ tile, stockpile }) => (stockpile > 0 ? [[tile, stockpile]] : []))),
  );
  const left = createMemo(() => all() - sumOf(loads()) - sumOf(piles()));
  const full = () => mine().every(({ id }) => (loads()[id] ?? 0) === mostBaggage);
  const storing = () => state().options.rulings.startingStockpiles && (full() || sumOf(piles()) > 0);
  return (
    <OrderPage
      order="share-baggage"
      args={{ banners: loads(), stockpiles: piles() }}
      title={t('Share out baggage')}
      question={tn(all(), 'Who carries the one load?', 'Who carries the {n} loads?')}
      why={t('A load feeds one banner for one month. Tap the sacks, or draw your thumb across them.')}
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
            setLoads(evenLoads(carriers(), all()));
          }}
        >
          {t('Share evenly')}
        </Button>
      }
      onDone={props.onDone}
    >
      <For each={mine()}>
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
      <Show when={storing()}>
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
        <Warning
          words={
            storing() || full()
              ? t('What is left when the campaign begins is lost.')
              : t(
                  'Banners first: what they cannot carry may go into a city or fortress. What is left when the campaign begins is lost.',
                )
          }
        />
      </Show>
    </OrderPage>
  );
};
