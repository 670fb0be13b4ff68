/** The bots of each rule set, loaded when they are to play. */
import type { Simulation } from '../src/kernel/game.ts';
import type { RulesetId } from '../src/rules/index.ts';

export const simulations: { readonly [Id in RulesetId]: () => Promise<{ simulation: Simulation }> } = {
  'mighty-empires': () => import('../src/rules/mighty-empires/bots/campaign.ts'),
  'ninth-age': () => import('../src/rules/ninth-age/bots/campaign.ts'),
  'realm-armies': () => import('../src/rules/realm-armies/bots/campaign.ts'),
  chronopia: () => import('../src/rules/chronopia/bots/campaign.ts'),
};

export const simulationOf = async (set: RulesetId): Promise<Simulation> =>
  (await simulations[set]()).simulation;
