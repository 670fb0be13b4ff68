/** The open invitations: the player who opened each, the role it is for, how many came, and a way to end it or to open another. */
import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import {
  endInvitation,
  type Open,
  openInvitations,
  showInvitation,
} from '../../../../campaign/invitations.ts';
import { ownSeat } from '../../../../campaign/own-seat.ts';
import { DOORS } from '../../../../campaign/peer-status.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';

const NewInvitation = lazy(() => import('./new-invitation.tsx'));
const ConfirmDialog = lazy(async () => ({ default: (await import('../../../ui/dialog.tsx')).ConfirmDialog }));

export function Invitations(props: { onInvite: () => void }): JSX.Element {
  const { session, view, act } = useCampaign();
  const [opening, setOpening] = createSignal(false);
  const [ending, setEnding] = createSignal<Open>();
  const seat = () => ownSeat(view());
  const open = () => openInvitations(view(), session.keys());
  const full = () => open().length >= DOORS;
  const show = async (key: string): Promise<void> => {
    const shown = await act(async () => {
      await showInvitation(session, key);
      return true;
    });
    if (shown) props.onInvite();
  };
  const end = async (key: string): Promise<void> => {
    setEnding(undefined);
    const own = seat();
    if (own !== undefined) await act(() => endInvitation(session, own, key));
  };
  return (
    <>
      <Rows label={t('Open invitations')}>
        <For each={open()} fallback={<Row title={t('No invitation is open: nobody new can join.')} />}>
          {(one) => <OpenRow one={one} onEnd={() => setEnding(one)} onShow={() => void show(one.key)} />}
        </For>
      </Rows>
      <Show when={open().some(({ shown }) => shown)}>
        <Button icon="qr" grow onTap={props.onInvite}>
          {t('Invite a phone')}
        </Button>
      </Show>
      <Show when={seat() !== undefined}>
        <Button icon="plus" grow disabled={full()} onTap={() => setOpening(true)}>
          {t('Open a new invitation')}
        </Button>
        <Show when={full()}>
          <p data-quiet>{t('Seven invitations are open. End one of them to open another.')}</p>
        </Show>
      </Show>
      <Suspense>
        <Show when={opening()}>
          <NewInvitation
            onClose={(opened) => {
              setOpening(false);
              if (opened) props.onInvite();
            }}
          />
        </Show>
        <Show when={ending()}>
          {(one) => (
            <ConfirmDialog
              open
              danger
              title={t('End this invitation?')}
              note={t(
                'Its code and link will let nobody else in. Players and guests who joined with it stay at the table.',
              )}
              no={t('Keep it open')}
              yes={t('End the invitation')}
              onYes={() => void end(one().key)}
              onNo={() => setEnding(undefined)}
            />
          )}
        </Show>
      </Suspense>
    </>
  );
}

function OpenRow(props: { one: Open; onEnd: () => void; onShow: () => void }): JSX.Element {
  const { view, busy, player } = useCampaign();
  return (
    <Row
      long
      lead={<Icon name="qr" size={30} />}
      title={forWhom(props.one)}
      note={[
        t('opened by {name}', { name: player(props.one.by) }),
        came(props.one),
        ...lasts(props.one),
        ...(props.one.shown ? [t('this phone shows its code')] : []),
      ].join(' · ')}
      end={
        <>
          <Show when={ownSeat(view()) !== undefined}>
            <Button small disabled={busy()} onTap={props.onEnd}>
              {t('End the invitation')}
            </Button>
          </Show>
          <Show when={props.one.ours && !props.one.shown}>
            <Button small icon="qr" disabled={busy()} onTap={props.onShow}>
              {t('Show its code')}
            </Button>
          </Show>
        </>
      }
    />
  );
}

const forWhom = ({ role }: Open): string =>
  role === 'player' ? t('For players') : role === 'guest' ? t('For guests') : t('For players and guests');
const lasts = ({ left }: Open): readonly string[] =>
  left === undefined ? [] : [tn(left, 'ends when this page is turned', 'ends after {n} more pages')];

function came({ phones, used, limit }: Open): string {
  const more = limit - used;
  if (phones === 0)
    return tn(more, 'nobody has joined with it yet; one may', 'nobody has joined with it yet; up to {n} may');
  return tn(phones, '{n} has joined with it, {more} more may', '{n} have joined with it, {more} more may', {
    more,
  });
}
