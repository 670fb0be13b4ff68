/**
 * The map of a campaign: baked land under live pieces, moved by finger, wheel and keys, framed by its neatline.
 * It knows no rules: it shows views and reports what was touched.
 */
import { createEffect, createMemo, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import type { TileId } from '../../kernel/hex.ts';
import { t } from '../i18n/index.ts';
import { cx } from '../ui/cx.ts';
import { openPress } from './bake/press.ts';
import { fit, look, showing, toScreen, toWorld, type Viewport, viewOf } from './camera.ts';
import { changeOf } from './changes.ts';
import { layChart } from './chart.ts';
import { tellAround, tellTile } from './describe.ts';
import { boundsOf, centre, edgeAt, R, tileAt } from './geometry.ts';
import { pageRuler } from './labels/style.ts';
import { LiveLayer } from './live/LiveLayer.tsx';
import { Sketch } from './live/Sketch.tsx';
import styles from './map.module.css';
import type { TileView } from './model.ts';
import { readPalette } from './palette.ts';
import { type Box, grown, type Point } from './path.ts';
import type { MapHandle, MapPlace, MapViewProps } from './props.ts';
import { flagAt, seatBanners } from './seats.ts';
import { originOf } from './speak.ts';
import { type Frame, hangFrame } from './view/frame.ts';
import { listen, still } from './view/gestures.ts';
import { keepPrints, takePrints } from './view/kept-prints.ts';
import { listenKeys } from './view/keyboard.ts';
import { layPlates, type Plates } from './view/plates.ts';
import { raiseStage, type Stage } from './view/stage.ts';
import { crossedBy } from './view/strokes.ts';

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
  /** Places off the map that may be tapped are within reach too. */
  const bounds = createMemo(() =>
    boundsOf([
      ...byId().keys(),
      ...(props.hints ?? []).flatMap(({ tile }) => (byId().has(tile) ? [] : [tile])),
    ]),
  );
  const origin = createMemo(() => props.origin ?? originOf(byId().keys()));
  const [zoom, setZoom] = createSignal(1);
  const [scope, setScope] = createSignal<Box>({ x: 0, y: 0, w: 0, h: 0 });
  const [cursor, setCursor] = createSignal<TileId>();
  const [ready, setReady] = createSignal(false);
  const [printed, setPrinted] = createSignal(false);
  const [fonts, setFonts] = createSignal(0);
  const ruler = createMemo(() => {
    fonts();
    return pageRuler(ready() ? getComputedStyle(root).getPropertyValue('--serif') || 'serif' : 'serif');
  });
  const dress = (): string =>
    cx(styles.map, props.bare && styles.bare, chart().isle && styles.isle, props.class);
  const told = () => ({ tiles: byId(), banners: props.banners ?? [], origin: origin() });

  onMount(() => {
    const press = (props.press ?? openPress)();
    const plates: Plates = layPlates(bed, press, () => setPrinted(true));
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
    const measure = (): Viewport => {
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

    /** What is chosen is left neither under a sheet nor outside a map that has become lower. */
    const settle = (): void => {
      stage.fitField(measure());
      const seen = stage.camera();
      const to = props.selected ? showing(seen, stage.field(), centre(props.selected)) : seen;
      if (to.x !== seen.x || to.y !== seen.y) stage.go(to, duration(200));
    };
    const resized = new ResizeObserver(settle);
    resized.observe(view);
    // A picture of the same map leaves the camera where the player has panned.
    const chosen = createMemo(() => props.selected);
    const below = createMemo(() => props.covered?.bottom);
    createEffect(on([below, chosen], settle, { defer: true }));
    createEffect(on(bounds, (box) => stage.bound(box)));
    createEffect(
      on([origin, bounds], ([first, box]) => {
        frame?.number(first, box);
        frame?.slide(stage.camera(), stage.field());
      }),
    );
    document.fonts?.ready.then(() => setFonts((n) => n + 1));

    let pending = 0;
    let laid: { readonly tiles: readonly TileView[]; readonly dress: string } | undefined;
    createEffect(() => {
      const order = { seed: props.seed, tiles: tiles() };
      const { theme } = props;
      cancelAnimationFrame(pending);
      // The page takes the theme in the same round of effects: its colours are read when that is over.
      pending = requestAnimationFrame(() => {
        const palette = readPalette(root, theme);
        const dress = `${theme} ${order.seed} ${JSON.stringify(palette)}`;
        const kept = laid ? undefined : takePrints(dress);
        if (kept) plates.take(kept.left);
        const before = kept ?? laid;
        const same = before?.dress === dress;
        const change = same ? changeOf(before.tiles, order.tiles) : ({ kind: 'land' } as const);
        if (kept || change.kind !== 'none') press.set({ ...order, palette });
        laid = { tiles: order.tiles, dress };
        if (change.kind === 'none') return;
        plates.renew(
          change.kind === 'dress' ? change.part : undefined,
          boundsOf(order.tiles.map(({ id }) => id)),
          change.kind === 'dress' && !still(),
        );
      });
    });

    const middle = (): Point => [stage.field().width / 2, stage.field().height / 2];
    const world = (p: Point): Point => toWorld(stage.camera(), stage.field(), p);
    const placeOf = (p: Point): MapPlace => {
      const at = world(p);
      const { zoom: k } = stage.camera();
      const banner = flagAt(seatBanners(chart(), props.banners ?? [], k), [at[0] * k, at[1] * k]);
      return {
        at: tileAt(at),
        edge: edgeAt(tileAt(at), at),
        ...(banner ? { banner: banner.id } : {}),
        x: p[0],
        y: p[1],
      };
    };
    const report = (place: MapPlace): void =>
      props.onTap?.(byId().has(place.at) ? place.at : undefined, place);

    const crossed = new Set<TileId>();
    const deafen = listen(view, stage, {
      painting: () => props.painting ?? false,
      tap: (p) => {
        setCursor(undefined);
        report(placeOf(p));
      },
      stroke: (through, state) => {
        const fresh = crossedBy(through.map(world), crossed);
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
        stage.zoomOver(middle(), factor, duration(200));
      },
    };
    props.ref?.(handle);
    const muffle = listenKeys(root, {
      from: () => cursor() ?? props.selected ?? tileAt(world(middle())),
      bounds,
      walk: (tile) => {
        setCursor(tile);
        const seen = grown(viewOf(stage.camera(), stage.field()), -R);
        const [x, y] = centre(tile);
        if (x < seen.x || x > seen.x + seen.w || y < seen.y || y > seen.y + seen.h)
          stage.go(look([x, y], stage.camera().zoom, stage.field()), duration(200));
      },
      choose: (tile) => {
        setCursor(tile);
        const [x, y] = toScreen(stage.camera(), stage.field(), centre(tile));
        if (props.painting) {
          props.onPaintStroke?.([tile], 'going');
          props.onPaintStroke?.([], 'done');
        } else report({ at: tile, edge: 0, x, y });
      },
      zoomBy: handle.zoomBy,
      fit: handle.fit,
    });
    onCleanup(() => {
      muffle();
      cancelAnimationFrame(pending);
      deafen();
      resized.disconnect();
      stage.close();
      const left = plates.close();
      keepPrints(left && laid && { ...laid, left });
      press.close();
    });
  });

  return (
    <div
      ref={root}
      class={dress()}
      data-theme-map={props.theme}
      data-painting={props.painting ?? false}
      role="application"
      tabindex="0"
      aria-label={props.label ?? t('Map')}
      aria-roledescription={t('map')}
    >
      <div ref={view} class={styles.field}>
        <div ref={pane} class={styles.pane}>
          <Show when={ready() && !printed()}>
            <Sketch tiles={tiles()} zoom={zoom()} />
          </Show>
          <div ref={bed} class={styles.plates} />
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
          <div class={styles.candle} />
        </Show>
      </div>
      <Show when={!props.bare}>
        <div ref={border} class={styles.frame} aria-hidden="true" />
      </Show>
      <div class={styles.spoken}>
        <p>
          {t('Arrow keys walk from tile to tile, Enter chooses, plus and minus zoom, 0 shows the whole map.')}
        </p>
        <p aria-live="polite">
          <Show when={cursor()}>{(id) => <>{tellTile(id(), told())}</>}</Show>
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
