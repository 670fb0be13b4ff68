/** The rule sets, each loaded only when it is opened; its charts alone when only those are looked up. */
import type { ChartBook } from '../kernel/chart.ts';
import type { AnyRuleset } from '../kernel/ruleset.ts';

export const rulesetIds = ['mighty-empires'] as const;
export type RulesetId = (typeof rulesetIds)[number];

const chartBooks: { readonly [Id in RulesetId]: () => Promise<ChartBook> } = {
  'mighty-empires': () => import('./mighty-empires/charts/index.ts'),
};

/** The charts of a rule set, in the book's order and in sections. */
export const loadCharts = (id: RulesetId): Promise<ChartBook> => chartBooks[id]();

const rulesets: { readonly [Id in RulesetId]: () => Promise<AnyRuleset> } = {
  'mighty-empires': async () => (await import('./mighty-empires/index.ts')).mightyEmpires,
};

/** A rule set whole: its options, orders, changes, ledgers and charts. */
export const loadRuleset = (id: RulesetId): Promise<AnyRuleset> => rulesets[id]();
