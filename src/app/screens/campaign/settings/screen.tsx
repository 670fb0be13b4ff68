/** This campaign's own settings: who sits where, this phone's seats and their recovery phrases, backups, leaving. */
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { useCampaign } from '../../../campaign/context.tsx';
import { exampleIn } from '../../../campaign/example.ts';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Page } from '../../../ui/page.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Backups } from './backups.tsx';
import { Books } from './books.tsx';
import { Invitations } from './invitations.tsx';
import { Leave } from './leave.tsx';
import { Meter } from './meter.tsx';
import { NewerRules } from './newer-rules.tsx';
import { Onward } from './onward.tsx';
import { Seats } from './seats.tsx';
import { WaitFor } from './wait.tsx';

const InviteSheet = lazy(() => import('../meet/invite-sheet.tsx'));

export default function CampaignSettings(): JSX.Element {
  const { session, view, app } = useCampaign();
  const [inviting, setInviting] = createSignal(false);
  return (
    <Page
      stacked
      bar={<TopBar back={`/c/${session.campaign}/today`} title={view().title} note={t('this campaign')} />}
    >
      <Head title={t('Seats')} />
      <Seats />
      <Show
        when={!exampleIn(session.campaign)}
        fallback={
          <p data-quiet>{t('This example is on this phone only: you cannot invite anybody to it.')}</p>
        }
      >
        <WaitFor />
        <Head title={t('Invitations')} />
        <Invitations onInvite={() => setInviting(true)} />
      </Show>
      <Show when={app.Settings}>
        {(Settings) => (
          <>
            <Head title={t('How you play')} />
            <Dynamic component={Settings()} />
          </>
        )}
      </Show>
      <NewerRules />
      <Head title={t('Books')} />
      <Books />
      <Head title={t('How safe it is')} />
      {/* What the storage says comes a moment later, and keeps nobody from the page. */}
      <Suspense>
        <Meter />
      </Suspense>
      <Head title={t('Backups')} />
      <Backups />
      <Head title={t('If the table cannot go on here')} />
      <Onward />
      <Head title={t('This phone')} />
      <Leave />
      <Show when={inviting()}>
        <Suspense>
          <InviteSheet onClose={() => setInviting(false)} />
        </Suspense>
      </Show>
    </Page>
  );
}
