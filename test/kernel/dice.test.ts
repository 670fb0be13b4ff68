import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canShow,
  combinations,
  dice,
  distribution,
  highest,
  isDouble,
  lowest,
  spell,
  total,
} from '../../src/kernel/dice.ts';

describe('notation', () => {
  test.each([
    ['d6', 1, 6, 1, 0, 'D6'],
    ['2d6', 2, 6, 1, 0, '2D6'],
    ['D6x50', 1, 6, 50, 0, 'D6 × 50'],
    ['3d6x10', 3, 6, 10, 0, '3D6 × 10'],
    ['2d6+3', 2, 6, 1, 3, '2D6 + 3'],
    ['d6x50+100', 1, 6, 50, 100, 'D6 × 50 + 100'],
    [' d100 ', 1, 100, 1, 0, 'D100'],
  ])('%s', (notation, count, sides, times, plus, read) => {
    expect(dice(notation)).toEqual({ count, sides, times, plus });
    expect(spell(notation)).toBe(read);
  });
  test.each(['', 'd', 'd1', '0d6', '21d6', 'd6x0', 'd6-1', '6', '2d6 x 50', 'd6+', 'two dice'])(
    'refuses %j',
    (notation) => {
      expect(() => dice(notation)).toThrow(RangeError);
    },
  );
});

describe('totals', () => {
  test('faces are summed, then multiplied, then added to', () => {
    expect(total(dice('2d6x50+100'), [3, 4])).toBe(450);
    expect([lowest(dice('2d6x50+100')), highest(dice('2d6x50+100'))]).toEqual([200, 700]);
  });
  test('faces fit dice by number, range and wholeness', () => {
    const two = dice('2d6');
    expect(
      [
        [1, 6],
        [6, 6],
      ].every((faces) => canShow(two, faces)),
    ).toBe(true);
    expect(
      [[1], [1, 2, 3], [0, 3], [3, 7], [1.5, 2], ['1', 2], null, 'x'].some((faces) => canShow(two, faces)),
    ).toBe(false);
  });
  test('a double takes two dice or more, all alike', () => {
    expect(
      [
        [3, 3],
        [5, 5, 5],
      ].every(isDouble),
    ).toBe(true);
    expect([[3], [3, 4], [5, 5, 4], []].some(isDouble)).toBe(false);
  });
});

describe('distributions', () => {
  test('two dice fall as they do at every table', () => {
    expect([...distribution(dice('2d6'))]).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 5],
      [7, 6],
      [8, 5],
      [9, 4],
      [10, 3],
      [11, 2],
      [12, 1],
    ]);
  });
  test('a multiplied die keeps its steps', () => {
    expect([...distribution(dice('d6x50+100')).keys()]).toEqual([150, 200, 250, 300, 350, 400]);
  });
  const some = fc.record({ count: fc.integer({ min: 1, max: 5 }), sides: fc.integer({ min: 2, max: 8 }) });
  test('totals and sorted faces count the same rolls', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9 }), (of, times, plus) => {
        const rolled = { ...of, times, plus };
        const totals = distribution(rolled);
        expect([...totals.values()].reduce((sum, ways) => sum + ways, 0)).toBe(of.sides ** of.count);
        const counted = new Map<number, number>();
        for (const [faces, ways] of combinations(rolled)) {
          expect(canShow(rolled, faces)).toBe(true);
          expect([...faces].sort((a, b) => a - b)).toEqual(faces);
          const sum = total(rolled, faces);
          counted.set(sum, (counted.get(sum) ?? 0) + ways);
        }
        expect([...counted].sort(([a], [b]) => a - b)).toEqual([...totals]);
      }),
    );
  });
});
