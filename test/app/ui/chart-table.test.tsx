import { cleanup, fireEvent, render, screen, within } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, expect, test, vi } from 'vitest';
import { ChartTable } from '../../../src/app/ui/chart/chart-table.tsx';
import { GridTable } from '../../../src/app/ui/chart/grid-table.tsx';
import { chart, grid } from '../../../src/kernel/chart.ts';

afterEach(cleanup);

const weather = chart({
  id: 'weather',
  title: 'Weather on the pass',
  dice: '2d6',
  source: { document: 'A test', section: 'Weather' },
  rows: [
    { on: [2, 5], text: 'Snow', note: 'the force stays', is: 'snow' },
    { on: [6, 8], text: 'Cloud', is: 'cloud' },
    { on: [9, 12], text: 'Clear', is: 'clear' },
  ],
});
const tolls = chart({
  id: 'tolls',
  title: 'Tolls',
  source: { document: 'A test', section: 'Tolls' },
  heads: ['Bridge', 'Crowns'],
  rows: [
    { id: 'wood', label: 'Wooden', on: [1, 1], text: '1', is: 1 },
    { id: 'stone', label: 'Stone', on: [2, 2], text: '2', is: 2 },
  ],
});
const strength = grid({
  id: 'strength',
  title: 'Strength',
  source: { document: 'A test', section: 'Strength' },
  heads: ['Defender', 'Attacker'],
  signed: true,
  columns: [
    { id: 'few', title: 'Few', on: [0, 100] },
    { id: 'many', title: 'Many', on: [101, 200] },
  ],
  rows: [
    { on: [0, 100], text: 'Few', cells: [0, 3] },
    { on: [101, 200], text: 'Many', cells: [-3, 0] },
  ],
});

const lit = (): HTMLElement[] =>
  screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true');

test('one row lights, the others stay', () => {
  const [at, setAt] = createSignal<number>();
  render(() => <ChartTable chart={weather} lit={at()} />);
  expect(lit()).toHaveLength(0);
  setAt(1);
  expect(lit()).toHaveLength(1);
  expect(lit()[0]?.textContent).toContain('Cloud');
  setAt(2);
  expect(lit()[0]?.textContent).toContain('Clear');
  expect(screen.getByText('Snow')).toBeTruthy();
});

test('odds are percent, and exact fractions on a tap', () => {
  render(() => <ChartTable chart={weather} />);
  const snow = screen.getByText('Snow').closest('tr') as HTMLElement;
  expect(within(snow).getByText('28%')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Odds' }));
  expect(within(snow).getByText('5 in 18')).toBeTruthy();
});

test('the rows of a chart add up to a hundred', () => {
  // Each face of a die is 16.7 of a hundred: six of 17 would be 102.
  const faces = chart({
    id: 'faces',
    title: 'Faces',
    dice: 'd6',
    source: { document: 'A test', section: 'Faces' },
    rows: [1, 2, 3, 4, 5, 6].map((face) => ({ on: [face, face] as const, text: `Face ${face}`, is: face })),
  });
  render(() => <ChartTable chart={faces} />);
  const shown = screen
    .getAllByText(/^\d+%$/)
    .map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
  expect(shown.reduce((sum, n) => sum + n, 0)).toBe(100);
});

test('a table that is read takes taps on a row, and its button by keyboard', () => {
  const take = vi.fn();
  render(() => <ChartTable chart={tolls} onRow={take} />);
  fireEvent.click(screen.getByText('2'));
  fireEvent.click(screen.getByRole('button', { name: 'Wooden' }));
  expect(take.mock.calls).toEqual([[1], [0]]);
  expect(screen.queryByText('Odds')).toBeNull();
});

test('a grid lights the cell where row and column meet', () => {
  const take = vi.fn();
  render(() => <GridTable grid={strength} litRow={0} litColumn={1} onCell={take} />);
  expect(screen.getByRole('button', { name: '+3' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: '−3' }).getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: '−3' }));
  expect(take).toHaveBeenCalledWith(1, 0);
});

test('odds are those of the modified roll, and none where it leaves the chart', () => {
  const [modifier, setModifier] = createSignal(0);
  const pass = { ...weather, beyond: 'nearest' as const };
  render(() => <ChartTable chart={pass} modifier={modifier()} />);
  const clear = () => screen.getByRole('row', { name: /Clear/ }).textContent;
  expect(clear()).toContain('28%');
  setModifier(3);
  expect(clear()).toContain('72%');
  cleanup();
  render(() => <ChartTable chart={weather} modifier={3} />);
  expect(screen.queryByRole('button', { name: 'Odds' })).toBeNull();
});

test('the column that counts is lit and brought into sight before the dice have fallen', () => {
  const across: (number | undefined)[] = [];
  const measures = {
    offsetLeft: function (this: HTMLTableCellElement) {
      return 300 * this.cellIndex;
    },
    offsetWidth: () => 300,
    clientWidth: () => 390,
  };
  for (const [name, get] of Object.entries(measures))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  HTMLElement.prototype.scrollTo = ((to: ScrollToOptions) => across.push(to.left)) as never;
  try {
    const [row, setRow] = createSignal<number>();
    render(() => <GridTable grid={strength} litRow={row()} litColumn={1} />);
    const column = screen.getByRole('columnheader', { name: 'Many' });
    const other = screen.getByRole('columnheader', { name: 'Few' });
    expect(column.className).not.toBe(other.className);
    // Its middle stands in the middle of what the first column leaves free.
    expect(across).toEqual([600 - 390 + 45 + 150]);
    setRow(0);
    expect(across).toEqual([405, 405]);
  } finally {
    for (const name of [...Object.keys(measures), 'scrollTo'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  }
});
