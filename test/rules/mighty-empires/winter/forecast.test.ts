import { describe, expect, test } from 'vitest';
import { newSiege } from '../../../../src/rules/mighty-empires/siege/state.ts';
import { budget, mouths } from '../../../../src/rules/mighty-empires/winter/forecast.ts';
import { banner, east, home } from '../table.ts';
import { far, out, road, siegeOf, winterAt } from './snow.ts';

describe('the purse from phase to phase (me.revenue, me.winter.purse)', () => {
  const purses = { azure: { revenue: 24, spent: 7, by: { construction: 5 } } };
  const state = winterAt('baggage', {}, { purses });
  test('public and secret spending where it fell, what names no phase with diplomacy', () => {
    const { course, left, open, secret } = budget(state, 'azure', { recruitment: 9, espionage: 2 });
    expect(Object.fromEntries(course.map(({ phase, crowns }) => [phase, crowns]))).toMatchObject({
      quarters: 0,
      revenue: 24,
      diplomacy: 22,
      recruitment: 13,
      construction: 8,
      deployment: 8,
      espionage: 6,
    });
    expect([open, secret, left]).toEqual([7, 11, 6]);
  });
  test('before it is counted, what would be', () => {
    const early = winterAt('quarters', {}, { purses: { azure: { revenue: null, spent: 0 } } });
    expect(budget(early, 'azure')).toMatchObject({ revenue: 10, counted: false, left: 10 });
  });
});

describe('who will go hungry (me.quarters.unsupported, me.stores)', () => {
  test('beds in the realm, bread in the land, loads for the rest', () => {
    const crowd = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [`b${n}`, banner({ number: n + 1, tile: n < 6 ? home : east })]),
    );
    const found = mouths(winterAt('baggage', { banners: crowd }, { stores: { azure: 15 } }), 'azure');
    expect(found).toMatchObject({
      banners: 12,
      beds: 10,
      homeless: 2,
      fed: 5,
      hungry: 7,
      loads: 15,
      months: 2,
      month: 7,
    });
  });
  test('besiegers to be paid for', () => {
    const e = { ...siegeOf(far, ['a']), siege: { ...newSiege } };
    const state = winterAt(
      'baggage',
      { tiles: road(), banners: { a: out }, encounters: { e: e } },
      { sieges: { e: 'kept' } },
    );
    expect(mouths(state, 'azure').besiegers).toBe(1);
  });
});
