import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byModels,
  byPoints,
  lost,
  spreadModels,
  spreadPoints,
  sumOff,
} from '../../../src/app/rulesets/mighty-empires/piece/strike-off.ts';
import type { Unit } from '../../../src/rules/mighty-empires/ledger/book.ts';

const unit = (id: string, models: number, points: number): Unit => ({
  id,
  name: id,
  models,
  points,
  note: '',
});
const units = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 900 })), { maxLength: 6 })
  .map((all) => all.map(([models, points], index) => unit(`u${index}`, models, points)));
const worth = (all: readonly Unit[]): number => all.reduce((sum, { points }) => sum + points, 0);

describe('me.losses.charge: how a charge falls on units', () => {
  test('me.losses.charge: models take their share of the points, the last of them all that is left', () => {
    expect(byModels(unit('u', 18, 270), 2)).toEqual({ models: 2, points: 30 });
    expect(byModels(unit('u', 3, 100), 3)).toEqual({ models: 3, points: 100 });
    expect(byModels(unit('u', 3, 100), 9)).toEqual({ models: 3, points: 100 });
  });
  test('me.losses.charge: points take whole models only, all of them with the last point', () => {
    expect(byPoints(unit('u', 18, 270), 44)).toEqual({ models: 2, points: 44 });
    expect(byPoints(unit('u', 18, 270), 270)).toEqual({ models: 18, points: 270 });
  });
  test('me.losses.charge: spread to the point, it comes to what is owed and to nothing else', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 3000 }), (all, owed) => {
        const struck = spreadPoints(all, owed);
        expect(sumOff(struck)).toBe(Math.min(owed, worth(all)));
        for (const { id, models, points } of all) {
          expect(struck[id]?.points ?? 0).toBeLessThanOrEqual(points);
          expect(struck[id]?.models ?? 0).toBeLessThanOrEqual(models);
        }
      }),
    );
  });
  test('me.losses.charge: spread by models, it covers what is owed with less than one model over', () => {
    const withModels = units.map((all) => all.filter(({ models, points }) => models > 0 && points > 0));
    fc.assert(
      fc.property(withModels, fc.integer({ min: 1, max: 3000 }), (all, owed) => {
        const off = sumOff(spreadModels(all, owed));
        expect(off).toBeGreaterThanOrEqual(Math.min(owed, worth(all)));
        const dearest = Math.max(0, ...all.map(({ models, points }) => Math.ceil(points / models)));
        expect(off - Math.min(owed, worth(all))).toBeLessThanOrEqual(dearest);
      }),
    );
  });
  test('me.losses.charge: what loses nothing is not in the write', () => {
    expect(lost(spreadPoints([unit('a', 10, 100), unit('b', 0, 0)], 30))).toEqual({
      a: { models: 3, points: 30 },
    });
  });
});
