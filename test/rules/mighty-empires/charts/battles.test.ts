import { describe, expect, test } from 'vitest';
import { lookUp, lookUpCell, NotOnChart } from '../../../../src/kernel/chart.ts';
import {
  battleResult,
  characterCasualty,
  pursuit,
} from '../../../../src/rules/mighty-empires/charts/battles.ts';
import {
  combatTable,
  independentDefenders,
  strategicCards,
} from '../../../../src/rules/mighty-empires/charts/combat.ts';
import { cells, page, rows } from './table.ts';

describe('combat-table', () => {
  const strengths = [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000];
  const factor = (attacker: number, defender: number): number =>
    lookUpCell(combatTable, defender, attacker).is;
  /** A line for each defender, a column for each attacker. */
  const printed = `
     0 +2 +3 +4 +4 +5 +5 +6 +7 +8
    -2  0 +1 +2 +2 +3 +4 +5 +6 +7
    -3 -1  0 +1 +1 +2 +3 +4 +5 +6
    -4 -2 -1  0  0 +1 +2 +2 +3 +4
    -4 -2 -1  0  0  0 +1 +2 +2 +3
    -5 -3 -2 -1  0  0  0 +1 +1 +2
    -5 -4 -3 -2 -1 -1  0  0 +1 +2
    -6 -5 -4 -2 -2 -1  0  0  0 +1
    -7 -6 -5 -3 -2 -1 -1  0  0  0
    -8 -7 -6 -4 -3 -2 -2 -1  0  0`
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/).map(Number));

  test('holds the numbers of the page', () => {
    expect(strengths.map((defender) => strengths.map((attacker) => factor(attacker, defender)))).toEqual(
      printed,
    );
    expect(combatTable.columns.map(({ title }) => title)).toEqual(combatTable.rows.map(({ text }) => text));
    expect(combatTable.rows.map(({ text }) => text).join(' ')).toBe(
      '250 500 750 1000 1250 1500 1750 2000 2500 3000+',
    );
  });
  test('one pair is no mirror image, as printed: 1500 against 1750', () => {
    expect(factor(1500, 1750)).toBe(-1);
    expect(factor(1750, 1500)).toBe(0);
    const uneven = strengths.flatMap((a) =>
      strengths.filter((b) => a < b && factor(a, b) + factor(b, a) !== 0).map((b) => [a, b]),
    );
    expect(uneven).toEqual([[1500, 1750]]);
  });
  test('strengths are rounded up to the next value, and 3000 has no end', () => {
    const at = (strength: number): string => lookUpCell(combatTable, 1, strength).chart;
    expect([0, 1, 250, 251, 500, 501].map(at)).toEqual([
      'combat-table/up-to-250',
      'combat-table/up-to-250',
      'combat-table/up-to-250',
      'combat-table/up-to-500',
      'combat-table/up-to-500',
      'combat-table/up-to-750',
    ]);
    expect([2000, 2001, 2500, 2501, 3000, 12000].map((strength) => factor(strength, 250))).toEqual([
      6, 7, 7, 8, 8, 8,
    ]);
    expect([2000, 2001, 2500, 2501, 3000, 12000].map((strength) => factor(250, strength))).toEqual([
      -6, -7, -7, -8, -8, -8,
    ]);
    expect(() => factor(-1, 250)).toThrow(NotOnChart);
  });
  test('every strength meets one row and one column', () => {
    for (let strength = 0; strength <= 3100; strength++) {
      const meets = ({ on = [1, 0] }: { readonly on?: readonly [number, number] }) =>
        on[0] <= strength && strength <= on[1];
      expect(combatTable.rows.filter(meets)).toHaveLength(1);
      expect(combatTable.columns.filter(meets)).toHaveLength(1);
    }
  });
});

test('strategic-cards', () => {
  expect(strategicCards.columns.map(({ id }) => id)).toEqual(['counter', 'hold', 'withdraw']);
  expect(cells(strategicCards)).toBe(
    page(`
      direct: −2 0 +2
      surprise: 0 +1 −1
      flank: +1 −1 0`),
  );
  expect(lookUpCell(strategicCards, 'surprise', 'withdraw').is).toBe(-1);
});

describe('battle-result', () => {
  test('winner, what the attacker and the defender lose, scattered', () => {
    expect(rows(battleResult, (is) => [is.winner, is.attackerLoses, is.defenderLoses, is.scattered])).toBe(
      page(`
        -8-2: defender d6x50+100 d6x50 true
        3-5: defender d6x50+50 d6x50 false
        6-8: - d6x50 d6x50 false
        9-11: attacker d6x50 d6x50+50 false
        12-22: attacker d6x50 d6x50+100 true`),
    );
  });
  test('no score is off the chart', () => {
    expect([-8, 2, 3, 5, 6, 8, 9, 11, 12, 22].map((score) => lookUp(battleResult, score).row)).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4, 4,
    ]);
    expect(lookUp(battleResult, 25)).toMatchObject({ row: 4, clamped: true });
    expect(battleResult.rows.map(({ label }) => label)).toEqual([
      '2 or less',
      undefined,
      undefined,
      undefined,
      '12 or more',
    ]);
  });
});
test('pursuit: what the beaten and the pursuers lose, baggage, routes', () => {
  expect(
    rows(pursuit, (is) => [is.pursuit, is.beatenLoses, is.pursuerLoses, is.baggageTaken, is.routeRoll]),
  ).toBe(
    page(`
      1: dispersed - - true false
      2: shadowed d6x50 - false true
      3: general d6x50 - false true
      4: baggage - - true true
      5: covered - - false true
      6: rear-guard - d6x50 false true`),
  );
});
test('character-casualty', () => {
  expect(rows(characterCasualty, ({ side, lose }) => [side, lose])).toBe(
    page('1-3: attacker d6x20\n 4-6: defender d6x20'),
  );
});
test('independent-defenders', () => {
  expect(independentDefenders.columns.map(({ id }) => id)).toEqual(['village', 'fortress', 'city']);
  expect(cells(independentDefenders)).toBe(
    page(`
      1: 100 200 300
      2: 200 400 600
      3: 300 600 900
      4: 400 800 1200
      5: 500 900 1500
      6: 600 1000 1800`),
  );
});
