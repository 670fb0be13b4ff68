/** A forced march: who goes on, what they eat a second time, and what it may cost them. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { openIn } from '../../../../campaign/open-to.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import { chance, mean } from '../../../../kernel/odds.ts';
import { secondMeal } from '../../../../rules/mighty-empires/peoples/march.ts';
import { stragglersOdds } from '../../../../rules/mighty-empires/peoples/odds.ts';
import { forces, type PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Page } from '../../../ui/page.tsx';
import { percent } from '../../../ui/percents.ts';
import { Row } from '../../../ui/rows.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import type { OrderForm } from '../../contract.ts';
import page from '../../parts/order-page.module.css';
import { OrderPage } from '../../parts/order-page.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerName, placeLine } from '../words.ts';

export const ForceMarchForm: OrderForm = (props): JSX.Element => {
  const empire = useEmpire();
  const { state, seat, mine } = empire;
  const marching = useMarchers();
  const given = (props.args as { readonly banners?: readonly string[] } | null)?.banners ?? [];
  const [going, setGoing] = chosenSignal<readonly string[]>('going', given);
  const tile = (): TileId | undefined => state().banners[given[0] ?? '']?.tile ?? undefined;
  const able = (): readonly PlacedBanner[] => {
    const at = tile();
    const ids = [...given, ...(at ? marching(at).map(({ id }) => id) : [])];
    return mine().filter(({ id }) => ids.includes(id));
  };
  const meal = () => secondMeal(state(), seat(), going());
  const fare = (id: string): string => {
    const from = meal()[id];
    if (from === undefined) return t('stays');
    if (from === 'forage') return t('eats off the land');
    if (from === 'stockpile') return t('eats from the stockpile');
    if (from === 'hunger') return t('nothing left to eat');
    if (from === id) return t('eats its own baggage');
    return t('eats baggage of banner {n}', { n: state().banners[from]?.number ?? '?' });
  };
  const odds = stragglersOdds();
  const places = () => [...forces(state(), seat()).keys()].filter((at) => marching(at).length > 0);
  return (
    <Show when={given.length > 0} fallback={<Places places={places()} href={hrefOf} />}>
      <OrderPage
        order="force-march"
        args={going().length > 0 ? { banners: [...going()] } : undefined}
        title={t('Forced march')}
        question={t('Who marches on?')}
        why={t('They eat a second time, then scout and move once more. No force does this twice a month.')}
        answer={t('March on')}
        icon="check"
        sum={t('{p} lose stragglers', { p: percent(chance(odds, (points) => points > 0)) })}
        onDone={props.onDone}
      >
        <Head named title={tile() ? placeName(state(), tile() as TileId) : ''} />
        <For each={able()}>
          {(banner) => (
            <Switch
              label={bannerName(banner)}
              note={fare(banner.id)}
              on={going().includes(banner.id)}
              onSwitch={(on) =>
                setGoing((now) => (on ? [...now, banner.id] : now.filter((id) => id !== banner.id)))
              }
            />
          )}
        </For>
        <p data-quiet="small">
          {t(
            'After the second move each banner rolls: {n} points fall behind on average, 300 at the worst.',
            {
              n: Math.round(mean(odds, (points) => points)),
            },
          )}
        </p>
      </OrderPage>
    </Show>
  );

  function hrefOf(at: TileId): string {
    return formOf(empire, 'force-march', { banners: marching(at).map(({ id }) => id) });
  }
};

/** Banners of a tile that may march on together. */
function useMarchers(): (at: TileId) => readonly PlacedBanner[] {
  const { view, seat, mine } = useEmpire();
  const able = createMemo(() => openIn(view(), seat(), 'force-march', 'banners'));
  return (at) => mine().filter(({ id, tile }) => tile === at && able().includes(id));
}

function Places(props: { places: readonly TileId[]; href: (tile: TileId) => string }): JSX.Element {
  const { state, to } = useEmpire();
  const marching = useMarchers();
  return (
    <Page bar={<TopBar back={to('today')} close title={t('Forced march')} />}>
      <h2 class={page.question}>{t('Which force marches on?')}</h2>
      <Show
        when={props.places.length > 0}
        fallback={
          <EmptyState title={t('No force can march on')}>
            {t('Only goblinoids that have moved this month and met nobody can march on.')}
          </EmptyState>
        }
      >
        <RowsOf label={t('Which force marches on?')} of={props.places}>
          {(at) => (
            <Row
              lead={<Show when={marching(at)[0]}>{(banner) => <Flag banner={banner()} bare />}</Show>}
              title={listed(marching(at).map(bannerName))}
              note={placeLine(state(), at)}
              href={props.href(at)}
            />
          )}
        </RowsOf>
      </Show>
    </Page>
  );
}
