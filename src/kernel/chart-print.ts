/** How charts read on a page: totals and cells as players see them, one column of a grid as a chart of its own. */
import { type AnyChart, type Cell, type Chart, type Grid, isGrid, type Range } from './chart.ts';
import { dice } from './dice.ts';
import { same } from './json.ts';

const asText = (cell: unknown): cell is Cell =>
  typeof cell === 'object' && cell !== null && 'text' in cell && typeof cell.text === 'string';

const sign = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** What a cell prints: '+2', 'Village', 'Ais'; a dash where the page is blank. */
export function cellText({ signed, print }: Pick<Grid, 'signed' | 'print'>, cell: unknown): string {
  if (asText(cell)) return cell.text;
  if (typeof cell === 'number') return signed ? sign(cell) : String(cell);
  return typeof cell === 'string' ? (print?.[cell] ?? cell) : '–';
}

/** What is rolled next after a cell. */
export const cellThen = (cell: unknown): string | undefined => (asText(cell) ? cell.then : undefined);

/** A range as the page prints it: '7', '3–5'; on percentile dice '01–20' and '00' for the hundred. */
export function rangeText([from, to]: Range, notation?: string): string {
  const percentile = notation !== undefined && dice(notation).sides === 100 && dice(notation).count === 1;
  const one = (value: number): string =>
    percentile ? String(value % 100).padStart(2, '0') : String(value).replace('-', '−');
  return from === to ? one(from) : `${one(from)}–${one(to)}`;
}

/** What stands before a row: its label, else its totals. */
export function rowHead(printed: AnyChart, index: number): string {
  const row = printed.rows[index];
  if (!row) return '';
  const label = 'label' in row ? row.label : isGrid(printed) && 'cells' in row ? row.text : undefined;
  return label ?? rangeText(row.on, printed.dice);
}

/**
 * One column of a grid as a chart with its id behind a slash; rows in a run with the same cell become one row.
 * Undefined for a column the grid does not have.
 */
export function columnOf<C>(grid: Grid<C>, id: string): Chart<C> | undefined {
  const at = grid.columns.findIndex((column) => column.id === id);
  if (at < 0) return undefined;
  const rows: Chart<C>['rows'][number][] = [];
  for (const row of grid.rows) {
    const is = row.cells[at] as C;
    const before = rows.at(-1);
    const then = cellThen(is);
    if (before && !before.label && !row.text && before.on[1] + 1 === row.on[0] && same(before.is, is))
      rows[rows.length - 1] = { ...before, on: [before.on[0], row.on[1]] };
    else
      rows.push({
        ...(row.id === undefined ? {} : { id: row.id }),
        ...(row.text === undefined ? {} : { label: row.text }),
        on: row.on,
        text: cellText(grid, is),
        ...(then === undefined ? {} : { then }),
        is,
      });
  }
  const { columns: _columns, rows: _rows, signed: _signed, print: _print, ...printed } = grid;
  return { ...printed, id: `${grid.id}/${id}`, title: `${grid.title}: ${grid.columns[at]?.title}`, rows };
}
