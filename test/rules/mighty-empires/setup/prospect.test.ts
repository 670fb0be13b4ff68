import { describe, expect, test } from 'vitest';
import { bestOf, prospectOf, settledOdds } from '../../../../src/rules/mighty-empires/setup/prospect.ts';
import { east, home, table, valley, west } from '../table.ts';

describe('me.realm.capital (Creating the realm): what a place promises', () => {
  test('of 36 ways the dice fall so many leave more than bare land, by the ground', () => {
    // Read off the printed chart: 6 and more in lowland, 8 in highland, 5 in a valley, 7 on the coast.
    expect(settledOdds('lowland')).toBe(Math.round((26 / 36) * 100));
    expect(settledOdds('highland')).toBe(Math.round((15 / 36) * 100));
    expect(settledOdds('river')).toBe(Math.round((30 / 36) * 100));
    expect(settledOdds('coastal')).toBe(Math.round((21 / 36) * 100));
  });

  test('the tiles around it are counted by their ground; the site itself is the capital, and is not', () => {
    const state = table({ lands: { [east]: valley, [home]: valley } });
    expect(prospectOf(state, home)).toEqual({
      grounds: [
        ['lowland', 5],
        ['river', 1],
      ],
      settled: 5 * 72 + 83,
    });
  });

  test('off the map there is nothing to rule', () => {
    // The corner of a map three tiles deep has three neighbours.
    expect(prospectOf(table(), 'q3r0').grounds).toEqual([['lowland', 3]]);
  });

  test('the best of several is the one with most to settle; of equals the first', () => {
    const state = table({ lands: { q2r0: valley } });
    expect(bestOf(state, [west, east])).toBe(east);
    expect(bestOf(table(), [west, east])).toBe(west);
    expect(bestOf(state, [])).toBeUndefined();
  });
});
