/** The map: the realm under the thumb. A tap on a tile brings up its sheet; the head says where we are. */
import { useNavigate, useSearch } from '@tanstack/solid-router';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { TileId } from '../../../../kernel/hex.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { yearOf, yearTitle } from '../../../campaign/years.ts';
import { t } from '../../../i18n/index.ts';
import { type MapHandle, MapView } from '../../../map/index.ts';
import { preferences } from '../../../preferences.ts';
import type { MapScene } from '../../../rulesets/contract.ts';
import { gameIcon } from '../../../rulesets/parts/icon.ts';
import { theme } from '../../../theme/theme.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { JustRolled, useJustRolled } from '../parts/just-rolled.tsx';
import s from './map.module.css';

const seenWhole = 24;

export default function MapScreen(): JSX.Element {
  const { view, seat, app } = useCampaign();
  const search = useSearch({ strict: false });
  const wanted = () => (search() as { tile?: string }).tile as TileId | undefined;
  const [selected, setSelected] = createSignal<TileId | undefined>(wanted());
  const [covered, setCovered] = createSignal(0);
  const scene = createMemo(() => app.scene?.(view(), seat()));
  const home = useHome(scene, wanted);
  let handle: MapHandle | undefined;
  const close = (): void => {
    setSelected(undefined);
    setCovered(0);
  };
  // What was rolled for a tile lies where its sheet lay.
  createEffect(on(useJustRolled(), (now) => now && close(), { defer: true }));
  return (
    <div class={s.screen}>
      <MapHead />
      <Show when={scene()?.tiles.length} fallback={<NoLand />}>
        <div class={s.map}>
          <MapView
            seed={scene()?.seed ?? ''}
            origin={scene()?.origin}
            tiles={scene()?.tiles ?? []}
            banners={scene()?.banners ?? []}
            ships={scene()?.ships ?? []}
            labels={scene()?.labels ?? []}
            hints={scene()?.hints ?? []}
            routes={scene()?.routes ?? []}
            theme={theme()}
            textScale={preferences().textSize / 100}
            selected={selected()}
            start={home()}
            covered={{ bottom: covered() }}
            label={t('Map of {title}', { title: view().title })}
            onTap={(tile) => (tile === undefined || tile === selected() ? close() : setSelected(tile))}
            ref={(made) => {
              handle = made;
            }}
          />
          <div class={s.controls}>
            <IconButton ringed icon="recentre" label={t('Show the whole map')} onTap={() => handle?.fit()} />
          </div>
          <Show
            when={selected()}
            fallback={
              <div class={s.result}>
                <JustRolled />
              </div>
            }
          >
            {(tile) => <Sheet tile={tile()} onCovered={setCovered} onClose={close} />}
          </Show>
        </div>
      </Show>
    </div>
  );
}

/** Where the thumb starts. */
function useHome(
  scene: () => MapScene | undefined,
  wanted: () => TileId | undefined,
): () => TileId | undefined {
  const { view, seat, app } = useCampaign();
  const capital = () =>
    scene()?.tiles.find(
      ({ settlement, owner }) => settlement === 'capital' && owner === app.tincture(view(), seat()),
    );
  /** A small map is seen whole; on a large one the thumb starts at home. */
  return () =>
    wanted() ??
    ((scene()?.tiles.length ?? 0) <= seenWhole
      ? undefined
      : (scene()?.banners.find(({ mine }) => mine)?.tile ?? capital()?.id));
}

function MapHead(): JSX.Element {
  const { view, say, app } = useCampaign();
  const head = () => {
    const now = phase();
    return now ? say(now.title) : view().title;
  };
  /** The day, unless the head has said it: "Realms" is a stage and its one phase. */
  const when = () => {
    const { title, year } = view().clock;
    const told = say(title) === head();
    if (year === undefined) return told ? '' : say(title);
    return told ? yearTitle(app, view(), year) : `${say(title)}, ${yearOf(app, view(), year)}`;
  };
  const phase = () => view().ruleset.phases.find(({ id }) => id === view().clock.phase);
  return (
    <header class={s.top}>
      <div class={s.head}>
        <Seal icon={gameIcon(phase()?.icon ?? '')} tone="now" />
        <div class={s.where}>
          <h1>{head()}</h1>
          <Show when={when()}>
            <p>{when()}</p>
          </Show>
        </div>
      </div>
    </header>
  );
}

function NoLand(): JSX.Element {
  const { session } = useCampaign();
  const navigate = useNavigate();
  return (
    <Page>
      <EmptyState
        title={t('No land has been laid yet')}
        action={
          <Button kind="filled" onTap={() => void navigate({ to: `/c/${session.campaign}/today` } as never)}>
            {t('Go to Today')}
          </Button>
        }
      >
        {t('The map appears as soon as the table lays or paints it.')}
      </EmptyState>
    </Page>
  );
}

/** The sheet of a tile, and how much of the map it covers. */
function Sheet(props: {
  tile: TileId;
  onCovered: (height: number) => void;
  onClose: () => void;
}): JSX.Element {
  const { app } = useCampaign();
  return (
    <Show when={app.TileSheet}>
      {(OfRules) => (
        <div
          class={s.sheet}
          ref={(element) => {
            const watch = new ResizeObserver(() => props.onCovered(element.offsetHeight));
            watch.observe(element);
          }}
        >
          <Dynamic component={OfRules()} tile={props.tile} onClose={props.onClose} />
        </div>
      )}
    </Show>
  );
}
