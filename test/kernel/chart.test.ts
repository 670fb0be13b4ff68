import { describe, expect, test } from 'vitest';
import { chart, faults, grid, lookUp, lookUpCell, NotOnChart, odds, rowOf } from '../../src/kernel/chart.ts';

const source = { document: 'Test', section: 'Test' };
const rows = (...spans: readonly (readonly [number, number])[]) =>
  spans.map((on, index) => ({ on, text: `row ${index}`, is: index }));

describe('looking up', () => {
  const plain = chart({
    id: 'plain',
    title: 'Plain',
    dice: 'd6',
    source,
    rows: rows([1, 2], [3, 4], [5, 6]),
  });

  test('a total meets its row', () => {
    expect([1, 2, 3, 4, 5, 6].map((total) => lookUp(plain, total).row)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(lookUp(plain, 4)).toEqual({ chart: 'plain', total: 4, row: 1, is: 1 });
  });
  test('beyond the rows is an error that names chart and total', () => {
    expect(() => lookUp(plain, 7)).toThrow(NotOnChart);
    expect(() => lookUp(plain, 7)).toThrow('plain has no row for 7');
  });
  test('a clamped look-up keeps the total it came with, and says that it was clamped', () => {
    const clamping = { ...plain, beyond: 'nearest' as const };
    expect(lookUp(clamping, 9)).toEqual({ chart: 'plain', total: 9, row: 2, is: 2, clamped: true });
    expect(lookUp(clamping, -4)).toMatchObject({ total: -4, row: 0, clamped: true });
    expect(lookUp(clamping, 6)).not.toHaveProperty('clamped');
  });
  test('nearest means nearest, in the gaps too', () => {
    const gappy = { ...plain, beyond: 'nearest' as const, rows: rows([1, 2], [8, 9]) };
    expect([3, 4, 6, 7].map((total) => rowOf(gappy, total))).toEqual([0, 0, 1, 1]);
  });
  test('a chart may ask to roll again', () => {
    const again = { ...plain, beyond: 'reroll' as const };
    expect(rowOf(again, 7)).toBe('reroll');
    expect(rowOf(again, 6)).toBe(2);
    expect(() => lookUp(again, 7)).toThrow(NotOnChart);
  });
  test('a table that is read finds its rows by id', () => {
    const read = chart({
      id: 'read',
      title: 'Read',
      source,
      rows: [
        { id: 'city', label: 'City', on: [1, 1], text: '2', is: 2 },
        { id: 'village', label: 'Village', on: [2, 2], text: '1', is: 1 },
      ],
    });
    expect(lookUp(read, 'village')).toEqual({ chart: 'read', total: 2, row: 1, is: 1 });
    expect(() => lookUp({ ...read, beyond: 'nearest' }, 'hamlet')).toThrow('read has no row for hamlet');
  });
});

describe('two dimensions', () => {
  const table = grid({
    id: 'table',
    title: 'Table',
    source,
    columns: [
      { id: 'low', title: 'Low', on: [0, 10] },
      { id: 'high', title: 'High', on: [11, 20] },
    ],
    rows: [
      { id: 'calm', on: [1, 3], cells: ['a', 'b'] },
      { id: 'storm', on: [4, 6], cells: ['c', 'd'] },
    ],
  });

  test('a column is given by its id or by a number in its range', () => {
    expect(lookUpCell(table, 5, 'low')).toEqual({ chart: 'table/low', total: 5, row: 1, is: 'c' });
    expect(lookUpCell(table, 3, 11)).toMatchObject({ chart: 'table/high', row: 0, is: 'b' });
  });
  test('and a row by its id too', () => {
    expect(lookUpCell(table, 'storm', 'high').is).toBe('d');
  });
  test('neither a row nor a column is made up', () => {
    expect(() => lookUpCell(table, 7, 'low')).toThrow(NotOnChart);
    expect(() => lookUpCell(table, 1, 'middle')).toThrow(NotOnChart);
    expect(() => lookUpCell(table, 1, 21)).toThrow(NotOnChart);
    expect(() => lookUpCell(table, 'gale', 'low')).toThrow(NotOnChart);
  });
  test('rows clamp as those of a chart do', () => {
    expect(lookUpCell({ ...table, beyond: 'nearest' }, 9, 'low')).toMatchObject({ is: 'c', clamped: true });
  });
  test('ragged cells are a fault', () => {
    const { columns, ...rest } = table;
    expect(faults({ ...rest, columns: columns.slice(0, 1) })).toEqual([
      'row 0 has 2 cells',
      'row 1 has 2 cells',
    ]);
  });
});

describe('every result of the dice meets exactly one row', () => {
  const of = (dice: string, ...spans: readonly (readonly [number, number])[]) =>
    faults(chart({ id: 'x', title: 'X', dice, source, rows: rows(...spans) }));

  test('a whole chart has no faults', () => {
    expect(of('2d6', [2, 6], [7, 7], [8, 12])).toEqual([]);
  });
  test.each([
    [
      'a gap',
      '2d6',
      [
        [2, 6],
        [8, 12],
      ],
      ['7 meets 0 rows'],
    ],
    [
      'an overlap',
      'd6',
      [
        [1, 4],
        [4, 6],
      ],
      ['4 meets 2 rows'],
    ],
    [
      'a row out of reach',
      'd6',
      [
        [1, 6],
        [7, 8],
      ],
      ['row 1 is out of reach'],
    ],
    [
      'a row that runs backwards',
      'd6',
      [
        [1, 6],
        [3, 2],
      ],
      ['row 1 runs backwards'],
    ],
    ['steps of a multiplied die', 'd6x50', [[50, 250]], ['300 meets 0 rows']],
  ] as const)('%s is a fault', (_name, dice, spans, found) => {
    expect(of(dice, ...spans)).toEqual(found);
  });
  test('an overlap is a fault on a table that is read, too', () => {
    expect(faults(chart({ id: 'x', title: 'X', source, rows: rows([0, 9], [10, 99]) }))).toEqual([]);
    expect(faults(chart({ id: 'x', title: 'X', source, rows: rows([0, 10], [10, 99]) }))).toEqual([
      'row 1 overlaps',
    ]);
  });
  test('rows only modifiers reach are in order where the chart says what lies beyond', () => {
    const far = rows([-3, 3], [4, 9]);
    expect(faults(chart({ id: 'x', title: 'X', dice: 'd6', beyond: 'nearest', source, rows: far }))).toEqual(
      [],
    );
  });
});

describe('odds', () => {
  test('are counted in equally likely rolls', () => {
    const seven = chart({ id: 'x', title: 'X', dice: '2d6', source, rows: rows([2, 6], [7, 7], [8, 12]) });
    expect(odds(seven)).toEqual({ ways: [15, 6, 15], of: 36 });
  });
  test('are those of the modified roll, by the chart’s own rule for what lies beyond it', () => {
    const steep = rows([1, 2], [3, 4], [5, 6]);
    const nearest = chart({ id: 'x', title: 'X', dice: 'd6', beyond: 'nearest', source, rows: steep });
    expect(odds(nearest, -1)).toEqual({ ways: [3, 2, 1], of: 6 });
    expect(odds(nearest, 9)).toEqual({ ways: [0, 0, 6], of: 6 });
    const again = chart({ id: 'x', title: 'X', dice: 'd6', beyond: 'reroll', source, rows: steep });
    expect(odds(again, 2)).toEqual({ ways: [0, 2, 2], of: 4 });
    const closed = chart({ id: 'x', title: 'X', dice: 'd6', source, rows: steep });
    expect(() => odds(closed, 3)).toThrow(NotOnChart);
  });
  test('a table that is read has none', () => {
    expect(odds(chart({ id: 'x', title: 'X', source, rows: rows([1, 1]) }))).toBeUndefined();
  });
});
