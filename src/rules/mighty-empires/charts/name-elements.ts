/** What the charts of names are made of: an element, a blank, or an order to roll again and add one more. */
import type { Cell, Grid } from '../../../kernel/chart.ts';

export type ElementColumn = 'element-1' | 'element-2' | 'element-3';
/** The roll is made again, and then one element more from the column named. */
export interface Again extends Cell {
  readonly adds: ElementColumn;
}
export type NameCell = string | null | Again;

export const again = (of: 1 | 2): Again => ({
  text: `Again, then one more of element ${of}`,
  adds: `element-${of}`,
});

const titles = ['Element 1', 'Element 2', 'Element 3'] as const;
export const elementColumns = (count: 2 | 3): Grid['columns'] =>
  titles.slice(0, count).map((title, index) => ({ id: `element-${index + 1}`, title }));

/** Words that stand below one another on the page. */
export const inOrder = (words: string): readonly string[] => words.split(' ');

/** Rows for one face after the other, from 1, out of what stands in each column read downwards. */
export const inColumns = <C>(...columns: readonly (readonly C[])[]): Grid<C>['rows'] =>
  (columns[0] ?? []).map((_, index) => ({
    on: [index + 1, index + 1] as const,
    cells: columns.map((column) => column[index] as C),
  }));

export const nameWords = [
  'name',
  'names',
  'place',
  'town',
  'city name',
  'village name',
  'language',
  'tongue',
];
