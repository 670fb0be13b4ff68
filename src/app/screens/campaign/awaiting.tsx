/** Invited, but the campaign has not arrived yet: it comes with the first phone met. */
import { createEffect, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Session } from '../../../campaign/session.ts';
import { syncWording } from '../../../sync/faults.ts';
import { linked, meetings } from '../../campaign/meeting.ts';
import { t, tell } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TopBar } from '../../ui/top-bar.tsx';

export function Awaiting(props: { session: Session; onArrived: () => void }): JSX.Element {
  const { now, begin, retry } = meetings(props.session);
  onMount(() => void begin());
  onCleanup(props.session.subscribe(() => props.session.view() && props.onArrived()));
  createEffect(() => props.session.view() && props.onArrived());
  const fault = () => now().fault ?? now().partners.find(({ fault: one }) => one)?.fault;
  return (
    <Page bar={<TopBar back="/" title={t('Waiting for the campaign')} />}>
      <EmptyState
        title={linked(now()) > 0 ? t('It is coming over') : t('Looking for the other phones')}
        action={
          <Show when={fault()}>
            <Button kind="filled" icon="again" onTap={retry}>
              {t('Look again')}
            </Button>
          </Show>
        }
      >
        <Show
          when={fault()}
          fallback={t('Keep Realmbook open on the phone that invited you. Everything arrives by itself.')}
        >
          {(what) => `${tell({ say: syncWording[what()].what })} ${tell({ say: syncWording[what()].help })}`}
        </Show>
      </EmptyState>
    </Page>
  );
}
