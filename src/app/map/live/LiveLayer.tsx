/** Layer 9: everything that changes from moment to moment, over the baked map. Pixels at the zoom the pane was laid for. */
import { createMemo, createUniqueId, For, Show } from 'solid-js';
import type { TileId } from '../../../kernel/hex.ts';
import type { Chart } from '../chart.ts';
import { R } from '../geometry.ts';
import { letter } from '../labels/lettering.ts';
import type { Ruler } from '../labels/style.ts';
import styles from '../map.module.css';
import type { BannerView, HintView, LabelView, RouteView, ShipView, TileView } from '../model.ts';
import { isFar, nearRadius } from '../paint/job.ts';
import { type Box, num, overlaps } from '../path.ts';
import { flagBox, flagBoxes, type Seated, seatBanners, seatShips, shipBox } from '../seats.ts';
import { Flag, FlagClip, Pennon } from './flag.tsx';
import { Lettering } from './lettering.tsx';
import { Badges, Cursor, Hints, Selection } from './marks.tsx';
import { Route } from './route.tsx';
import { Ship } from './ship.tsx';

export interface LiveProps {
  readonly chart: Chart;
  readonly tiles: readonly TileView[];
  readonly banners: readonly BannerView[];
  readonly ships: readonly ShipView[];
  readonly labels: readonly LabelView[];
  readonly hints: readonly HintView[];
  readonly routes: readonly RouteView[];
  readonly selected: TileId | undefined;
  readonly cursor: TileId | undefined;
  readonly zoom: number;
  readonly textScale: number;
  readonly ruler: Ruler;
  /** What is worth drawing, in world units. */
  readonly scope: Box;
}

export function LiveLayer(props: LiveProps) {
  const clip = createUniqueId();
  const near = () => props.zoom * R > nearRadius;
  const banners = createMemo(() => seatBanners(props.chart, props.banners, props.zoom));
  const ships = createMemo(() => seatShips(props.ships, props.zoom));
  const lettering = createMemo(() =>
    letter({
      chart: props.chart,
      tiles: props.tiles,
      labels: props.labels,
      zoom: props.zoom,
      ruler: props.ruler,
      textScale: props.textScale,
      // From afar a name is worth more than a pennon under it.
      obstacles: isFar(props.zoom)
        ? []
        : [...banners().flatMap((banner) => flagBoxes(banner, near())), ...ships().map(shipBox)],
    }),
  );
  const shown = (box: Box): boolean => {
    const { x, y, w, h } = props.scope;
    const k = props.zoom;
    return overlaps(box, { x: x * k, y: y * k, w: w * k, h: h * k });
  };
  const lettered = createMemo(() => lettering().filter(({ place }) => place.boxes.some(shown)));
  const stand = ({ x, y, size }: Seated<unknown>): string =>
    `translate(${num(x)} ${num(y)}) scale(${num(size)})`;
  return (
    <svg class={styles.live} aria-hidden="true">
      <FlagClip id={clip} />
      <For each={ships().filter((ship) => shown(shipBox(ship)))}>
        {(ship) => (
          <g transform={stand(ship)}>
            <Ship ship={ship.view} />
          </g>
        )}
      </For>
      <Hints hints={props.hints} zoom={props.zoom} />
      <Show when={props.selected}>{(tile) => <Selection tile={tile()} zoom={props.zoom} />}</Show>
      <Show when={props.cursor}>{(tile) => <Cursor tile={tile()} zoom={props.zoom} />}</Show>
      <Show when={!isFar(props.zoom)}>
        <Lettering labels={lettered()} />
      </Show>
      <For each={props.routes}>
        {(route) => <Route route={route} chart={props.chart} zoom={props.zoom} />}
      </For>
      <For each={banners().filter((banner) => shown(flagBox(banner)))}>
        {(banner) => (
          <Show
            when={!isFar(props.zoom)}
            fallback={<Pennon banner={banner.view} x={banner.x} y={banner.y} size={banner.size} />}
          >
            <g transform={stand(banner)}>
              <Flag banner={banner.view} clip={clip} points={near()} behind={banner.behind > 0} />
            </g>
          </Show>
        )}
      </For>
      <Show when={isFar(props.zoom)}>
        <Lettering labels={lettered()} />
      </Show>
      <Badges hints={props.hints} zoom={props.zoom} />
    </svg>
  );
}
