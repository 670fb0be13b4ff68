/**
 * Phones that ask for a seat which another holds: its own phone and phrase are lost, or somebody was quicker. Two other
 * players grant it together, one alone where the phone that asks left it, after a second look. A phone that holds the seat shows
 * its words, or refuses. A player who can do nothing reads who can.
 */
import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { mayGive, mayProposeSoon, proposeGrant } from '../../../../campaign/absence.ts';
import { claimsTold } from '../../../../campaign/requests.ts';
import { givenAlone, waysBack } from '../../../../campaign/ways-back.ts';
import type { Claim } from '../../../../log/claim.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { listed, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { phoneOf } from '../settings/regents.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../../ui/dialog.tsx')).ConfirmDialog }));

export function Claims(): JSX.Element {
  const { session, view, app, act, busy, player } = useCampaign();
  const [granting, setGranting] = createSignal<Claim>();
  const mine = (seat: string): boolean => view().seats.some((one) => one.id === seat && one.mine);
  const mayGrant = (claim: Claim): boolean => mayGive(view(), claim);
  /** The phone that asks, as its player may be known already: a guest, or a player of another seat. */
  const phone = ({ device }: Claim): string => {
    const known = phoneOf(view(), device);
    return known ? t('{name}’s phone', { name: known.name }) : t('a new phone');
  };
  const claims = () => claimsTold(view());
  const alone = (claim: Claim): boolean => givenAlone(view(), claim);
  const vacant = ({ seat }: Claim): boolean => !view().seats.some(({ id, held }) => id === seat && held);
  const advice = (claim: Claim): string => {
    const name = player(claim.seat);
    if (mayGrant(claim)) return t('Grant it only to somebody you know, with the phone before you.');
    if (mine(claim.seat))
      return t(
        'This phone holds the seat. Is it {name} with a new phone? Show them the twelve words: with those they sit down. If not, refuse.',
        { name },
      );
    if (mayProposeSoon(view(), claim.seat))
      return t('Once this page has turned, two of you who sat here before it can give it.');
    const { holders, words } = waysBack(view(), claim);
    return holders.length > 0
      ? t('{holder}’s phone holds this seat too: it can show {name} the twelve words.', {
          holder: listed(holders.map(player), 'disjunction'),
          name,
        })
      : [
          t('Nobody here can give it: that takes two other players.'),
          ...(words ? [t('{name} needs the twelve words or a backup.', { name })] : []),
        ].join(' ');
  };
  const grant = async (claim: Claim): Promise<void> => {
    setGranting(undefined);
    await act(() => proposeGrant(session, claim));
  };
  const refuse = ({ device }: Claim): void => session.refuse(device);
  return (
    <Show when={claims().length > 0}>
      <Head title={t('A seat is asked for')} />
      <Rows label={t('A seat is asked for')}>
        <For each={claims()}>
          {(claim) => (
            <Row
              lead={<Shield tincture={app.tincture(view(), claim.seat)} size={30} label="" />}
              title={t('{name}’s seat is asked for by {phone}', {
                name: player(claim.seat),
                phone: phone(claim),
              })}
              note={advice(claim)}
              end={
                <>
                  <Show when={mine(claim.seat)}>
                    <Button small disabled={busy()} onTap={() => refuse(claim)}>
                      {t('Refuse')}
                    </Button>
                    <Button
                      small
                      icon="lock"
                      href={`/c/${session.campaign}/settings?phrase=${encodeURIComponent(claim.seat)}`}
                    >
                      {t('Show the words')}
                    </Button>
                  </Show>
                  <Show when={mayGrant(claim)}>
                    <Button small disabled={busy()} onTap={() => setGranting(claim)}>
                      {t('Grant')}
                    </Button>
                  </Show>
                </>
              }
            />
          )}
        </For>
      </Rows>
      <Show when={granting()}>
        {(claim) => (
          <Suspense>
            <ConfirmDialog
              open
              title={t('Give {name}’s seat to {phone}?', {
                name: player(claim().seat),
                phone: phone(claim()),
              })}
              note={
                vacant(claim())
                  ? t(
                      'Nobody sits there. What was kept in secret stays sealed: {name}’s book begins again.',
                      {
                        name: player(claim().seat),
                      },
                    )
                  : t(
                      'The phone that held it leaves the seat. What it kept in secret stays sealed: the phone that asks begins {name}’s book again.',
                      { name: player(claim().seat) },
                    )
              }
              no={t('Leave the seat as it is')}
              yes={alone(claim()) ? t('Give the seat') : t('Propose it to the others')}
              onYes={() => void grant(claim())}
              onNo={() => setGranting(undefined)}
            />
          </Suspense>
        )}
      </Show>
    </Show>
  );
}
