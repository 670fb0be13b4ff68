/** Where the dice of an order are rolled: said before it is given, and kept for the next one. */
import type { JSX } from 'solid-js';
import { t } from '../../i18n/index.ts';
import { prefer, preferences } from '../../preferences.ts';
import { Segmented } from '../../ui/segmented.tsx';

export const WhereToRoll = (): JSX.Element => (
  <Segmented
    label={t('Where to roll')}
    segments={[
      { value: 'phone', label: t('This phone'), icon: 'phone' },
      { value: 'table', label: t('Real dice'), icon: 'hand' },
    ]}
    value={preferences().dice}
    onPick={(dice) => prefer({ dice })}
  />
);
