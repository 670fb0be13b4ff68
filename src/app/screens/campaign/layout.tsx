/** A campaign's frame: opens it, says what stands in the way if it cannot be opened, and carries its five ways. */
import { Outlet, useLocation, useParams } from '@tanstack/solid-router';
import { createResource, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import type { Session } from '../../../campaign/session.ts';
import { CampaignProvider } from '../../campaign/context.tsx';
import { meetings } from '../../campaign/meeting.ts';
import { rulesetApp, sessionOf } from '../../campaign/open.ts';
import { wording } from '../../campaign/wording.ts';
import { t, tell } from '../../i18n/index.ts';
import type { RulesetApp } from '../../rulesets/contract.ts';
import { Button } from '../../ui/button.tsx';
import { Frame, Nav } from '../../ui/frame.tsx';
import { Page } from '../../ui/page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { toast } from '../../ui/toasts.tsx';
import { Awaiting } from './awaiting.tsx';

interface Opened {
  readonly session: Session;
  /** undefined until the founding has reached this phone. */
  readonly app: RulesetApp | undefined;
}
async function open(campaign: string): Promise<Opened> {
  const session = await sessionOf(campaign);
  const ruleset = session.view()?.ruleset.id;
  return { session, app: ruleset ? await rulesetApp(ruleset) : undefined };
}

export function CampaignLayout(): JSX.Element {
  const params = useParams({ strict: false });
  const campaign = (): string => (params() as { campaign?: string }).campaign ?? '';
  const [opened, { refetch }] = createResource(campaign, open);
  const words = () => wording(opened.error, (text) => tell(text));
  return (
    <Switch>
      <Match when={opened.error}>
        <Page>
          <ErrorState
            title={words().what}
            onRetry={() => void refetch()}
            action={<Button href="/">{t('To the shelf')}</Button>}
          >
            {words().help}
          </ErrorState>
        </Page>
      </Match>
      <Match when={opened.loading}>
        <Page>
          <LoadingState />
        </Page>
      </Match>
      <Match when={opened()}>
        {(now) => (
          <Show
            when={now().app}
            fallback={<Awaiting session={now().session} onArrived={() => void refetch()} />}
          >
            {(app) => <Inside session={now().session} app={app()} />}
          </Show>
        )}
      </Match>
    </Switch>
  );
}

function Inside(props: { session: Session; app: RulesetApp }): JSX.Element {
  const location = useLocation();
  const base = (): string => `/c/${props.session.campaign}`;
  onMount(
    () =>
      void meetings(props.session)
        .begin()
        .catch(() => undefined),
  );
  return (
    <CampaignProvider
      session={props.session}
      app={props.app}
      onTrouble={(what, help) => toast({ words: `${what} ${help}`, icon: 'warn' })}
    >
      <Frame
        nav={
          <Nav
            label={t('This campaign')}
            at={location().pathname}
            items={[
              { href: `${base()}/today`, label: t('Today'), icon: 'today' },
              { href: `${base()}/map`, label: t('Map'), icon: 'map' },
              { href: `${base()}/charts`, label: t('Charts'), icon: 'charts' },
              { href: `${base()}/realm`, label: t('Realm'), icon: 'realm' },
              { href: `${base()}/chronicle`, label: t('Chronicle'), icon: 'chronicle' },
            ]}
          />
        }
      >
        <Outlet />
      </Frame>
    </CampaignProvider>
  );
}
