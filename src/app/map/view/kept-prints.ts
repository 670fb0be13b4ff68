/**
 * What the map shown last has printed, for the next view of the same map: going to and fro between a map and what it asks prints
 * nothing anew. One map is kept, and none while the app is out of sight.
 */
import type { TileView } from '../model.ts';
import type { Left } from './plates.ts';

interface Kept {
  readonly tiles: readonly TileView[];
  /** Of which map, in which colours. */
  readonly dress: string;
  readonly left: Left;
}
let kept: Kept | undefined;

export function keepPrints(of: Kept | undefined): void {
  kept = of;
}

/** Taken by one view: a canvas lies on one page at a time. */
export function takePrints(dress: string): Kept | undefined {
  if (kept?.dress !== dress) return undefined;
  const taken = kept;
  kept = undefined;
  return taken;
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') kept = undefined;
});
