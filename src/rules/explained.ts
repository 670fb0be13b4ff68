/** What explains the rules of each rule set, loaded when somebody asks why. */
import type { Explanations } from '../kernel/explained.ts';
import type { RulesetId } from './ids.ts';

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
