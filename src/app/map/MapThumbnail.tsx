/** The map at the far level in a small still picture: on a campaign's card, or cut to a hex for the table where players meet. */
import { createEffect, onCleanup, onMount } from 'solid-js';
import { openPress, type Press, sizeOf } from './bake/press.ts';
import { boundsOf, centre, R } from './geometry.ts';
import styles from './map.module.css';
import type { Theme, TileView } from './model.ts';
import { farRadius } from './paint/job.ts';
import { readPalette } from './palette.ts';
import type { Point } from './path.ts';
import { ratioOf } from './view/plates.ts';

export interface MapThumbnailProps {
  readonly seed: string;
  readonly tiles: readonly TileView[];
  readonly theme: Theme;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** In the middle of the picture; by default the known land. */
  readonly middle?: Point;
  /** Cut to a pointy-top hex. */
  readonly hexCut?: boolean;
  /** Said aloud; without it the picture is an ornament. */
  readonly label?: string;
  readonly class?: string;
}

/** The middle of the owned tiles, or of the known, or of all. */
function heartOf(tiles: readonly TileView[]): Point {
  const owned = tiles.filter((tile) => tile.owner);
  const known = tiles.filter((tile) => tile.known && tile.land.ground !== 'sea');
  const chosen = owned.length ? owned : known.length ? known : tiles;
  const sum = chosen.reduce((s, { id }): Point => [s[0] + centre(id)[0], s[1] + centre(id)[1]], [
    0, 0,
  ] as Point);
  return chosen.length ? [sum[0] / chosen.length, sum[1] / chosen.length] : [0, 0];
}

/** One press serves all pictures and closes when the last is gone. */
let shared: { press: Press; users: number; queue: Promise<unknown> } | undefined;
function borrow(): NonNullable<typeof shared> {
  shared ??= { press: openPress(), users: 0, queue: Promise.resolve() };
  shared.users++;
  return shared;
}
function giveBack(loan: NonNullable<typeof shared>): void {
  loan.users--;
  if (loan.users) return;
  loan.press.close();
  if (shared === loan) shared = undefined;
}

export function MapThumbnail(props: MapThumbnailProps) {
  let host!: HTMLDivElement;
  let canvas!: HTMLCanvasElement;
  onMount(() => {
    const loan = borrow();
    let turn = 0;
    onCleanup(() => {
      turn = -1;
      giveBack(loan);
    });
    createEffect(() => {
      const { seed, tiles, theme, width, height } = props;
      const middle = props.middle ?? heartOf(tiles);
      const mine = ++turn;
      requestAnimationFrame(() => {
        if (turn !== mine) return;
        const palette = readPalette(host, theme);
        const box = boundsOf(tiles.map(({ id }) => id));
        const whole = Math.min(width / (box.w + R), height / (box.h + R));
        const zoom = Math.min((farRadius - 1) / R, Math.max(whole, 9 / R));
        const scale = zoom * ratioOf();
        const piece = {
          window: {
            x: middle[0] - width / zoom / 2,
            y: middle[1] - height / zoom / 2,
            w: width / zoom,
            h: height / zoom,
          },
          zoom,
          scale,
        };
        loan.queue = loan.queue
          .then(async () => {
            if (turn !== mine) return;
            loan.press.set({ seed, tiles, palette });
            const print = await loan.press.bake(piece);
            if (turn !== mine) return;
            const [w, h] = sizeOf(piece);
            canvas.width = w;
            canvas.height = h;
            canvas.getContext('2d')?.drawImage(print, 0, 0);
          })
          .catch((why: unknown) => {
            if (turn === mine) console.error(why);
          });
      });
    });
  });
  return (
    <div
      ref={host}
      class={`${styles[props.hexCut ? 'hexCut' : 'thumbnail']} ${props.class ?? ''}`}
      style={{ width: `${props.width}px`, height: `${props.height}px` }}
    >
      <canvas ref={canvas} role={props.label ? 'img' : 'presentation'} aria-label={props.label} />
    </div>
  );
}
