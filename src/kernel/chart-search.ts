/** Charts as they are searched: by title, by the words each is known by, by its section, by what its rows say. */
import { type AnyChart, isGrid } from './chart.ts';
import { cellText } from './chart-print.ts';
import { type Entry, type Passage, seek, toldWords } from './search.ts';

const known = new WeakMap<AnyChart, readonly Passage[]>();

/** A cell: a sentence says why the chart was found, a name or a number does not. */
const cellSays = (text: string): Passage => ({
  text,
  weight: 1,
  whole: true,
  ...(text.split(' ').length > 3 ? { says: true as const } : {}),
});

function passagesOf(chart: AnyChart): readonly Passage[] {
  const title: Passage = { text: chart.title, weight: 8 };
  const rows: readonly Passage[] = isGrid(chart)
    ? [
        ...chart.columns.map((column): Passage => ({ text: column.title, weight: 1, whole: true })),
        ...chart.rows.flatMap(({ text, cells }, row): readonly Passage[] => [
          ...(text ? [{ text, weight: 1, says: true as const, row }] : []),
          ...cells.map((cell) => cellSays(cellText(chart, cell))),
        ]),
      ]
    : chart.rows.map(({ label, text, note }, row) => ({
        text: [label, note ? `${text}, ${note}` : text].filter(Boolean).join(': '),
        weight: 1,
        says: true as const,
        row,
      }));
  return [
    title,
    { text: chart.id, weight: 8 },
    ...(chart.words ?? []).map((text): Passage => ({ text, weight: 6, says: true })),
    { text: chart.source.section, weight: 3 },
    { text: chart.source.document, weight: 3 },
    ...rows,
    ...(chart.foot ? [{ text: chart.foot, weight: 1, says: true as const }] : []),
  ];
}

/** A chart to be searched among others, under whatever name the caller gives it. */
export function chartEntry<T>(of: T, chart: AnyChart): Entry<T> {
  const passages = known.get(chart) ?? passagesOf(chart);
  known.set(chart, passages);
  return { of, passages };
}

/** The charts a query means, best first and in the given order where equal; all of them for an empty query. */
export const searchCharts = <C extends AnyChart>(charts: readonly C[], query: string): readonly C[] =>
  toldWords(query).length === 0
    ? charts
    : seek(
        charts.map((chart) => chartEntry(chart, chart)),
        query,
      ).map(({ of }) => of);
