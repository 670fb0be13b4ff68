import { describe, expect, test } from 'vitest';
import { faults, isGrid } from '../../../../src/kernel/chart.ts';
import { cellText, cellThen } from '../../../../src/kernel/chart-print.ts';
import { dice, spell } from '../../../../src/kernel/dice.ts';
import { canonical } from '../../../../src/kernel/json.ts';
import { loadCharts, rulesetIds } from '../../../../src/rules/index.ts';
import { charts, sections } from '../../../../src/rules/mighty-empires/charts/index.ts';

/** Every chart the book is known by; more may stand beside them. */
const known = `
  realm-settlements realm-ships military-strength subsistence-values subsistence-shortfall
  scouting-lowland-coastal scouting-highland scouting-river-valley harbours scouting-events scout-skirmish
  route perilous-route combat-table strategic-cards battle-result pursuit character-casualty
  independent-defenders fortification assault-result battery starvation naval-engagement
  spring-spells autumn-spells forged-item winter-quarters winter-retreat winter-events dragon-numbers dragons
  revenue-values diplomacy-single diplomacy-rivals elite-reinforcement recovery recovery-claims construction
  espionage-costs assassin-on-banner assassin-on-capital spies sabotage agents
  tabletop-terrain pincer-start pincer-arrival victory-points victory-thresholds
  casualty-recovery casualty-recovery-modifiers character-fate wounds execution
  undead-instability dwarf-route dwarf-battery forced-march
  names-bretonnian names-empire names-dwarf names-elven names-black-speech
  name-endings name-length-normal name-length-short name-length-long`
  .trim()
  .split(/\s+/);
const ids = charts.map(({ id }) => id);

describe('the charts of Mighty Empires', () => {
  test('are all there, in this order, each once', () => {
    expect(known).toHaveLength(68);
    expect(ids.filter((id) => known.includes(id))).toEqual(known);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !known.includes(id))).toEqual(['mercenary-band', 'dragon-lair', 'year-names']);
  });
  test('stand in sections that hold each of them once', () => {
    expect(sections.flatMap((section) => section.charts)).toEqual(charts);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(sections.every((section) => section.charts.length > 0)).toBe(true);
  });
  test('are loaded by the name of their rule set', async () => {
    expect(rulesetIds).toContain('mighty-empires');
    expect((await loadCharts('mighty-empires')).charts).toBe(charts);
  });
});

/** Every number and string in a row's data, but for an order of precedence. */
const leaves = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inside]) => (key === 'rank' ? [] : leaves(inside)))
    : [value];
const number = (value: number) => new RegExp(`(?<!\\d)${Math.abs(value)}(?!\\d)`);

describe.each(charts.map((chart) => [chart.id, chart] as const))('%s', (_id, chart) => {
  test('has one row for every result', () => {
    expect(faults(chart)).toEqual([]);
  });
  test('has no gap between its rows', () => {
    const spans = chart.rows.map(({ on }) => on).sort(([a], [b]) => a - b);
    spans.slice(1).forEach(([from], index) => {
      expect(from).toBe((spans[index]?.[1] ?? Number.NaN) + 1);
    });
  });
  test('says where it stands and what it is looked for by', () => {
    expect(chart.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(chart.source).toMatchObject({ document: 'Mighty Empires' });
    expect(chart.source.section).not.toBe('');
    expect(chart.title).not.toBe('');
    expect(chart.words?.length).toBeGreaterThan(0);
  });
  test('leads only to charts there are', () => {
    const next = isGrid(chart)
      ? chart.rows.flatMap(({ cells }) => cells.map(cellThen))
      : chart.rows.map(({ then }) => then);
    for (const then of next) if (then !== undefined) expect(ids).toContain(then);
  });
  test('prints something in every row and cell', () => {
    const texts = isGrid(chart)
      ? chart.rows.flatMap(({ cells }) => cells.map((cell) => cellText(chart, cell)))
      : chart.rows.map(({ text }) => text);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });
  test('carries data every phone writes alike, in dice the kernel knows', () => {
    expect(() => canonical(chart)).not.toThrow();
    const strings = JSON.stringify(chart.rows).match(/"\d*d\d+(?:[x+]\d+)*"/g) ?? [];
    for (const notation of strings) expect(() => dice(notation.slice(1, -1))).not.toThrow();
  });
  test('says the dice and the numbers its data holds', () => {
    if (isGrid(chart)) return;
    for (const { label, text, note, is } of chart.rows) {
      const said = [label, text, note].join(' ');
      for (const value of leaves(is)) {
        if (typeof value === 'number' && Math.abs(value) > 1) expect(said).toMatch(number(value));
        if (typeof value === 'string' && /^\d*d\d/.test(value)) {
          const { plus } = dice(value);
          expect(said).toContain(spell(value.replace(/\+.*/, '')));
          if (plus) expect(said).toMatch(number(plus));
        }
      }
    }
  });
  test('has row and column names only once', () => {
    const named = chart.rows.flatMap((row) => (row.id === undefined ? [] : [row.id]));
    expect(new Set(named).size).toBe(named.length);
    const wide = chart.rows.filter(({ id, on }) => id !== undefined && on[0] !== on[1]);
    expect(chart.id === 'victory-thresholds' ? [] : wide).toEqual([]);
    if (isGrid(chart)) expect(new Set(chart.columns.map(({ id }) => id)).size).toBe(chart.columns.length);
  });
});
