/** What stands where a player's own affairs would: whoever looks on as a guest has none. */
import type { JSX } from 'solid-js';
import { t } from '../../i18n/index.ts';
import { EmptyState } from '../../ui/states.tsx';

export const AsGuest = (): JSX.Element => (
  <EmptyState title={t('You look on as a guest')}>
    {t('A guest sees what is public: the map, the charts and the chronicle.')}
  </EmptyState>
);
