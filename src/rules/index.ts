/** The rule sets, each loaded only when it is opened. */
import type { AnyRuleset } from '../kernel/ruleset.ts';
import type { RulesetId } from './ids.ts';

export { loadCharts } from './books.ts';
export { type RulesetId, rulesetIds } from './ids.ts';

const rulesets: { readonly [Id in RulesetId]: () => Promise<AnyRuleset> } = {
  'mighty-empires': async () => (await import('./mighty-empires/index.ts')).mightyEmpires,
  'ninth-age': async () => (await import('./ninth-age/index.ts')).ninthAge,
  'realm-armies': async () => (await import('./realm-armies/index.ts')).realmArmies,
  chronopia: async () => (await import('./chronopia/index.ts')).chronopia,
};

/** A rule set whole: its options, orders, changes, ledgers and charts. */
export const loadRuleset = (id: RulesetId): Promise<AnyRuleset> => rulesets[id]();
