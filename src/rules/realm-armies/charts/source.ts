/** Where a chart of this rule set stands in its document. */
import type { Source } from '../../../kernel/chart.ts';

export const book = (section: string): Source => ({ document: 'Realm Armies', section });
