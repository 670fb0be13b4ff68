import { describe, expect, test } from 'vitest';
import { faults, isGrid } from '../../../src/kernel/chart.ts';
import { rowHead } from '../../../src/kernel/chart-print.ts';
import { dice, spell } from '../../../src/kernel/dice.ts';
import { canonical } from '../../../src/kernel/json.ts';
import {
  captives,
  casualtyRecovery,
  climate,
  fateOf,
  stakes,
} from '../../../src/rules/chronopia/charts/battles.ts';
import {
  advanceOf,
  advances,
  experience,
  maxima,
  mostOf,
  pointsPerAdvance,
} from '../../../src/rules/chronopia/charts/experience.ts';
import {
  fieldPoints,
  forceLimits,
  initialPoints,
  mostTerritories,
  pointsPerMagicUser,
  sequence,
} from '../../../src/rules/chronopia/charts/forces.ts';
import { maintenanceShare, summonedRefund, underdogTimes } from '../../../src/rules/chronopia/charts/gold.ts';
import { charts, sections } from '../../../src/rules/chronopia/charts/index.ts';
import { above, landOf, lands, territories, worth } from '../../../src/rules/chronopia/charts/territories.ts';
import { characteristics } from '../../../src/rules/chronopia/figures.ts';

const known =
  `territories force-limits sequence experience advances maxima underdog-income maintenance climate
  casualty-recovery captives rescue summoned-refund stakes`.split(/\s+/);
const ids = charts.map(({ id }) => id);
const span = ([from, to]: readonly [number, number]): string => (from === to ? `${from}` : `${from}-${to}`);

describe('the charts of the Chronopia campaign', () => {
  test('are all there, each once, in sections that hold each once', () => {
    expect([...ids].sort()).toEqual([...known].sort());
    expect(sections.flatMap((section) => section.charts)).toEqual(charts);
  });
  test.each(charts.map((chart) => [chart.id, chart] as const))('%s is whole', (_, chart) => {
    expect(faults(chart)).toEqual([]);
    expect(isGrid(chart)).toBe(false);
    expect(chart.source.document).toBe('Chronopia campaign rules');
    expect(chart.words?.length).toBeGreaterThan(0);
    expect(() => canonical(chart)).not.toThrow();
    if (isGrid(chart)) return;
    const spans = chart.rows.map(({ on }) => on).sort(([a], [b]) => a - b);
    spans.slice(1).forEach(([from], index) => {
      expect(from).toBe((spans[index]?.[1] ?? Number.NaN) + 1);
    });
    for (const { text, label, note, then, is } of chart.rows) {
      const said = [label, text, note].join(' ');
      expect(text.trim()).not.toBe('');
      if (then !== undefined) expect(ids).toContain(then);
      for (const value of Object.values(is as object)) {
        if (typeof value === 'number' && Math.abs(value) > 1)
          expect(said).toMatch(new RegExp(`(?<!\\d)${Math.abs(value)}(?!\\d)`));
        if (typeof value === 'string' && /^\d*d\d/.test(value)) {
          expect(() => dice(value)).not.toThrow();
          expect(said.replace('1D', 'D')).toContain(spell(value));
        }
      }
    }
  });
});

describe('territories (A.2, Table 1)', () => {
  test('rows as printed', () => {
    expect(
      territories.rows.map(({ on, is }) => [span(on), is.land, is.income, is.upgrade, is.garrison, is.field]),
    ).toEqual([
      ['1', 'fortress', 200, null, 250, 150],
      ['2-3', 'city', 150, 250, 200, 125],
      ['4-6', 'town', 100, 100, 150, 100],
      ['7-10', 'village', 75, 50, 100, 75],
      ['11-15', 'hamlet', 50, 25, 75, 50],
      ['16-20', 'outpost', 25, 10, 50, 25],
    ]);
    expect(territories.dice).toBe('d20');
  });
  test('each roll and each step up', () => {
    const rolled = Array.from({ length: 20 }, (_, index) => landOf(index + 1));
    expect(lands.map((land) => rolled.filter((each) => each === land).length)).toEqual([1, 2, 3, 4, 5, 5]);
    expect(lands.map(above)).toEqual([undefined, 'fortress', 'city', 'town', 'village', 'hamlet']);
    expect(worth('town').upgrade).toBe(100);
  });
});

describe('the other numbers', () => {
  test('limits of a force (A.2, B.1 and B.2)', () => {
    expect([initialPoints, fieldPoints, mostTerritories, pointsPerMagicUser]).toEqual([1000, 850, 12, 1000]);
    expect(forceLimits.rows).toHaveLength(9);
  });
  test('the order after a battle (A.1 with D.1)', () => {
    expect(sequence.rows.map(({ text }) => text)).toEqual([
      'Casualties',
      'Experience',
      'Income',
      'Maintenance',
      'Recruiting',
      'Spending',
    ]);
  });
  test('experience (C.1)', () => {
    expect(experience.rows.map(({ is }) => [is.for, is.dice, is.points])).toEqual([
      ['survivor', 'd6', 1],
      ['hit', null, 5],
      ['leader', null, 10],
      ['underdog', null, 5],
    ]);
  });
  test('advances and maxima (C.2, Table 2)', () => {
    expect(pointsPerAdvance).toBe(10);
    expect(characteristics.map((each) => advanceOf(each).dice)).toEqual([
      'd20',
      'd20',
      'd20',
      'd20',
      'd4',
      'd4',
      'd4',
      'd4',
      'd20',
      'd4',
    ]);
    expect(advances.rows.filter(({ is }) => is.only === 'individuals').map(({ is }) => is.of)).toEqual([
      'ac',
      'w',
    ]);
    expect(maxima.rows.map(({ is }) => is.most)).toEqual([30, 30, 30, 30, 5, 5, 5, 5, 30, -5]);
    expect([mostOf('mv', false), mostOf('mv', true), mostOf('st', true)]).toEqual([5, 8, 5]);
  });
  test('gold (D.1, D.2, F.5)', () => {
    expect([underdogTimes, maintenanceShare]).toEqual([5, 5]);
    expect(summonedRefund.rows.map(({ is }) => [is.was, is.on, is.else])).toEqual([
      ['whole', null, 'all'],
      ['wounded', 3, 'half'],
      ['killed', 5, 'half'],
      ['captured', null, 'nothing'],
    ]);
  });
  test('climate (E.1, Table 3)', () => {
    expect(climate.rows.map(({ on, is }) => [span(on), is.climate, is.season, is.desert])).toEqual([
      ['1-5', 'cold', 'all', false],
      ['6-8', 'temperate', 'winter', false],
      ['9-10', 'temperate', 'spring', false],
      ['11-13', 'temperate', 'summer', false],
      ['14-15', 'temperate', 'autumn', false],
      ['16-20', 'hot', 'all', true],
    ]);
  });
  test('casualty recovery (E.3, Table 4)', () => {
    expect(casualtyRecovery.rows.map(({ on, is }) => [span(on), is.fate])).toEqual([
      ['1-2', 'killed'],
      ['3-6', 'captured'],
      ['7-12', 'wounded'],
      ['13-20', 'recovered'],
    ]);
    expect([2, 3, 6, 7, 12, 13].map(fateOf)).toEqual([
      'killed',
      'captured',
      'captured',
      'wounded',
      'wounded',
      'recovered',
    ]);
  });
  test('stakes and captives (E.1, E.3, E.4)', () => {
    expect(stakes.rows.map(({ is }) => [is.winner, is.loser])).toEqual([
      ['new', 'own'],
      ['staked', 'new'],
      ['new', 'nothing'],
      ['nothing', 'nothing'],
      ['staked', 'nothing'],
    ]);
    expect(captives.rows.map(({ is }) => is.way)).toEqual([
      'rescue',
      'ransom',
      'slavers',
      'drugged',
      'summoned',
    ]);
  });
});

test('ch.territory.start: a real die is read off the chart: its numbers stand before each territory’s name', () =>
  expect(territories.rows.map(({ text }, at) => [rowHead(territories, at), text.split(' · ')[0]])).toEqual([
    ['1', 'Fortress'],
    ['2–3', 'City'],
    ['4–6', 'Town'],
    ['7–10', 'Village'],
    ['11–15', 'Hamlet'],
    ['16–20', 'Outpost'],
  ]));
