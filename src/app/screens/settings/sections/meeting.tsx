/** Where phones find each other. */
import { lazy, Suspense } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { LoadingState } from '../../../ui/states.tsx';
import type { SettingSection } from '../section.ts';

const Meeting = lazy(() => import('../parts/meeting.tsx'));
const Body = () => (
  <Suspense fallback={<LoadingState label={t('Reading the settings')} />}>
    <Meeting />
  </Suspense>
);

export const section: SettingSection = { id: 'meeting', title: () => t('meeting server'), order: 60, Body };
