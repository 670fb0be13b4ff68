/** Bringing a backup in, and the backups this phone keeps by itself. */
import { lazy, Suspense } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { LoadingState } from '../../../ui/states.tsx';
import type { SettingSection } from '../section.ts';

const Backups = lazy(() => import('../parts/backups.tsx'));
const Body = () => (
  <Suspense fallback={<LoadingState label={t('Reading the shelf')} />}>
    <Backups />
  </Suspense>
);

export const section: SettingSection = { id: 'backups', title: () => t('backups'), order: 55, Body };
