import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  between,
  type Camera,
  confine,
  limitsOf,
  look,
  pan,
  toScreen,
  toWorld,
  type Viewport,
  fit as whole,
  zoomAbout,
} from '../../../src/app/map/camera.ts';
import { changeOf } from '../../../src/app/map/changes.ts';
import { layChart } from '../../../src/app/map/chart.ts';
import { boundsOf, centre, corners, edgeAt, edgeMiddle, R, tileAt } from '../../../src/app/map/geometry.ts';
import { bodyOf, letter } from '../../../src/app/map/labels/lettering.ts';
import { guess } from '../../../src/app/map/labels/style.ts';
import { mix, overlaps, type Point } from '../../../src/app/map/path.ts';
import { flagAt, flagBox, flagBoxes, seatBanners } from '../../../src/app/map/seats.ts';
import { letters, originOf, speak, spoken } from '../../../src/app/map/speak.ts';
import { stepCursor } from '../../../src/app/map/view/keyboard.ts';
import { crossedBy } from '../../../src/app/map/view/strokes.ts';
import { directions, fromColumnRow, tileId } from '../../../src/kernel/hex.ts';
import { pieces } from './gallery/pieces.ts';
import { cr, vale, wide } from './gallery/world.ts';

const field: Viewport = { width: 374, height: 816, covered: { top: 0, right: 0, bottom: 180, left: 0 } };
const tiles = vale();
const chart = layChart('s', tiles);
const bounds = boundsOf(tiles.map(({ id }) => id));
const at = fc.integer({ min: -40, max: 40 });
const zooms = fc.double({ min: 0.1, max: 3, noNaN: true });

describe('finding a tile under a finger', () => {
  it('finds it at any zoom, anywhere within the tile', () => {
    fc.assert(
      fc.property(
        at,
        at,
        zooms,
        fc.integer({ min: 0, max: 5 }),
        fc.double({ min: 0, max: 0.97, noNaN: true }),
        (q, r, zoom, i, t) => {
          const id = tileId({ q, r });
          const camera: Camera = { x: 31, y: -77, zoom };
          const inside = mix(centre(id), corners(centre(id))[i] ?? [0, 0], t);
          expect(tileAt(toWorld(camera, field, toScreen(camera, field, inside)))).toBe(id);
        },
      ),
    );
  });
  it('finds the nearest edge', () => {
    for (const d of directions) {
      const id = cr(4, 5);
      expect(edgeAt(id, mix(centre(id), edgeMiddle(centre(id), d), 0.8))).toBe(d);
    }
  });
});

describe('the camera', () => {
  it('holds the point under the fingers still while zooming', () => {
    fc.assert(
      fc.property(zooms, zooms, fc.nat(374), fc.nat(816), (zoom, factor, x, y) => {
        const camera: Camera = { x: 100, y: 100, zoom };
        const held = toWorld(camera, field, [x, y]);
        const after = zoomAbout(camera, field, [x, y], factor, { min: 0.01, max: 50 });
        const [hx, hy] = toScreen(after, field, held);
        expect(hx).toBeCloseTo(x, 4);
        expect(hy).toBeCloseTo(y, 4);
      }),
    );
  });
  it('never loses the map', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9999, max: 9999 }),
        fc.integer({ min: -9999, max: 9999 }),
        zooms,
        (dx, dy, zoom) => {
          const camera = confine(pan({ x: 0, y: 0, zoom }, dx, dy), field, bounds);
          const [left, top] = toScreen(camera, field, [bounds.x, bounds.y]);
          const [right, bottom] = toScreen(camera, field, [bounds.x + bounds.w, bounds.y + bounds.h]);
          expect(right).toBeGreaterThan(20);
          expect(left).toBeLessThan(field.width - 20);
          expect(bottom).toBeGreaterThan(20);
          expect(top).toBeLessThan(field.height - 180);
        },
      ),
    );
  });
  it('fits the whole map in what is not covered', () => {
    const camera = whole(bounds, field);
    const [, top] = toScreen(camera, field, [bounds.x, bounds.y]);
    const [, bottom] = toScreen(camera, field, [bounds.x, bounds.y + bounds.h]);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(field.height - 180);
    expect(confine(camera, field, bounds).zoom).toBeCloseTo(camera.zoom, 9);
    expect(limitsOf(bounds, field).min).toBeLessThan(camera.zoom);
  });
  it('looks at a tile from the middle of what is not covered, and gets there', () => {
    const aim = look(centre(cr(3, 4)), 1.2, field);
    expect(toScreen(aim, field, centre(cr(3, 4)))).toEqual([187, expect.closeTo(318, 4)]);
    const from: Camera = { x: 9, y: 9, zoom: 0.4 };
    expect(between(from, aim, 0)).toEqual(from);
    expect(between(from, aim, 1).x).toBeCloseTo(aim.x, 6);
    expect(between(from, aim, 1).zoom).toBeCloseTo(aim.zoom, 6);
  });
});

describe.each([0.3, 0.5, 0.7, 1, 1.4, 2, 3])('lettering at zoom %f', (zoom) => {
  const maps = [
    { name: 'vale', chart, tiles, ...pieces.vale },
    {
      name: 'wide',
      chart: layChart('w', wide('b', 24, 16)),
      tiles: wide('b', 24, 16),
      ...pieces.wide(wide('b', 24, 16)),
    },
  ];
  it.each(maps)('no label lies over another, a settlement or a flag: $name', (map) => {
    const flags = seatBanners(map.chart, map.banners, zoom).flatMap((flag) => flagBoxes(flag, true));
    const labels = letter({
      chart: map.chart,
      tiles: map.tiles,
      labels: map.labels,
      zoom,
      ruler: guess,
      obstacles: flags,
    });
    expect(labels.length).toBeGreaterThan(0);
    const bodies = map.tiles.flatMap((tile) => bodyOf(map.chart, tile, zoom) ?? []);
    labels.forEach(({ what, place }, i) => {
      for (const box of place.boxes) {
        for (const body of bodies) expect(overlaps(box, body), what.text).toBe(false);
        for (const flag of flags) expect(overlaps(box, flag), what.text).toBe(false);
        for (const other of labels.slice(i + 1))
          for (const its of other.place.boxes)
            expect(overlaps(box, its), `${what.text} and ${other.what.text}`).toBe(false);
      }
    });
  });
});

it('near, every known settlement has its name, with flags about it and large text too', () => {
  const named = tiles.filter((tile) => tile.known && tile.settlement).map(({ name }) => name?.toLowerCase());
  for (const textScale of [1, 1.3]) {
    const flags = seatBanners(chart, pieces.vale.banners, 2).flatMap((flag) => flagBoxes(flag, true));
    const shown = letter({ chart, tiles, labels: [], zoom: 2, ruler: guess, textScale, obstacles: flags });
    expect(shown.map(({ what }) => what.text.toLowerCase()).sort()).toEqual([...named].sort());
  }
});

describe('flags', () => {
  it('fan out so that every number can be read and touched', () => {
    const flags = seatBanners(chart, pieces.vale.banners, 1);
    for (const flag of flags) {
      const panel: Point = [flag.x + 5 * flag.size, flag.y - 24 * flag.size];
      expect(flagAt(flags, panel)?.id).toBe(flag.view.id);
    }
  });
  it('stand at the edge they hold', () => {
    const [flag] = seatBanners(
      chart,
      [{ id: 'b', tile: cr(3, 5), tincture: 'or', number: 1, mine: true, at: { edge: 0 } }],
      1,
    );
    const [x] = centre(cr(3, 5));
    expect(flag && flagBox(flag).x + flagBox(flag).w / 2).toBeGreaterThan(x + R * 0.3);
  });
});

describe('speech', () => {
  it('names tiles by column and row', () => {
    const origin = cr(-1, 1);
    expect(speak(cr(3, 4), origin)).toBe('E 4');
    expect(speak(origin, origin)).toBe('A 1');
    expect(spoken(cr(3, 4), origin)).toBe('E\u00A04');
    expect(speak(cr(-2, -1), origin)).toBe('−A −1');
    expect([0, 25, 26, 51, 52, 701, 702].map(letters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
    expect(originOf([cr(4, 2), cr(3, 7)])).toBe(cr(3, 2));
  });
});

describe('keys', () => {
  it('walk rows and columns and stay on the sheet', () => {
    expect(stepCursor('ArrowUp', cr(3, 4), bounds)).toBe(cr(3, 3));
    expect(stepCursor('ArrowDown', cr(3, 4), bounds)).toBe(cr(3, 5));
    expect(stepCursor('ArrowLeft', cr(3, 4), bounds)).toBe(cr(2, 4));
    expect(stepCursor('ArrowLeft', cr(-1, 4), bounds)).toBe(cr(-1, 4));
    expect(stepCursor('x', cr(3, 4), bounds)).toBeUndefined();
  });
  it('walk up and down along the ragged ends of the rows', () => {
    const sheet = boundsOf([cr(0, 0), cr(1, 0), cr(0, 1), cr(1, 1), cr(0, 2), cr(1, 2)]);
    expect(stepCursor('ArrowRight', cr(1, 0), sheet)).toBe(cr(2, 0));
    expect(stepCursor('ArrowDown', cr(2, 0), sheet)).toBe(cr(1, 1));
    expect(stepCursor('ArrowUp', cr(2, 2), sheet)).toBe(cr(1, 1));
    expect(stepCursor('ArrowLeft', cr(0, 1), sheet)).toBe(cr(-1, 1));
    expect(stepCursor('ArrowDown', cr(-1, 1), sheet)).toBe(cr(0, 2));
    expect(stepCursor('ArrowDown', cr(0, 2), sheet)).toBe(cr(0, 2));
  });
});

describe('strokes', () => {
  it('tell each tile they cross once, without gaps', () => {
    const crossed = new Set<ReturnType<typeof cr>>();
    const first = crossedBy([centre(cr(0, 0)), centre(cr(5, 0))], crossed);
    expect(first).toEqual([0, 1, 2, 3, 4, 5].map((c) => tileId(fromColumnRow(c, 0))));
    expect(crossedBy([centre(cr(5, 0)), centre(cr(3, 0))], crossed)).toEqual([]);
  });
});

describe('what must be baked anew', () => {
  const change = (id: string, more: object) =>
    tiles.map((tile) => (tile.id === id ? { ...tile, ...more } : tile));
  it('is nothing for an equal map, a few tiles for a change of owner, everything for a change of land', () => {
    expect(changeOf(tiles, structuredClone(tiles)).kind).toBe('none');
    const owner = changeOf(tiles, change(cr(3, 4), { owner: 'gules' }));
    expect(owner.kind).toBe('dress');
    if (owner.kind === 'dress') expect(owner.part.w).toBeLessThan(R * 5);
    const land = { ...tiles.find(({ id }) => id === cr(3, 4))?.land, forest: 2 };
    expect(changeOf(tiles, change(cr(3, 4), { land })).kind).toBe('land');
    expect(changeOf(tiles, tiles.slice(1)).kind).toBe('land');
  });
});
