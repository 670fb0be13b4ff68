/** A campaign's frame: opens it, says what stands in the way if it cannot be opened, and carries its ways: five along the foot, and out of it over every page. */
import { Outlet, useLocation, useParams } from '@tanstack/solid-router';
import {
  createEffect,
  createMemo,
  createResource,
  type JSX,
  Match,
  onCleanup,
  onMount,
  Show,
  Switch,
} from 'solid-js';
import { CampaignError } from '../../../campaign/faults.ts';
import type { Session } from '../../../campaign/session.ts';
import { type RulesetId, rulesetIds } from '../../../rules/ids.ts';
import { CampaignProvider } from '../../campaign/context.tsx';
import { meetings } from '../../campaign/meeting.ts';
import { rulesetApp, sessionOf } from '../../campaign/open.ts';
import { createReading } from '../../campaign/reading.tsx';
import { OneTab } from '../../campaign/tabs.tsx';
import { showing, waitingIn } from '../../campaign/watch.ts';
import { wording } from '../../campaign/wording.ts';
import { t, tell } from '../../i18n/index.ts';
import type { RulesetApp } from '../../rulesets/contract.ts';
import { Button } from '../../ui/button.tsx';
import { Frame, Nav } from '../../ui/frame.tsx';
import { Page } from '../../ui/page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { toast } from '../../ui/toasts.tsx';
import { ChartsProvider } from '../charts/address.ts';
import { Placed } from '../join/placed.tsx';
import { Awaiting } from './awaiting.tsx';
import { Acting } from './parts/acting.tsx';
import { GoesOn } from './parts/goes-on.tsx';
import { Strip } from './strip.tsx';
import { waysOf } from './ways.ts';

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
  return (
    <OneTab>
      <Opening />
    </OneTab>
  );
}

function Opening(): JSX.Element {
  const params = useParams({ strict: false });
  const campaign = (): string => (params() as { campaign?: string }).campaign ?? '';
  const [opened, { refetch }] = createResource(campaign, open);
  const { long, share } = createReading();
  const words = () => wording(opened.error, (text) => tell(text));
  /** Trying again brings back no campaign that is not on this phone. */
  const gone = () => opened.error instanceof CampaignError && opened.error.fault === 'unknown campaign';
  return (
    <Switch>
      <Match when={opened.error}>
        <Frame>
          <Page>
            <ErrorState
              title={words().what}
              {...(gone() ? {} : { onRetry: () => void refetch() })}
              action={
                <Button href="/" kind={gone() ? 'filled' : 'outlined'}>
                  {t('To the shelf')}
                </Button>
              }
            >
              {words().help}
            </ErrorState>
          </Page>
        </Frame>
      </Match>
      <Match when={opened.loading}>
        <Frame>
          <Page>
            <Show when={long()} fallback={<LoadingState />}>
              <LoadingState
                level={1}
                label={t('Reading the book')}
                share={share()}
                action={<Button href="/">{t('To the shelf')}</Button>}
              />
            </Show>
          </Page>
        </Frame>
      </Match>
      <Match when={opened()}>
        {(now) => (
          <Show
            when={now().app}
            fallback={
              <Frame>
                <Awaiting session={now().session} onArrived={() => void refetch()} />
              </Frame>
            }
          >
            {(app) => <Inside session={now().session} app={app()} />}
          </Show>
        )}
      </Match>
    </Switch>
  );
}

const ownCharts = (ruleset: string): readonly RulesetId[] => rulesetIds.filter((id) => id === ruleset);

function Inside(props: { session: Session; app: RulesetApp }): JSX.Element {
  const location = useLocation();
  const base = (): string => `/c/${props.session.campaign}`;
  onMount(
    () =>
      void meetings(props.session)
        .begin()
        .catch(() => undefined),
  );
  createEffect(() => {
    const { pathname, search } = location();
    showing(props.session.campaign, pathname, (search as { line?: string }).line);
  });
  onCleanup(() => showing(undefined));
  const ways = createMemo(() => waysOf(props.app, base(), () => waitingIn(props.session.campaign)));
  return (
    <CampaignProvider
      session={props.session}
      app={props.app}
      links={meetings(props.session).now}
      onTrouble={(what, help) => toast({ words: `${what} ${help}`, icon: 'warn' })}
    >
      <Placed>
        <Frame
          strip={<Strip at={location().pathname} />}
          nav={<Nav label={t('This campaign')} at={location().pathname} items={ways()} />}
        >
          <ChartsProvider value={{ base: `${base()}/charts`, sets: ownCharts(props.app.id) }}>
            <Acting at={location().pathname} />
            <GoesOn />
            <Outlet />
          </ChartsProvider>
        </Frame>
      </Placed>
    </CampaignProvider>
  );
}
