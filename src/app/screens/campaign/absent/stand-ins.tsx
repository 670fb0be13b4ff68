/** Stand-ins as cards: a nod that is asked of this player, one of theirs that waits, and whom they stand in for just now. */
import { For, type JSX, Show } from 'solid-js';
import {
  askedSecond,
  couldNod,
  nod,
  nodsAsked,
  othersStandingIn,
  refuse,
  standingIn,
} from '../../../../campaign/absence.ts';
import type { StandIn } from '../../../../log/stand-ins.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { listed, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';

export function StandIns(): JSX.Element {
  const { session, view, app, act, busy, player, seat, show, back } = useCampaign();
  const asked = () => nodsAsked(view());
  const waiting = () => standingIn(view(), 'asked');
  const now = () => standingIn(view());
  const second = () => askedSecond(view());
  const sign = (id: string): JSX.Element => <Shield tincture={app.tincture(view(), id)} size={30} label="" />;
  const say = (answer: typeof nod, { entry, seat: absent }: StandIn): void =>
    void act(() => answer(session, entry, [absent]));
  const beside = (absent: string): string | undefined => {
    const others = othersStandingIn(view(), absent);
    if (others.length === 0) return undefined;
    return t('{names} stands in as well: agree who gives which order.', {
      names: listed(others.map(player)),
    });
  };
  const who = (absent: string): string => listed(couldNod(view(), absent).map(player), 'disjunction');
  return (
    <Show when={asked().length + waiting().length + now().length + second().length > 0}>
      <section>
        <Head title={t('Standing in')} />
        <Rows label={t('Standing in')}>
          <For each={asked()}>
            {(one) => (
              <Row
                lead={sign(one.own)}
                title={t('{name} wants to stand in for {absent} while they are away', {
                  name: player(one.own),
                  absent: player(one.seat),
                })}
                note={t('No vote, no secrets. It ends when {absent} writes a line.', {
                  absent: player(one.seat),
                })}
                end={
                  <>
                    <Button small disabled={busy()} onTap={() => say(refuse, one)}>
                      {t('Refuse')}
                    </Button>
                    <Button small disabled={busy()} onTap={() => say(nod, one)}>
                      {t('Nod')}
                    </Button>
                  </>
                }
              />
            )}
          </For>
          <For each={second()}>
            {(one) => (
              <Row
                lead={sign(one.own)}
                title={t('{name} wants to stand in for {absent} too', {
                  name: player(one.own),
                  absent: player(one.seat),
                })}
                note={t('Another request for {absent} came first: that one is answered before it.', {
                  absent: player(one.seat),
                })}
              />
            )}
          </For>
          <For each={waiting()}>
            {(one) => (
              <Row
                lead={sign(one.seat)}
                title={t('You asked to stand in for {absent}', { absent: player(one.seat) })}
                note={
                  othersStandingIn(view(), one.seat).length > 0
                    ? t('{names} stands in already.', {
                        names: listed(othersStandingIn(view(), one.seat).map(player)),
                      })
                    : t('Waiting for a nod from {names}', { names: who(one.seat) })
                }
                end={
                  <Button small disabled={busy()} onTap={() => say(refuse, one)}>
                    {t('Take back')}
                  </Button>
                }
              />
            )}
          </For>
          <For each={now()}>
            {(one) => (
              <Row
                lead={sign(one.seat)}
                title={
                  back().includes(one.seat)
                    ? t('{name} is here again', { name: player(one.seat) })
                    : t('You stand in for {absent}', { absent: player(one.seat) })
                }
                note={
                  back().includes(one.seat)
                    ? t('{name} plays on: a roll of yours is a suggestion to them.', {
                        name: player(one.seat),
                      })
                    : beside(one.seat)
                }
                end={
                  <>
                    <Button small disabled={busy()} onTap={() => say(refuse, one)}>
                      {t('Stop')}
                    </Button>
                    <Show when={seat() !== one.seat && !back().includes(one.seat)}>
                      <Button small onTap={() => show(one.seat)}>
                        {t('Act for {name}', { name: player(one.seat) })}
                      </Button>
                    </Show>
                  </>
                }
              />
            )}
          </For>
        </Rows>
      </section>
    </Show>
  );
}
