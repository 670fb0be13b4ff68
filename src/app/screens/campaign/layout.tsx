/** A campaign's frame: opens it, says what stands in the way if it cannot be opened, and carries its ways: five along the foot, and out of it over every page. */
import { Outlet, useLocation, useParams } from '@tanstack/solid-router';
import {
  batch,
  createEffect,
  createMemo,
  createResource,
  createSignal,
  type JSX,
  Match,
  onCleanup,
  onMount,
  Show,
  Switch,
} from 'solid-js';
import type { Opening as Opened } from '../../../campaign/early-session.ts';
import { CampaignError } from '../../../campaign/faults.ts';
import type { Session } from '../../../campaign/session.ts';
import { type RulesetId, rulesetIds } from '../../../rules/ids.ts';
import { CampaignProvider } from '../../campaign/context.tsx';
import { meetings } from '../../campaign/meeting.ts';
import { openingOf, rulesetApp } from '../../campaign/open.ts';
import { createReading } from '../../campaign/reading.tsx';
import { OneTab } from '../../campaign/tabs.tsx';
import { showing, waitingIn } from '../../campaign/watch.ts';
import { wording } from '../../campaign/wording.ts';
import { ChartsProvider } from '../../charts/address.ts';
import { t, worded } from '../../i18n/index.ts';
import type { RulesetApp } from '../../rulesets/contract.ts';
import { Button } from '../../ui/button.tsx';
import { Frame, Nav } from '../../ui/frame.tsx';
import { Page } from '../../ui/page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { toast } from '../../ui/toasts.tsx';
import { Placed } from '../join/placed.tsx';
import { Awaiting } from './awaiting.tsx';
import { Acting } from './parts/acting.tsx';
import { GoesOn } from './parts/goes-on.tsx';
import { Strip } from './strip.tsx';
import { waysOf } from './ways.ts';
import { Whole } from './whole.tsx';

interface Ready extends Opened {
  /** undefined until the founding has reached this phone. */
  readonly app: RulesetApp | undefined;
}
async function open(campaign: string): Promise<Ready> {
  const opening = await openingOf(campaign);
  const ruleset = opening.first.view()?.ruleset.id;
  return { ...opening, app: ruleset ? await rulesetApp(ruleset) : undefined };
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
  /** What went wrong while the book was read of a campaign that was shown already. */
  const [unread, setUnread] = createSignal<{ readonly of: string; readonly problem: unknown }>();
  const [opened, { refetch }] = createResource(campaign, async (id) => {
    const ready = await open(id);
    ready.whole.catch((problem: unknown) => setUnread({ of: id, problem }));
    return ready;
  });
  const error = (): unknown => opened.error ?? (unread()?.of === campaign() ? unread()?.problem : undefined);
  // In one step: between the two the session that failed would be shown once more.
  const again = (): void =>
    batch(() => {
      setUnread(undefined);
      void refetch();
    });
  const { long, share } = createReading();
  const words = () => wording(error(), (text) => worded(text));
  /** Trying again brings back no campaign that is not on this phone. */
  const gone = () => {
    const problem = error();
    return problem instanceof CampaignError && problem.fault === 'unknown campaign';
  };
  return (
    <Switch>
      <Match when={error()}>
        <Frame>
          <Page>
            <ErrorState
              title={words().what}
              {...(gone() ? {} : { onRetry: again })}
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
                <Awaiting session={now().first} onArrived={() => void refetch()} />
              </Frame>
            }
          >
            {(app) => <Inside opening={now()} app={app()} />}
          </Show>
        )}
      </Match>
    </Switch>
  );
}

const ownCharts = (ruleset: string): readonly RulesetId[] => rulesetIds.filter((id) => id === ruleset);

function Inside(props: { opening: Opened; app: RulesetApp }): JSX.Element {
  const location = useLocation();
  const session = (): Session => props.opening.first;
  const base = (): string => `/c/${session().campaign}`;
  onMount(
    () =>
      void props.opening.whole
        .then((whole) => (whole.ended() ? undefined : meetings(whole).begin()))
        .catch(() => undefined),
  );
  createEffect(() => {
    const { pathname, search } = location();
    showing(session().campaign, pathname, (search as { line?: string }).line);
  });
  onCleanup(() => showing(undefined));
  const ways = createMemo(() => waysOf(props.app, base(), () => waitingIn(session().campaign)));
  return (
    <CampaignProvider
      session={session()}
      app={props.app}
      links={meetings(session()).now}
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
            <Whole at={location().pathname}>
              <Outlet />
            </Whole>
          </ChartsProvider>
        </Frame>
      </Placed>
    </CampaignProvider>
  );
}
