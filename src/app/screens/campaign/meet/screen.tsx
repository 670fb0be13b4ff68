/** Around the table: who is here and in step, what went over, whether all books read the same, and what happened since. */
import {
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  lazy,
  Match,
  onCleanup,
  onMount,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { syncWording } from '../../../../sync/faults.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { exampleIn } from '../../../campaign/example.ts';
import { linked, meetings } from '../../../campaign/meeting.ts';
import { t, tn, worded } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Alone } from './alone.tsx';
import s from './meet.module.css';
import { NewsLines } from './news.tsx';
import { OtherWays } from './other-ways.tsx';
import { Parted } from './parted.tsx';
import { partners } from './partners.ts';
import { Ring } from './ring.tsx';
import { createSince } from './since.ts';
import { threeWords } from './words.ts';

const InviteSheet = lazy(() => import('./invite-sheet.tsx'));

export default function MeetScreen(): JSX.Element {
  const { session } = useCampaign();
  return (
    <Show when={!exampleIn(session.campaign)} fallback={<Alone />}>
      <Meeting />
    </Show>
  );
}

function Meeting(): JSX.Element {
  const campaign = useCampaign();
  const { session, view } = campaign;
  const { now, begin, end, retry } = meetings(session);
  const since = createSince(campaign);
  const [inviting, setInviting] = createSignal(false);
  const [news] = createResource(() => ({ book: view().book, mark: since.mark() }), since.lines);
  onMount(() => void begin().catch(() => undefined));
  onCleanup(() => linked(now()) > 0 && since.remember(Date.now()));

  const here = createMemo(() => partners(view(), now()));
  const days = () => since.days(Date.now());
  return (
    <Page
      stacked
      bar={
        <TopBar
          back={`/c/${session.campaign}/today`}
          close
          title={t('Around the table')}
          note={linked(now()) > 0 ? t('phone to phone') : t('no phone is linked yet')}
        />
      }
      foot={
        <Actions>
          <Button icon="again" onTap={retry}>
            {t('Search again')}
          </Button>
          <Button kind="filled" icon="qr" grow onTap={() => setInviting(true)}>
            {t('Add a phone')}
          </Button>
        </Actions>
      }
    >
      <Ring people={here()} />
      <Counts />
      <InStep />
      <For each={now().partners.filter(({ parted }) => parted !== undefined)}>
        {(partner) => <Parted partner={partner} />}
      </For>
      <Show when={view().book.forked.length > 0}>
        <p class={s.differs} role="alert">
          {t(
            'One phone has written two different histories of this campaign. Only entries that everybody had already played on from count.',
          )}
        </p>
      </Show>
      <Show when={linked(now()) === 0}>
        <OtherWays />
      </Show>
      <Head
        title={t('since you last met')}
        note={days() === 0 ? t('today') : tn(days(), '{n} day', '{n} days')}
      />
      <Show
        when={(news() ?? []).length > 0}
        fallback={<p data-quiet>{t('Nothing new. The others’ entries appear here.')}</p>}
      >
        <NewsLines lines={news() ?? []} sum={since.sum(news() ?? [])} />
        <Button grow icon="check" onTap={() => since.remember(Date.now())}>
          {t('I have read this')}
        </Button>
      </Show>
      <Show when={now().state !== 'stopped'}>
        <Button kind="quiet" grow onTap={end}>
          {t('Disconnect')}
        </Button>
      </Show>
      <Show when={inviting()}>
        <Suspense>
          <InviteSheet onClose={() => setInviting(false)} />
        </Suspense>
      </Show>
    </Page>
  );
}

/** How much went over the air, and how long the book is. */
function Counts(): JSX.Element {
  const { session, view } = useCampaign();
  const { now } = meetings(session);
  const given = () => now().partners.reduce((sum, partner) => sum + partner.given, 0);
  const received = () => now().partners.reduce((sum, partner) => sum + partner.received, 0);
  const count = () => view().book.pages.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <p class={s.counts}>
      <span>
        <Icon name="arrowUp" size={18} /> <b>{given()}</b> {t('sent')}
      </span>
      <span>
        <Icon name="arrowDown" size={18} /> <b>{received()}</b> {t('received')}
      </span>
      <span>
        <Icon name="check" size={18} /> <b>{count()}</b> {t('entries')}
      </span>
    </p>
  );
}

/** Whether all phones read the same, or why they cannot tell. */
function InStep(): JSX.Element {
  const { session, view } = useCampaign();
  const { now, begin } = meetings(session);
  const differs = () => now().partners.some(({ step }) => step === 'differs');
  const fault = () =>
    now().fault ?? now().partners.find(({ fault: one, state }) => one && state === 'lost')?.fault;
  return (
    <p class={s.same} role="status">
      <Switch>
        <Match when={differs()}>
          <strong class={s.differs}>
            {t('The phones disagree about the campaign. Look through the chronicle together.')}
          </strong>
        </Match>
        <Match when={linked(now()) > 0}>
          {t('All phones agree. Check words:')}{' '}
          <em title={view().fingerprint}>{threeWords(view().fingerprint).join(', ')}</em>
        </Match>
        <Match when={fault()}>
          {(what) => (
            <>
              <strong>{worded({ say: syncWording[what()].what })}</strong>{' '}
              {worded({ say: syncWording[what()].help })}
            </>
          )}
        </Match>
        <Match when={now().state === 'stopped'}>
          <Button onTap={() => void begin()}>{t('Look for the others')}</Button>
        </Match>
        <Match when={true}>{t('Looking for the other phones of this table …')}</Match>
      </Switch>
    </p>
  );
}
