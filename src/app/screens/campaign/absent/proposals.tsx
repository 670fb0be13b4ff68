/** What two players do together about a seat: a nod that is asked of this one, and what they proposed themselves. */
import { For, type JSX, Show } from 'solid-js';
import {
  lostPhones,
  nod,
  proposalsAsked,
  proposalsMade,
  refuse,
  touched,
} from '../../../../campaign/absence.ts';
import type { Proposal } from '../../../../log/roster.ts';
import { type Campaign, useCampaign } from '../../../campaign/context.tsx';
import { listed, t } from '../../../i18n/index.ts';
import { Listed } from '../../../rulesets/parts/headed.tsx';
import { Button } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row } from '../../../ui/rows.tsx';
import { phoneOf } from '../settings/regents.ts';
import { keptByLeaver } from '../settings/sealed.ts';

/** @param props.free nothing else is asked of this player: the nod stands out */
export function Proposals(props: { free?: boolean }): JSX.Element {
  const campaign = useCampaign();
  const { session, view, app, act, busy, player } = campaign;
  const asked = () => proposalsAsked(view());
  const made = () => proposalsMade(view());
  const say = (answer: typeof nod, proposal: Proposal): void =>
    void act(() => answer(session, proposal.hash, touched(view(), proposal)));
  /** What goes with a player who has left for good. */
  const lost = ({ entry: { body } }: Proposal): string =>
    body.kind === 'leave' ? keptByLeaver(view(), body.seat) : '';
  const sign = ({ entry }: Proposal): JSX.Element => (
    <Shield tincture={app.tincture(view(), entry.seat)} size={30} label="" />
  );
  return (
    <Show when={asked().length + made().length > 0}>
      <Listed title={t('About a seat')}>
        <For each={asked()}>
          {(one) => (
            <Row
              lead={sign(one)}
              title={wanted(campaign, one)}
              note={[t('{name} asks you to agree.', { name: player(one.entry.seat) }), lost(one)]
                .filter(Boolean)
                .join(' ')}
              end={
                <>
                  <Button small disabled={busy()} onTap={() => say(refuse, one)}>
                    {t('Refuse')}
                  </Button>
                  <Button
                    small
                    kind={props.free && one === asked()[0] ? 'filled' : 'outlined'}
                    disabled={busy()}
                    onTap={() => say(nod, one)}
                  >
                    {t('Agree')}
                  </Button>
                </>
              }
            />
          )}
        </For>
        <For each={made()}>
          {(one) => (
            <Row
              lead={sign(one)}
              title={wanted(campaign, one)}
              note={t('Waiting for another player to agree')}
              end={
                <Button small disabled={busy()} onTap={() => say(refuse, one)}>
                  {t('Take back')}
                </Button>
              }
            />
          )}
        </For>
      </Listed>
    </Show>
  );
}

function wanted({ view, player }: Campaign, proposal: Proposal): string {
  const { body } = proposal.entry;
  const seats = body.kind === 'withdraw' ? touched(view(), proposal) : [body.seat];
  const name = seats.length > 0 ? listed(seats.map(player)) : t('A phone');
  if (body.kind === 'admit') {
    const known = phoneOf(view(), body.device);
    const phone = known ? t('{name}’s phone', { name: known.name }) : t('a new phone');
    return t('Give {name}’s seat to {phone}', { name, phone });
  }
  if (body.kind === 'mark') return t('{name} acts for the empty seats', { name });
  if (body.kind === 'withdraw')
    return lostPhones(view(), body.seat ?? seats[0] ?? '').includes(body.device)
      ? t('{name}’s phone is lost: it may no longer write', { name })
      : t('End the regency for {name}', { name });
  return body.becomes === 'free'
    ? t('{name} has left for good: the seat is free', { name })
    : t('{name} has left for good: the realm is idle', { name });
}
