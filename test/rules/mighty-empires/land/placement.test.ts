import { describe, expect, test } from 'vitest';
import type { TileId } from '../../../../src/kernel/hex.ts';
import {
  lay,
  middle,
  putUnder,
  startLaying,
  swap,
  takeUp,
  tilesLeft,
} from '../../../../src/rules/mighty-empires/land/laying.ts';
import {
  capitalsLeft,
  drawable,
  isComplete,
  nextPlaceable,
  placements,
  refusals,
  swaps,
} from '../../../../src/rules/mighty-empires/land/placement.ts';
import { landsOf } from '../../../../src/rules/mighty-empires/land/survey.ts';
import { seeded, table } from './drawn.ts';

const rules = (...args: Parameters<typeof refusals>) => refusals(...args).map(({ rule }) => rule);
/** A source running east from q0r0, with a highland above and below to lean on. */
const withRiver = table(['h03', 'q0r0'], ['l01', 'q1r-1'], ['l02', 'q0r1']);

describe('laying the first tiles', () => {
  const empty = startLaying(1, seeded(3));

  test('me.map.first-highland: only a highland opens the map, in the middle', () => {
    expect(drawable(empty).map(({ pack }) => pack)).toEqual(['highland']);
    expect(placements(empty, 'h12')).toEqual([{ place: middle, turn: 0, advice: [] }]);
    expect(rules(empty, 'l01', middle, 0)).toEqual(['me.map.first-highland']);
  });

  test('the second touches one tile, the third and later ones two: me.map.two-neighbours', () => {
    const one = table(['h30', 'q0r0']);
    expect(placements(one, 'l27').map(({ place }) => place)).toHaveLength(6);
    const two = lay(one, 'l27', 'q1r0', 0);
    expect(new Set(placements(two, 'h26').map(({ place }) => place))).toEqual(new Set(['q0r1', 'q1r-1']));
    expect(rules(two, 'h26', 'q-1r0', 0)).toEqual(['me.map.two-neighbours']);
  });

  test('a pack is drawn from only while an exposed edge calls for it', () => {
    // The lone wall shows mountain, hill and plain: no river, no coast.
    expect(drawable(table(['h12', 'q0r0'])).map(({ pack }) => pack)).toEqual(['highland', 'lowland']);
    expect(drawable(table(['h03', 'q0r0'])).map(({ pack }) => pack)).toContain('river');
  });
});

describe('me.map.match-edge', () => {
  test('highland lies against mountain or hill, lowland against plain, forest or hill', () => {
    // The eastern edge of h13 is hill, the north-eastern forest.
    const map = table(['h13', 'q0r0'], ['h01', 'q1r-1']);
    expect(rules(map, 'h09', 'q1r0', 0)).toEqual([]);
    expect(rules(map, 'l01', 'q1r0', 0)).toEqual([]);
    const plains = table(['l01', 'q0r0'], ['l02', 'q1r-1']);
    expect(rules(plains, 'h09', 'q1r0', 0)).toEqual(['me.map.match-edge']);
    expect(rules(plains, 'l10', 'q1r0', 0)).toEqual([]);
  });

  test('a river valley lies against a river with its own river', () => {
    expect(rules(withRiver, 'r01', 'q1r0', 0)).toEqual([]);
    expect(rules(withRiver, 'r01', 'q1r0', 1)).toEqual(['me.map.blocked-river', 'me.map.match-edge']);
  });

  test('me.map.orientation: peaks point up', () => {
    expect(rules(table(['h30', 'q0r0']), 'h09', 'q1r0', 1)).toContain('me.map.orientation');
    expect(rules(table(['h30', 'q0r0']), 'l01', 'q1r0', 1)).toEqual([]);
  });
});

describe('rivers', () => {
  test('me.map.blocked-river: no tile cuts off a river, and no river runs against a tile', () => {
    expect(rules(withRiver, 'l03', 'q1r0', 0)).toEqual(['me.map.blocked-river']);
    // Turned twice, the bend would run into the lowland at its north-west.
    expect(rules(withRiver, 'r06', 'q1r0', 1)).toEqual([]);
    expect(rules(withRiver, 'r12', 'q1r0', 3)).toEqual(['me.map.blocked-river']);
  });

  test('me.map.blocked-river: a source may not pour against land that lies there', () => {
    expect(rules(table(['h30', 'q1r0'], ['l24', 'q0r1']), 'h03', 'q0r0', 0)).toEqual([
      'me.map.blocked-river',
    ]);
  });

  test('me.map.blocked-river: two rivers do not run into each other head on', () => {
    const facing = table(['h03', 'q0r0'], ['h06', 'q2r0'], ['l01', 'q1r-1']);
    expect(rules(facing, 'r01', 'q1r0', 0)).toEqual(['me.map.blocked-river']);
  });

  test('me.map.fork: the fork joins two rivers, and serves for nothing else', () => {
    const facing = table(['h03', 'q0r0'], ['h05', 'q2r-1'], ['l01', 'q1r-1']);
    expect(rules(facing, 'r01', 'q1r0', 0)).toContain('me.map.blocked-river');
    expect(rules(facing, 'r14', 'q1r0', 0)).toContain('me.map.blocked-river');
    const meeting = table(['h03', 'q0r0'], ['h05', 'q2r-1']);
    expect(rules(meeting, 'r14', 'q1r0', 1)).toEqual([]);
    expect(landsOf(lay(meeting, 'r14', 'q1r0', 1).tiles).q1r0?.rivers).toEqual([
      { from: 3, to: 1 },
      { from: 5, to: 1 },
    ]);
    expect(rules(withRiver, 'r14', 'q1r0', 1)).toEqual(['me.map.fork']);
  });

  test('me.map.source-to-end: an ending straight at a source is lawful, and advised against', () => {
    const ending = refusals(withRiver, 'r17', 'q1r0', 3);
    expect(ending).toMatchObject([{ rule: 'me.map.source-to-end', optional: true }]);
    expect(placements(withRiver, 'r17').find(({ turn }) => turn === 3)?.advice).toHaveLength(1);
    const farther = lay(withRiver, 'r01', 'q1r0', 0);
    expect(rules(farther, 'r17', 'q2r0', 3)).not.toContain('me.map.source-to-end');
  });

  test('me.map.lake: it takes in rivers at three edges and lets one out', () => {
    expect(rules(table(['h30', 'q0r0']), 'r15', 'q1r0', 0)).toEqual(['me.map.lake']);
    expect(rules(withRiver, 'r15', 'q1r0', 1)).toContain('me.map.source-to-end');
    expect(rules(withRiver, 'r15', 'q1r0', 0)).toContain('me.map.blocked-river');
    const lake = lay(withRiver, 'r15', 'q1r0', 1);
    expect(landsOf(lake.tiles).q1r0).toMatchObject({
      ground: 'lake',
      edges: ['plain', 'plain', 'plain', 'river', 'plain', 'plain'],
      rivers: [{ from: 3, to: 'lake' }],
    });
    // Below the lake, a river leaves by its south-eastern edge; then no other may.
    const leaving = lay(lake, 'r01', 'q1r1', 1);
    expect(rules(lake, 'r01', 'q1r1', 1)).toEqual([]);
    expect(landsOf(leaving.tiles).q1r0?.rivers).toEqual([
      { from: 3, to: 'lake' },
      { from: 'lake', to: 1 },
    ]);
    expect(rules(leaving, 'r02', 'q2r-1', 2)).toEqual(['me.map.lake']);
    expect(rules(leaving, 'l05', 'q2r-1', 0)).toEqual([]);
  });

  test('me.map.swamp: rivers end in it from any side, one runs out', () => {
    expect(rules(table(['h30', 'q0r0']), 'r16', 'q1r0', 0)).toEqual(['me.map.swamp']);
    const swamp = lay(lay(withRiver, 'r01', 'q1r0', 0), 'r16', 'q2r0', 0);
    const around = lay(lay(swamp, 'l05', 'q2r-1', 0), 'l06', 'q1r1', 0);
    expect(rules(around, 'r06', 'q3r-1', 2)).toEqual([]);
    const leaving = lay(around, 'r06', 'q3r-1', 2);
    expect(rules(leaving, 'r07', 'q2r1', 4)).toEqual(['me.map.swamp']);
  });

  test('me.map.swamp: no river leads a swamp its own water back', () => {
    const swamp = lay(lay(withRiver, 'r16', 'q1r0', 0), 'r12', 'q2r-1', 1);
    // The sharp bend leaves the swamp at its north-east and turns south, where another bend could turn it home.
    expect(landsOf(swamp.tiles)['q2r-1']?.rivers).toEqual([{ from: 2, to: 1 }]);
    expect(rules(swamp, 'r13', 'q2r0', 3)).toEqual(['me.map.swamp']);
    expect(rules(swamp, 'r06', 'q2r0', 2)).toEqual([]);
  });
});

describe('shores', () => {
  const mouth = lay(lay(lay(withRiver, 'r01', 'q1r0', 0), 'l05', 'q2r-1', 0), 'r17', 'q2r0', 3);

  test('me.map.coastline: sea lies on sea and land on land', () => {
    // The river end r17 turned half round has its shore in the east, from edge 5 to edge 1.
    expect(mouth.tiles.q2r0).toEqual({ design: 'r17', turn: 3 });
    expect(rules(mouth, 'l06', 'q3r-1', 0)).toEqual(['me.map.coastline']);
    const shut = lay(withRiver, 'l05', 'q2r0', 0);
    expect(rules(shut, 'r17', 'q1r0', 3)).toContain('me.map.coastline');
  });

  test('me.map.coast-continues: coastal tiles carry on a shore', () => {
    expect(rules(withRiver, 'c04', 'q-1r1', 1)).toEqual(['me.map.coast-continues']);
    const along = placements(mouth, 'c08').filter(({ place }) => place === 'q3r-1');
    expect(along.length).toBeGreaterThan(0);
    for (const { turn } of along) {
      const then = lay(mouth, 'c08', 'q3r-1', turn);
      expect(landsOf(then.tiles)['q3r-1']?.edges[2]).toBe('coast');
    }
  });

  test('a river mouth of the coastal pack takes in a river, an ordinary shore stops it', () => {
    // A second river comes down from the north-west to the place north of the mouth.
    const second = lay(lay(mouth, 'h04', 'q3r-3', 0), 'r02', 'q3r-2', 1);
    expect(landsOf(second.tiles)['q3r-2']?.rivers).toEqual([{ from: 4, to: 1 }]);
    expect(rules(second, 'c18', 'q3r-1', 0)).toEqual([]);
    const taken = lay(second, 'c18', 'q3r-1', 0);
    expect(landsOf(taken.tiles)['q3r-1']).toMatchObject({
      edges: ['coast', 'sea', 'coast', 'plain', 'river', 'plain'],
      rivers: [{ from: 4, to: 'sea' }],
    });
    expect(rules(second, 'c08', 'q3r-1', 5)).toEqual(['me.map.blocked-river']);
  });
});

describe('the whole land', () => {
  const ring: TileId[] = ['q1r0', 'q0r1', 'q-1r1', 'q-1r0', 'q0r-1'];

  test('me.map.no-holes: the last tile of a ring may not shut off its middle', () => {
    const open = table(...ring.map((place, i) => [`l0${i + 1}`, place] as const));
    expect(rules(open, 'l06', 'q1r-1', 0)).toEqual(['me.map.no-holes']);
    expect(rules(open, 'l06', 'q0r0', 0)).toEqual([]);
    expect(rules(lay(open, 'l07', 'q0r0', 0), 'l06', 'q1r-1', 0)).toEqual([]);
  });

  test('me.map.capital-distance: two tiles lie between capitals', () => {
    const map = table(['l35', 'q0r0'], ['l01', 'q1r0'], ['l02', 'q2r0'], ['l03', 'q1r1'], ['l04', 'q2r1']);
    expect(rules(map, 'l36', 'q0r1', 0)).toEqual(['me.map.capital-distance']);
    expect(rules(map, 'l36', 'q2r-1', 0)).toEqual(['me.map.capital-distance']);
    expect(rules(map, 'l36', 'q3r0', 0)).toEqual([]);
  });
});

describe('the packs', () => {
  test('a tile comes out of its pack when laid, and goes under it when it cannot be laid', () => {
    const laying = startLaying(1, seeded(5));
    const [top, second] = laying.packs.lowland;
    expect(tilesLeft(laying)).toBe(112);
    expect(putUnder(laying, 'lowland').packs.lowland.at(-1)).toBe(top);
    expect(putUnder(laying, 'lowland').packs.lowland[0]).toBe(second);
    const laid = lay(laying, top ?? '', middle, 0);
    expect(laid.packs.lowland).not.toContain(top);
    expect(tilesLeft(laid)).toBe(111);
    expect(takeUp(laid, middle).packs.lowland.at(-1)).toBe(top);
  });

  test('laying never asks the rules, only whether it can be done', () => {
    const laying = startLaying(1, seeded(5));
    expect(() => lay(laying, 'r16', 'q7r-3', 2)).not.toThrow();
    expect(() => lay(laying, 'r99', 'q0r0', 0)).toThrow(RangeError);
    const one = lay(laying, 'r16', 'q0r0', 0);
    expect(() => lay(one, 'l01', 'q0r0', 0)).toThrow(RangeError);
    expect(() => lay(one, 'r16', 'q1r0', 0)).toThrow(RangeError);
    expect(() => takeUp(one, 'q1r0')).toThrow(RangeError);
  });

  test('nextPlaceable tells how many tiles go under the pack first', () => {
    const map = table(['h30', 'q0r0'], ['h31', 'q1r0']);
    const stacked = { ...map, packs: { ...map.packs, highland: ['h03', 'h09', 'h10'] } };
    // The source would pour against the tile east of the only places there are.
    expect(placements(stacked, 'h08').length).toBeGreaterThan(0);
    expect(nextPlaceable(stacked, 'highland')).toBe(0);
    expect(nextPlaceable({ ...map, packs: { ...map.packs, coastal: ['c01'] } }, 'coastal')).toBeUndefined();
  });

  test('the map is complete when no tile can be laid', () => {
    const map = table(['l01', 'q0r0'], ['l02', 'q1r0']);
    const none = { highland: [], lowland: [], river: ['r01'], coastal: ['c01'] };
    expect(isComplete({ ...map, packs: none })).toBe(true);
    expect(isComplete({ ...map, packs: { ...none, lowland: ['l03'] } })).toBe(false);
  });

  test('me.map.capital-swap: an unused capital may take the place of another tile', () => {
    const map = table(['l01', 'q0r0'], ['l02', 'q1r0'], ['l03', 'q0r1'], ['l04', 'q1r1']);
    expect(capitalsLeft(map)).toContain('l35');
    expect(swaps(map, 'l35').map(({ place }) => place)).toEqual(['q0r0', 'q0r1', 'q1r0', 'q1r1']);
    const swapped = swap(map, 'q1r0', 'l35', 0);
    expect(swapped.tiles.q1r0?.design).toBe('l35');
    expect(swapped.packs.lowland).toContain('l02');
    // Too near to the first.
    expect(swaps({ ...swapped, packs: { ...swapped.packs, lowland: ['l36'] } }, 'l36')).toEqual([]);
  });
});
