/** The chart books on this phone, loaded once and kept; a failed load may be tried again. */
import { createSignal } from 'solid-js';
import type { AnyChart, ChartBook } from '../../kernel/chart.ts';
import { loadCharts } from '../../rules/books.ts';
import type { RulesetId } from '../../rules/ids.ts';
import type { GameIconName } from '../ui/icons/game-icon.tsx';

export type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly why: string; readonly again: () => void }
  | { readonly state: 'ready'; readonly book: ChartBook };

const books = new Map<RulesetId, () => Loaded>();

/** The book of a rule set, reactive: loading, then ready or failed. */
export function bookOf(set: RulesetId): () => Loaded {
  const known = books.get(set);
  if (known) return known;
  const [loaded, setLoaded] = createSignal<Loaded>({ state: 'loading' });
  const load = (): void => {
    setLoaded({ state: 'loading' });
    loadCharts(set).then(
      (book) => setLoaded({ state: 'ready', book }),
      (error: unknown) => setLoaded({ state: 'failed', why: String(error), again: load }),
    );
  };
  books.set(set, loaded);
  load();
  return loaded;
}

export const sectionOf = (
  { sections }: ChartBook,
  chart: AnyChart,
): ChartBook['sections'][number] | undefined => sections.find(({ charts }) => charts.includes(chart));

/** The sign a section of a book goes by; every one a book names is among the drawings. */
export const iconOf = (section: ChartBook['sections'][number] | undefined): GameIconName =>
  (section?.icon ?? 'rolling-dices') as GameIconName;
