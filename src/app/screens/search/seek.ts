/** What is found for the words typed: charts, rules in our words and words of the books, each with the reason. */
import { type AnyChart, type ChartBook, isGrid } from '../../../kernel/chart.ts';
import { rowHead } from '../../../kernel/chart-print.ts';
import { chartEntry } from '../../../kernel/chart-search.ts';
import type { Explained, Explanations, Word } from '../../../kernel/explained.ts';
import { type Entry, type Hit, type Passage, seek } from '../../../kernel/search.ts';
import type { RulesetId } from '../../../rules/ids.ts';
import { t } from '../../i18n/index.ts';

/** A book as far as it is open: its charts, its rules in our words. */
export interface Opened {
  readonly set: RulesetId;
  readonly charts?: ChartBook | undefined;
  readonly explained?: Explanations | undefined;
}
type What =
  | { readonly kind: 'chart'; readonly set: RulesetId; readonly chart: AnyChart; readonly book: ChartBook }
  | { readonly kind: 'rule'; readonly set: RulesetId; readonly rule: Explained }
  | { readonly kind: 'word'; readonly set: RulesetId; readonly word: Word };
/** `why` is the row, the sentence or the word that says it. */
export type Sought = What & { readonly title: string; readonly why: string };

const ruleEntry = (set: RulesetId, rule: Explained): Entry<What> => ({
  of: { kind: 'rule', set, rule },
  passages: [
    { text: rule.title, weight: 8 },
    { text: rule.text, weight: 2, says: true },
    ...(rule.where ? [{ text: rule.where.section, weight: 3 }] : []),
  ],
});
const wordEntry = (set: RulesetId, word: Word): Entry<What> => ({
  of: { kind: 'word', set, word },
  passages: [
    { text: word.word, weight: 9 },
    ...(word.also ?? []).map((text): Passage => ({ text, weight: 7, says: true })),
    { text: word.means, weight: 1, says: true },
  ],
});

const entries = new WeakMap<ChartBook | Explanations, readonly Entry<What>[]>();
function kept(
  book: ChartBook | Explanations | undefined,
  made: () => readonly Entry<What>[],
): readonly Entry<What>[] {
  if (!book) return [];
  const known = entries.get(book) ?? made();
  entries.set(book, known);
  return known;
}
const entriesOf = ({ set, charts, explained }: Opened): readonly Entry<What>[] => [
  ...kept(charts, () =>
    (charts?.charts ?? []).map((chart) =>
      chartEntry({ kind: 'chart', set, chart, book: charts as ChartBook }, chart),
    ),
  ),
  ...kept(explained, () => [
    ...(explained?.words ?? []).map((word) => wordEntry(set, word)),
    ...(explained?.rules ?? []).map((rule) => ruleEntry(set, rule)),
  ]),
];

/** 'Row 8: Ambush …', the word a chart is known by, or where it stands. */
function chartSays(chart: AnyChart, book: ChartBook, why: Passage | undefined): string {
  if (why === undefined) {
    const section = book.sections.find(({ charts }) => charts.includes(chart));
    return t(section?.title ?? chart.source.document);
  }
  const words = t(why.text);
  if (why.row !== undefined && !isGrid(chart) && chart.rows[why.row]?.label === undefined)
    return t('Row {row}: {words}', { row: rowHead(chart, why.row), words });
  return chart.words?.includes(why.text) ? t('Known for: {words}', { words }) : words;
}

function told({ of, why }: Hit<What>): Sought {
  switch (of.kind) {
    case 'chart':
      return { ...of, title: t(of.chart.title), why: chartSays(of.chart, of.book, why) };
    case 'rule':
      return { ...of, title: of.rule.title, why: of.rule.text };
    case 'word':
      return {
        ...of,
        title: of.word.word,
        why: of.word.also?.includes(why?.text ?? '')
          ? t('“{word}”: {means}', { word: why?.text ?? '', means: of.word.means })
          : of.word.means,
      };
  }
}

/** Best first; of several books one after the other where equal. */
export const seekAll = (books: readonly Opened[], query: string): readonly Sought[] =>
  seek(books.flatMap(entriesOf), query).map(told);
