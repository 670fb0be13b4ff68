/** Razing: what it brings, who carries it off, what it costs. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { isTileId, type TileId } from '../../../../kernel/hex.ts';
import { force, forces, mostBaggage } from '../../../../rules/mighty-empires/queries.ts';
import { foreignFirst, loot, unrazable } from '../../../../rules/mighty-empires/siege/raze.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { LoadRow } from '../orders/load-row.tsx';
import { PickTile } from '../orders/pick-tile.tsx';
import { type Loads, sumOf } from '../orders/shares.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerName } from '../words.ts';
import s from './siege.module.css';

export const RazeForm: OrderForm = (props): JSX.Element => {
  const { state, seat } = useEmpire();
  const tile = (): TileId | undefined => {
    const { tile: said } = (props.args ?? {}) as { readonly tile?: string };
    return said !== undefined && isTileId(said) ? said : undefined;
  };
  const places = () =>
    foreignFirst(state(), seat(), [...forces(state(), seat()).keys()]).filter(
      (each) => !unrazable(state(), seat(), each),
    );
  return (
    <Show
      when={tile()}
      keyed
      fallback={<PickTile order="raze" question={t('What is put to the torch?')} tiles={places()} />}
    >
      {(at) => <Raze tile={at} onDone={props.onDone} />}
    </Show>
  );
};

function Raze(props: { tile: TileId; onDone: () => void }): JSX.Element {
  const { state, seat } = useEmpire();
  const there = () => force(state(), seat(), props.tile);
  const all = loot(state(), props.tile);
  const own = state().tiles[props.tile]?.flag === seat();
  const [loads, setLoads] = chosenSignal<Loads>('loads', filled());
  const left = createMemo(() => all - sumOf(loads()));
  return (
    <OrderPage
      order="raze"
      args={{ tile: props.tile, shares: loads() }}
      title={placeName(state(), props.tile)}
      question={tn(all, 'Raze it for one baggage point?', 'Raze it for {n} baggage points?')}
      why={t('It belongs to nobody then, feeds nobody and earns nothing, until it recovers some winter.')}
      answer={t('Put it to the torch')}
      danger
      sum={
        <>
          <b>{t('{n} of {of} carried off', { n: all - left(), of: all })}</b>
          {left() > 0 ? tn(left(), '{n} burnt', '{n} burnt') : t('nothing lost')}
        </>
      }
      onDone={props.onDone}
    >
      <For each={there()}>
        {(banner) => (
          <LoadRow
            lead={<Flag banner={banner} bare />}
            title={bannerName(banner)}
            note={tn(banner.baggage, 'carries {n} now', 'carries {n} now')}
            value={banner.baggage + (loads()[banner.id] ?? 0)}
            most={banner.baggage + (loads()[banner.id] ?? 0) + left()}
            onLoad={(load) =>
              setLoads((now) => ({ ...now, [banner.id]: Math.max(0, load - banner.baggage) }))
            }
          />
        )}
      </For>
      <p class={s.hint}>
        {t(
          'What stands beside a banner is the baggage it carries afterwards. Your flag stays, to show who did it.',
        )}
      </p>
      <Show when={own}>
        <Warning words={t('It is your own: your empire loses the tile and its revenue.')} rule="me.raze" />
      </Show>
    </OrderPage>
  );

  function filled(): Loads {
    let rest = all;
    return Object.fromEntries(
      there().map(({ id, baggage }) => {
        const taken = Math.min(rest, mostBaggage - baggage);
        rest -= taken;
        return [id, taken];
      }),
    );
  }
}
