/** Chances without a campaign, as each rule set reckons them: loaded when they are asked for. */
import type { Component } from 'solid-js';
import type { RulesetId } from '../../rules/ids.ts';

/** `of` is the reckoning shown, by the rule set's own id; undefined or unknown: its first. */
export type Calculators = Component<{
  readonly of: string | undefined;
  readonly onPick: (of: string) => void;
}>;

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
