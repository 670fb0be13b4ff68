import { describe, expect, test } from 'vitest';
import { chart, faults, grid, lookUp, lookUpCell } from '../../src/kernel/chart.ts';
import { cellText, cellThen, columnOf, rangeText, rowHead } from '../../src/kernel/chart-print.ts';

const source = { document: 'Test', section: 'Test' };
const table = grid<string | number | null | { text: string; then: string }>({
  id: 'table',
  title: 'Table',
  dice: 'd6',
  source,
  signed: true,
  print: { fort: 'Fortress' },
  columns: [
    { id: 'low', title: 'Low' },
    { id: 'high', title: 'High' },
  ],
  rows: [
    { on: [1, 2], cells: ['fort', 2] },
    { on: [3, 3], cells: ['fort', -2] },
    { on: [4, 5], cells: ['town', 0] },
    { on: [6, 6], cells: [{ text: 'Trouble', then: 'events' }, null] },
  ],
});

describe('cells', () => {
  test.each([
    ['fort', 'Fortress'],
    ['town', 'town'],
    [2, '+2'],
    [-2, '−2'],
    [0, '0'],
    [null, '–'],
    [{ text: 'Trouble', then: 'events' }, 'Trouble'],
  ])('%j prints %s', (cell, text) => {
    expect(cellText(table, cell)).toBe(text);
  });
  test('numbers carry a sign only where the chart asks for it', () => {
    expect(cellText({}, 600)).toBe('600');
  });
  test('what is rolled next', () => {
    expect(cellThen({ text: 'Trouble', then: 'events' })).toBe('events');
    expect([cellThen('fort'), cellThen(null), cellThen({ text: 'Calm' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('what stands before a row', () => {
  test.each([
    [[7, 7], 'd6', '7'],
    [[3, 5], '2d6', '3–5'],
    [[-8, 2], undefined, '−8–2'],
    [[1, 20], 'd100', '01–20'],
    [[99, 100], 'd100', '99–00'],
  ] as const)('%j of %s is %s', (on, dice, text) => {
    expect(rangeText(on, dice)).toBe(text);
  });
  test('a label goes before totals', () => {
    const read = chart({
      id: 'x',
      title: 'X',
      source,
      rows: [{ label: 'City', on: [1, 1], text: '2', is: 2 }],
    });
    expect(rowHead(read, 0)).toBe('City');
    expect(rowHead(table, 2)).toBe('4–5');
    expect(rowHead({ ...table, rows: [{ on: [1, 6], text: 'Hold', cells: ['a', 'b'] }] }, 0)).toBe('Hold');
    expect(rowHead(table, 9)).toBe('');
  });
});

describe('one column', () => {
  test('is a chart of its own, equal neighbours drawn together', () => {
    const low = columnOf(table, 'low');
    expect(low).toEqual({
      id: 'table/low',
      title: 'Table: Low',
      dice: 'd6',
      source,
      rows: [
        { on: [1, 3], text: 'Fortress', is: 'fort' },
        { on: [4, 5], text: 'town', is: 'town' },
        { on: [6, 6], text: 'Trouble', then: 'events', is: { text: 'Trouble', then: 'events' } },
      ],
    });
    expect(low && faults(low)).toEqual([]);
  });
  test('looks up what the grid looks up', () => {
    for (const { id } of table.columns)
      for (let face = 1; face <= 6; face++) {
        const one = columnOf(table, id);
        expect(one && lookUp(one, face).is).toEqual(lookUpCell(table, face, id).is);
      }
  });
  test('rows that have a name stay apart', () => {
    const named = columnOf(
      { ...table, rows: table.rows.map((row, index) => ({ ...row, id: `r${index}`, text: `Row ${index}` })) },
      'low',
    );
    expect(named?.rows.map(({ id, label }) => [id, label])).toEqual([
      ['r0', 'Row 0'],
      ['r1', 'Row 1'],
      ['r2', 'Row 2'],
      ['r3', 'Row 3'],
    ]);
  });
  test('a column the grid has not', () => {
    expect(columnOf(table, 'middle')).toBeUndefined();
  });
});
