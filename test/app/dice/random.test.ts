import { describe, expect, test } from 'vitest';
import { cast, face, fits, phone } from '../../../src/app/dice/random.ts';

/** A repeatable stream of 32-bit numbers (xorshift), for counting. */
function stream(seed: number): () => number {
  let x = seed | 0;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 0;
  };
}

/** The chi-square of counted faces against all being as likely. */
function chiSquare(sides: number, rolls: number, source: () => number): number {
  const counts = Array.from({ length: sides }, () => 0);
  for (let i = 0; i < rolls; i++) {
    const at = face(sides, source) - 1;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const expected = rolls / sides;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('app dice', () => {
  // Critical values of chi-square at p = 0.001 for sides − 1 degrees of freedom.
  test.each([
    [3, 13.82],
    [6, 20.52],
    [10, 27.88],
    [12, 31.26],
    [20, 43.82],
    [100, 148.23],
  ])('every face of a D%i is as likely as every other', (sides, critical) => {
    expect(chiSquare(sides, 60_000, stream(2025))).toBeLessThan(critical);
  });

  test('a number past the last whole multiple of the sides is drawn again', () => {
    // 2^32 = 6 × 715827882 + 4: the four highest numbers would favour the faces 1 to 4.
    const drawn = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5];
    expect(face(6, () => drawn.shift() ?? 0)).toBe(((2 ** 32 - 5) % 6) + 1);
    expect(drawn).toEqual([]);
  });

  test('powers of two waste nothing', () => {
    const drawn = [2 ** 32 - 1, 0];
    expect(face(4, () => drawn.shift() ?? 0)).toBe(4);
    expect(drawn).toEqual([0]);
  });

  test('lowest and highest numbers give the lowest and highest faces', () => {
    expect(face(20, () => 0)).toBe(1);
    expect(face(20, () => 19)).toBe(20);
  });

  test('a notation is cast as so many faces, multipliers left to the total', () => {
    const numbers = [0, 3, 5];
    expect(cast('3d6x50', () => numbers.shift() ?? 0)).toEqual([1, 4, 6]);
  });

  test('the phone’s own source gives whole numbers of 32 bits', () => {
    for (let i = 0; i < 100; i++) {
      const drawn = phone();
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < 2 ** 32).toBe(true);
    }
  });

  test('faces are held against their notation, and nonsense fits nothing', () => {
    expect(fits('2d6', [4, 4])).toBe(true);
    expect(fits('2d6', [4, 7])).toBe(false);
    expect(fits('two dice', [1])).toBe(false);
  });
});
