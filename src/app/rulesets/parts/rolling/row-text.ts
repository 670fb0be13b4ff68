/** A chart's result as a title: the row's words, or the cell where row and column meet. */
import { type AnyChart, isGrid } from '../../../../kernel/chart.ts';
import { cellText } from '../../../../kernel/chart-print.ts';

export function rowText(chart: AnyChart | undefined, row: number | undefined, column: number): string {
  if (!chart || row === undefined) return '';
  if (!isGrid(chart)) return chart.rows[row]?.text ?? '';
  const cell = chart.rows[row]?.cells[column];
  return cell === undefined ? (chart.rows[row]?.text ?? '') : cellText(chart, cell);
}
