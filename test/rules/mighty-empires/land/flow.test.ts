import { describe, expect, test } from 'vitest';
import type { Direction, TileId } from '../../../../src/kernel/hex.ts';
import { flows, type Reach } from '../../../../src/rules/mighty-empires/land/flow.ts';

const run = (
  reaches: Readonly<Record<TileId, readonly [edges: readonly Direction[], holds?: Reach['holds']]>>,
) =>
  Object.fromEntries(
    flows(
      new Map(
        Object.entries(reaches).map(([id, [edges, holds]]) => [
          id as TileId,
          { edges, ...(holds ? { holds } : {}) },
        ]),
      ),
    ),
  );

describe('me.map.rivers: which way the water runs', () => {
  test('from the spring off the map while nothing ends it', () => {
    expect(run({ q0r0: [[0], 'spring'], q1r0: [[3, 1]] })).toEqual({
      q0r0: [{ from: 'spring', to: 0 }],
      q1r0: [{ from: 3, to: 1 }],
    });
  });

  test('to the sea whichever way it was laid; an open upper end runs in from outside', () => {
    expect(run({ q0r0: [[0], 'sea'], q1r0: [[3, 0]] })).toEqual({
      q0r0: [{ from: 0, to: 'sea' }],
      q1r0: [{ from: 0, to: 3 }],
    });
  });

  test('through a lake to the sea, into a lake that has no outlet', () => {
    const source = { q0r0: [[0], 'spring'] } as const;
    expect(run({ ...source, q1r0: [[3, 0], 'lake'], q2r0: [[3], 'sea'] })).toEqual({
      q0r0: [{ from: 'spring', to: 0 }],
      q1r0: [
        { from: 3, to: 'lake' },
        { from: 'lake', to: 0 },
      ],
      q2r0: [{ from: 3, to: 'sea' }],
    });
    expect(run({ ...source, q1r0: [[3], 'lake'] }).q1r0).toEqual([{ from: 3, to: 'lake' }]);
    expect(run({ ...source, q1r0: [[3, 0], 'swamp'] }).q1r0).toEqual([
      { from: 3, to: 'swamp' },
      { from: 'swamp', to: 0 },
    ]);
  });

  test('two rivers become one at a fork', () => {
    const joined = run({ q0r0: [[0], 'spring'], 'q2r-1': [[2], 'spring'], q1r0: [[3, 5, 1]] });
    expect(joined.q1r0).toEqual([
      { from: 3, to: 1 },
      { from: 5, to: 1 },
    ]);
  });

  test('a river nobody finished ends in a tarn at its loose end', () => {
    const unfinished = run({ q0r0: [[0], 'spring'], q1r0: [[3, 0]], q2r0: [[3]] });
    expect(unfinished.q1r0).toEqual([{ from: 3, to: 0 }]);
    expect(unfinished.q2r0).toEqual([{ from: 3, to: 'lake' }]);
  });
});
