/** What the shelf's search finds: charts by their words, the row that says it, and the tools and settings by name. */
import { type AnyChart, isGrid } from '../../../kernel/chart.ts';
import { searchCharts, wordsIn } from '../../../kernel/chart-search.ts';
import { loadCharts, type RulesetId, rulesetIds } from '../../../rules/books.ts';
import { t } from '../../i18n/index.ts';
import type { GameIconName } from '../../ui/icons/game-icon.tsx';
import type { IconName } from '../../ui/icons/icon.tsx';
import { chartHref } from '../charts/address.ts';
import { iconOf, sectionOf } from '../charts/library.ts';

export interface Find {
  readonly title: string;
  readonly note: string;
  readonly href: string;
  readonly icon?: GameIconName;
  readonly tool?: IconName;
}
const most = 12;

/** The words of a chart's row that holds what was typed, where the title does not. */
export function sayingRow(chart: AnyChart, query: string): string | undefined {
  const typed = wordsIn(query);
  const holds = (text: string): boolean =>
    typed.some((word) => word.length > 2 && wordsIn(text).some((other) => other.startsWith(word)));
  if (isGrid(chart) || holds(chart.title)) return undefined;
  const row = chart.rows.find(({ text, note }) => holds(text) || holds(note ?? ''));
  return row && (row.note && !holds(row.text) ? `${row.text}, ${row.note}` : row.text);
}

const tools = (): readonly (Find & { readonly words: string })[] => [
  {
    title: t('Dice'),
    note: t('D3 to D100, any number'),
    href: '/dice',
    tool: 'dice',
    words: 'dice roll d6 d20 d100',
  },
  {
    title: t('Names'),
    note: t('Places and people'),
    href: '/names',
    tool: 'names',
    words: 'names place person tongue',
  },
  {
    title: t('Settings'),
    note: t('Paper, writing, dice, language'),
    href: '/settings',
    tool: 'settings',
    words: 'settings theme dark candle text size language backup install about credits',
  },
];

/** Best first. Rejects where the charts cannot be loaded. */
export async function findAll(query: string): Promise<readonly Find[]> {
  const typed = wordsIn(query);
  if (typed.length === 0) return [];
  const named = tools().filter(({ words, title }) => {
    const known = wordsIn(`${words} ${title}`);
    return typed.every((word) => known.some((other) => other.startsWith(word)));
  });
  const charts = await Promise.all(rulesetIds.map((set) => findCharts(set, query)));
  return [...named, ...charts.flat()].slice(0, most);
}

async function findCharts(set: RulesetId, query: string): Promise<readonly Find[]> {
  const book = await loadCharts(set);
  return searchCharts(book.charts, query)
    .slice(0, most)
    .map((chart) => {
      const section = sectionOf(book, chart);
      return {
        title: t(chart.title),
        note: t(sayingRow(chart, query) ?? section?.title ?? chart.source.document),
        href: chartHref(set, chart.id),
        icon: iconOf(section),
      };
    });
}
