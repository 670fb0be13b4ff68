/** Where a chart of this rule set stands in its document. */
import type { Source } from '../../../kernel/chart.ts';

export const book = (section: string): Source => ({ document: 'Mighty Empires', section });

/** What can stand in a tile, as every chart spells it. */
export type Settlement = 'village' | 'fortress' | 'city';
export type Site = 'barren' | Settlement;
/** Dice notation of points, crowns, counters lost or gained. */
export type Notation = string;
