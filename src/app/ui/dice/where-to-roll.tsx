/** Where dice are rolled: picked beforehand, and kept for the next ones. */
import type { JSX } from 'solid-js';
import { t } from '../../i18n/index.ts';
import { prefer, preferences } from '../../preferences.ts';
import { Segmented } from '../segmented.tsx';

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
