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
  const { phone, mine, advice } = useClaimWords();
  const [granting, setGranting] = createSignal<Claim>();
  const claims = () => claimsTold(view());
  const grant = async (claim: Claim): Promise<void> => {
    setGranting(undefined);
    await act(() => proposeGrant(session, claim));
  };
  const refuse = ({ device }: Claim): void => session.refuse(device);
  return (
    <Show when={claims().length > 0}>
      <Head title={t('A phone asks for a seat')} />
      <Rows label={t('A phone asks for a seat')}>
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
                  <Show when={mayGive(view(), claim)}>
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
            <GrantDialog
              claim={claim()}
              onYes={() => void grant(claim())}
              onNo={() => setGranting(undefined)}
            />
          </Suspense>
        )}
      </Show>
    </Show>
  );
}

function useClaimWords() {
  const { view, player } = useCampaign();
  const mine = (seat: string): boolean => view().seats.some((one) => one.id === seat && one.mine);
  /** The phone that asks, as its player may be known already: a guest, or a player of another seat. */
  const phone = ({ device }: Claim): string => {
    const known = phoneOf(view(), device);
    return known ? t('{name}’s phone', { name: known.name }) : t('a new phone');
  };
  const advice = (claim: Claim): string => {
    const name = player(claim.seat);
    if (mayGive(view(), claim))
      return t('Grant it only to somebody you know, with their phone in front of you.');
    if (mine(claim.seat))
      return t(
        'This phone holds the seat. Is it {name} with a new phone? Show them the twelve words, which give them the seat. If not, refuse.',
        { name },
      );
    if (mayProposeSoon(view(), claim.seat))
      return t('Once this page has turned, two players who had seats before it can give the seat.');
    const { holders, words } = waysBack(view(), claim);
    return holders.length > 0
      ? t('{holder}’s phone holds this seat too: it can show {name} the twelve words.', {
          holder: listed(holders.map(player), 'disjunction'),
          name,
        })
      : [
          t('Nobody here can give the seat: it takes two other players.'),
          ...(words ? [t('{name} needs the twelve words or a backup.', { name })] : []),
        ].join(' ');
  };
  return { mine, phone, advice };
}

/** What becomes of the seat once it is given. */
function GrantDialog(props: { claim: Claim; onYes: () => void; onNo: () => void }): JSX.Element {
  const { view, player } = useCampaign();
  const { phone } = useClaimWords();
  const vacant = () => !view().seats.some(({ id, held }) => id === props.claim.seat && held);
  return (
    <ConfirmDialog
      open
      title={t('Give {name}’s seat to {phone}?', {
        name: player(props.claim.seat),
        phone: phone(props.claim),
      })}
      note={
        vacant()
          ? t('Nobody has that seat now. Its secrets stay sealed, and {name}’s book begins again.', {
              name: player(props.claim.seat),
            })
          : t(
              'The phone that held the seat loses it. Its secrets stay sealed, and the new phone begins {name}’s book again.',
              { name: player(props.claim.seat) },
            )
      }
      no={t('Leave the seat as it is')}
      yes={givenAlone(view(), props.claim) ? t('Give the seat') : t('Propose this to the others')}
      onYes={props.onYes}
      onNo={props.onNo}
    />
  );
}
