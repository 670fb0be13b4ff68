/** Where a chart lives, and the icon its section of the book goes by. */
import type { GameIconName } from '../../ui/icons/game-icon.tsx';

export const chartHref = (set: string, chart: string): string => `/charts/${set}/${chart}`;

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
