/** Whether the phone keeps the books, how much room they take, and how old their backups are. */
import { lazy, Suspense } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { LoadingState } from '../../../ui/states.tsx';
import type { SettingSection } from '../section.ts';

const Storage = lazy(() => import('../parts/storage.tsx'));
const Body = () => (
  <Suspense fallback={<LoadingState label={t('Reading the shelf')} />}>
    <Storage />
  </Suspense>
);

export const section: SettingSection = { id: 'storage', title: () => t('storage'), order: 50, Body };
