/** All charts of Realm Armies in the document's order, in sections to browse. */
import type { AnyChart, ChartBook } from '../../../kernel/chart.ts';
import { aftermath, fleets } from './aftermath.ts';
import { battleDice, openField, raid, seaAssault, seaBattle, siege } from './battles.ts';
import { empirePoints, maintenance, upgrades } from './realm.ts';

const section = (id: string, title: string, icon: string, ...charts: readonly AnyChart[]) => ({
  id,
  title,
  icon,
  charts,
});

export const sections: ChartBook['sections'] = [
  section('battles', 'Battles', 'crossed-swords', battleDice, openField, siege, aftermath),
  section('sea', 'War at sea', 'caravel', seaBattle, seaAssault, fleets),
  section('raids', 'Raids', 'burning-tree', raid),
  section('realm', 'The realm', 'coins', maintenance, empirePoints, upgrades),
];
export const charts: readonly AnyChart[] = sections.flatMap((section) => section.charts);
