/**
 * The neatline about the view: chequers a tile long, letters in its head and numbers at its left, which slide with the map.
 * Every call only moves what stands; letters are written anew when another column comes into view.
 */
import { type Camera, type Field, toScreen } from '../camera.ts';
import { centre, rowHeight, W } from '../geometry.ts';
import styles from '../map.module.css';
import { letters } from '../speak.ts';

export interface Frame {
  slide(camera: Camera, field: Field): void;
  number(origin: string): void;
}

/** A strip of chequers, a column or a row to each. */
interface Strip {
  readonly chequers: HTMLElement;
  readonly names: HTMLElement;
  readonly pool: HTMLElement[];
  first: number;
  count: number;
  pitch: number;
}

export function hangFrame(host: HTMLElement, start: string): Frame {
  let origin = start;
  const add = (into: HTMLElement, name: string): HTMLElement => {
    const element = into.appendChild(document.createElement('div'));
    element.className = styles[name] ?? name;
    return element;
  };
  const strip = (side: string, names: string): Strip => ({
    chequers: add(add(host, side), 'chequers'),
    names: add(add(host, names), 'names'),
    pool: [],
    first: Number.NaN,
    count: 0,
    pitch: 0,
  });
  const head = strip('top', 'head');
  const left = strip('left', 'side');
  const mirrors = [add(add(host, 'bottom'), 'chequers'), add(add(host, 'right'), 'chequers')] as const;

  function run(
    line: Strip,
    mirror: HTMLElement,
    zero: number,
    pitch: number,
    length: number,
    across: boolean,
  ): void {
    const axis = across ? 'X' : 'Y';
    const offset = (((zero % (2 * pitch)) + 2 * pitch) % (2 * pitch)) - 2 * pitch;
    for (const { style } of [line.chequers, mirror]) {
      if (line.pitch !== pitch) {
        style.backgroundSize = across ? `${2 * pitch}px 100%` : `100% ${2 * pitch}px`;
        style[across ? 'width' : 'height'] = `${length + 4 * pitch}px`;
      }
      style.transform = `translate${axis}(${offset}px)`;
    }
    const every = Math.max(1, Math.ceil((across ? 22 : 20) / pitch));
    const first = Math.floor(-zero / pitch / every) * every;
    const count = Math.ceil(length / pitch / every) + 2;
    if (first !== line.first || count !== line.count || pitch !== line.pitch) {
      for (let i = 0; i < count; i++) {
        const span = line.pool[i] ?? line.names.appendChild(document.createElement('span'));
        line.pool[i] = span;
        const place = first + i * every;
        const text = across ? letters(place) : String(place + 1).replace('-', '−');
        if (span.textContent !== text) span.textContent = text;
        span.style.transform = `translate${axis}(${i * every * pitch}px)`;
      }
      for (const spare of line.pool.splice(count)) spare.remove();
      line.first = first;
      line.count = count;
      line.pitch = pitch;
    }
    line.names.style.transform = `translate${axis}(${zero + first * pitch}px)`;
  }
  return {
    slide: (camera, field) => {
      const [x, y] = toScreen(camera, field, centre(origin));
      run(head, mirrors[0], x, W * camera.zoom, field.width, true);
      run(left, mirrors[1], y, rowHeight * camera.zoom, field.height, false);
    },
    number: (next) => {
      if (next === origin) return;
      origin = next;
      head.first = left.first = Number.NaN;
    },
  };
}
