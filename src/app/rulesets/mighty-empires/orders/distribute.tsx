/** Baggage moved among the banners of one tile and its stockpile: goods are moved, never made. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { isTileId, type TileId } from '../../../../kernel/hex.ts';
import { opensStores } from '../../../../rules/mighty-empires/muster/stores.ts';
import { force, mostStockpile } from '../../../../rules/mighty-empires/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { Headed } from '../../parts/headed.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerName, kindIcons, kindOf, placeLine } from '../words.ts';
import { LoadRow } from './load-row.tsx';
import { PickTile } from './pick-tile.tsx';
import { evenLoads, type Loads, sumOf } from './shares.ts';
import { ShareEvenly } from './sharing.tsx';

export const DistributeForm: OrderForm = (props): JSX.Element => {
  const tile = (): TileId | undefined => {
    const { tile: said } = (props.args ?? {}) as { readonly tile?: string };
    return said !== undefined && isTileId(said) ? said : undefined;
  };
  return (
    <Show when={tile()} keyed fallback={<PickTile order="distribute" />}>
      {(at) => <Distribute tile={at} onDone={props.onDone} />}
    </Show>
  );
};

/** What lies in one tile, and who is to carry it. */
function createLoading(tile: TileId) {
  const { state, seat } = useEmpire();
  const carriers = () => force(state(), seat(), tile);
  const holding = () => state().tiles[tile];
  const store = () => holding()?.stockpile ?? 0;
  const stores = () => opensStores(state(), seat(), tile);
  const all = () => carriers().reduce((sum, { baggage }) => sum + baggage, stores() ? store() : 0);
  const now = (): Loads => Object.fromEntries(carriers().map(({ id, baggage }) => [id, baggage]));
  const [loads, setLoads] = chosenSignal<Loads>('loads', now());
  const [pile, setPile] = chosenSignal('pile', store());
  const evenly = (): void => {
    const even = evenLoads(
      carriers().map(({ id }) => id),
      all(),
    );
    setLoads(even);
    setPile(stores() ? Math.min(mostStockpile, all() - sumOf(even)) : store());
  };
  const left = createMemo(() => all() - sumOf(loads()) - (stores() ? pile() : 0));
  /** The town whose stores are open to the force. */
  const town = () => (stores() ? holding() : undefined);
  return { all, carriers, town, loads, setLoads, pile, setPile, left, evenly };
}

function Distribute(props: { tile: TileId; onDone: () => void }): JSX.Element {
  const empire = useEmpire();
  const loading = createLoading(props.tile);
  const { all, carriers, town, loads, setLoads, pile, setPile, left } = loading;
  return (
    <OrderPage
      order="distribute"
      args={{ tile: props.tile, banners: loads(), ...(town() ? { stockpile: pile() } : {}) }}
      title={placeName(empire.state(), props.tile)}
      question={tn(
        all(),
        'Who carries the one baggage point here?',
        'Who carries the {n} baggage points here?',
      )}
      why={t('Banners in one tile share as they like: six each at most.')}
      answer={t('Move the baggage like this')}
      icon="check"
      sum={
        <>
          <b>{t('{n} of {of} loaded', { n: all() - left(), of: all() })}</b>
          {left() > 0 ? tn(left(), '{n} thrown away', '{n} thrown away') : t('nothing thrown away')}
        </>
      }
      quick={<ShareEvenly sharing={loading} />}
      onDone={props.onDone}
    >
      <For each={carriers()}>
        {(banner) => (
          <LoadRow
            lead={<Flag banner={banner} bare />}
            title={bannerName(banner)}
            note={tn(banner.baggage, 'carries {n} now', 'carries {n} now')}
            value={loads()[banner.id] ?? 0}
            most={(loads()[banner.id] ?? 0) + left()}
            onLoad={(load) => setLoads((before) => ({ ...before, [banner.id]: load }))}
          />
        )}
      </For>
      <Show when={town()}>
        {(found) => (
          <Headed title={t('stockpile')}>
            <LoadRow
              lead={<Seal icon={kindIcons[kindOf(found())]} />}
              title={placeLine(empire.state(), props.tile)}
              note={tn(found().stockpile, 'holds {n} now', 'holds {n} now')}
              value={pile()}
              most={pile() + left()}
              onLoad={setPile}
            />
            <Show when={found().stockpile > 0}>
              <Button
                kind="quiet"
                small
                icon="trash"
                href={formOf(empire, 'burn-stores', { tile: props.tile })}
              >
                {t('Burn the stockpile')}
              </Button>
            </Show>
          </Headed>
        )}
      </Show>
      <Show when={left() > 0}>
        <Warning
          rule="me.reorganisation.baggage"
          words={tn(
            left(),
            '{n} baggage point is left by the roadside.',
            '{n} baggage points are left by the roadside.',
          )}
        />
      </Show>
    </OrderPage>
  );
}
