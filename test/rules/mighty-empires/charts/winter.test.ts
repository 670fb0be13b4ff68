import { expect, test } from 'vitest';
import { lookUp, lookUpCell } from '../../../../src/kernel/chart.ts';
import { eliteReinforcement, revenueValues } from '../../../../src/rules/mighty-empires/charts/crowns.ts';
import { diplomacyRivals, diplomacySingle } from '../../../../src/rules/mighty-empires/charts/diplomacy.ts';
import { dragonNumbers, dragons } from '../../../../src/rules/mighty-empires/charts/dragonrage.ts';
import {
  construction,
  recovery,
  recoveryClaims,
} from '../../../../src/rules/mighty-empires/charts/rebuilding.ts';
import {
  winterEvents,
  winterQuarters,
  winterRetreat,
} from '../../../../src/rules/mighty-empires/charts/winter.ts';
import { cells, page, rows } from './table.ts';

test('winter-quarters', () => {
  expect(rows(winterQuarters, ({ of, banners }) => [of, banners])).toBe(
    page('village: village 1\n fortress: fortress 1\n city: city 2\n capital: capital 4'),
  );
});
test('winter-retreat', () => {
  expect(rows(winterRetreat, ({ lose }) => lose)).toBe(
    page('1: all\n 2: d6x200\n 3: d6x100\n 4: d6x70\n 5: d6x50\n 6: d6x30'),
  );
});
test('winter-events', () => {
  expect(rows(winterEvents, (is) => is)).toBe(
    page(`
      2: event=dragonrage dragons=2d6+3
      3: event=revolt takes=d6
      4: event=rebellion
      5: event=plague
      6: event=raids raidedFrom=4
      7: event=trade eachCity=1
      8: event=harvest villagesForACrown=3
      9: event=tribute gains=d6
      10: event=famine
      11: event=treachery turnsFrom=6
      12: event=dragonrage dragons=2d6+3`),
  );
  expect(winterEvents.rows.filter(({ then }) => then === 'dragons').map(({ on }) => on[0])).toEqual([2, 12]);
});
test('dragon-numbers', () => {
  expect(rows(dragonNumbers, (is) => [is.dragons])).toBe(page('lair: d6+1\n winter: 2d6+3'));
});
test('dragons: razed, points of each banner, forest, ships', () => {
  expect(rows(dragons, (is) => [is.razes, is.eachLoses, is.burnsForest, is.shipLostFrom])).toBe(
    page(`
      1: false - false -
      2-4: true d6x30 true -
      5-6: true all true 4`),
  );
});
test('revenue-values', () => {
  expect(rows(revenueValues, ({ of, crowns }) => [of, crowns])).toBe(
    page('capital: capital 4\n city: city 2\n village: village 1\n fortress: fortress 1\n ship: ship 1'),
  );
});
test('diplomacy-single and diplomacy-rivals', () => {
  const printed = page('1-4: none\n 5: temporary\n 6: complete');
  expect(rows(diplomacySingle, ({ alliance }) => alliance)).toBe(printed);
  expect(rows(diplomacyRivals, ({ alliance }) => alliance)).toBe(printed);
});
test('elite-reinforcement: what each share of recruits leaves', () => {
  expect(eliteReinforcement.columns.map(({ on }) => on)).toEqual([
    [0, 20],
    [21, 30],
    [31, 40],
    [41, 50],
    [51, 999999],
  ]);
  expect(cells(eliteReinforcement)).toBe(
    page(`
      4: +4 +4 +3 +3 0
      3: +3 +2 +2 +1 0
      2: +2 +1 +1 0 0
      1: +1 +1 0 0 0`),
  );
  expect(lookUpCell(eliteReinforcement, 4, 30).is).toBe(4);
  expect(lookUpCell(eliteReinforcement, 4, 50).is).toBe(3);
  expect(lookUpCell(eliteReinforcement, 4, 51).is).toBe(0);
});
test('recovery: crowns lift a 2 by four to a city', () => {
  expect(rows(recovery, ({ recovers }) => recovers)).toBe(
    page('1-3: none\n 4-5: village\n 6: village fortress city'),
  );
  expect(lookUp(recovery, 2 + 4).is.recovers).toContain('city');
  expect(lookUp(recovery, 9)).toMatchObject({ row: 2, clamped: true });
});
test('recovery-claims: city before fortress before village before unoccupied tile', () => {
  expect(rows(recoveryClaims, ({ claim, rank }) => [claim, rank])).toBe(
    page(
      'city: city 4\n fortress: fortress 3\n village: village 2\n unoccupied: unoccupied 1\n none: none 0',
    ),
  );
});
test('construction: what, from what, crowns, timber', () => {
  expect(rows(construction, (is) => [is.build, is.from, is.crowns, is.timber])).toBe(
    page(`
      ship: ship harbour 2 true
      fortress: fortress village 5 true
      fortress-barren: fortress barren 10 true
      city: city village 15 false`),
  );
});
