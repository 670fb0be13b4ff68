import { describe, expect, test } from 'vitest';
import type { Direction, TileId } from '../../../../src/kernel/hex.ts';
import { neighbour } from '../../../../src/kernel/hex.ts';
import {
  type At,
  crossings,
  reach,
  wayToShore,
} from '../../../../src/rules/mighty-empires/land/crossings.ts';
import { partsOf } from '../../../../src/rules/mighty-empires/land/parts.ts';
import { bank, land, terrain, valley } from './drawn.ts';

const here: TileId = 'q0r0';
const east: TileId = 'q1r0';
const plain = land('PPPPPP');
/** The way out of a lone tile, over one edge, into open country. */
const leaving = (tile: ReturnType<typeof land>, at: At, d: Direction, beyond = plain) =>
  crossings(terrain({ [here]: tile, [neighbour(here, d)]: beyond }), { tile: here, at }, neighbour(here, d));
const what = (crossing: ReturnType<typeof crossings>) => crossing.why.map((block) => block.what);

describe('me.move.blocking: mountains', () => {
  test('open country, woods and hills block nothing', () => {
    const crossing = leaving(land('FHPFHP', { forest: 2, hills: 2 }), { edge: 3 }, 0);
    expect(crossing).toMatchObject({ possible: true, blocked: false, why: [], ways: [{ at: { edge: 3 } }] });
  });

  test('a mountain on the edge of the tile he enters needs a route', () => {
    const crossing = leaving(plain, { edge: 3 }, 0, land('PPPMPP'));
    expect(crossing.why).toEqual([{ what: 'mountain', tile: east, where: 'edge', edges: [3] }]);
    expect(crossing.ways[0]?.at).toEqual({ edge: 3 });
  });

  test('a mountain on the edge he leaves by needs a route', () => {
    expect(leaving(land('MPPPPP'), { edge: 3 }, 0).why).toEqual([
      { what: 'mountain', tile: here, where: 'edge', edges: [0] },
    ]);
  });

  test('a range across the tile parts it in two', () => {
    const walled = land('PMPPMP', { ridges: [[1, 4]] });
    expect(partsOf(walled)).toHaveLength(2);
    expect(leaving(walled, { edge: 3 }, 0).why).toEqual([
      { what: 'mountain', tile: here, where: 'inside', edges: [1, 4] },
    ]);
    expect(leaving(walled, { edge: 3 }, 2).blocked).toBe(false);
  });

  test('spurs, a range along one side and mountains on other edges block nothing', () => {
    for (const harmless of [
      land('PMPPMP', { ridges: [[1], [4]] }),
      land('PMMPPP', { ridges: [[1, 2]] }),
      land('PPPPMM', { ridges: [[4, 5]] }),
    ])
      expect(leaving(harmless, { edge: 3 }, 0).blocked).toBe(false);
  });

  test('standing on a mountain edge he has crossed that mountain: every edge but another mountain edge is free', () => {
    const walled = land('PMPPMP', { ridges: [[1, 4]] });
    const free = ([0, 1, 2, 3, 4, 5] as const).filter((d) => !leaving(walled, { edge: 1 }, d).blocked);
    expect(free).toEqual([0, 1, 2, 3, 5]);
  });

  test('a second range still bars the way to one who stands on the first', () => {
    const twice = land('MPMPMM', { ridges: [[0], [2, 4], [5]] });
    expect(leaving(twice, { edge: 0 }, 1).blocked).toBe(false);
    expect(what(leaving(twice, { edge: 0 }, 3))).toEqual(['mountain']);
    expect(leaving(twice, { edge: 0 }, 5).why).toEqual([
      { what: 'mountain', tile: here, where: 'edge', edges: [5] },
    ]);
  });

  test('he may always go back over the edge he stands at', () => {
    expect(leaving(land('MPPPPP'), { edge: 0 }, 0).blocked).toBe(false);
    expect(leaving(plain, { edge: 0 }, 0, land('PPPMPP')).blocked).toBe(false);
  });

  test('a tile of mountains alone: in over an edge, out by it, no further without a route', () => {
    const peaks = land('MMMMMM', { ridges: [[0, 1, 2, 3, 4, 5]] });
    expect(leaving(peaks, { edge: 2 }, 2).blocked).toBe(false);
    expect(leaving(peaks, { edge: 2 }, 0).blocked).toBe(true);
    expect(leaving(peaks, { part: 12 }, 0).blocked).toBe(true);
  });

  test('me.move.mountain-city: passes lead a friendly force through, an enemy city helps nobody', () => {
    const walled = land('MPPMPP', { ridges: [[0, 3]] });
    const lands = { [here]: walled, [east]: plain };
    const from = { tile: here, at: { edge: 2 } } as const;
    expect(crossings(terrain(lands, { friendly: [here] }), from, east).blocked).toBe(false);
    expect(crossings(terrain(lands, { cities: [here] }), from, east).blocked).toBe(true);
    const entering = crossings(
      terrain({ [here]: plain, [east]: walled }, { friendly: [east] }),
      { tile: here, at: { edge: 3 } },
      east,
    );
    expect(entering.blocked).toBe(false);
  });
});

describe('me.move.river-banks', () => {
  const river = valley('RPPRPP', 0, 3);

  test('he keeps his bank when he follows the river over an edge', () => {
    const on = { [here]: river, [east]: river };
    const crossing = crossings(terrain(on), { tile: here, at: bank(3, 'last') }, east);
    expect(crossing.blocked).toBe(false);
    // The northern bank of the western edge is its last half, and so it is again where he arrives.
    expect(crossing.ways).toEqual([
      { at: bank(3, 'last'), why: [] },
      { at: bank(3, 'first'), why: [{ what: 'river', tile: here, where: 'inside', edges: [0, 3] }] },
    ]);
  });

  test('edges on his own side are free, those beyond the water need a route', () => {
    const free = ([0, 1, 2, 3, 4, 5] as const).filter((d) => !leaving(river, bank(3, 'last'), d).blocked);
    expect(free).toEqual([0, 3, 4, 5]);
  });

  test('moving from tile to tile carries nobody over: both banks lead on as two ways', () => {
    expect(leaving(river, { edge: 5 }, 0, river).ways.map(({ at, why }) => [at, why.length])).toEqual([
      [bank(3, 'last'), 0],
      [bank(3, 'first'), 1],
    ]);
  });

  test('me.move.city-bridge: any city bridges the rivers of its tile, nothing else does', () => {
    const lands = { [here]: river, [neighbour(here, 1)]: plain };
    const from = { tile: here, at: bank(3, 'last') } as const;
    expect(crossings(terrain(lands), from, neighbour(here, 1)).blocked).toBe(true);
    expect(crossings(terrain(lands, { cities: [here] }), from, neighbour(here, 1)).blocked).toBe(false);
    expect(
      crossings(terrain(lands, { cities: [neighbour(here, 1)] }), from, neighbour(here, 1)).blocked,
    ).toBe(true);
  });

  test('a bridge spares the river and not the mountain', () => {
    const both = land('RMPRPM', { ridges: [[1], [5]], rivers: [{ from: 0, to: 3 }] });
    const lands = { [here]: both, [neighbour(here, 1)]: plain };
    const crossing = crossings(
      terrain(lands, { cities: [here] }),
      { tile: here, at: { edge: 4 } },
      neighbour(here, 1),
    );
    expect(what(crossing)).toEqual(['mountain']);
  });

  test('he walks round a spring, but not round a fork', () => {
    const source = land('RPPPPP', { rivers: [{ from: 'spring', to: 0 }] });
    expect(partsOf(source)).toHaveLength(1);
    const fork = land('RPRPRP', {
      ground: 'river',
      rivers: [
        { from: 0, to: 4 },
        { from: 2, to: 4 },
      ],
    });
    expect(partsOf(fork)).toHaveLength(3);
    expect(what(leaving(fork, { edge: 1 }, 3))).toEqual(['river']);
  });

  test('a lake parts the land only with its rivers', () => {
    const one = land('RPPPPP', { ground: 'lake', rivers: [{ from: 0, to: 'lake' }] });
    const two = land('RPPRPP', {
      ground: 'lake',
      rivers: [
        { from: 0, to: 'lake' },
        { from: 'lake', to: 3 },
      ],
    });
    expect([one, two].map((each) => partsOf(each).length)).toEqual([1, 2]);
  });

  test('a range and a river together ask for one route past both', () => {
    const both = land('RMPRMP', { ridges: [[1, 4]], rivers: [{ from: 0, to: 3 }] });
    expect(what(leaving(both, bank(3, 'last'), 2)).sort()).toEqual(['river']);
    expect(what(leaving(both, { edge: 5 }, 2)).sort()).toEqual(['mountain', 'river']);
  });
});

describe('me.move.open-water and me.move.swamp', () => {
  const shore = land('CSSCPP', { ground: 'coastal' });

  test('over a coast edge he keeps to the land half, over a sea edge nobody marches', () => {
    expect(leaving(shore, { edge: 4 }, 0, shore)).toMatchObject({
      possible: true,
      blocked: false,
      ways: [{ at: { edge: 3 } }],
    });
    expect(leaving(shore, { edge: 4 }, 1)).toMatchObject({ possible: false, ways: [] });
  });

  test('where land meets only water across the edge there is no way', () => {
    const other = land('PPPCSC', { ground: 'coastal' });
    expect(leaving(shore, { edge: 4 }, 0, other).possible).toBe(false);
  });

  test('a swamp is never entered, with or without a route', () => {
    expect(leaving(plain, { edge: 3 }, 0, land('WWWWWW', { ground: 'swamp' })).possible).toBe(false);
  });

  test('a river mouth parts the shore in two banks', () => {
    const mouth = valley('RPCSCP', 0, 'sea');
    expect(partsOf(mouth)).toHaveLength(2);
    expect(what(leaving(mouth, { edge: 1 }, 5))).toEqual(['river']);
    expect(leaving(mouth, { edge: 1 }, 2).blocked).toBe(false);
    expect(what(leaving(mouth, { edge: 1 }, 4))).toEqual(['river']);
  });

  test('tiles that do not touch, or lie off the map, are out of reach', () => {
    const map = terrain({ [here]: plain });
    expect(crossings(map, { tile: here, at: { edge: 0 } }, 'q5r5').possible).toBe(false);
    expect(crossings(map, { tile: here, at: { edge: 0 } }, east).possible).toBe(false);
  });
});

describe('me.ships.embark: the way to the harbour', () => {
  const walled = land('MPPMSS', { ground: 'coastal' });
  const coast = {
    ...walled,
    edges: land('MPCSCM').edges,
    coasts: [[2, 4]] as const,
    ridges: [[0, 5]] as const,
  };

  test('clear on the harbour side, barred behind a range', () => {
    expect(wayToShore(terrain({ [here]: coast }), { tile: here, at: { edge: 1 } })).toEqual([]);
    const cut = { ...land('PMCCMP', { ground: 'coastal' }), ridges: [[1, 4]] as const };
    expect(wayToShore(terrain({ [here]: cut }), { tile: here, at: { edge: 0 } })).toMatchObject([
      { what: 'mountain', where: 'inside' },
    ]);
    expect(
      wayToShore(terrain({ [here]: cut }, { friendly: [here] }), { tile: here, at: { edge: 0 } }),
    ).toEqual([]);
  });

  test('a banner that starts in a part of a tile reaches that part alone', () => {
    const river = valley('RPPRPP', 0, 3);
    const [north, south] = partsOf(river);
    const map = terrain({ [here]: river });
    expect(reach(map, { tile: here, at: { part: north?.id ?? 0 } })).toEqual([north?.id]);
    expect(reach(map, { tile: here, at: { part: south?.id ?? 0 } })).toEqual([south?.id]);
  });
});
