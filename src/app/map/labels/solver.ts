/**
 * Sets labels so that none lies over another, over a settlement or over a flag. Greedy: the most important first, each in its
 * best free place; a label for which there is none is left out.
 */
import { type Box, overlaps } from '../path.ts';

export interface Placement {
  /** A straight label's middle and baseline; a bent one's path. Pixels. */
  readonly x: number;
  readonly y: number;
  readonly path?: string;
  /** Pixels; a label that found no room may be a little smaller. */
  readonly size: number;
  /** What it covers. */
  readonly boxes: readonly Box[];
}

export interface Wanted<T> {
  readonly what: T;
  /** Least first. */
  readonly rank: number;
  /** Best first. */
  readonly places: readonly Placement[];
}
export interface Lettered<T> {
  readonly what: T;
  readonly place: Placement;
}

const cell = 64;

/** Boxes found by the squares they touch. */
export function boxIndex(): { add(box: Box): void; hits(box: Box): boolean } {
  const squares = new Map<string, Box[]>();
  const keys = ({ x, y, w, h }: Box): string[] => {
    const found: string[] = [];
    for (let i = Math.floor(x / cell); i <= Math.floor((x + w) / cell); i++)
      for (let j = Math.floor(y / cell); j <= Math.floor((y + h) / cell); j++) found.push(`${i},${j}`);
    return found;
  };
  return {
    add: (box) => {
      for (const key of keys(box)) {
        const list = squares.get(key);
        if (list) list.push(box);
        else squares.set(key, [box]);
      }
    },
    hits: (box) => keys(box).some((key) => squares.get(key)?.some((other) => overlaps(box, other))),
  };
}

export function setLabels<T>(wanted: readonly Wanted<T>[], obstacles: readonly Box[]): Lettered<T>[] {
  const taken = boxIndex();
  for (const box of obstacles) taken.add(box);
  const found: Lettered<T>[] = [];
  for (const { what, places } of [...wanted].sort((a, b) => a.rank - b.rank)) {
    const place = places.find(({ boxes }) => !boxes.some((box) => taken.hits(box)));
    if (!place) continue;
    for (const box of place.boxes) taken.add(box);
    found.push({ what, place });
  }
  return found;
}
