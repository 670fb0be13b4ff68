import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  columnRow,
  directions,
  distance,
  fromColumnRow,
  hex,
  isTileId,
  neighbour,
  neighbours,
  opposite,
  place,
  step,
  tileId,
  toward,
  turn,
  within,
} from '../../src/kernel/hex.ts';

const coordinate = fc.integer({ min: -60, max: 60 });
const tile = fc.tuple(coordinate, coordinate).map(([q, r]) => tileId(hex(q, r)));
const direction = fc.constantFrom(...directions);

/** Steps along an actual walk, told apart from the formula: rings grown one tile at a time. */
function walked(from: string, to: string, most: number): number {
  let ring = new Set<string>([from]);
  for (let steps = 0; steps <= most; steps++) {
    if (ring.has(to)) return steps;
    ring = new Set([...ring, ...[...ring].flatMap(neighbours)]);
  }
  return Number.POSITIVE_INFINITY;
}

describe('places', () => {
  test('kernel.hex.id: a tile is named by its place, and its name tells the place', () => {
    expect(tileId(hex(3, -2))).toBe('q3r-2');
    expect(place('q3r-2')).toEqual({ q: 3, r: -2 });
    fc.assert(fc.property(tile, (id) => isTileId(id) && tileId(place(id)) === id));
    for (const wrong of ['', 'q1', 'q01r1', 'q-0r1', 'q1r1 ', '3,2', 'q1.5r0'])
      expect(isTileId(wrong)).toBe(false);
    expect(() => place('r1q1')).toThrow(RangeError);
  });
  test('kernel.hex.columnRow: column and row of the printed map, there and back', () => {
    expect(columnRow(hex(0, 0))).toEqual([0, 0]);
    expect(columnRow(hex(-1, 2))).toEqual([0, 2]);
    expect(columnRow(hex(0, 1))).toEqual([0, 1]);
    expect(columnRow(hex(1, -1))).toEqual([0, -1]);
    fc.assert(
      fc.property(coordinate, coordinate, (a, b) => {
        expect(columnRow(fromColumnRow(a, b))).toEqual([a, b]);
        expect(fromColumnRow(...columnRow(hex(a, b)))).toEqual({ q: a, r: b });
      }),
    );
  });
  test('kernel.hex.frame: on the printed map odd rows stand half a tile to the right', () => {
    const even = neighbours(tileId(fromColumnRow(4, 2))).map((id) => columnRow(place(id)));
    const odd = neighbours(tileId(fromColumnRow(4, 3))).map((id) => columnRow(place(id)));
    expect(even).toEqual([
      [5, 2],
      [4, 3],
      [3, 3],
      [3, 2],
      [3, 1],
      [4, 1],
    ]);
    expect(odd).toEqual([
      [5, 3],
      [5, 4],
      [4, 4],
      [3, 3],
      [4, 2],
      [5, 2],
    ]);
  });
});

describe('neighbours', () => {
  test('kernel.hex.neighbours: six, clockwise from the east', () => {
    expect(neighbours('q0r0')).toEqual(['q1r0', 'q0r1', 'q-1r1', 'q-1r0', 'q0r-1', 'q1r-1']);
  });
  test('kernel.hex.neighbours.mutual: who touches is touched, from the opposite side', () => {
    fc.assert(
      fc.property(tile, direction, (id, d) => {
        const next = neighbour(id, d);
        expect(new Set(neighbours(id)).size).toBe(6);
        expect(neighbour(next, opposite(d))).toBe(id);
        expect(toward(id, next)).toBe(d);
        expect(toward(next, id)).toBe(opposite(d));
        expect(distance(id, next)).toBe(1);
        expect(step(place(id), d)).toEqual(place(next));
        expect(distance(next, neighbour(id, turn(d, 1)))).toBe(1);
      }),
    );
    expect(toward('q0r0', 'q0r0')).toBeUndefined();
    expect(toward('q0r0', 'q2r-1')).toBeUndefined();
  });
  test('kernel.hex.turn: six turns come round, either way', () => {
    fc.assert(
      fc.property(direction, fc.integer({ min: -50, max: 50 }), (d, by) => {
        expect(turn(d, by + 6)).toBe(turn(d, by));
        expect(turn(turn(d, by), -by)).toBe(d);
        expect(turn(d, 3)).toBe(opposite(d));
      }),
    );
  });
});

describe('distance', () => {
  test('kernel.hex.distance: as many tiles as a walk takes', () => {
    const near = fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }));
    fc.assert(
      fc.property(tile, near, (id, [dq, dr]) => {
        const { q, r } = place(id);
        const to = tileId(hex(q + dq, r + dr));
        expect(distance(id, to)).toBe(walked(id, to, 8));
      }),
      { numRuns: 30 },
    );
  });
  test('kernel.hex.distance.metric: the same both ways, and no way round is shorter', () => {
    fc.assert(
      fc.property(tile, tile, tile, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) === 0).toBe(a === b);
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
    );
  });
  test('kernel.hex.within: every tile so near once, nearest rings first, each from the east', () => {
    fc.assert(
      fc.property(tile, fc.integer({ min: 0, max: 6 }), (id, radius) => {
        const found = within(id, radius);
        const far = found.map((other) => distance(id, other));
        expect(found).toHaveLength(1 + 3 * radius * (radius + 1));
        expect(new Set(found).size).toBe(found.length);
        expect(far).toEqual(far.toSorted((a, b) => a - b));
        expect(Math.max(...far)).toBe(radius);
        for (let i = 1; i < found.length; i++)
          if (far[i] === far[i - 1]) expect(distance(found[i] as string, found[i - 1] as string)).toBe(1);
      }),
    );
    expect(within('q2r1', 1)).toEqual(['q2r1', ...neighbours('q2r1')]);
  });
});
