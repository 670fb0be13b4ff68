/** Asking a phone to the table: a code to scan, a link to send, a file where there is no network. It admits anybody who has it. */
import { createMemo, createResource, createSignal, type JSX, Match, Show, Suspense, Switch } from 'solid-js';
import { invitationShown, letsIn } from '../../../../campaign/invitations.ts';
import { type Invitation, invitationLink } from '../../../../sync/invite.ts';
import { drawCode } from '../../../../sync/scan.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { signallingOf } from '../../../campaign/pass.ts';
import { saveExchange } from '../../../campaign/save-exchange.ts';
import { copy, share } from '../../../device/share.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { LoadingState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toasts.tsx';
import {
  addressNearby,
  isOnlyHere,
  namesItself,
  reachable,
  rememberAddress,
  rememberedAddress,
} from './address.ts';
import { invitationWords } from './invitation-words.ts';
import s from './invite-sheet.module.css';

/** An address as the terminal shows it, with the port that this page came from. */
const example = `${location.protocol}//192.168.1.20${location.port ? `:${location.port}` : ''}`;

/** The code and the link, wherever somebody is asked to the table. */
export function Invite(): JSX.Element {
  const { session, view, seat, player, act, busy } = useCampaign();
  const onlyHere = isOnlyHere(location.hostname);
  const address = createAddress(onlyHere);
  const [signalling] = createResource(() => signallingOf(session.campaign).catch(() => undefined));
  const link = createMemo((): string | undefined => {
    const { invite } = session.keys();
    const origin = address.base();
    if (invite === undefined || origin === undefined || signalling.loading) return undefined;
    const url = signalling()?.url;
    const invitation: Invitation = {
      campaign: session.campaign,
      invite,
      title: view().title,
      ruleset: view().ruleset.id,
      from: seat() === 'guest' ? '' : player(seat()),
      ...(url ? { signalling: url } : {}),
    };
    return invitationLink(origin + import.meta.env.BASE_URL.replace(/\/$/, ''), invitation);
  });
  const file = async (): Promise<void> => {
    await saveExchange(session);
  };
  return (
    <Show
      when={invitationShown(view(), session.keys())}
      fallback={
        <p class={s.note}>
          {session.keys().invite === undefined
            ? t('This phone only watches the campaign and cannot invite anybody. Ask a player at the table.')
            : t(
                'The invitation on this phone is no longer open: a player ended it, it is used up, or the players removed a phone that had it. Open a new one under Campaign, Invitations.',
              )}
        </p>
      }
    >
      <Show when={invitationWords(view(), session.keys())}>{(words) => <p class={s.note}>{words()}</p>}</Show>
      <Show when={onlyHere}>
        <Address of={address} />
      </Show>
      <Code link={link()} />
      <Show when={link()}>{(words) => <Ways link={words()} />}</Show>
      <Show when={view().seats.some(({ mine }) => mine) && letsIn(view(), session.keys(), 'player')}>
        <p class={s.note}>
          {t(
            'To add a second phone of your own, scan the same code with it. Tap “Return as {name}” there and type your twelve words (Campaign, Phrase): both phones then play your seat.',
            { name: player(view().seats.find(({ mine }) => mine)?.id ?? '') },
          )}
        </p>
      </Show>
      <div class={s.offline}>
        <p class={s.note}>
          {t(
            'No network between you? Send the book as a file after the invitation. The other phone opens it with Join, then Open a file.',
          )}
        </p>
        <Button icon="file" small disabled={busy()} onTap={() => void act(file)}>
          {t('Save the file')}
        </Button>
      </div>
    </Show>
  );
}

/** By which address other phones open this app: of a computer that only knows itself it is typed in. */
function createAddress(onlyHere: boolean) {
  const [typed, setTyped] = createSignal(rememberedAddress() || undefined);
  const [nearby, setNearby] = createSignal<string>();
  if (onlyHere) void addressNearby().then(setNearby);
  const address = () => typed() ?? nearby() ?? '';
  const base = () => (onlyHere ? reachable(address()) : location.origin);
  const type = (words: string): void => {
    setTyped(words);
    rememberAddress(words);
  };
  return { typed, nearby, address, base, type };
}

function Address(props: { of: ReturnType<typeof createAddress> }): JSX.Element {
  const { typed, nearby, address, base, type } = props.of;
  return (
    <div class={s.address}>
      <p class={s.note}>
        {typed() === undefined && nearby() !== undefined
          ? t('Realmbook runs on this computer. Phones on the same network open it at this address.')
          : t(
              'Realmbook runs on this computer. Enter the address it showed when you started it, so that other phones can open it.',
            )}
      </p>
      <Field
        label={t('Address for the other phones')}
        type="url"
        inputmode="url"
        placeholder={example}
        value={address()}
        onInput={type}
        error={
          address().trim() === '' || base() !== undefined
            ? undefined
            : namesItself(address())
              ? t('With this address each device finds only itself. Enter an address like {example}.', {
                  example,
                })
              : t('Enter an address like {example}.', { example })
        }
      />
    </div>
  );
}

function Code(props: { link: string | undefined }): JSX.Element {
  const [code] = createResource(() => props.link, drawCode);
  return (
    <Suspense fallback={<LoadingState label={t('Drawing the code')} />}>
      <Switch>
        <Match when={code.error}>
          <p class={s.note}>{t('This phone could not draw the code. Send the link instead.')}</p>
        </Match>
        {/* Without a link the code of the one before is still there, and would lead nowhere. */}
        <Match when={props.link !== undefined && code()}>
          {(picture) => (
            <div
              class={s.code}
              role="img"
              aria-label={t('Invitation code for the other phone to scan')}
              innerHTML={picture()}
            />
          )}
        </Match>
      </Switch>
    </Suspense>
  );
}

function Ways(props: { link: string }): JSX.Element {
  const { view } = useCampaign();
  const send = async (): Promise<void> => {
    const came = await share({
      title: view().title,
      text: t('Come to the table: {title}', { title: view().title }),
      url: props.link,
    });
    if (came === 'copied') toast({ words: t('Link copied'), icon: 'check' });
    if (came === 'refused') toast(t('This browser would not share the link.'));
  };
  const copyLink = async (): Promise<void> => {
    const came = await copy(props.link);
    toast(
      came === 'copied'
        ? { words: t('Link copied'), icon: 'check' }
        : t('This browser would not copy it. Press and hold the link to copy it yourself.'),
    );
  };
  return (
    <>
      <p class={s.link}>{props.link}</p>
      <div class={s.ways}>
        <Button icon="copy" onTap={() => void copyLink()}>
          {t('Copy the link')}
        </Button>
        <Button icon="share" grow onTap={() => void send()}>
          {t('Share the link')}
        </Button>
      </div>
    </>
  );
}
