/** All charts of the hex campaign in the document's order, in sections to browse. */
import type { AnyChart, ChartBook } from '../../../kernel/chart.ts';
import { armyBonuses, battleSizes, conquestPenalties, conquestPoints } from './battles.ts';
import { events } from './events.ts';
import { goldMultipliers, mines } from './gold.ts';
import { drawnHex, hexCounts, hexKinds } from './hexes.ts';
import { phaseList, realmPoints, realmSizeTieBreak, winTieBreak } from './realms.ts';
import { spending } from './spending.ts';

const section = (id: string, title: string, icon: string, ...charts: readonly AnyChart[]) => ({
  id,
  title,
  icon,
  charts,
});

export const sections: ChartBook['sections'] = [
  section('realms', 'Realms', 'crown', realmPoints, winTieBreak, realmSizeTieBreak, phaseList),
  section('map', 'The map', 'compass', hexCounts, drawnHex, hexKinds),
  section('events', 'Events', 'hourglass', events),
  section('gold', 'Gold', 'gold-mine', mines, goldMultipliers),
  section(
    'battles',
    'Battles',
    'crossed-swords',
    battleSizes,
    armyBonuses,
    conquestPoints,
    conquestPenalties,
  ),
  section('conquest', 'Conquest', 'tower-flag', spending),
];
export const charts: readonly AnyChart[] = sections.flatMap((section) => section.charts);
