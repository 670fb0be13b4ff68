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
  test('me.losses.charge: spread by models, no other choice of models comes nearer from above', () => {
    const few = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 90 })), {
        minLength: 1,
        maxLength: 4,
      })
      .map((all) => all.map(([models, each], index) => unit(`u${index}`, models, models * each)));
    // Every choice of models there is, told apart by its sum alone.
    const sums = (all: readonly Unit[]): number[] =>
      all.reduce<number[]>(
        (so, { models, points }) =>
          so.flatMap((sum) =>
            Array.from({ length: models + 1 }, (_, gone) => sum + (points / models) * gone),
          ),
        [0],
      );
    fc.assert(
      fc.property(few, fc.integer({ min: 1, max: 600 }), (all, owed) => {
        const nearest = Math.min(...sums(all).filter((sum) => sum >= owed));
        expect(sumOff(spreadModels(all, owed))).toBe(Number.isFinite(nearest) ? nearest : worth(all));
      }),
    );
  });
  test('me.losses.charge: a cannon that stands alone is not given for a hundred points that others can bear', () => {
    const banner = [
      unit('halberdiers', 20, 300),
      unit('knights', 5, 350),
      unit('archers', 10, 150),
      unit('cannon', 1, 250),
    ];
    const struck = spreadModels(banner, 100);
    expect(sumOff(struck)).toBe(100);
    expect(struck.cannon?.models).toBe(0);
    // 70 and twice 15 is the only hundred: of both companies that cost 15, each gives one.
    expect(struck.knights?.models).toBe(1);
    expect([struck.halberdiers?.models, struck.archers?.models]).toEqual([1, 1]);
    // Where the same sum can be had with the cannon and without it, it stays.
    expect(spreadModels([unit('cannon', 1, 60), unit('spears', 20, 200)], 60)).toMatchObject({
      cannon: { models: 0 },
      spears: { models: 6 },
    });
    // Nothing else is left to give.
    expect(sumOff(spreadModels([unit('cannon', 1, 250), unit('spears', 2, 20)], 100))).toBe(250);
  });
  test('me.losses.charge: equal companies bear equal parts', () => {
    const three = ['a', 'b', 'c'].map((id) => unit(id, 10, 100));
    expect(spreadModels(three, 90)).toEqual({
      a: { models: 3, points: 30 },
      b: { models: 3, points: 30 },
      c: { models: 3, points: 30 },
    });
  });
  test('me.losses.charge: a great army is reckoned at once, a unit whose models nobody entered is left alone', () => {
    const host = Array.from({ length: 24 }, (_, index) => unit(`u${index}`, 30, 30 * (7 + index)));
    expect(sumOff(spreadModels(host, 5000))).toBe(5000);
    expect(spreadModels([unit('a', 0, 90), unit('b', 10, 100)], 40).a).toEqual({ models: 0, points: 0 });
  });
  test('me.losses.charge: what loses nothing is not in the write', () => {
    expect(lost(spreadPoints([unit('a', 10, 100), unit('b', 0, 0)], 30))).toEqual({
      a: { models: 3, points: 30 },
    });
  });
});
