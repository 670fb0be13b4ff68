/** What a player who sits already is offered at a free seat. */
import type { SeatView } from '../../../campaign/view.ts';
import { t } from '../../i18n/index.ts';

export const playsToo = ({ left, name }: SeatView): string =>
  left ? t('Take {name}’s seat', { name }) : t('Play {name} on this phone too', { name });
