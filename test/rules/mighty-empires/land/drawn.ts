/** Small maps for tests: lands from six letters, as the packs chart them, and packs in a known order. */
import type { Direction, TileId } from '../../../../src/kernel/hex.ts';
import type { EdgeTerrain, Ground, Land } from '../../../../src/kernel/land.ts';
import type { At, Terrain } from '../../../../src/rules/mighty-empires/land/crossings.ts';
import { coastsOf } from '../../../../src/rules/mighty-empires/land/designs.ts';
import { type Laying, lay, startLaying } from '../../../../src/rules/mighty-empires/land/laying.ts';

const terrains: Readonly<Record<string, EdgeTerrain>> = {
  M: 'mountain',
  H: 'hill',
  P: 'plain',
  F: 'forest',
  R: 'river',
  W: 'swamp',
  C: 'coast',
  S: 'sea',
};

export function land(letters: string, more: Partial<Land> = {}): Land {
  const edges = [...letters].map((letter) => terrains[letter] ?? 'plain');
  return {
    ground: edges.includes('mountain') ? 'highland' : 'lowland',
    edges,
    hills: 0,
    forest: 0,
    ridges: [],
    rivers: [],
    coasts: coastsOf(edges),
    ...more,
  };
}
export const valley = (
  letters: string,
  from: Direction,
  to: Direction | 'sea',
  ground: Ground = 'river',
): Land => land(letters, { ground, rivers: [{ from, to }] });

interface Cities {
  readonly cities?: readonly TileId[];
  readonly friendly?: readonly TileId[];
}
export const terrain = (
  lands: Readonly<Record<TileId, Land>>,
  { cities = [], friendly = [] }: Cities = {},
): Terrain => ({
  land: (tile) => lands[tile],
  bridged: (tile) => cities.includes(tile) || friendly.includes(tile),
  passes: (tile) => friendly.includes(tile),
});

export const bank = (edge: Direction, which: 'first' | 'last'): At => ({ edge, bank: which });

/** A small generator for tests: the same seed, the same numbers. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Row = readonly [design: string, place: TileId, turn?: Direction];
/** A table with these tiles on it, laid without asking the rules. */
export const table = (...rows: readonly Row[]): Laying =>
  rows.reduce(
    (laying, [design, place, turn = 0]) => lay(laying, design, place, turn),
    startLaying(2, seeded(1)),
  );
