import { describe, expect, test } from 'vitest';
import { faults, lookUp, lookUpCell } from '../../../../src/kernel/chart.ts';
import { columnOf, rangeText } from '../../../../src/kernel/chart-print.ts';
import {
  casualtyRecovery,
  casualtyRecoveryModifiers,
  characterFate,
  execution,
} from '../../../../src/rules/mighty-empires/charts/casualties.ts';
import {
  pincerArrival,
  pincerStart,
  victoryPoints,
  victoryThresholds,
} from '../../../../src/rules/mighty-empires/charts/tabletop.ts';
import { tabletopTerrain } from '../../../../src/rules/mighty-empires/charts/terrain.ts';
import { wounds } from '../../../../src/rules/mighty-empires/charts/wounds.ts';
import { page, rows } from './table.ts';

describe('tabletop-terrain', () => {
  const column = (id: string) =>
    columnOf(tabletopTerrain, id)
      ?.rows.map(({ on, is }) => `${rangeText(on, 'd100')} ${is.feature}`)
      .join('\n');

  test('lowland: walls end at 40', () => {
    expect(column('lowland')).toBe(
      page(`
        01–20 hill
        21–25 ditch
        26–35 hedge
        36–40 wall
        41–62 wood
        63–65 scrub
        66–67 boulders
        68–70 ruins
        71–73 building
        74–76 buildings
        77–79 farm
        80–81 pond
        82–86 river
        87–90 bog
        91–93 earthworks
        94–98 graveyard
        99–00 tomb`),
    );
    expect(lookUpCell(tabletopTerrain, 40, 'lowland').is.feature).toBe('wall');
    expect(lookUpCell(tabletopTerrain, 41, 'lowland').is.feature).toBe('wood');
  });
  test('coast', () => {
    expect(column('coastal')).toBe(
      page(`
        01–20 hill
        21–25 steep-hill
        26–30 ditch
        31–35 hedge
        36–40 wall
        41–50 wood
        51–53 scrub
        54–56 boulders
        57–59 ruins
        60–62 building
        63–65 buildings
        66–68 farm
        69–70 inn
        71–76 pond
        77–79 water-edge
        80–85 river
        86–93 bog
        94–95 earthworks
        96–98 graveyard
        99–00 tomb`),
    );
  });
  test('river valley', () => {
    expect(column('river')).toBe(
      page(`
        01–15 hill
        16–20 steep-hill
        21–25 ditch
        26–30 hedge
        31–35 wall
        36–45 wood
        46–48 scrub
        49–50 boulders
        51–53 ruins
        54–61 building
        62–63 buildings
        64–66 farm
        67–68 inn
        69–75 pond
        76–77 water-edge
        78–87 river
        88–95 bog
        96–97 earthworks
        98–00 graveyard`),
    );
  });
  test('highland', () => {
    expect(column('highland')).toBe(
      page(`
        01–35 hill
        36–45 steep-hill
        46–50 wall
        51–52 wood
        53–55 scrub
        56–70 boulders
        71–72 ruins
        73–77 building
        78–83 river
        84–85 earthworks
        86–88 graveyard
        89–93 tomb
        94–00 chasm`),
    );
  });
  test('each ground has one feature for each of the hundred', () => {
    for (const { id } of tabletopTerrain.columns) {
      const one = columnOf(tabletopTerrain, id);
      expect(one && faults(one)).toEqual([]);
    }
    expect(tabletopTerrain.rows.at(-1)?.on[1]).toBe(100);
  });
  test('what is difficult ground', () => {
    const hard = tabletopTerrain.rows
      .flatMap((row) => row.cells)
      .filter(({ ground }) => ground !== undefined);
    expect([...new Set(hard.map(({ feature, ground }) => `${feature} ${ground}`))].sort()).toEqual([
      'boulders difficult',
      'pond uncrossable',
      'ruins difficult',
      'scrub difficult',
      'tomb very-difficult',
      'water-edge uncrossable',
    ]);
  });
});

test('pincer-start: the hour, and the turns until the sixteenth is over', () => {
  expect(rows(pincerStart, ({ hour, turns }) => [hour, turns])).toBe(
    page('1: 1 16\n 2: 2 15\n 3: 3 14\n 4: 4 13\n 5: 5 12\n 6: 6 11'),
  );
});
test('pincer-arrival: where, how much later, how many units', () => {
  expect(rows(pincerArrival, (is) => [is.arrives, is.delay, is.units])).toBe(
    page(`
      1: late d6 all
      2-3: own-edge - d6
      4-5: random-flank - d6
      6: any-of-three - all`),
  );
});
test('victory-points', () => {
  expect(rows(victoryPoints, ({ score, points }) => [score, points])).toBe(
    page('casualties: casualties 1\n hill: hill 10\n bridge: bridge 10\n table-half: table-half 25'),
  );
});
test('victory-thresholds: under 10 percent, to 100, over', () => {
  expect(rows(victoryThresholds, (is) => is)).toBe(
    page(`
      draw: result=draw below=10
      defeated: result=defeated from=10 to=100
      scattered: result=scattered above=100`),
  );
  expect(victoryThresholds.rows.map(({ on }) => on.join('-')).join(' ')).toBe('0-9 10-100 101-999999');
});
test('casualty-recovery, beyond its rows with modifiers', () => {
  expect(rows(casualtyRecovery, ({ oneIn }) => oneIn)).toBe(page('1: -\n 2: 4\n 3-4: 3\n 5-6: 2'));
  expect([-2, 0, 7].map((total) => lookUp(casualtyRecovery, total).is.oneIn)).toEqual([null, null, 2]);
});
test('casualty-recovery-modifiers', () => {
  expect(rows(casualtyRecoveryModifiers, (is) => [is.if, is.modifier])).toBe(
    page('defeated: defeated -1\n scattered: scattered -2\n pursued: pursued -1\n victorious: victorious 1'),
  );
});
test('character-fate', () => {
  expect(rows(characterFate, ({ fate }) => fate)).toBe(
    page('1: dead\n 2-3: wounded\n 4-5: unconscious\n 6: escapes'),
  );
  expect(characterFate.rows[1]?.then).toBe('wounds');
});
test('wounds: how long, meanwhile, for good', () => {
  expect(rows(wounds, (is) => [is.turns, '/', is.meanwhile, '/', is.permanent])).toBe(
    page(`
      2: season / out / ws=-2 noShield=true
      3: 1 / ws=-3 s=-2 /
      4: season / out / int=-2 cl=-2 ld=-1
      5: 3 / out / int=-1
      6: 2 / w=-1 ws=-2 bs=-2 int=-1 /
      7: 1 / w=-1 ws=-1 bs=-1 /
      8: 2 / s=-1 t=-1 w=-1 /
      9: 3 / out / t=-1
      10: season / out / t=-2 s=-1 w=-1
      11: 1 / m=half /
      12: season / out / m=half`),
  );
  expect(wounds.rows.map(({ text }) => text.split(':')[0])).toEqual([
    'Severe arm wound',
    'Light arm wound',
    'Critical head wound',
    'Severe head wound',
    'Light head wound',
    'Superficial head wound',
    'Light body wound',
    'Severe body wound',
    'Critical body wound',
    'Light leg wound',
    'Severe leg wound',
  ]);
});
test('execution', () => {
  expect(rows(execution, (is) => [is.prisoner, is.regains])).toBe(
    page(`
      1: escapes-to-force hand weapon light armour shield
      2: escapes-to-force hand weapon light armour shield
      3: escapes-home none
      4: stays none
      5-6: dies none`),
  );
});
