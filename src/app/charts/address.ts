/** Where charts live, on the shelf or inside a campaign. */
import { createContext, useContext } from 'solid-js';
import { type RulesetId, rulesetIds } from '../../rules/ids.ts';

/** The charts around a screen: their address, and the rule sets whose charts are shown. */
export interface ChartsHere {
  readonly base: string;
  readonly sets: readonly RulesetId[];
}
const Here = createContext<ChartsHere>({ base: '/charts', sets: rulesetIds });
export const ChartsProvider = Here.Provider;
export const useCharts = (): ChartsHere => useContext(Here);

export const chartHref = (set: string, chart: string, base = '/charts'): string => `${base}/${set}/${chart}`;
/** Chances reckoned without a campaign. */
export const oddsHref = (base = '/charts', set?: string): string =>
  `${base}/odds${set === undefined ? '' : `?set=${set}`}`;
