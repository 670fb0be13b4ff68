/**
 * The neatline about the view: chequers a tile long, letters in its head and numbers at its left, which slide with the map.
 * While the zoom changes the chequers only stretch and the names step back; at rest both are laid anew.
 */
import { place } from '../../../kernel/hex.ts';
import { type Camera, toScreen, type Viewport } from '../camera.ts';
import { centre, R, rowHeight, W } from '../geometry.ts';
import styles from '../map.module.css';
import type { Box } from '../path.ts';
import { letters } from '../speak.ts';

export interface Frame {
  /** Each frame of a movement. */
  slide(camera: Camera, field: Viewport): void;
  /** The map has come to rest at this zoom. */
  lay(camera: Camera, field: Viewport): void;
  /** Counts columns and rows from this tile, and names those over this part of the world. */
  number(origin: string, bounds: Box): void;
}

interface Strip {
  readonly chequers: readonly HTMLElement[];
  readonly names: HTMLElement;
  readonly axis: 'X' | 'Y';
  /** World units from one name to the next. */
  readonly unit: number;
  /** Names the n-th column or row. */
  readonly name: (count: number) => string;
  /** First and last with a name. */
  range: readonly [number, number];
  /** Pixels from one name to the next as laid. */
  pitch: number;
  first: number;
  last: number;
}

/** Pixels between neighbouring names at least. */
const everyOf = (line: Strip): number => Math.max(1, Math.ceil((line.axis === 'X' ? 22 : 20) / line.pitch));

function slideStrip(line: Strip, zero: number, pitch: number, length: number): void {
  const { axis } = line;
  const turn = 2 * pitch;
  const offset = (((zero % turn) + turn) % turn) - turn;
  for (const { style } of line.chequers)
    style.transform = `translate${axis}(${offset}px) scale${axis}(${pitch / line.pitch})`;
  const still = Math.abs(pitch - line.pitch) < 1e-6;
  line.names.classList.toggle(styles.away ?? 'away', !still);
  if (!still) return;
  line.names.style.transform = `translate${axis}(${zero}px)`;
  const from = Math.floor(-zero / pitch);
  const to = from + Math.ceil(length / pitch);
  if (from < line.first || to > line.last) nameStrip(line, from, to);
}
/** Writes the names of twice what shows, so that a pan seldom has to. */
function nameStrip(line: Strip, from: number, to: number): void {
  const spare = to - from;
  line.first = from - spare;
  line.last = to + spare;
  const every = everyOf(line);
  const start = Math.ceil(Math.max(line.first, line.range[0]) / every) * every;
  const spans: HTMLElement[] = [];
  for (let n = start; n <= Math.min(line.last, line.range[1]); n += every) {
    const span = document.createElement('span');
    span.textContent = line.name(n);
    span.style[line.axis === 'X' ? 'left' : 'top'] = `${n * line.pitch}px`;
    spans.push(span);
  }
  line.names.replaceChildren(...spans);
}
function layStrip(line: Strip, pitch: number, length: number): void {
  line.pitch = pitch;
  line.last = line.first - 1;
  const across = line.axis === 'X';
  for (const { style } of line.chequers) {
    style.backgroundSize = across ? `${2 * pitch}px 100%` : `100% ${2 * pitch}px`;
    // Long enough that it still reaches across when a pinch squeezes it to a third.
    style[across ? 'width' : 'height'] = `${3 * length + 4 * pitch}px`;
  }
}

export function hangFrame(host: HTMLElement): Frame {
  let origin = 'q0r0';
  const add = (into: HTMLElement, name: string): HTMLElement => {
    const element = into.appendChild(document.createElement('div'));
    element.className = styles[name] ?? name;
    return element;
  };
  const strip = (
    axis: Strip['axis'],
    sides: readonly string[],
    names: string,
    unit: number,
    name: Strip['name'],
  ): Strip => ({
    axis,
    unit,
    name,
    chequers: sides.map((side) => add(add(host, side), 'chequers')),
    names: add(add(host, names), 'names'),
    range: [0, 0],
    pitch: 1,
    first: 0,
    last: -1,
  });
  const head = strip('X', ['top', 'bottom'], 'head', W, letters);
  const left = strip('Y', ['left', 'right'], 'side', rowHeight, (row) => String(row + 1).replace('-', '−'));

  const slide: Frame['slide'] = (camera, field) => {
    const [x, y] = toScreen(camera, field, centre(origin));
    slideStrip(head, x, head.unit * camera.zoom, field.width);
    slideStrip(left, y, left.unit * camera.zoom, field.height);
  };
  return {
    slide,
    lay: (camera, field) => {
      layStrip(head, head.unit * camera.zoom, field.width);
      layStrip(left, left.unit * camera.zoom, field.height);
      slide(camera, field);
    },
    number: (next, { x, y, w, h }) => {
      origin = next;
      const [x0, y0] = centre(origin);
      // The other rows stand half a tile to the left of an odd origin, to the right of an even one.
      const half = place(origin).r & 1 ? 0.51 : 0.01;
      head.range = [Math.floor((x + W / 2 - x0) / W + half), Math.floor((x + w - W / 2 - x0) / W + half)];
      left.range = [Math.round((y + R - y0) / rowHeight), Math.round((y + h - R - y0) / rowHeight)];
      head.last = head.first - 1;
      left.last = left.first - 1;
    },
  };
}
