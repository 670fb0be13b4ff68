/** Where a chart of this rule set stands in its document; `table`: it is ours. */
import type { Source } from '../../../kernel/chart.ts';

export const book = (section: string): Source => ({ document: 'The 9th Age hex campaign', section });
