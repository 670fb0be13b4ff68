/** What the shelf's search finds: the tools and settings by name; charts, rules and words with the reason for each. */
import { wordsIn } from '../../../kernel/search.ts';
import { loadCharts } from '../../../rules/books.ts';
import { loadExplained } from '../../../rules/explained.ts';
import { rulesetIds } from '../../../rules/ids.ts';
import { t } from '../../i18n/index.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import { type Opened, type Sought, seekAll } from '../search/seek.ts';

export interface Tool {
  readonly title: string;
  readonly note: string;
  readonly href: string;
  readonly tool: IconName;
}
export interface Finds {
  readonly tools: readonly Tool[];
  readonly found: readonly Sought[];
}
const most = 12;

const tools = (): readonly (Tool & { readonly words: string })[] => [
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

/** A book with its charts; its rules where they can be fetched. */
async function opened(set: Opened['set']): Promise<Opened> {
  const [charts, explained] = await Promise.all([
    loadCharts(set),
    loadExplained(set)?.catch(() => undefined),
  ]);
  return { set, charts, explained };
}

/** Best first. Rejects where the charts cannot be loaded. */
export async function findAll(query: string): Promise<Finds> {
  const typed = wordsIn(query);
  if (typed.length === 0) return { tools: [], found: [] };
  const named = tools().filter(({ words, title }) => {
    const known = wordsIn(`${words} ${title}`);
    return typed.every((word) => known.some((other) => other.startsWith(word)));
  });
  const books = await Promise.all(rulesetIds.map(opened));
  return { tools: named, found: seekAll(books, query).slice(0, most) };
}
