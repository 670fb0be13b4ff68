/**
 * Seeded randomness for drawing: the same campaign draws the same map on every phone.
 * mulberry32 over an FNV hash of the parts. Never used for dice.
 */
export function hash(...parts: readonly (string | number)[]): number {
  let h = 2166136261;
  const text = parts.join('|');
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

export interface Rng {
  /** At least 0, less than 1. */
  (): number;
  range(from: number, to: number): number;
  /** Both ends included. */
  int(from: number, to: number): number;
}

export function rng(...parts: readonly (string | number)[]): Rng {
  let state = hash(...parts);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number): number => from + (to - from) * next();
  return Object.assign(next, { range, int: (from: number, to: number) => Math.floor(range(from, to + 1)) });
}
