/** Stand-ins as cards: a nod that is asked of this player, one of theirs that waits, and whom they stand in for just now. */
import { useNavigate } from '@tanstack/solid-router';
import { For, type JSX, Show } from 'solid-js';
import {
  askedSecond,
  couldNod,
  nodsAsked,
  othersStandingIn,
  refuse,
  standingIn,
} from '../../../../campaign/absence.ts';
import type { StandIn } from '../../../../log/stand-ins.ts';
import { toActWords } from '../../../campaign/acts-for.ts';
import { toSeat } from '../../../campaign/asked-of-others.ts';
import type { Call } from '../../../campaign/called.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { turnWords } from '../../../campaign/next-here.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { NodRow } from './nod-row.tsx';

export function StandIns(props: {
  /** What one of those is called for whom this player stands in for. */
  wanted?: Call | undefined;
  /** Nothing else is asked of this player: what is wanted here stands out. */
  free?: boolean;
}): JSX.Element {
  const { session, view, app, act, busy, player, say: words, seat, lend, back, to } = useCampaign();
  const navigate = useNavigate();
  const called = (id: string): Call | undefined => (props.wanted?.seat === id ? props.wanted : undefined);
  const actFor = (id: string): void => {
    const order = called(id)?.order;
    lend(id, order);
    if (order !== undefined) void navigate({ to: to(`order/${order}`) } as never);
  };
  const asked = () => nodsAsked(view());
  const waiting = () => standingIn(view(), 'asked');
  const now = () => standingIn(view());
  const second = () => askedSecond(view());
  const sign = (id: string): JSX.Element => <Shield tincture={app.tincture(view(), id)} size={30} label="" />;
  const drop = ({ entry, seat: absent }: StandIn): void => void act(() => refuse(session, entry, [absent]));
  const toldTo = (id: string): string => {
    const call = called(id);
    return call ? words(toSeat(view(), call.seat, call.text)) : '';
  };
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
            {(one) => <NodRow one={one} kind={props.free && one === asked()[0] ? 'filled' : 'outlined'} />}
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
                    : t('Waiting for {names} to agree', { names: who(one.seat) })
                }
                end={
                  <Button small disabled={busy()} onTap={() => drop(one)}>
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
                    : [toldTo(one.seat), beside(one.seat)].filter(Boolean).join(' ')
                }
                end={
                  <>
                    <Button small disabled={busy()} onTap={() => drop(one)}>
                      {t('Stop')}
                    </Button>
                    <Show when={seat() !== one.seat && !back().includes(one.seat)}>
                      <Button
                        small
                        kind={props.free && called(one.seat) && asked().length === 0 ? 'filled' : 'outlined'}
                        onTap={() => actFor(one.seat)}
                      >
                        {called(one.seat)
                          ? turnWords(view(), seat(), one.seat, player(one.seat))
                          : toActWords(view(), one.seat, player(one.seat))}
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
