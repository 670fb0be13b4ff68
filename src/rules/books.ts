/** The chart books of the rule sets, each loaded when its charts are looked up: what a chart needs and no more. */
import type { ChartBook } from '../kernel/chart.ts';
import type { RulesetId } from './ids.ts';

const chartBooks: { readonly [Id in RulesetId]: () => Promise<ChartBook> } = {
  'mighty-empires': () => import('./mighty-empires/charts/index.ts'),
  'ninth-age': () => import('./ninth-age/charts/index.ts'),
  'realm-armies': () => import('./realm-armies/charts/index.ts'),
  chronopia: () => import('./chronopia/charts/index.ts'),
};

/** The charts of a rule set, in the book's order and in sections. */
export const loadCharts = (id: RulesetId): Promise<ChartBook> => chartBooks[id]();
