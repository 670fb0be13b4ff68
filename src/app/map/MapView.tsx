/**
 * The map of a campaign: baked land under live pieces, moved by finger, wheel and keys, framed by its neatline.
 * It knows no rules: it shows views and reports what was touched.
 */
import { createEffect, createMemo, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import type { Direction, TileId } from '../../kernel/hex.ts';
import { t } from '../i18n/index.ts';
import { openPress, type Press } from './bake/press.ts';
import { type Field, fit, look, toWorld, viewOf } from './camera.ts';
import { changeOf } from './changes.ts';
import { layChart } from './chart.ts';
import { tellAround, tellTile } from './describe.ts';
import { boundsOf, centre, edgeAt, R, tileAt } from './geometry.ts';
import { stepCursor } from './keys.ts';
import { pageRuler } from './labels/style.ts';
import { LiveLayer } from './live/LiveLayer.tsx';
import styles from './map.module.css';
import type { BannerView, HintView, LabelView, RouteView, ShipView, Theme, TileView } from './model.ts';
import { readPalette } from './palette.ts';
import { type Box, gap, grown, lerp, type Point } from './path.ts';
import { seatBanners } from './seats.ts';
import { originOf } from './speak.ts';
import { type Frame, hangFrame } from './view/frame.ts';
import { listen, still } from './view/gestures.ts';
import { layPlates, type Plates } from './view/plates.ts';
import { raiseStage, type Stage } from './view/stage.ts';

/** Where a finger came down. */
export interface MapPlace {
  /** The place on the grid, whether or not a tile lies there. */
  readonly at: TileId;
  /** Its edge nearest to the finger. */
  readonly edge: Direction;
  /** The banner whose flag was touched. */
  readonly banner?: string;
  /** Pixels from the map's upper left corner. */
  readonly x: number;
  readonly y: number;
}

export interface MapHandle {
  /** Brings a tile to the middle of what is not covered. */
  flyTo(tile: TileId, zoom?: number): void;
  /** Shows the whole map. */
  fit(): void;
  zoomBy(factor: number): void;
}

export interface MapViewProps {
  /** Draws the land: a campaign's own, the same on every phone. */
  readonly seed: string;
  readonly tiles: readonly TileView[];
  readonly theme: Theme;
  readonly banners?: readonly BannerView[];
  readonly ships?: readonly ShipView[];
  readonly labels?: readonly LabelView[];
  readonly hints?: readonly HintView[];
  readonly routes?: readonly RouteView[];
  readonly selected?: TileId | undefined;
  /** The tile called A 1; by default the first column and row there are. */
  readonly origin?: TileId | undefined;
  /** Looked at first, at home zoom; the whole map if absent. */
  readonly start?: TileId | undefined;
  /** Pixels a sheet or bar covers at each side. */
  readonly covered?: Partial<Field['covered']> | undefined;
  /** Text size against normal, 1 by default. */
  readonly textScale?: number;
  /** A finger paints instead of panning; two still pan and pinch. */
  readonly painting?: boolean;
  /** Without neatline. */
  readonly bare?: boolean;
  /** What the map is called aloud. */
  readonly label?: string;
  readonly class?: string;
  readonly onTap?: (tile: TileId | undefined, place: MapPlace) => void;
  /** The tiles newly crossed by a stroke, each once a stroke; `done` comes with an empty list. */
  readonly onPaintStroke?: (places: readonly TileId[], state: 'going' | 'done' | 'undone') => void;
  readonly ref?: (handle: MapHandle) => void;
  /** Another press than the browser's best. */
  readonly press?: () => Press;
}

export function MapView(props: MapViewProps) {
  let root!: HTMLDivElement;
  let view!: HTMLDivElement;
  let pane!: HTMLDivElement;
  let bed!: HTMLDivElement;
  let border: HTMLDivElement | undefined;

  const tiles = createMemo<readonly TileView[]>(
    (old) => (changeOf(old, props.tiles).kind === 'none' ? old : props.tiles),
    [],
  );
  const chart = createMemo(() => layChart(props.seed, tiles()));
  const byId = createMemo(() => new Map(tiles().map((tile) => [tile.id, tile])));
  const bounds = createMemo(() => boundsOf(byId().keys()));
  const origin = createMemo(() => props.origin ?? originOf(byId().keys()));
  const [zoom, setZoom] = createSignal(1);
  const [scope, setScope] = createSignal<Box>({ x: 0, y: 0, w: 0, h: 0 });
  const [cursor, setCursor] = createSignal<TileId>();
  const [ready, setReady] = createSignal(false);
  const [fonts, setFonts] = createSignal(0);
  const ruler = createMemo(() => {
    fonts();
    return pageRuler(ready() ? getComputedStyle(root).getPropertyValue('--serif') || 'serif' : 'serif');
  });
  const told = () => ({ tiles: byId(), banners: props.banners ?? [], origin: origin() });

  onMount(() => {
    const press = (props.press ?? openPress)();
    const plates: Plates = layPlates(bed, press);
    const frame: Frame | undefined = border && hangFrame(border);
    const stage: Stage = raiseStage(
      pane,
      { x: 0, y: 0, zoom: 1 },
      {
        onFrame: (camera, field) => {
          frame?.slide(camera, field);
          const seen = viewOf(camera, field);
          const drawn = scope();
          const beyond =
            seen.x < drawn.x ||
            seen.y < drawn.y ||
            seen.x + seen.w > drawn.x + drawn.w ||
            seen.y + seen.h > drawn.y + drawn.h;
          if (beyond && camera.zoom >= zoom() * 0.7) setScope(grown(seen, Math.max(seen.w, seen.h) * 0.5));
          if (camera.zoom === stage.paneZoom()) plates.look(camera, field);
          else plates.wait();
        },
        onRest: (camera, field) => {
          const seen = viewOf(camera, field);
          plates.lay(camera.zoom);
          frame?.lay(camera, field);
          setScope(grown(seen, Math.max(seen.w, seen.h) * 0.5));
          setZoom(camera.zoom);
          plates.look(camera, field);
        },
      },
    );
    const measure = (): Field => {
      const { top = 0, right = 0, bottom = 0, left = 0 } = props.covered ?? {};
      return {
        width: view.clientWidth || 1,
        height: view.clientHeight || 1,
        covered: { top, right, bottom, left },
      };
    };
    const duration = (full: number): number => (still() ? 0 : full);

    stage.bound(bounds());
    stage.fitField(measure());
    stage.go(props.start ? look(centre(props.start), 1, stage.field()) : fit(bounds(), stage.field()), 0);
    setReady(true);

    const resized = new ResizeObserver(() => stage.fitField(measure()));
    resized.observe(view);
    createEffect(
      on(
        () => props.covered,
        () => stage.fitField(measure()),
        { defer: true },
      ),
    );
    createEffect(on(bounds, (box) => stage.bound(box)));
    createEffect(
      on([origin, bounds], ([first, box]) => {
        frame?.number(first, box);
        frame?.slide(stage.camera(), stage.field());
      }),
    );
    document.fonts?.ready.then(() => setFonts((n) => n + 1));

    let pending = 0;
    let printed: readonly TileView[] | undefined;
    let dressed = '';
    createEffect(() => {
      const order = { seed: props.seed, tiles: tiles() };
      const dress = `${props.theme} ${props.seed}`;
      cancelAnimationFrame(pending);
      // The page takes the theme in the same round of effects: its colours are read when that is over.
      pending = requestAnimationFrame(() => {
        const change =
          printed && dress === dressed ? changeOf(printed, order.tiles) : ({ kind: 'land' } as const);
        if (change.kind === 'none') return;
        printed = order.tiles;
        dressed = dress;
        press.set({ ...order, palette: readPalette(root, props.theme) });
        plates.renew(
          change.kind === 'dress' ? change.part : undefined,
          boundsOf(order.tiles.map(({ id }) => id)),
          change.kind === 'dress' && !still(),
        );
      });
    });

    const world = (p: Point): Point => toWorld(stage.camera(), stage.field(), p);
    const placeOf = (p: Point): MapPlace => {
      const at = world(p);
      const banner = touched(p);
      return {
        at: tileAt(at),
        edge: edgeAt(tileAt(at), at),
        ...(banner ? { banner } : {}),
        x: p[0],
        y: p[1],
      };
    };
    /** The front flag under a finger. */
    const touched = (p: Point): string | undefined => {
      const k = stage.camera().zoom;
      const [x, y] = world(p);
      const flags = seatBanners(chart(), props.banners ?? [], k);
      return flags
        .filter((flag) => {
          const [dx, dy] = [x * k - flag.x, flag.y - y * k];
          return dx > -4 * flag.size && dx < 31 * flag.size && dy > 8 * flag.size && dy < 38 * flag.size;
        })
        .sort((a, b) => a.behind - b.behind)[0]?.view.id;
    };
    const report = (tile: TileId, place: MapPlace): void =>
      props.onTap?.(byId().has(tile) ? tile : undefined, place);

    const crossed = new Set<TileId>();
    const deafen = listen(view, stage, {
      painting: () => props.painting ?? false,
      tap: (p) => {
        const place = placeOf(p);
        setCursor(undefined);
        report(place.at, place);
      },
      stroke: (through, state) => {
        const fresh: TileId[] = [];
        const points = through.map(world);
        points.forEach((p, i) => {
          const from = points[i - 1] ?? p;
          const steps = Math.max(1, Math.ceil(gap(from, p) / (R / 3)));
          for (let s = 1; s <= steps; s++) {
            const id = tileAt([lerp(from[0], p[0], s / steps), lerp(from[1], p[1], s / steps)]);
            if (crossed.has(id)) continue;
            crossed.add(id);
            fresh.push(id);
          }
        });
        if (fresh.length || state !== 'going') props.onPaintStroke?.(fresh, state);
        if (state !== 'going') crossed.clear();
      },
    });
    const handle: MapHandle = {
      flyTo: (tile, to) => {
        const near = to ?? Math.max(0.8, stage.camera().zoom);
        stage.go(look(centre(tile), near, stage.field()), duration(420));
      },
      fit: () => stage.go(fit(bounds(), stage.field()), duration(420)),
      zoomBy: (factor) => {
        const { width, height } = stage.field();
        stage.zoomOver([width / 2, height / 2], factor, duration(200));
      },
    };
    props.ref?.(handle);
    const keys = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const from =
        cursor() ?? props.selected ?? tileAt(world([stage.field().width / 2, stage.field().height / 2]));
      const next = stepCursor(event.key, from, bounds());
      if (next) {
        setCursor(next);
        const seen = grown(viewOf(stage.camera(), stage.field()), -R);
        const [x, y] = centre(next);
        if (x < seen.x || x > seen.x + seen.w || y < seen.y || y > seen.y + seen.h)
          stage.go(look([x, y], stage.camera().zoom, stage.field()), duration(200));
      } else if (event.key === 'Enter' || event.key === ' ') {
        setCursor(from);
        const { zoom: k, x, y } = stage.camera();
        const [cx, cy] = centre(from);
        const { width, height } = stage.field();
        if (props.painting) {
          props.onPaintStroke?.([from], 'going');
          props.onPaintStroke?.([], 'done');
        } else report(from, { at: from, edge: 0, x: (cx - x) * k + width / 2, y: (cy - y) * k + height / 2 });
      } else if (event.key === '+' || event.key === '=') handle.zoomBy(1.4);
      else if (event.key === '-') handle.zoomBy(1 / 1.4);
      else if (event.key === '0') handle.fit();
      else return;
      event.preventDefault();
    };
    root.addEventListener('keydown', keys);
    onCleanup(() => {
      root.removeEventListener('keydown', keys);
      cancelAnimationFrame(pending);
      deafen();
      resized.disconnect();
      stage.close();
      plates.close();
      press.close();
    });
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is no native control; it tells its keys in its description
    <div
      ref={root}
      class={`${styles['map']} ${props.class ?? ''}`}
      classList={{ [styles['bare'] ?? '']: props.bare, [styles['isle'] ?? '']: chart().isle }}
      data-theme-map={props.theme}
      data-painting={props.painting ?? false}
      role="application"
      tabindex="0"
      aria-label={props.label ?? t('Map')}
      aria-roledescription={t('map')}
    >
      <div ref={view} class={styles['field']}>
        <div ref={pane} class={styles['pane']}>
          <div ref={bed} class={styles['plates']} />
          <Show when={ready()}>
            <LiveLayer
              chart={chart()}
              tiles={tiles()}
              banners={props.banners ?? []}
              ships={props.ships ?? []}
              labels={props.labels ?? []}
              hints={props.hints ?? []}
              routes={props.routes ?? []}
              selected={props.selected}
              cursor={cursor()}
              zoom={zoom()}
              textScale={props.textScale ?? 1}
              ruler={ruler()}
              scope={scope()}
            />
          </Show>
        </div>
        <Show when={props.theme === 'candle'}>
          <div class={styles['candle']} />
        </Show>
      </div>
      <Show when={!props.bare}>
        <div ref={border} class={styles['frame']} aria-hidden="true" />
      </Show>
      <div class={styles['spoken']}>
        <p>
          {t('Arrow keys walk from tile to tile, Enter chooses, plus and minus zoom, 0 shows the whole map.')}
        </p>
        <p aria-live="polite">
          {(() => {
            const id = cursor();
            return id ? tellTile(id, told()) : '';
          })()}
        </p>
        <Show when={cursor() ?? props.selected}>
          {(id) => (
            <ul aria-label={t('Around it')}>
              {tellAround(id(), told()).map((line) => (
                <li>{line}</li>
              ))}
            </ul>
          )}
        </Show>
      </div>
    </div>
  );
}
