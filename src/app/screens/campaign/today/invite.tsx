/**
 * Until everybody sits: whom to invite, on top with the code right there while nothing has been played; afterwards lower on the
 * page and folded, since a table that plays waits for nobody. A player who is alone takes the free seats on this phone.
 */
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { takeSeat } from '../../../../campaign/enter.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { listed, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { FreeSeats } from './free-seats.tsx';

const Invite = lazy(async () => ({ default: (await import('../meet/invite.tsx')).Invite }));
const ConfirmDialog = lazy(async () => ({ default: (await import('../../../ui/dialog.tsx')).ConfirmDialog }));

export const InviteOthers = (): JSX.Element => <Inviting begun={false} />;
/** Where a seat is free once something has been played. */
export const InviteLater = (): JSX.Element => <Inviting begun />;

function Inviting(props: { begun: boolean }): JSX.Element {
  const { session, view, seat, act, busy } = useCampaign();
  const free = () => view().seats.filter(({ held, idle }) => !held && !idle);
  const sits = () => view().seats.some(({ mine }) => mine) && session.keys().invite !== undefined;
  const played = () =>
    view().book.pages.some(({ entries }) => entries.some(({ entry }) => entry.body.kind === 'order'));
  const names = () => listed(free().map(({ name }) => name));
  /** Nobody is still to come by that name where a player has left, or once the others have begun. */
  const title = (): string => {
    if (!played() && !free().some(({ left }) => left)) return t('Invite {names}', { names: names() });
    return free().length === 1
      ? t('{name}’s seat is free: invite somebody', { name: names() })
      : t('The seats of {names} are free: invite somebody', { names: names() });
  };
  const [open, setOpen] = createSignal(!played());
  /** A guest may sit down where a seat is free. */
  const looksOn = () =>
    seat() === 'guest' && session.keys().invite !== undefined && view().seats.some(({ held }) => !held);
  const [asking, setAsking] = createSignal(false);
  const alone = async (): Promise<void> => {
    setAsking(false);
    for (const { id } of free()) await act(() => takeSeat(session, id));
  };
  return (
    <Show
      when={sits() && free().length > 0 && played() === props.begun}
      fallback={
        <Show when={looksOn() && !props.begun}>
          <FreeSeats />
        </Show>
      }
    >
      <section style={{ '--code': '15rem' }}>
        <Rows>
          <Row
            lead={<Icon name="qr" size={30} />}
            title={title()}
            note={
              played()
                ? t('A newcomer scans this code, or opens the link you send.')
                : t('They scan this code, or open the link you send.')
            }
            unfolded={open()}
            onTap={() => setOpen((now) => !now)}
          />
        </Rows>
        <Show when={open()}>
          <Suspense>
            <Invite />
          </Suspense>
          <p>
            <Button small icon="phone" disabled={busy()} onTap={() => setAsking(true)}>
              {t('Play alone on this phone')}
            </Button>
          </p>
        </Show>
        <Show when={asking()}>
          <Suspense>
            <ConfirmDialog
              open
              title={t('Play alone on this phone?')}
              note={t('You play all free seats here: pass the phone around, or play every side yourself.')}
              no={t('Not now')}
              yes={t('Play alone')}
              onYes={() => void alone()}
              onNo={() => setAsking(false)}
            />
          </Suspense>
        </Show>
      </section>
    </Show>
  );
}
