import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chart, grid } from '../../src/kernel/chart.ts';
import { searchCharts } from '../../src/kernel/chart-search.ts';
import { distance, wordsIn } from '../../src/kernel/search.ts';

const make = (id: string, title: string, more: { words?: string[]; section?: string; text?: string } = {}) =>
  chart({
    id,
    title,
    source: { document: 'Test', section: more.section ?? 'Elsewhere' },
    words: more.words ?? [],
    rows: [{ on: [1, 1], text: more.text ?? 'nothing', is: null }],
  });
const shortfall = make('shortfall', 'Subsistence shortfall', {
  words: ['food', 'starve'],
  section: 'Subsistence',
});
const route = make('route', 'Route', { words: ['mountain pass', 'river crossing'], section: 'Movement' });
const spies = make('spies', 'Spies', { words: ['espionage'], text: 'tells where the force moves' });
const siege = make('siege', 'Siege', { words: ['storm the walls'], text: 'the besieged starve' });
const cells = grid({
  id: 'cells',
  title: 'Muster',
  source: { document: 'Test', section: 'Elsewhere' },
  columns: [{ id: 'a', title: 'Fortress' }],
  rows: [{ on: [1, 1], cells: ['Öland'] }],
});
const all = [siege, route, spies, shortfall, cells];
const found = (query: string) => searchCharts(all, query).map(({ id }) => id);

describe('searching charts', () => {
  test('an empty query keeps every chart in its order', () => {
    expect(searchCharts(all, '  ')).toBe(all);
  });
  test('a word it is known by goes before a word in its rows', () => {
    expect(found('starve')).toEqual(['shortfall', 'siege']);
  });
  test('the title goes before the section', () => {
    const movement = make('movement', 'Movement');
    expect(searchCharts([route, movement], 'movement')).toEqual([movement, route]);
  });
  test('words are met by their beginnings while one types', () => {
    expect(found('subs')).toEqual(['shortfall']);
    expect(found('mou')).toEqual(['route']);
  });
  test('thumbs slip: a letter wrong, doubled, left out or swapped', () => {
    for (const typed of ['subsistance', 'subsistnce', 'shortfal', 'shrotfall', 'shortffall'])
      expect(found(typed)[0]).toBe('shortfall');
    expect(found('mountian')).toEqual(['route']);
    expect(found('espoinage')).toEqual(['spies']);
  });
  test('a slip in a word half typed', () => {
    expect(found('subsos')).toEqual(['shortfall']);
  });
  test('short words are taken at their letters', () => {
    expect(found('spx')).toEqual([]);
  });
  test('every word must be met, whatever its order', () => {
    expect(found('pass mountain')).toEqual(['route']);
    expect(found('mountain spies')).toEqual([]);
  });
  test('little words in between tell nothing', () => {
    expect(found('the storm of the walls')).toEqual(['siege']);
  });
  test('cells, columns and letters with marks', () => {
    expect(found('oland')).toEqual(['cells']);
    expect(found('fortress')).toEqual(['cells']);
  });
  test('nothing is nothing', () => {
    expect(found('xylophone')).toEqual([]);
  });
});

describe('words and distances', () => {
  test('words lose their marks and their case', () => {
    expect(wordsIn('Riposte, ÉLAN & D6×50')).toEqual(['riposte', 'elan', 'd6', '50']);
  });
  test.each([
    ['route', 'route', 0],
    ['route', 'routes', 1],
    ['rotue', 'route', 1],
    ['ruote', 'route', 1],
    ['rote', 'route', 1],
    ['rooute', 'route', 1],
    ['raute', 'route', 1],
    ['rates', 'route', 3],
  ])('%s to %s is %i', (a, b, slips) => {
    expect(distance(a, b, 2)).toBe(slips);
  });
  test('is the same both ways and never over its limit by more than one', () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        expect(distance(a, b, limit)).toBe(distance(b, a, limit));
        expect(distance(a, b, limit)).toBeLessThanOrEqual(limit + 1);
        expect(distance(a, a, limit)).toBe(0);
      }),
    );
  });
});
