/** The land in outline, each tile in its colour: stands at once, until the first print covers it. Pixels at the pane's zoom. */
import { createMemo, For } from 'solid-js';
import { centre, corners, R } from '../geometry.ts';
import styles from '../map.module.css';
import type { TileView } from '../model.ts';
import { tintOf } from '../paint/tint.ts';
import { poly } from '../path.ts';

export function Sketch(props: { tiles: readonly TileView[]; zoom: number }) {
  const grounds = createMemo(() => {
    const paths = new Map<string, string>();
    for (const tile of props.tiles) {
      const tint = tile.land.ground === 'sea' ? 'sea' : tintOf(tile);
      paths.set(tint, (paths.get(tint) ?? '') + poly(corners(centre(tile.id), R)));
    }
    return [...paths];
  });
  return (
    <svg class={styles.live} aria-hidden="true" data-sketch>
      <g class={styles.sketch} transform={`scale(${props.zoom})`}>
        <For each={grounds()}>{([tint, path]) => <path d={path} style={{ fill: `var(--m-${tint})` }} />}</For>
      </g>
    </svg>
  );
}
