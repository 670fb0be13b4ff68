/** The chart books of the rule sets, each loaded when its charts are looked up: what a chart needs and no more. */
import type { ChartBook } from '../kernel/chart.ts';
import type { Explanations } from '../kernel/explained.ts';

export const rulesetIds = ['mighty-empires', 'ninth-age', 'realm-armies', 'chronopia'] as const;
export type RulesetId = (typeof rulesetIds)[number];

const chartBooks: { readonly [Id in RulesetId]: () => Promise<ChartBook> } = {
  'mighty-empires': () => import('./mighty-empires/charts/index.ts'),
  'ninth-age': () => import('./ninth-age/charts/index.ts'),
  'realm-armies': () => import('./realm-armies/charts/index.ts'),
  chronopia: () => import('./chronopia/charts/index.ts'),
};

/** The charts of a rule set, in the book's order and in sections. */
export const loadCharts = (id: RulesetId): Promise<ChartBook> => chartBooks[id]();

const explained: { readonly [Id in RulesetId]?: () => Promise<Explanations> } = {
  'mighty-empires': async () => (await import('./mighty-empires/explained/index.ts')).explanations,
  'ninth-age': async () => (await import('./ninth-age/explained/index.ts')).explanations,
  'realm-armies': async () => (await import('./realm-armies/explained/index.ts')).explanations,
  chronopia: async () => (await import('./chronopia/explained/index.ts')).explanations,
};
const called: { readonly [prefix: string]: RulesetId } = {
  me: 'mighty-empires',
  na: 'ninth-age',
  ra: 'realm-armies',
  ch: 'chronopia',
};

/** The rule set a rule belongs to, by its name, where its rules are explained. */
export function bookOfRule(rule: string): RulesetId | undefined {
  const id = called[rule.slice(0, rule.indexOf('.'))];
  return id && explained[id] ? id : undefined;
}
/** Every rule of a rule set in our own words; undefined where none are written. */
export const loadExplained = (id: RulesetId): Promise<Explanations> | undefined => explained[id]?.();
