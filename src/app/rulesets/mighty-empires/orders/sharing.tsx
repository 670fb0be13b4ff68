/** Baggage shared out by thumb among banners and the barns of cities and fortresses: before the campaign, and in winter. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { mostStockpile, type PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import type { Holding } from '../../../../rules/mighty-empires/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Headed } from '../../parts/headed.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerName, kindIcons, kindName, kindOf, placeLine } from '../words.ts';
import { LoadRow } from './load-row.tsx';
import { evenLoads, type Loads, spareLoads, sumOf } from './shares.ts';

interface Stores {
  /** Loads there are in all. */
  readonly all: () => number;
  readonly carriers: () => readonly PlacedBanner[];
  readonly towns: () => readonly (Holding & { readonly tile: TileId })[];
  /** Nothing was shared out yet: it begins evenly. */
  readonly fresh: boolean;
}
export interface Sharing extends Stores {
  readonly loads: () => Loads;
  readonly piles: () => Loads;
  readonly load: (banner: string, loads: number) => void;
  readonly pile: (tile: TileId, loads: number) => void;
  readonly evenly: () => void;
  /** Loads that lie nowhere yet. */
  readonly left: () => number;
}

export function createSharing(stores: Stores): Sharing {
  const { all, carriers, towns, fresh } = stores;
  const even = () =>
    evenLoads(
      carriers().map(({ id }) => id),
      all(),
    );
  const spare = () =>
    spareLoads(
      towns().map(({ tile }) => tile),
      all() - sumOf(even()),
    );
  const [loads, setLoads] = chosenSignal<Loads>(
    'loads',
    fresh ? even() : Object.fromEntries(carriers().map(({ id, baggage }) => [id, baggage])),
  );
  const [piles, setPiles] = chosenSignal<Loads>(
    'piles',
    fresh
      ? spare()
      : Object.fromEntries(
          towns().flatMap(({ tile, stockpile }) => (stockpile > 0 ? [[tile, stockpile]] : [])),
        ),
  );
  return {
    ...stores,
    loads,
    piles,
    load: (banner, load) => void setLoads((now) => ({ ...now, [banner]: load })),
    pile: (tile, load) => void setPiles((now) => ({ ...now, [tile]: load })),
    evenly: () => {
      setPiles(spare());
      setLoads(even());
    },
    left: createMemo(() => all() - sumOf(loads()) - sumOf(piles())),
  };
}

/** What the answer comes to. */
export function SharingSum(props: { sharing: Sharing }): JSX.Element {
  const all = () => props.sharing.all();
  const left = () => props.sharing.left();
  return (
    <>
      <b>{t('{n} of {of} shared', { n: all() - left(), of: all() })}</b>
      {left() > 0 ? tn(left(), '{n} left over', '{n} left over') : t('nothing left over')}
    </>
  );
}

export function ShareEvenly(props: { sharing: Pick<Sharing, 'evenly'> }): JSX.Element {
  return (
    <Button small onTap={() => props.sharing.evenly()}>
      {t('Share evenly')}
    </Button>
  );
}

/** The sacks of every banner, and of the towns where they may be filled. */
export function SharingRows(props: { sharing: Sharing; towns: boolean }): JSX.Element {
  const { state } = useEmpire();
  const { carriers, towns, loads, piles, left, load, pile } = props.sharing;
  return (
    <>
      <For each={carriers()}>
        {(banner) => (
          <LoadRow
            lead={<Flag banner={banner} bare />}
            title={bannerName(banner)}
            note={banner.tile === null ? t('not on the map yet') : placeLine(state(), banner.tile)}
            value={loads()[banner.id] ?? 0}
            most={(loads()[banner.id] ?? 0) + left()}
            onLoad={(sacks) => load(banner.id, sacks)}
          />
        )}
      </For>
      <Show when={props.towns}>
        <Headed title={t('stockpiles')} note={t('at most {n} each', { n: mostStockpile })}>
          <For each={towns()}>
            {(town) => (
              <LoadRow
                lead={<Seal icon={kindIcons[kindOf(town)]} />}
                title={placeName(state(), town.tile)}
                note={kindName(kindOf(town))}
                value={piles()[town.tile] ?? 0}
                most={(piles()[town.tile] ?? 0) + left()}
                onLoad={(sacks) => pile(town.tile, sacks)}
              />
            )}
          </For>
        </Headed>
      </Show>
    </>
  );
}
