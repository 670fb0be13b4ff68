/**
 * Whether anything can still fill a free place: a look ahead over every tile and turn, by bit masks, so that it can be asked
 * of every neighbour of every candidate. Coarser than the rules (it ignores what the packs call for), never stricter.
 */
import { directions } from '../../../../kernel/hex.ts';
import { designs, type Kind } from '../designs.ts';
import { type Shape, turnsOf } from '../shape.ts';
import type { Ring } from '../survey.ts';

export interface Mask {
  readonly shape: Shape;
  readonly sea: number;
  readonly rivers: number;
  readonly open: number;
  /** Rivers it can take in. */
  readonly takes: number;
}
const bits = (list: readonly boolean[]): number =>
  list.reduce((mask, on, index) => mask | (on ? 1 << index : 0), 0);
const takes: Partial<Record<Kind, number>> = { valley: 1, fork: 2, end: 6, lake: 6, swamp: 6, mouth: 6 };

const mask = (shape: Shape): Mask => ({
  shape,
  sea: bits(shape.sea),
  rivers: bits(shape.edges.map((edge) => edge === 'river')),
  open: bits(shape.open),
  takes: takes[shape.design.kind] ?? 0,
});
const all = new Map(designs.map(({ id }) => [id, turnsOf(id).map(mask)]));
/** The turns of a design, as masks. */
export const masksOf = (design: string): readonly Mask[] => all.get(design) ?? [];

/** What a ring asks of a tile. */
export interface Need {
  /** Corners that something decides, and those of them in the sea. */
  readonly known: number;
  readonly sea: number;
  /** Edges where a river arrives, and edges no river may cross. */
  readonly rivers: number;
  readonly dry: number;
  readonly count: number;
  /** Neighbours disagree about the shore at a corner: nothing fits. */
  readonly torn: boolean;
}
export function needOf(ring: Ring): Need {
  let [known, sea, land, rivers, dry, count] = [0, 0, 0, 0, 0, 0];
  for (const d of directions) {
    const letter = ring[d] ?? '.';
    if (letter === '.') continue;
    const first = 1 << d;
    const last = 1 << ((d + 1) % 6);
    known |= first | last;
    if (letter === 'C' || letter === 'S') sea |= first;
    else land |= first;
    if (letter === 'c' || letter === 'S') sea |= last;
    else land |= last;
    if ('RQr'.includes(letter)) {
      rivers |= first;
      count++;
    } else if (!'OLlWw'.includes(letter)) dry |= first;
  }
  return { known, sea, rivers, dry, count, torn: (sea & land) !== 0 };
}

export const fits = (tile: Mask, need: Need): boolean =>
  (tile.sea & need.known) === need.sea &&
  (need.rivers & ~(tile.rivers | tile.open)) === 0 &&
  (tile.rivers & need.dry) === 0 &&
  (need.count === 0 || need.count <= tile.takes);

/** How many of these tiles fit a ring, up to `enough`. */
export function choices(left: readonly string[], ring: Ring, enough: number): number {
  const need = needOf(ring);
  if (need.torn) return 0;
  let found = 0;
  for (const design of left) {
    if (!masksOf(design).some((tile) => fits(tile, need))) continue;
    found++;
    if (found >= enough) break;
  }
  return found;
}
