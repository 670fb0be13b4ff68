/** Charts written out as compact lines, to be held against lines typed from the page. */
import type { Chart, Grid } from '../../../../src/kernel/chart.ts';
import { cellText } from '../../../../src/kernel/chart-print.ts';

const span = ([from, to]: readonly [number, number]): string => (from === to ? `${from}` : `${from}-${to}`);

/** `1-2: ...`, one line a row, with what `say` makes of its data. */
export const rows = <R>(chart: Chart<R>, say: (is: R) => unknown): string =>
  chart.rows.map(({ on, id, is }) => `${id ?? span(on)}: ${words(say(is))}`.trimEnd()).join('\n');

/** `1: a b c`, one line a row, cells as printed. */
export const cells = (grid: Grid): string =>
  grid.rows
    .map((row) => `${row.id ?? span(row.on)}: ${row.cells.map((cell) => cellText(grid, cell)).join(' ')}`)
    .join('\n');

const words = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(words).join(' ') || 'none';
  if (value === null) return '-';
  if (typeof value === 'object')
    return Object.entries(value as object)
      .map(([key, is]) => `${key}=${words(is)}`)
      .join(' ');
  return String(value);
};

/** Lines as typed in a test, without their margin. */
export const page = (typed: string): string =>
  typed
    .trim()
    .split('\n')
    .map((line) => line.trim().replace(/ +/g, ' '))
    .join('\n');
