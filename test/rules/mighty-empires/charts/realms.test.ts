import { expect, test } from 'vitest';
import {
  militaryStrength,
  realmSettlements,
  realmShips,
} from '../../../../src/rules/mighty-empires/charts/realms.ts';
import { perilousRoute, route } from '../../../../src/rules/mighty-empires/charts/routes.ts';
import {
  subsistenceShortfall,
  subsistenceValues,
} from '../../../../src/rules/mighty-empires/charts/subsistence.ts';
import { cells, page, rows } from './table.ts';

test('realm-settlements: what lies in a realm', () => {
  expect(realmSettlements.columns.map(({ id }) => id)).toEqual(['lowland', 'highland', 'river', 'coastal']);
  expect(cells(realmSettlements)).toBe(
    page(`
      2: Barren Barren Barren Barren
      3: Barren Barren Barren Barren
      4: Barren Barren Barren Barren
      5: Barren Barren Village Barren
      6: Village Barren Village Barren
      7: Village Barren Village Village
      8: Village Village Village Village
      9: Fortress Village Fortress Village
      10: Fortress Fortress City Fortress
      11: City Fortress City City
      12: City City City City`),
  );
});
test('realm-ships', () => {
  expect(rows(realmShips, ({ ships }) => ships)).toBe(page('1: 0\n 2-4: 1\n 5: 2\n 6: 3'));
});
test('military-strength', () => {
  expect(rows(militaryStrength, ({ of, points }) => [of, points])).toBe(
    page(`
      capital: capital 5d6x100
      city: city 2d6x100
      fortress: fortress d6x100
      village: village d6x100`),
  );
  expect(militaryStrength.rows.map(({ note }) => note)).toEqual([
    '500 to 3000, 1750 on average',
    '200 to 1200, 700 on average',
    '100 to 600, 350 on average',
    '100 to 600, 350 on average',
  ]);
});
test('subsistence-values', () => {
  expect(rows(subsistenceValues, ({ of, feeds }) => [of, feeds])).toBe(
    page(`
      capital: capital 4
      city: city 2
      fortress: fortress 1
      village: village 1
      barren: barren 0`),
  );
});
test('subsistence-shortfall', () => {
  expect(rows(subsistenceShortfall, ({ lose }) => lose)).toBe(
    page('1: d6x50\n 2: d6x20\n 3: d6x10\n 4: d6x5\n 5-6: -'),
  );
});
test('route', () => {
  expect(rows(route, (is) => is.route)).toBe(page('1-2: none\n 3-4: perilous\n 5-6: safe'));
  expect(route.rows.map(({ then }) => then)).toEqual([undefined, 'perilous-route', undefined]);
});
test('perilous-route: points of each banner, baggage, points of a banner without', () => {
  expect(
    rows(perilousRoute, ({ eachLoses, baggage, withoutBaggage }) => [eachLoses, baggage, withoutBaggage]),
  ).toBe(
    page(`
      1: d6x50 all -
      2: d6x20 each=1 -
      3: - each=1 d6x20
      4: - force=1 -
      5-6: - - -`),
  );
});
