import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directions, neighbour, opposite, type TileId } from '../../../../src/kernel/hex.ts';
import {
  type At,
  crossings,
  positionsOn,
  reach,
  shoreParts,
} from '../../../../src/rules/mighty-empires/land/crossings.ts';
import { designs } from '../../../../src/rules/mighty-empires/land/designs.ts';
import { lay, startLaying } from '../../../../src/rules/mighty-empires/land/laying.ts';
import { across, barriers, parts, partsOf } from '../../../../src/rules/mighty-empires/land/parts.ts';
import { turnsOf } from '../../../../src/rules/mighty-empires/land/shape.ts';
import { landsOf } from '../../../../src/rules/mighty-empires/land/survey.ts';
import { seeded, terrain } from './drawn.ts';

const here: TileId = 'q0r0';
const looks = designs.flatMap(({ id }) => turnsOf(id).map(({ turn }) => ({ id, turn })));
const look = fc.constantFrom(...looks);
const direction = fc.constantFrom(...directions);
/** Two tiles side by side, whatever the placement rules say of them. */
const pair = fc.record({ a: look, b: look, d: direction });
const landsFor = ({
  a,
  b,
  d,
}: {
  a: (typeof looks)[0];
  b: (typeof looks)[0];
  d: (typeof directions)[number];
}) =>
  landsOf(lay(lay(startLaying(2, seeded(1)), a.id, here, a.turn), b.id, neighbour(here, d), b.turn).tiles);

describe('properties of parts and crossings', () => {
  test('the two names of one stretch of border are each other', () => {
    for (let half = 0; half < 12; half++) {
      expect(across(across(half))).toBe(half);
      expect(across(half) >> 1).toBe(opposite((half >> 1) as 0));
    }
  });

  test('being apart works both ways, and parts share no half', () => {
    fc.assert(
      fc.property(look, ({ id, turn }) => {
        const land = landsOf(lay(startLaying(1, seeded(1)), id, here, turn).tiles)[here];
        if (!land) throw new Error('no land');
        for (const wall of barriers(land))
          for (let a = 0; a < 12; a++)
            for (let b = 0; b < 12; b++) expect(parts(wall, a, b)).toBe(parts(wall, b, a));
        const halves = partsOf(land).flatMap((part) => part.halves);
        expect(new Set(halves).size).toBe(halves.length);
      }),
    );
  });

  test('a clear way there is a clear way back, to where he came from', () => {
    fc.assert(
      fc.property(pair, (two) => {
        const lands = landsFor(two);
        const map = terrain(lands);
        const there = neighbour(here, two.d);
        const land = lands[here];
        if (!land) throw new Error('no land');
        for (const from of positionsOn(here, land)) {
          const move = crossings(map, from, there);
          expect(move.blocked).toBe(!move.ways.some(({ why }) => why.length === 0));
          for (const { at, why } of move.ways) {
            const back = crossings(map, { tile: there, at }, here);
            expect(back.possible).toBe(true);
            expect(back.blocked).toBe(false);
            if (why.length) continue;
            const returned = back.ways.filter((way) => way.why.length === 0).map((way) => way.at);
            const home = reach(map, from);
            expect(
              returned.some((place) => reach(map, { tile: here, at: place }).some((id) => home.includes(id))),
            ).toBe(true);
          }
        }
      }),
      { numRuns: 600 },
    );
  });

  test('a friendly city opens every way there is by land', () => {
    fc.assert(
      fc.property(pair, (two) => {
        const lands = landsFor(two);
        const there = neighbour(here, two.d);
        const map = terrain(lands, { friendly: [here, there] });
        const land = lands[here];
        for (const from of land ? positionsOn(here, land) : []) {
          const move = crossings(map, from, there);
          expect(move.blocked).toBe(!move.possible);
        }
      }),
    );
  });

  test('every position reaches a part of its tile, and shores are among the parts', () => {
    fc.assert(
      fc.property(look, ({ id, turn }) => {
        const lands = landsOf(lay(startLaying(1, seeded(1)), id, here, turn).tiles);
        const land = lands[here];
        if (!land) throw new Error('no land');
        const ids = partsOf(land).map((part) => part.id);
        for (const { at } of positionsOn(here, land)) {
          const reached = reach(terrain(lands), { tile: here, at: at as At });
          expect(reached.length).toBeGreaterThan(0);
          for (const part of reached) expect(ids).toContain(part);
        }
        for (const part of shoreParts(land)) expect(ids).toContain(part);
        expect(shoreParts(land).length > 0).toBe(land.coasts.length > 0);
      }),
    );
  });
});
