import { expect, test } from 'vitest';
import {
  assassinOnBanner,
  assassinOnCapital,
  espionageCosts,
} from '../../../../src/rules/mighty-empires/charts/assassins.ts';
import { agents, sabotage, spies } from '../../../../src/rules/mighty-empires/charts/espionage.ts';
import { page, rows } from './table.ts';

test('espionage-costs: crowns, and how many that buys', () => {
  expect(rows(espionageCosts, (is) => [is.operative, is.crowns, is.buys])).toBe(
    page(`
      assassin: assassin 1 1
      spy: spy 1 d6
      saboteur: saboteur 1 1
      agent: agent 1 1`),
  );
});
test('assassin-on-banner: the slain, points in their stead, troops either way; 6 adds rows 3 and 4', () => {
  expect(rows(assassinOnBanner, (is) => [is.slain, '/', is.instead, '/', is.troops])).toBe(
    page(`
      1: none / none / -
      2: none / none / 2d6x10
      3: picked / d6x20 / -
      4: highest / d6x100 / -
      5: highest / d6x100 / 2d6x10
      6: highest picked / d6x20 d6x100 / -`),
  );
});
test('assassin-on-capital: army, first turn, second turn, rebels', () => {
  expect(rows(assassinOnCapital, (is) => [is.armyLoses, is.moves.first, is.moves.second, is.rebels])).toBe(
    page(`
      1-2: - freely freely -
      3: 3d6x10 freely freely -
      4: - on-4 freely -
      5: - not freely -
      6: - not on-4 d3`),
  );
});
test('spies', () => {
  expect(rows(spies, (is) => is)).toBe(
    page(`
      1-3: spies=nothing
      4: spies=total-and-first-move
      5: spies=all-lists
      6: spies=operatives removes=d6`),
  );
});
test('sabotage', () => {
  expect(rows(sabotage, (is) => is)).toBe(
    page(`
      1-2: sabotage=caught
      3: sabotage=barracks loses=d6x30
      4: sabotage=stores
      5: sabotage=explosion
      6: sabotage=fire shipLostFrom=4`),
  );
});
test('agents', () => {
  expect(rows(agents, (is) => is)).toBe(
    page(`
      1: finds=nothing
      2: finds=one exposedFrom=4
      3: finds=one exposedFrom=1
      4: finds=all plants=none
      5-6: finds=all plants=assassin spy saboteur`),
  );
});
