import { expect, test } from 'vitest';
import { lookUp } from '../../../../src/kernel/chart.ts';
import {
  dwarfBattery,
  dwarfRoute,
  forcedMarch,
  undeadInstability,
} from '../../../../src/rules/mighty-empires/charts/peoples.ts';
import { navalEngagement } from '../../../../src/rules/mighty-empires/charts/sea.ts';
import {
  assaultResult,
  battery,
  fortification,
  starvation,
} from '../../../../src/rules/mighty-empires/charts/sieges.ts';
import { cells, page, rows } from './table.ts';

test('fortification: multiplier, room', () => {
  expect(rows(fortification, ({ of, multiplier, banners }) => [of, multiplier, banners])).toBe(
    page('city: city 2 3\n fortress: fortress 3 2'),
  );
});
test('assault-result: what the attacker and the defender lose, whether he may try again', () => {
  expect(rows(assaultResult, (is) => [is.assault, is.attackerLoses, is.defenderLoses, is.again])).toBe(
    page(`
      -8-5: bloody-repulse 2d6x50 d6x50 false
      6-8: repulse d6x50 d6x50 true
      9-26: stormed d6x50 all false`),
  );
  expect(assaultResult.rows.map(({ label }) => label)).toEqual(['5 or less', undefined, '9 or more']);
  expect(lookUp(assaultResult, 30)).toMatchObject({ row: 2, clamped: true });
});
test('battery', () => {
  expect(rows(battery, ({ bonus }) => [bonus])).toBe(page('1-2: 0\n 3-4: 1\n 5: 2\n 6: 3'));
});
test('dwarf-battery: the outcomes printed', () => {
  expect(rows(dwarfBattery, ({ bonus }) => [bonus])).toBe(page('1-4: 0\n 5: 1\n 6: 2'));
});
test('starvation: with the −1 of a winter siege, 1 stays a betrayal', () => {
  expect(rows(starvation, (is) => [is.starvation, is.bonus])).toBe(
    page('1: betrayal 0\n 2: surrender 0\n 3: hardship 1\n 4-6: holds 0'),
  );
  expect(lookUp(starvation, 0)).toMatchObject({ row: 0, clamped: true });
});
test('naval-engagement: points of each banner aboard, ships lost', () => {
  expect(rows(navalEngagement, (is) => [is.engagement, is.eachLoses, is.shipsLost])).toBe(
    page(`
      0: draw - 0
      1: driven-off - 0
      2: driven-off d6x50 0
      3: driven-off - 1
      4-999: sunk - all`),
  );
});
test('undead-instability: one banner on 6, two on 5, three on 4, more always', () => {
  expect(undeadInstability.columns.map(({ on }) => on)).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 999],
  ]);
  expect(cells(undeadInstability)).toBe(
    page(`
      1: Holds Holds Holds Ebbs
      2: Holds Holds Holds Ebbs
      3: Holds Holds Holds Ebbs
      4: Holds Holds Ebbs Ebbs
      5: Holds Ebbs Ebbs Ebbs
      6: Ebbs Ebbs Ebbs Ebbs`),
  );
  const all = undeadInstability.rows.flatMap((row) => row.cells);
  expect(
    all.every(({ text, ebbs, then }) => ebbs === (text === 'Ebbs') && ebbs === (then !== undefined)),
  ).toBe(true);
});
test('dwarf-route: the route chart with +1', () => {
  expect(rows(dwarfRoute, (is) => is.route)).toBe(page('1: none\n 2-3: perilous\n 4-6: safe'));
});
test('forced-march', () => {
  expect(rows(forcedMarch, ({ lose }) => lose)).toBe(
    page('1: d6x50\n 2: d6x20\n 3: d6x10\n 4: d6x5\n 5-6: -'),
  );
});
