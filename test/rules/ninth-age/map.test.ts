import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/kernel/bot.ts';
import { type Direction, neighbour, place, type TileId } from '../../../src/kernel/hex.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { layAutomatically } from '../../../src/rules/ninth-age/map/automatic.ts';
import { coursesAt, flows, misplaced, takesRivers } from '../../../src/rules/ninth-age/map/rivers.ts';
import { imagesFor, riverUnder } from '../../../src/rules/ninth-age/map/symmetry.ts';
import type { Terrain } from '../../../src/rules/ninth-age/state.ts';
import { act, east, middle, minds, north, refusal, seats, tasksOf, west } from './table.ts';

const plain: Terrain = { kind: 'plain', river: null };
const mountain: Terrain = { kind: 'mountain', river: null };
const swamp: Terrain = { kind: 'swamp', river: null };
const river = (from: Direction, to: Direction): Terrain => ({ kind: 'river', river: [from, to] });
const inTurn = () => ninthAge.found({ map: 'in-turn' }, seats);

describe('na.map.river: setting up the campaign map', () => {
  test('a river flows from a mountain off the map', () =>
    expect(flows({ [west]: mountain }, middle, [0, 3])).toBe(true));
  test('or into a swamp', () =>
    expect(flows({ [west]: mountain, [east]: swamp }, middle, [0, 3])).toBe(true));
  test('or joins another river', () => expect(flows({ [west]: river(0, 3) }, middle, [0, 3])).toBe(true));
  test('it may not run against dry land', () =>
    expect(flows({ [west]: mountain, [east]: plain }, middle, [0, 3])).toBe(false));
  test('nor past another river that points at it', () =>
    expect(flows({ [west]: mountain, [east]: river(3, 0) }, middle, [1, 3])).toBe(false));
  test('nor come from nowhere', () => expect(flows({ [north]: plain }, middle, [0, 3])).toBe(false));
  test('dry land may not end a river, swamps and mountains may', () => {
    const lie = { [west]: river(0, 3) };
    expect(takesRivers(lie, middle, 'forest')).toBe(false);
    expect(takesRivers(lie, middle, 'swamp')).toBe(true);
    expect(takesRivers(lie, middle, 'mountain')).toBe(true);
  });
  test('a printed river never turns back over the next edge', () => {
    for (const [from, to] of coursesAt({ [west]: mountain }, middle)) expect([2, 3, 4]).toContain(to - from);
  });
});

describe.each([2, 3, 4, 5, 6])('na.map.laid, na.map.symmetrical: maps for %i players', (players) => {
  const images = imagesFor(players);
  test.each([false, true])('have their hexes, hang together, and their rivers run (even: %s)', (even) => {
    for (let seed = 1; seed <= 12; seed++) {
      const lie = layAutomatically(players, even, seeded(seed));
      const all = Object.values(lie) as Terrain[];
      expect(all).toHaveLength(players * 5);
      expect(all.filter(({ kind }) => kind === 'mountain')).toHaveLength(players);
      expect(misplaced(lie)).toEqual([]);
      expect(all.every(({ kind, river }) => (kind === 'river') === (river !== null))).toBe(true);
    }
  });
  test('wholly even maps are their own image for every player', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const lie = layAutomatically(players, true, seeded(seed));
      // Five sectors of six turn upon themselves only from the first on.
      const base = (Object.keys(lie) as TileId[]).filter((tile) =>
        images.every((image) => lie[image.of(tile)]),
      );
      expect(base.length).toBe(players === 5 ? 5 : players * 5);
      for (const tile of base)
        for (const image of images) {
          const { kind, river } = lie[tile] as Terrain;
          expect(lie[image.of(tile)]).toEqual({ kind, river: river && riverUnder(image, river) });
        }
    }
  });
});

/** How often the wholly even maps are drawn; the whole property takes 2,000. */
const evenSeeds = Number(process.env.SEEDS ?? 200);
type Spot = readonly [x: number, y: number];
const spot = (tile: TileId): Spot => {
  const { q, r } = place(tile);
  return [q + r / 2, (r * Math.sqrt(3)) / 2];
};
/** Everything on a map as points of the plane: what stands in each hex's middle, and where rivers cross its edges. */
function marks(
  lie: Readonly<Record<TileId, Terrain>>,
  tiles: readonly TileId[],
): (readonly [string, Spot])[] {
  return tiles.flatMap((tile) => {
    const { kind, river: runs } = lie[tile] as Terrain;
    const [x, y] = spot(tile);
    const crossings = (runs ?? []).map((edge) => {
      const [a, b] = spot(neighbour(tile, edge));
      return [`water of ${kind}`, [(2 * x + a) / 3, (2 * y + b) / 3]] as const;
    });
    return [[kind, [x, y]] as const, ...crossings];
  });
}
const printed = (all: readonly (readonly [string, Spot])[], to: (at: Spot) => Spot): string[] =>
  all
    .map(([what, at]) => `${what} ${to(at).map((n) => (Math.round(n * 1000) / 1000 + 0).toFixed(2))}`)
    .sort();
const turning =
  (degrees: number, [x, y]: Spot = [0, 0]) =>
  ([a, b]: Spot): Spot => {
    const by = (degrees * Math.PI) / 180;
    return [
      x + (a - x) * Math.cos(by) - (b - y) * Math.sin(by),
      y + (a - x) * Math.sin(by) + (b - y) * Math.cos(by),
    ];
  };
test.each([2, 3, 4, 5, 6])(
  'na.map.symmetrical: of %i players each has as much of a wholly even map, and the same on it',
  (players) => {
    for (let seed = 1; seed <= evenSeeds; seed++) {
      const lie = layAutomatically(players, true, seeded(seed));
      const tiles = Object.keys(lie) as TileId[];
      const of = `${players} players, seed ${seed}`;
      // Four regular hexes and a mountain for each.
      expect(tiles, of).toHaveLength(5 * players);
      const all = marks(lie, tiles);
      const same = (to: (at: Spot) => Spot) => expect(printed(all, to), of).toEqual(printed(all, (at) => at));
      const spots = tiles.map(spot);
      const mid = (i: 0 | 1): number => spots.reduce((sum, at) => sum + at[i], 0) / spots.length;
      const centre: Spot = [mid(0), mid(1)];
      if (players === 4) {
        same(([x, y]) => [2 * centre[0] - x, y]);
        same(([x, y]) => [x, 2 * centre[1] - y]);
      } else if (players === 5) {
        // Sixths of the table round its middle, the last of them empty.
        const sixths = [0, 1, 2, 3, 4, 5].map((sixth) =>
          tiles.filter((tile) => {
            const [x, y] = spot(tile);
            return Math.floor(((Math.atan2(y, x) * 180) / Math.PI + 360.001) / 60) % 6 === sixth;
          }),
        );
        expect(
          sixths.map(({ length }) => length),
          of,
        ).toEqual([5, 5, 5, 5, 5, 0]);
        const [first = [], ...others] = sixths
          .slice(0, 5)
          .map((part, i) => printed(marks(lie, part), turning(-60 * i)));
        for (const other of others) expect(other, of).toEqual(first);
      } else same(turning(360 / players, centre));
    }
  },
  120_000,
);

test('na.map.laid: finished hexes are laid in one order, and in no other kind of map', () => {
  const hexes = { [middle]: mountain, [east]: { kind: 'river', river: [3, 0] } };
  const { state, told } = act(ninthAge.found({}, seats), 'azure', 'lay-map', { hexes });
  expect(state.hexes[east]).toMatchObject({ kind: 'river', river: [0, 3], flag: null });
  expect(told).toEqual(['map-laid']);
  expect(refusal(inTurn(), 'azure', 'lay-map', { hexes })).toBe('na.map.laid');
  expect(act(ninthAge.found({ map: 'symmetrical' }, seats), 'azure', 'lay-map', { hexes }).told).toEqual([
    'map-even',
  ]);
});
test('na.map.painted, na.map.rearranged: painted freely, moved about once all agree', () => {
  const painted = ninthAge.found({ map: 'painted' }, seats);
  const first = act(painted, 'azure', 'arrange-map', { hexes: { [middle]: plain } });
  expect(first.told).toEqual(['map-painted']);
  const laid = { ...first.state, options: { ...first.state.options, map: 'automatic' as const } };
  const moved = { hexes: { [middle]: swamp } };
  const agreed = act(laid, 'azure', 'arrange-map', moved, { 'agree/gules': 'agree', 'agree/or': 'agree' });
  expect(agreed.state.hexes[middle]?.kind).toBe('swamp');
  const refused = act(laid, 'azure', 'arrange-map', moved, { 'agree/gules': 'agree', 'agree/or': 'refuse' });
  expect(refused.told).toEqual(['map-stays']);
  expect(refused.state.hexes[middle]?.kind).toBe('plain');
  expect(refusal(ninthAge.found({}, seats), 'azure', 'arrange-map')).toBe('na.map.rearranged');
});
test('na.map.counts: another number of hexes is minded, and no wall', () => {
  const { state } = act(ninthAge.found({ map: 'painted' }, seats), 'azure', 'arrange-map', {
    hexes: { [middle]: plain, [east]: river(3, 0) },
  });
  expect(minds(state, 'azure', 'end-stage', { stage: 'map' })).toEqual(['na.map.counts', 'na.map.river']);
  expect(act(state, 'azure', 'end-stage', { stage: 'map' }).state.stage).toBe('founding');
});

describe('the map laid in turn', () => {
  const begun = act(
    inTurn(),
    'azure',
    'roll-laying',
    {},
    {
      'lots/azure': [6],
      'lots/gules': [6],
      'lots/or': [2],
      'lots/again/azure': [1],
      'lots/again/gules': [4],
    },
  ).state;
  test('na.map.order: the highest begins, those who tie roll again, then clockwise', () => {
    expect(begun.map.order).toEqual(['gules', 'or', 'azure']);
    expect(refusal(begun, 'azure', 'draw-hex')).toBe('na.map.order');
    expect(tasksOf(begun, 'gules', 'asked')).toEqual(['draw-hex']);
    expect(tasksOf(begun, 'azure', 'asked')).toEqual([]);
  });
  test('na.map.in-turn: other maps are not', () =>
    expect(refusal(ninthAge.found({}, seats), 'azure', 'roll-laying')).toBe('na.map.in-turn'));
  test('na.map.drawn: a hex by the die, or out of the box', () => {
    expect(act(begun, 'gules', 'draw-hex', {}, { hex: [6] }).state.map.drawn).toEqual({
      seat: 'gules',
      kind: 'swamp',
    });
    const boxed = act(begun, 'gules', 'draw-hex', { kind: 'forest' }).state;
    expect(boxed.map.drawn?.kind).toBe('forest');
    expect(refusal(boxed, 'gules', 'draw-hex')).toBe('na.map.drawn');
    expect(refusal(boxed, 'gules', 'lay-hex', { tile: middle, kind: 'hills' })).toBe('na.map.drawn');
  });
  const one = act(begun, 'gules', 'lay-hex', { tile: middle, kind: 'mountain' });
  test('na.map.mountain: once, in place of a drawn hex', () => {
    expect(one.told).toEqual(['mountain-laid']);
    expect(one.state.map.mountains).toEqual(['gules']);
    const again = { ...one.state, map: { ...one.state.map, laid: { gules: 1, or: 1, azure: 1 } } };
    expect(refusal(again, 'gules', 'lay-hex', { tile: east, kind: 'mountain' })).toBe('na.map.mountain');
  });
  test('na.map.mountain: whoever kept it lays it last', () => {
    const last = { ...begun, map: { ...begun.map, laid: { gules: 4, or: 5, azure: 5 } } };
    expect(refusal(last, 'gules', 'draw-hex')).toBe('na.map.mountain');
    expect(tasksOf(last, 'gules', 'asked')).toEqual(['lay-hex']);
  });
  test('na.map.place: beside the hexes that lie', () => {
    const drawn = act(one.state, 'or', 'draw-hex', { kind: 'plain' }).state;
    expect(refusal(drawn, 'or', 'lay-hex', { tile: 'q5r0', kind: 'plain' })).toBe('na.map.place');
    expect(refusal(drawn, 'or', 'lay-hex', { tile: east, kind: 'plain' })).toBeUndefined();
  });
  test('na.map.flip: a river that can be laid nowhere is turned over, and only then', () => {
    const rivers = act(one.state, 'or', 'draw-hex', { kind: 'river' }).state;
    expect(refusal(rivers, 'or', 'lay-hex', { tile: east, kind: 'plain' })).toBe('na.map.flip');
    expect(refusal(rivers, 'or', 'lay-hex', { tile: east, kind: 'river', river: [0, 3] })).toBeUndefined();
    expect(refusal(rivers, 'or', 'lay-hex', { tile: east, kind: 'river', river: [0, 2] })).toBe(
      'na.map.river',
    );
    const dry = { ...rivers, hexes: { [middle]: { ...rivers.hexes[middle], kind: 'plain' } } } as never;
    const flipped = act(dry, 'or', 'lay-hex', { tile: east, kind: 'plain' });
    expect(refusal(dry, 'or', 'lay-hex', { tile: east, kind: 'plain' })).toBeUndefined();
    expect(flipped.told).toEqual(['river-flipped']);
  });
});
