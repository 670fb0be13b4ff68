/** Counting the ways dice can fall, without the kernel's own odds: plain loops, for tests that check a calculator by them. */
import { expect } from 'vitest';
import { type Source, seeded } from '../../src/kernel/bot.ts';
import type { Odds } from '../../src/kernel/odds.ts';

export const d6 = [1, 2, 3, 4, 5, 6];
/** Shares of 1 by outcome, written as text. */
export type Shares = ReadonlyMap<string, number>;
type Add = (outcome: unknown, share: number) => void;
/** Above so many ways nobody counts: seeded throws instead. */
const most = 1_000_000;
const throws = 20_000;

export function counted(fill: (add: Add) => void): Shares {
  const shares = new Map<string, number>();
  fill((outcome, share) => {
    const key = JSON.stringify(outcome);
    shares.set(key, (shares.get(key) ?? 0) + share);
  });
  return shares;
}

/** Every fall of so many dice of so many sides, in order: `each` sees the faces. */
export function everyFall(count: number, sides: number, each: (faces: readonly number[]) => void): void {
  const faces: number[] = [];
  const fall = (left: number): void => {
    if (left === 0) each(faces);
    else
      for (let face = 1; face <= sides; face++) {
        faces.push(face);
        fall(left - 1);
        faces.pop();
      }
  };
  fall(count);
}

/** The outcomes of every fall, or of many throws of a seeded source where there are more than a million ways. */
export function falls(
  count: number,
  sides: number,
  source: Source,
  outcome: (faces: readonly number[]) => string | number,
): { readonly shares: Shares; readonly drawn: boolean } {
  const drawn = sides ** count > most;
  const ways = new Map<string | number, number>();
  const add = (faces: readonly number[]): void => {
    const key = outcome(faces);
    ways.set(key, (ways.get(key) ?? 0) + 1);
  };
  if (drawn) for (let i = 0; i < throws; i++) add(Array.from({ length: count }, () => source(sides) + 1));
  else everyFall(count, sides, add);
  const all = drawn ? throws : sides ** count;
  return { shares: new Map([...ways].map(([key, each]) => [JSON.stringify(key), each / all])), drawn };
}

/** What is expected less often than this in so many throws is looked at together. */
const rare = 25 / throws;
function pooled(shares: Shares, by: Shares): Shares {
  const sums = new Map<string, number>();
  for (const [key, p] of shares) {
    const pool = (by.get(key) ?? 0) < rare ? 'rare' : key;
    sums.set(pool, (sums.get(pool) ?? 0) + p);
  }
  return sums;
}

/** That shares agree: to 1e-12, or within four sigma where those wanted were drawn. */
export function agree(found: Shares, wanted: Shares, drawn: boolean, what: string): void {
  const [said, counts] = drawn ? [pooled(found, found), pooled(wanted, found)] : [found, wanted];
  for (const key of new Set([...said.keys(), ...counts.keys()])) {
    const [p, q] = [said.get(key) ?? 0, counts.get(key) ?? 0];
    const off = drawn ? 4 * Math.sqrt((p * (1 - p)) / throws) + 1 / throws : 1e-12;
    if (Math.abs(p - q) > off) expect.fail(`${what}: ${key} has ${p}, counted ${q}`);
  }
}
export const sharesOf = <T>({ outcomes }: Odds<T>, seen: (value: T) => unknown = (value) => value): Shares =>
  counted((add) => {
    for (const { value, p } of outcomes) add(seen(value), p);
  });
/** That a calculator says what was counted, of every outcome. */
export function says<T>(
  odds: Odds<T>,
  fill: (add: Add) => void,
  what: string,
  seen?: (value: T) => unknown,
): void {
  expect(odds.kind, what).toBe('exact');
  agree(sharesOf(odds, seen), counted(fill), false, what);
}

/** Two hundred inputs drawn from a seed. */
export function twoHundred(seed: number, each: (source: Source) => void): void {
  const source = seeded(seed);
  for (let i = 0; i < 200; i++) each(source);
}
export const oneOf = <T>(source: Source, all: readonly T[]): T => all[source(all.length)] as T;
