/** Where each rule set's part of the app is loaded from, when it is first asked for. */
import type { RulesetId } from '../../rules/ids.ts';
import type { Calculators, RulesetApp } from './contract.ts';

/** Its names, its map, its forms and sheets: with its first campaign. */
export const rulesetApps: { readonly [Id in RulesetId]: () => Promise<RulesetApp> } = {
  'mighty-empires': async () => (await import('./mighty-empires/index.ts')).mightyEmpiresApp,
  'ninth-age': async () => (await import('./ninth-age/index.ts')).ninthAgeApp,
  'realm-armies': async () => (await import('./realm-armies/index.ts')).realmArmiesApp,
  chronopia: async () => (await import('./chronopia/index.ts')).chronopiaApp,
};

/** Its chances: with the first page of them. */
export const calculators: { readonly [Id in RulesetId]: () => Promise<{ default: Calculators }> } = {
  'mighty-empires': async () => ({
    default: (await import('./mighty-empires/odds/calculators.tsx')).MightyEmpiresCalculators,
  }),
  'ninth-age': async () => ({
    default: (await import('./ninth-age/odds/calculators.tsx')).NinthAgeCalculators,
  }),
  'realm-armies': async () => ({
    default: (await import('./realm-armies/odds/calculators.tsx')).RealmArmiesCalculators,
  }),
  chronopia: async () => ({
    default: (await import('./chronopia/odds/calculators.tsx')).ChronopiaCalculators,
  }),
};
