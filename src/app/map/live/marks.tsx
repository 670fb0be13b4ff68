/** Selection, cursor and hints: hexes drawn over the map, in pixels at the zoom of the pane. */
import { For, Show } from 'solid-js';
import type { TileId } from '../../../kernel/hex.ts';
import { centre, corner, corners, R } from '../geometry.ts';
import styles from '../map.module.css';
import type { HintView } from '../model.ts';
import { at, type Point, poly } from '../path.ts';

const middleOf = (tile: TileId, zoom: number): Point => {
  const [x, y] = centre(tile);
  return [x * zoom, y * zoom];
};
const hexOf = (tile: TileId, zoom: number, inset = 0): string =>
  poly(corners(middleOf(tile, zoom), R * zoom * (1 - inset)));

/** Six ticks off the corners. */
const ticks = (tile: TileId, zoom: number): string => {
  const middle = middleOf(tile, zoom);
  return [0, 1, 2, 3, 4, 5]
    .map((i) => `M${at(corner(middle, i, R * zoom + 3))}L${at(corner(middle, i, R * zoom + 8))}`)
    .join('');
};

export const Selection = (props: { tile: TileId; zoom: number }) => (
  <g>
    <path d={hexOf(props.tile, props.zoom)} class={styles.glow} />
    <path d={hexOf(props.tile, props.zoom)} class={styles.selectHalo} />
    <path d={hexOf(props.tile, props.zoom)} class={styles.select} />
    <path d={ticks(props.tile, props.zoom)} class={styles.ticks} />
  </g>
);

export const Cursor = (props: { tile: TileId; zoom: number }) => (
  <g>
    <path d={hexOf(props.tile, props.zoom, 0.05)} class={styles.cursorHalo} />
    <path d={hexOf(props.tile, props.zoom, 0.05)} class={styles.cursor} />
  </g>
);

export const Hints = (props: { hints: readonly HintView[]; zoom: number }) => (
  <For each={props.hints}>
    {(hint) => (
      <g data-tone={hint.tone} class={styles.hint}>
        <path d={hexOf(hint.tile, props.zoom, 0.09)} class={styles.hintHalo} />
        <path d={hexOf(hint.tile, props.zoom, 0.09)} class={styles.hintHex} />
        <Show when={hint.tone === 'bar'}>
          <path d={crossOver(hint.tile, props.zoom)} class={styles.barred} />
        </Show>
      </g>
    )}
  </For>
);

const crossOver = (tile: TileId, zoom: number): string => {
  const [x, y] = middleOf(tile, zoom);
  const s = R * zoom * 0.14;
  return `M${at([x - s, y - s])}L${at([x + s, y + s])}M${at([x + s, y - s])}L${at([x - s, y + s])}`;
};

/** The seals on hinted tiles, laid above the flags so that they are never hidden. */
export const Badges = (props: { hints: readonly HintView[]; zoom: number }) => (
  <For each={props.hints.filter((hint) => hint.badge)}>
    {(hint) => (
      <g
        data-tone={hint.tone}
        class={styles.badge}
        transform={`translate(${at(middleOf(hint.tile, props.zoom))})`}
      >
        <circle r="12" />
        <path
          d={hint.badge?.path}
          transform={`scale(${15 / (hint.badge?.size ?? 24)}) translate(${-(hint.badge?.size ?? 24) / 2} ${-(hint.badge?.size ?? 24) / 2})`}
        />
      </g>
    )}
  </For>
);
