/**
 * Charts as data that look like the printed page: rows by range of a total, one column of results or several.
 * A look-up explains itself: the total it used, the modifiers, whether it had to be clamped.
 */
import { dice, distribution, highest, lowest } from './dice.ts';

export interface Source {
  readonly document: string;
  readonly section: string;
}
export type Range = readonly [from: number, to: number];

interface Printed {
  /** Stable, lower case with hyphens, without the rule set's name. */
  readonly id: string;
  readonly title: string;
  /** Notation of what is rolled; absent on tables that are read, not rolled. */
  readonly dice?: string;
  readonly source: Source;
  /** The heading over the results, and over the totals. */
  readonly heads?: readonly [on: string, result: string];
  /** A modified total beyond the rows: the nearest row, or roll again. Without it, that is an error. */
  readonly beyond?: 'nearest' | 'reroll';
  /** Words players may search for. */
  readonly words?: readonly string[];
  /** Terse advice printed under the chart. */
  readonly foot?: string;
}
export interface Row<R = unknown> {
  /** Where tables are read rather than rolled: what a row is found by, and what it prints instead of its totals. */
  readonly id?: string;
  readonly label?: string;
  readonly on: Range;
  /** What the row says, in our words. */
  readonly text: string;
  /** A second, quieter phrase: the clause that bends the result. */
  readonly note?: string;
  /** A chart rolled next. */
  readonly then?: string;
  /** What the procedures read. */
  readonly is: R;
}
export interface Chart<R = unknown> extends Printed {
  readonly rows: readonly Row<R>[];
}
/** A cell that says more than its value: printed as its text, a chart rolled next. */
export interface Cell {
  readonly text: string;
  readonly then?: string;
}
export interface Column {
  readonly id: string;
  readonly title: string;
  readonly on?: Range;
}
/**
 * A chart of two dimensions: one cell for each row and column. A column has an id, or stands for a range.
 * Cells are numbers, words, objects with a `text`, or null where the page is blank.
 */
export interface Grid<C = unknown> extends Printed {
  readonly columns: readonly Column[];
  readonly rows: readonly {
    readonly id?: string;
    readonly on: Range;
    /** What stands before the row where it is not its totals. */
    readonly text?: string;
    readonly cells: readonly C[];
  }[];
  /** Numbers are printed with their sign. */
  readonly signed?: true;
  /** Words whose printed form differs from the data. */
  readonly print?: Readonly<Record<string, string>>;
}
export type AnyChart = Chart | Grid;
/** The charts of a rule set in the book's order, and in sections to browse. */
export interface ChartBook {
  readonly charts: readonly AnyChart[];
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    /** A sign for the section, by the name of a drawing. */
    readonly icon: string;
    readonly charts: readonly AnyChart[];
  }[];
}
export const isGrid = (chart: AnyChart): chart is Grid => 'columns' in chart;

/** Keeps the literal types of a chart's rows while checking its shape. */
export const chart = <const R>(printed: Chart<R>): Chart<R> => printed;
export const grid = <const C>(printed: Grid<C>): Grid<C> => printed;

export interface Found<R> {
  readonly chart: string;
  /** The total after modifiers, before clamping. */
  readonly total: number;
  readonly row: number;
  readonly is: R;
  readonly clamped?: true;
}
export class NotOnChart extends RangeError {
  constructor(chart: string, total: number | string) {
    super(`${chart} has no row for ${total}`);
    this.name = 'NotOnChart';
  }
}

const meets = ([from, to]: Range, total: number): boolean => from <= total && total <= to;

type Rows = readonly { readonly id?: string; readonly on: Range }[];
const isMet =
  (total: number | string) =>
  (row: Rows[number]): boolean =>
    typeof total === 'string' ? row.id === total : meets(row.on, total);

/** The index of the row a total meets, or a row's id names; 'reroll' where the chart says so. @throws NotOnChart */
export function rowOf(
  { id, rows, beyond }: Pick<Printed, 'id' | 'beyond'> & { readonly rows: Rows },
  total: number | string,
): number | 'reroll' {
  const row = rows.findIndex(isMet(total));
  if (row >= 0) return row;
  if (typeof total === 'string') throw new NotOnChart(id, total);
  if (beyond === 'reroll') return beyond;
  if (beyond !== 'nearest' || rows.length === 0) throw new NotOnChart(id, total);
  const gap = ({ on }: { readonly on: Range }): number => (total < on[0] ? on[0] - total : total - on[1]);
  return rows.reduce(
    (best, candidate, index) => (gap(candidate) < gap(rows[best] ?? candidate) ? index : best),
    0,
  );
}

/** The row for a total or a row's id, with what was looked up. @throws NotOnChart */
export function lookUp<R>(chart: Chart<R>, total: number | string): Found<R> {
  const row = rowOf(chart, total);
  const found = row === 'reroll' ? undefined : chart.rows[row];
  if (row === 'reroll' || !found) throw new NotOnChart(chart.id, total);
  return {
    chart: chart.id,
    total: typeof total === 'string' ? found.on[0] : total,
    row,
    is: found.is,
    ...(isMet(total)(found) ? {} : { clamped: true as const }),
  };
}

/** The cell for a total or a row's id, and a column given by id or by a number its range holds. @throws NotOnChart */
export function lookUpCell<C>(grid: Grid<C>, total: number | string, column: string | number): Found<C> {
  const row = rowOf(grid, total);
  const at = grid.columns.findIndex((c) =>
    typeof column === 'string' ? c.id === column : c.on && meets(c.on, column),
  );
  const found = row === 'reroll' ? undefined : grid.rows[row];
  if (row === 'reroll' || !found || at < 0) throw new NotOnChart(`${grid.id}/${column}`, total);
  return {
    chart: `${grid.id}/${grid.columns[at]?.id}`,
    total: typeof total === 'string' ? found.on[0] : total,
    row,
    is: found.cells[at] as C,
    ...(isMet(total)(found) ? {} : { clamped: true as const }),
  };
}

/** What is wrong with a chart: totals of its dice that meet no row or several, ragged cells. Empty if it is whole. */
export function faults(printed: AnyChart): readonly string[] {
  const found: string[] = [];
  if (isGrid(printed))
    printed.rows.forEach(({ cells }, index) => {
      if (cells.length !== printed.columns.length) found.push(`row ${index} has ${cells.length} cells`);
    });
  printed.rows.forEach(({ on }, index) => {
    if (on[0] > on[1]) found.push(`row ${index} runs backwards`);
  });
  if (!printed.dice) {
    printed.rows.forEach(({ on }, index) => {
      const before = printed.rows.slice(0, index).some((row) => row.on[0] <= on[1] && on[0] <= row.on[1]);
      if (before) found.push(`row ${index} overlaps`);
    });
    return found;
  }
  const rolled = dice(printed.dice);
  for (const sum of distribution(rolled).keys()) {
    const rows = printed.rows.filter(({ on }) => meets(on, sum)).length;
    if (rows !== 1) found.push(`${sum} meets ${rows} rows`);
  }
  if (!printed.beyond)
    printed.rows.forEach(({ on }, index) => {
      if (on[1] < lowest(rolled) || on[0] > highest(rolled)) found.push(`row ${index} is out of reach`);
    });
  return found;
}

/**
 * How many of the dice's equally likely rolls meet each row, and out of how many. Rolls that are taken again do not count.
 * @param modifier added to every roll; beyond the rows the chart's own rule holds
 * @throws NotOnChart where a modified roll meets nothing
 */
export function odds(
  printed: AnyChart,
  modifier = 0,
): { readonly ways: readonly number[]; readonly of: number } | undefined {
  if (!printed.dice) return undefined;
  const found = printed.rows.map(() => 0);
  let of = 0;
  for (const [value, each] of distribution(dice(printed.dice))) {
    const row = rowOf(printed, value + modifier);
    if (row === 'reroll') continue;
    found[row] = (found[row] ?? 0) + each;
    of += each;
  }
  return { ways: found, of };
}
