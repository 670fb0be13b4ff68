/** The map behind the masthead, drawn by the map's own press when the page has nothing better to do. Ornament only. */
import { createEffect, onCleanup, onMount } from 'solid-js';
import { openPress, sizeOf } from '../../map/bake/press.ts';
import { centreOf } from '../../map/geometry.ts';
import { readPalette } from '../../map/palette.ts';
import { ratioOf } from '../../map/view/plates.ts';
import { theme } from '../../theme/theme.ts';
import { coastline, middle } from './coastline.ts';
import s from './screen.module.css';

const height = 210;

/** Prints already drawn, by theme and width: coming home costs nothing twice. */
const drawn = new Map<string, HTMLCanvasElement>();

export default function Front() {
  let host!: HTMLDivElement;
  let left = false;
  onCleanup(() => {
    left = true;
  });
  onMount(() => {
    createEffect(() => {
      const paper = theme();
      const width = Math.ceil(host.clientWidth / 100) * 100;
      const key = `${paper} ${width}`;
      const known = drawn.get(key);
      if (known) return host.replaceChildren(known);
      void print(host, paper, width).then(
        (canvas) => {
          drawn.set(key, canvas);
          if (!left && theme() === paper) host.replaceChildren(canvas);
        },
        // The masthead stands on plain paper then.
        () => undefined,
      );
    });
  });
  return <div ref={host} class={s.front} aria-hidden="true" />;
}

async function print(
  host: Element,
  paper: ReturnType<typeof theme>,
  width: number,
): Promise<HTMLCanvasElement> {
  const press = openPress();
  try {
    press.set({ seed: 'front-2', tiles: coastline, palette: readPalette(host, paper) });
    const [x, y] = centreOf(middle);
    const piece = {
      window: { x: x - width / 2, y: y - height / 2, w: width, h: height },
      zoom: 1,
      scale: ratioOf(),
    };
    const baked = await press.bake(piece);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = sizeOf(piece);
    canvas.style.width = `${width}px`;
    canvas.getContext('2d')?.drawImage(baked, 0, 0);
    return canvas;
  } finally {
    press.close();
  }
}
