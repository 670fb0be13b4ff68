import type { AnyChart } from '../../../kernel/chart.ts';
import { spell } from '../../../kernel/dice.ts';
import { t } from '../../i18n/index.ts';

/** What stands at the end of a chart's row: its dice, or that it is only read. */
export const rolledWith = (chart: AnyChart): string => (chart.dice ? spell(chart.dice) : t('table'));
