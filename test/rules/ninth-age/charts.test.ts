import { describe, expect, test } from 'vitest';
import { faults, isGrid } from '../../../src/kernel/chart.ts';
import { cellThen } from '../../../src/kernel/chart-print.ts';
import { dice, spell } from '../../../src/kernel/dice.ts';
import { canonical } from '../../../src/kernel/json.ts';
import {
  armyBonuses,
  battleSizes,
  conquestPenalties,
  conquestPoints,
} from '../../../src/rules/ninth-age/charts/battles.ts';
import { eventIds, events, mostPicks } from '../../../src/rules/ninth-age/charts/events.ts';
import { goldMultipliers, mines, multiplier, raidDice } from '../../../src/rules/ninth-age/charts/gold.ts';
import { drawnHex, hexCounts, hexKinds } from '../../../src/rules/ninth-age/charts/hexes.ts';
import { charts, sections } from '../../../src/rules/ninth-age/charts/index.ts';
import {
  phaseList,
  realmPoints,
  realmSizeTieBreak,
  winTieBreak,
} from '../../../src/rules/ninth-age/charts/realms.ts';
import { spending } from '../../../src/rules/ninth-age/charts/spending.ts';
import { turnPhases } from '../../../src/rules/ninth-age/state.ts';

const known =
  'realm-points win-tie-break realm-size-tie-break phases hex-counts mines events battle-sizes army-bonuses conquest-points conquest-penalties spending gold-multipliers'.split(
    ' ',
  );
const ids = charts.map(({ id }) => id);

describe('the charts of the hex campaign', () => {
  test('are all there, each once, with our own beside them', () => {
    expect(known.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !known.includes(id))).toEqual(['drawn-hex', 'hex-kinds']);
    expect(sections.flatMap((section) => section.charts)).toEqual(charts);
  });
  test.each(charts.map((chart) => [chart.id, chart] as const))('%s is whole', (_, chart) => {
    expect(faults(chart)).toEqual([]);
    expect(chart.words?.length).toBeGreaterThan(0);
    expect(chart.source.section).not.toBe('');
    expect(() => canonical(chart)).not.toThrow();
    const spans = chart.rows.map(({ on }) => on).sort(([a], [b]) => a - b);
    spans.slice(1).forEach(([from], index) => {
      expect(from).toBe((spans[index]?.[1] ?? Number.NaN) + 1);
    });
    if (isGrid(chart)) for (const { cells } of chart.rows) expect(cells.flatMap(cellThen)).toEqual([]);
    else for (const { text } of chart.rows) expect(text).not.toBe('');
  });
});

test('na.realm-points: a hex counts 1, a city 1 more', () => {
  expect(realmPoints.rows.map(({ is }) => [is.of, is.points])).toEqual([
    ['hex', 1],
    ['city', 1],
  ]);
});
test('na.victory.tie: cities, fortresses, mines, treasury, a battle, a die', () => {
  expect(winTieBreak.rows.map(({ is }) => is.by)).toEqual([
    'cities',
    'fortresses',
    'mines',
    'treasury',
    'battle',
    'die',
  ]);
});
test('na.size.tie: cities, fortresses, a die', () => {
  expect(realmSizeTieBreak.rows.map(({ is }) => is.by)).toEqual(['cities', 'fortresses', 'die']);
});
test('na.turn.phase: six phases, in this order', () => {
  expect(phaseList.rows.map(({ is }) => is.phase)).toEqual([...turnPhases]);
});
test('na.map.counts: four regular hexes and a mountain for each player', () => {
  expect(hexCounts.rows.map(({ is }) => [is.of, is.each])).toEqual([
    ['regular', 4],
    ['mountain', 1],
  ]);
});
test('na.map.drawn: plain, plain, forest, hills, river, swamp', () => {
  expect(drawnHex.rows.map(({ on, is }) => [...on, is.kind])).toEqual([
    [1, 2, 'plain'],
    [3, 3, 'forest'],
    [4, 4, 'hills'],
    [5, 5, 'river'],
    [6, 6, 'swamp'],
  ]);
});
test('na.conquest.mine-ground, na.conquest.swamp: mines on rivers and mountains, nothing in swamps', () => {
  expect(hexKinds.rows.filter(({ is }) => is.mine).map(({ is }) => is.kind)).toEqual(['river', 'mountain']);
  expect(hexKinds.rows.filter(({ is }) => !is.builds).map(({ is }) => is.kind)).toEqual(['swamp']);
});
test('na.events: eight of them, three strike a player, each twice at most', () => {
  expect(events.rows.map(({ on, is }) => [on[0], is.event])).toEqual(eventIds.map((id, i) => [i + 1, id]));
  expect(events.rows.filter(({ is }) => is.aims).map(({ is }) => is.event)).toEqual([
    'poisoned-mines',
    'catastrophe',
    'emissary',
  ]);
  expect(mostPicks).toBe(2);
});
test('na.mining, na.conquest.raid: dice of mines and raids, as printed beside them', () => {
  expect(mines.rows.map(({ is }) => [is.on, is.dice])).toEqual([
    ['river', '2d6'],
    ['mountain', '3d6'],
  ]);
  for (const { text, is } of mines.rows) expect(text).toBe(`${spell(is.dice)} × 10`);
  expect(dice(raidDice)).toMatchObject({ count: 2, sides: 6 });
});
test.each([
  [100, 5],
  [1499, 5],
  [1500, 10],
  [2500, 10],
  [3500, 10],
  [3501, 15],
  [4500, 15],
  [4501, 20],
  [5500, 20],
  [5501, 25],
  [6500, 25],
  [6501, 30],
  [8500, 35],
  [8501, 40],
  [9500, 40],
  [9501, 45],
  [12_000, 55],
])('na.gold.multiplier: a standard of %i points multiplies gold by %i', (standard, times) => {
  expect(multiplier(standard)).toBe(times);
  const row = goldMultipliers.rows.find(({ on }) => on[0] <= standard && standard <= on[1]);
  if (row) expect(row.text).toContain(String(times));
});
test('na.battle.size: 2500 each; 1500 each and 3000 a side; 2500 a side', () => {
  expect(battleSizes.rows.map(({ is }) => [is.kind, is.player, is.side])).toEqual([
    ['1v1', 2500, 2500],
    ['2v2', 1500, 3000],
    ['2v1', null, 2500],
  ]);
});
test('na.battle.largest-realm, na.battle.gold-cap: 5% and 10%', () => {
  expect(armyBonuses.rows.map(({ is }) => [is.of, is.percent])).toEqual([
    ['largest-realm', 5],
    ['gold', 10],
  ]);
});
test('na.conquest.points: 1 lost, 2 drawn, 3, 4 and 5 by the margin; a bound in the lower band', () => {
  expect(conquestPoints.rows.map(({ on, is }) => [is.outcome, ...on, is.points])).toEqual([
    ['lose', -1, -1, 1],
    ['draw', 0, 10, 2],
    ['narrow', 11, 30, 3],
    ['solid', 31, 50, 4],
    ['massacre', 51, 100, 5],
  ]);
  expect(conquestPenalties.rows.map(({ is }) => [is.of, is.points])).toEqual([
    ['together', -1],
    ['apart', 0],
  ]);
});
test('na.conquest.claim, na.conquest.conquer, na.conquest.mountain, na.conquest.walls: prices', () => {
  expect(Object.fromEntries(spending.rows.map(({ is }) => [is.of, is.points]))).toEqual({
    claim: 2,
    conquer: 3,
    build: 1,
    raid: 1,
    mountain: 1,
    walls: 1,
  });
});
