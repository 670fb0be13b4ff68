/** Where charts live, on the shelf or inside a campaign, and the icon each section of the book goes by. */
import { createContext, useContext } from 'solid-js';
import { type RulesetId, rulesetIds } from '../../../rules/index.ts';
import type { GameIconName } from '../../ui/icons/game-icon.tsx';

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
export const oddsHref = (base = '/charts'): string => `${base}/odds`;

const icons: Readonly<Record<string, GameIconName>> = {
  realms: 'castle',
  subsistence: 'wheat',
  scouting: 'spyglass',
  movement: 'walking-boot',
  battles: 'crossed-swords',
  sieges: 'siege-tower',
  sea: 'caravel',
  magic: 'wizard-staff',
  winter: 'snowflake-1',
  crowns: 'coins',
  espionage: 'hooded-assassin',
  tabletop: 'spears',
  peoples: 'visored-helm',
  names: 'treasure-map',
};
export const sectionIcon = (section: string): GameIconName => icons[section] ?? 'rolling-dices';
