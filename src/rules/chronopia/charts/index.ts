/** All charts of the Chronopia campaign in the document's order, in sections to browse. */
import type { AnyChart, ChartBook } from '../../../kernel/chart.ts';
import { captives, casualtyRecovery, climate, rescue, stakes } from './battles.ts';
import { advances, experience, maxima } from './experience.ts';
import { forceLimits, sequence } from './forces.ts';
import { maintenance, summonedRefund, underdogIncome } from './gold.ts';
import { territories } from './territories.ts';

const section = (id: string, title: string, icon: string, ...charts: readonly AnyChart[]) => ({
  id,
  title,
  icon,
  charts,
});

export const sections: ChartBook['sections'] = [
  section('general', 'Territories and forces', 'village', sequence, territories, forceLimits),
  section('experience', 'Experience', 'spell-book', experience, advances, maxima),
  section('income', 'Income', 'coins', underdogIncome, maintenance),
  section('battles', 'Battles', 'crossed-swords', stakes, climate, casualtyRecovery, captives, rescue),
  section('special', 'Special rules', 'plague-doctor-profile', summonedRefund),
];
export const charts: readonly AnyChart[] = sections.flatMap((section) => section.charts);
