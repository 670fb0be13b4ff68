/** All charts of Mighty Empires in the book's order, in sections to browse. */
import type { AnyChart, ChartBook } from '../../../kernel/chart.ts';
import { militaryStrength, realmSettlements, realmShips } from './realms.ts';
import { perilousRoute, route } from './routes.ts';
import { scoutingHighland, scoutingLowlandCoastal, scoutingRiverValley } from './scouting.ts';
import { dragonLair, mercenaryBand, scoutingEvents } from './scouting-events.ts';
import { harbours, scoutSkirmish } from './scouting-ground.ts';
import { subsistenceShortfall, subsistenceValues } from './subsistence.ts';

export const sections: ChartBook['sections'] = [
  { id: 'realms', title: 'Realms', charts: [realmSettlements, realmShips, militaryStrength] },
  { id: 'subsistence', title: 'Subsistence', charts: [subsistenceValues, subsistenceShortfall] },
  {
    id: 'scouting',
    title: 'Scouting',
    charts: [
      scoutingLowlandCoastal,
      scoutingHighland,
      scoutingRiverValley,
      harbours,
      scoutingEvents,
      mercenaryBand,
      dragonLair,
      scoutSkirmish,
    ],
  },
  { id: 'movement', title: 'Movement', charts: [route, perilousRoute] },
];
export const charts: readonly AnyChart[] = sections.flatMap((section) => section.charts);
