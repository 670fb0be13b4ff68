/** Invited, but the campaign has not arrived yet: it comes with the first phone met, or in a file. */
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  type JSX,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import type { Session } from '../../../campaign/session.ts';
import { syncWording } from '../../../sync/faults.ts';
import { readCard } from '../../campaign/cards.ts';
import { deps } from '../../campaign/deps.ts';
import { linked, meetings } from '../../campaign/meeting.ts';
import { chooseFile } from '../../device/files.ts';
import { t, tn, worded } from '../../i18n/index.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, LoadingState } from '../../ui/states.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { readBrought } from '../join/brought.ts';

const LASTS = 4_000;
/** By then a phone that has the campaign open would have been found. */
const LONG = 30_000;

export function Awaiting(props: { session: Session; onArrived: () => void }): JSX.Element {
  const { now, begin, retry } = meetings(props.session);
  const [invitation] = createResource(async () => {
    const shelved = await deps().store.shelf();
    const found = shelved.find(({ campaign }) => campaign === props.session.campaign);
    return found && { title: found.title, from: readCard(found.card).from };
  });
  const about = () => (invitation.error ? undefined : invitation());
  const { refused, file } = createFile(props.session.campaign);
  onMount(() => void begin().catch(() => undefined));
  onCleanup(props.session.subscribe(() => props.session.view() && props.onArrived()));
  createEffect(() => props.session.view() && props.onArrived());
  // A first call may fail and the next succeed: only what lasts is worth a word.
  const fault = lasting(() => now().fault ?? now().partners.find(({ fault: one }) => one)?.fault);
  const alone = () => (linked(now()) === 0 ? true : undefined);
  const searched = lasting(alone);
  const inVain = lasting(alone, LONG);
  const left = () => now().partners.reduce((sum, partner) => sum + partner.left, 0);
  const received = () => now().partners.reduce((sum, partner) => sum + partner.received, 0);
  const unanswered = () => inVain() && (!fault() || fault() === 'other campaign');
  const words = () => {
    const what = fault();
    if (unanswered())
      return t(
        'Ask the player who invited you whether they have the campaign open, and whether the invitation is still open: if it has ended, they can open a new one for you.',
      );
    if (linked(now()) === 0 && !what && searched())
      return t(
        'Still looking. If the other phone has just reopened Realmbook, this phone finds it after about ten seconds, once its old connection has ended.',
      );
    if (linked(now()) > 0 || !what)
      return t('Keep Realmbook open on the phone that invited you. Everything arrives by itself.');
    return `${worded({ say: syncWording[what].what })} ${worded({ say: syncWording[what].help })}`;
  };
  return (
    <Page
      bar={
        <TopBar
          back="/"
          title={about()?.title ?? t('Waiting for the campaign')}
          note={about()?.from && t('{name} invites you', { name: about()?.from ?? '' })}
        />
      }
      foot={
        <Actions>
          <Button icon="file" onTap={() => void file()}>
            {t('Open a file')}
          </Button>
          <Button kind="filled" icon="again" grow onTap={retry}>
            {t('Search again')}
          </Button>
        </Actions>
      }
    >
      <Show when={linked(now()) === 0} fallback={<LoadingState label={arriving(received(), left())} />}>
        <EmptyState title={unanswered() ? t('No phone answers') : t('Looking for the other phones')}>
          {words()}
        </EmptyState>
      </Show>
      <Show when={refused()}>
        {(why) => (
          <p role="alert" data-quiet>
            {why()}
          </p>
        )}
      </Show>
    </Page>
  );
}

/** The campaign may come in a file, too. */
function createFile(campaign: string) {
  const [refused, setRefused] = createSignal<string>();
  const file = async (): Promise<void> => {
    const bytes = await chooseFile('');
    if (!bytes) return;
    const came = await readBrought(bytes);
    setRefused(
      came.kind === 'refused'
        ? `${came.what} ${came.help}`
        : came.kind === 'exchange' && came.campaign === campaign
          ? undefined
          : t('This file belongs to something else. Open it from Join on the shelf.'),
    );
  };
  return { refused, file };
}

const arriving = (received: number, left: number): string =>
  left > 0
    ? tn(
        left,
        '{received} entries are here, {n} still to come',
        '{received} entries are here, {n} still to come',
        {
          received,
        },
      )
    : t('Receiving the campaign');

/** What has lasted for a while, in milliseconds. */
function lasting<T>(what: () => T | undefined, least = LASTS): () => T | undefined {
  const [lasted, setLasted] = createSignal<T>();
  // A meeting tells something every few seconds: only another answer begins the wait anew.
  const known = createMemo(what);
  createEffect(() => {
    const now = known();
    if (now === undefined) return void setLasted(undefined);
    const timer = setTimeout(() => setLasted(() => now), least);
    onCleanup(() => clearTimeout(timer));
  });
  return lasted;
}
