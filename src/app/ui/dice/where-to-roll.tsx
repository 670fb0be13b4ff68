/** Where dice are rolled: picked beforehand, and kept for the next ones. */
import type { JSX } from 'solid-js';
import { t } from '../../i18n/index.ts';
import { prefer, preferences } from '../../preferences.ts';
import { Segmented } from '../segmented.tsx';

export const WhereToRoll = (props: {
  /** Stands over it where no dice lie beneath. */
  label?: string;
}): JSX.Element => (
  <Segmented
    label={props.label ?? t('Where to roll')}
    titled={props.label !== undefined}
    segments={[
      { value: 'phone', label: t('This phone'), icon: 'phone' },
      { value: 'table', label: t('Real dice'), icon: 'hand' },
    ]}
    value={preferences().dice}
    onPick={(dice) => prefer({ dice })}
  />
);
