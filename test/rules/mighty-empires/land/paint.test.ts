import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neighbour, type TileId } from '../../../../src/kernel/hex.ts';
import { canonical } from '../../../../src/kernel/json.ts';
import { cornerOf, tilesAt, unbroken } from '../../../../src/rules/mighty-empires/land/paint/grid.ts';
import { flood, lands, painted } from '../../../../src/rules/mighty-empires/land/paint/lands.ts';
import {
  fieldTiles,
  paintGrounds,
  type Stroke,
} from '../../../../src/rules/mighty-empires/land/paint/strokes.ts';
import {
  isAllMountain,
  isHarbourTile,
  terrainOf,
} from '../../../../src/rules/mighty-empires/land/terrain.ts';
import { complaints } from './agree.ts';

const field: Stroke = { brush: 'field', columns: 5, rows: 5 };
const ground = (name: (typeof paintGrounds)[number], ...tiles: TileId[]): Stroke => ({
  brush: 'ground',
  ground: name,
  tiles,
});

describe('me.paint: grounds', () => {
  test('a field is a sheet of lowland, and to undo is to leave out the last stroke', () => {
    const strokes = [field, ground('swamp', 'q1r1')];
    expect(Object.keys(lands(strokes))).toHaveLength(25);
    expect(lands(strokes).q1r1?.edges).toEqual(Array(6).fill('swamp'));
    expect(lands(strokes.slice(0, -1)).q1r1).toMatchObject({
      ground: 'lowland',
      edges: Array(6).fill('plain'),
    });
  });

  test('woods and hills grow together over the edges they share', () => {
    const map = lands([
      field,
      { brush: 'cover', cover: 'forest', level: 1, tiles: ['q1r1', 'q2r1'] },
      { brush: 'cover', cover: 'hills', level: 1, tiles: ['q1r2'] },
      ground('highland', 'q0r2'),
    ]);
    expect(map.q1r1?.edges).toEqual(['forest', 'plain', 'plain', 'plain', 'plain', 'plain']);
    expect(map.q1r2?.edges[3]).toBe('hill');
    expect(map.q0r2?.edges[0]).toBe('hill');
    expect(map.q0r2).toMatchObject({ ground: 'highland', ridges: [] });
  });

  test('mountains from edge to edge make a lair, highland alone does not', () => {
    const map = lands([field, ground('mountains', 'q1r1'), ground('highland', 'q2r1')]);
    expect([map.q1r1, map.q2r1].map((land) => land && isAllMountain(land))).toEqual([true, false]);
  });

  test('a fill covers the tiles joined to one that are painted alike', () => {
    const strokes = [field, ground('highland', ...fieldTiles(5, 3).slice(10))];
    expect(flood(strokes, 'q0r0')).toHaveLength(10);
    expect(flood(strokes, 'q0r4')).toHaveLength(10);
    expect(flood(strokes, 'q9r9')).toEqual([]);
  });

  test('capitals are set and taken back by the same touch, and go when the tile is lifted', () => {
    const capital: Stroke = { brush: 'capital', tile: 'q1r1' };
    expect(painted([field, capital]).capitals).toEqual(['q1r1']);
    expect(painted([field, capital, capital]).capitals).toEqual([]);
    expect(painted([field, capital, { brush: 'lift', tiles: ['q1r1'] }]).capitals).toEqual([]);
  });
});

describe('me.paint: rivers', () => {
  const source = ground('highland', 'q0r1');

  test('a stroke runs from its spring over every border on the way; lowland becomes river valley', () => {
    const map = lands([
      field,
      source,
      { brush: 'river', tiles: ['q0r1', 'q1r1', 'q1r2', 'q1r3'] },
      ground('lake', 'q1r3'),
    ]);
    expect(map.q0r1).toMatchObject({ ground: 'highland', rivers: [{ from: 'spring', to: 0 }] });
    expect(map.q1r1).toMatchObject({ ground: 'river', rivers: [{ from: 3, to: 1 }] });
    expect(map.q1r2?.rivers).toEqual([{ from: 4, to: 1 }]);
    expect(map.q1r3?.rivers).toEqual([{ from: 4, to: 'lake' }]);
  });

  test('drawn uphill it runs down all the same', () => {
    const tiles: TileId[] = ['q0r1', 'q1r1', 'q2r1', 'q3r1'];
    const paint = (path: TileId[]) =>
      lands([field, source, ground('swamp', 'q3r1'), { brush: 'river', tiles: path }]);
    expect(paint([...tiles].reverse())).toEqual(paint(tiles));
  });

  test('a quick thumb that skips tiles leaves no gap', () => {
    expect(unbroken(['q0r0', 'q3r0', 'q3r0', 'q3r2'])).toEqual([
      'q0r0',
      'q1r0',
      'q2r0',
      'q3r0',
      'q3r1',
      'q3r2',
    ]);
  });

  test('a second stroke joins the first; the dry brush takes water away', () => {
    const strokes: Stroke[] = [
      field,
      ground('highland', 'q0r1', 'q2r0'),
      { brush: 'river', tiles: ['q0r1', 'q1r1', 'q1r2', 'q0r3', 'q-1r4', 'q-1r5'] },
      { brush: 'river', tiles: ['q2r0', 'q1r1'] },
    ];
    expect(lands(strokes).q1r1?.rivers).toEqual([
      { from: 3, to: 1 },
      { from: 5, to: 1 },
    ]);
    expect(lands(strokes)['q-1r4']?.rivers).toEqual([{ from: 5, to: 1 }]);
    const dried = lands([...strokes, { brush: 'dry', tiles: ['q2r0', 'q1r1'] }]);
    expect(dried.q1r1?.rivers).toEqual([{ from: 3, to: 1 }]);
    expect(lands([...strokes, { brush: 'dry', tiles: ['q1r2'] }]).q1r2?.edges).not.toContain('river');
  });

  test('river valleys painted as a ground join up by themselves', () => {
    const map = lands([field, ground('river', 'q0r2', 'q1r2', 'q2r2'), ground('lake', 'q3r2')]);
    expect(map.q1r2?.rivers).toEqual([{ from: 3, to: 0 }]);
    expect(map.q3r2?.rivers).toEqual([{ from: 3, to: 'lake' }]);
  });
});

describe('me.paint: shores', () => {
  const south = fieldTiles(5, 5).slice(20);

  test('a row of coastal tiles at the map edge has the sea outside, and one shore runs through it', () => {
    const map = lands([field, ground('coastal', ...south)]);
    expect(complaints(map)).toEqual([]);
    expect(south.slice(1, 4).map((id) => map[id]?.coasts)).toEqual([[[0, 3]], [[0, 3]], [[0, 3]]]);
    expect(south.every((id) => terrainOf(map[id] ?? { ground: 'sea' }) === 'coastal')).toBe(true);
  });

  test('a river that ends between coastal tiles ends in the sea', () => {
    const [, , end = 'q0r0'] = south;
    const strokes: Stroke[] = [
      field,
      ground('highland', 'q1r1'),
      ground('coastal', ...south.filter((id) => id !== end)),
      { brush: 'river', tiles: ['q1r1', neighbour('q1r1', 2), neighbour(end, 4), end] },
    ];
    const map = lands(strokes);
    expect(complaints(map)).toEqual([]);
    expect(map[end]).toMatchObject({ ground: 'river', coasts: [[0, 3]] });
    expect(map[end]?.rivers[0]).toMatchObject({ to: 'sea' });
    expect(map[end] && isHarbourTile(map[end])).toBe(true);
  });

  test('a corner painted as sea is sea for its three tiles, and turns lowland into coast', () => {
    const corner = cornerOf('q1r1', 2);
    const map = lands([field, { brush: 'sea', corners: [corner] }]);
    expect(complaints(map)).toEqual([]);
    for (const id of tilesAt(corner)) expect(map[id]).toMatchObject({ ground: 'coastal' });
    expect(map.q1r1?.coasts).toEqual([[1, 2]]);
    const back = lands([
      field,
      { brush: 'sea', corners: [corner] },
      { brush: 'sea', corners: [corner], land: true },
    ]);
    expect(back.q1r1?.coasts).toEqual([]);
  });

  test('where a player drew the shore of a coastal tile himself, nothing is inferred for it', () => {
    const [, , mid = 'q0r0'] = south;
    const strokes: Stroke[] = [field, ground('coastal', mid)];
    expect(lands(strokes)[mid]?.coasts).toEqual([[1, 2]]);
    const drawn = lands([...strokes, { brush: 'sea', corners: [cornerOf(mid, 3)] }]);
    expect(drawn[mid]?.coasts).toEqual([[2, 3]]);
  });

  test('sea hexes wash all round; land among them alone is an island', () => {
    const map = lands([field, ground('sea', ...fieldTiles(5, 5).filter((id) => id !== 'q1r2'))]);
    expect(map.q1r2).toMatchObject({ ground: 'coastal', coasts: [[0, 0]], edges: Array(6).fill('sea') });
    expect(map.q0r0).toMatchObject({ ground: 'sea', coasts: [] });
    expect(complaints(map)).toEqual([]);
  });
});

describe('me.paint: ranges', () => {
  test('a stroke raises a wall where it crosses a tile and a spur where it ends', () => {
    const map = lands([field, { brush: 'range', tiles: ['q0r1', 'q1r1', 'q2r1'] }]);
    expect(['q0r1', 'q1r1', 'q2r1'].map((id) => map[id as TileId]?.ridges)).toEqual([[[0]], [[0, 3]], [[3]]]);
    expect(map.q1r1?.ground).toBe('highland');
  });

  test('two ranges that cross on a tile are one massif, two that keep apart stay two', () => {
    const crossing: Stroke[] = [field, { brush: 'range', tiles: ['q0r1', 'q1r1', 'q2r1'] }];
    const over: Stroke = { brush: 'range', tiles: ['q1r0', 'q1r1', 'q1r2'] };
    expect(lands([...crossing, over]).q1r1?.ridges).toEqual([[0, 1, 3, 4]]);
    const beside: Stroke = { brush: 'range', tiles: ['q1r0', 'q1r1', 'q2r0'] };
    expect(lands([...crossing, beside]).q1r1?.ridges).toEqual([
      [0, 3],
      [4, 5],
    ]);
  });

  test('a touch puts a mountain on an edge of one tile, another takes it off', () => {
    const touch = (edge: 0 | 1 | 4): Stroke => ({ brush: 'mountain', tile: 'q1r1', edge });
    expect(lands([field, touch(0)])).toMatchObject({ q1r1: { ridges: [[0]] }, q2r1: { ridges: [] } });
    expect(lands([field, touch(0), touch(1), touch(4)]).q1r1?.ridges).toEqual([[0, 1], [4]]);
    expect(lands([field, touch(0), touch(0)]).q1r1).toMatchObject({ ridges: [], ground: 'highland' });
    expect(lands([ground('mountains', 'q1r1'), touch(4)]).q1r1).toMatchObject({ ridges: [[0, 1, 2, 3, 5]] });
  });

  test('river and mountain do not share an edge: the later stroke has it', () => {
    const range: Stroke = { brush: 'range', tiles: ['q0r1', 'q1r1'] };
    const river: Stroke = { brush: 'river', tiles: ['q0r1', 'q1r1'] };
    expect(lands([field, range, river]).q0r1?.edges[0]).toBe('river');
    expect(lands([field, river, range]).q0r1?.edges[0]).toBe('mountain');
  });
});

describe('me.paint: whatever is painted holds together', () => {
  const tile = fc.constantFrom(...fieldTiles(6, 6));
  const path = fc.array(tile, { minLength: 1, maxLength: 5 });
  const edge = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const, 5 as const);
  const corner = fc.tuple(tile, edge).map(([id, index]) => cornerOf(id, index));
  const stroke: fc.Arbitrary<Stroke> = fc.oneof(
    fc.record({
      brush: fc.constant('ground' as const),
      ground: fc.constantFrom(...paintGrounds),
      tiles: path,
    }),
    fc.record({
      brush: fc.constant('cover' as const),
      cover: fc.constantFrom('hills' as const, 'forest' as const),
      level: fc.constantFrom(0 as const, 1 as const, 2 as const),
      tiles: path,
    }),
    fc.record({
      brush: fc.constantFrom('river' as const, 'river' as const, 'range' as const, 'dry' as const),
      tiles: path,
    }),
    fc.record({ brush: fc.constant('sea' as const), corners: fc.array(corner, { maxLength: 4 }) }),
    fc.record({ brush: fc.constant('mountain' as const), tile, edge }),
    fc.record({ brush: fc.constant('lift' as const), tiles: path }),
  );

  test('neighbours agree on rivers and shores, massifs stand on mountain edges, rivers run downhill', () => {
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 14 }), (strokes) => {
        const map = lands([{ brush: 'field', columns: 6, rows: 6 }, ...strokes]);
        expect(complaints(map)).toEqual([]);
        canonical(map);
      }),
      { numRuns: 300 },
    );
  });

  test('three tiles name a corner alike', () => {
    fc.assert(
      fc.property(tile, edge, (id, index) => {
        const name = cornerOf(id, index);
        expect(tilesAt(name)).toContain(id);
        for (const other of tilesAt(name))
          expect([0, 1, 2, 3, 4, 5].map((each) => cornerOf(other, each))).toContain(name);
      }),
    );
  });
});
