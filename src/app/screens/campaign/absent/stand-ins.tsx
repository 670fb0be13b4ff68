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
import type { Seat } from '../../../../kernel/question.ts';
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
  /** The call to one of the players this player stands in for. */
  wanted?: Call | undefined;
  /** Nothing else is asked of this player: what is wanted here stands out. */
  free?: boolean;
}): JSX.Element {
  const { view, lend, to } = useCampaign();
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
  return (
    <Show when={asked().length + waiting().length + now().length + second().length > 0}>
      <section>
        <Head title={t('Standing in')} />
        <Rows label={t('Standing in')}>
          <For each={asked()}>
            {(one) => <NodRow one={one} kind={props.free && one === asked()[0] ? 'filled' : 'outlined'} />}
          </For>
          <For each={second()}>{(one) => <SecondRow one={one} />}</For>
          <For each={waiting()}>{(one) => <WaitingRow one={one} />}</For>
          <For each={now()}>
            {(one) => (
              <NowRow
                one={one}
                call={called(one.seat)}
                filled={props.free === true && asked().length === 0}
                onAct={() => actFor(one.seat)}
              />
            )}
          </For>
        </Rows>
      </section>
    </Show>
  );
}

function Sign(props: { seat: Seat }): JSX.Element {
  const { view, app } = useCampaign();
  return <Shield tincture={app.tincture(view(), props.seat)} size={30} label="" />;
}

/** Takes a stand-in back. */
function useDrop(one: () => StandIn): () => void {
  const { session, act } = useCampaign();
  return () => void act(() => refuse(session, one().entry, [one().seat]));
}

/** Another request for the same player came first. */
function SecondRow(props: { one: StandIn }): JSX.Element {
  const { player } = useCampaign();
  return (
    <Row
      lead={<Sign seat={props.one.own} />}
      title={t('{name} wants to stand in for {absent} too', {
        name: player(props.one.own),
        absent: player(props.one.seat),
      })}
      note={t('Another request for {absent} came first and is answered before this one.', {
        absent: player(props.one.seat),
      })}
    />
  );
}

/** One of this player's that waits for a nod. */
function WaitingRow(props: { one: StandIn }): JSX.Element {
  const { view, busy, player } = useCampaign();
  const drop = useDrop(() => props.one);
  const who = (): string => listed(couldNod(view(), props.one.seat).map(player), 'disjunction');
  return (
    <Row
      lead={<Sign seat={props.one.seat} />}
      title={t('You asked to stand in for {absent}', { absent: player(props.one.seat) })}
      note={
        othersStandingIn(view(), props.one.seat).length > 0
          ? t('{names} stands in already.', {
              names: listed(othersStandingIn(view(), props.one.seat).map(player)),
            })
          : t('Waiting for {names} to agree', { names: who() })
      }
      end={
        <Button small disabled={busy()} onTap={drop}>
          {t('Take back')}
        </Button>
      }
    />
  );
}

/** A player for whom this one stands in now. */
function NowRow(props: {
  one: StandIn;
  call: Call | undefined;
  filled: boolean;
  onAct: () => void;
}): JSX.Element {
  const { view, busy, player, say, seat, back } = useCampaign();
  const drop = useDrop(() => props.one);
  const told = (): string => (props.call ? say(toSeat(view(), props.call.seat, props.call.text)) : '');
  const beside = (): string | undefined => {
    const others = othersStandingIn(view(), props.one.seat);
    if (others.length === 0) return undefined;
    return t('{names} stands in too: agree who gives which order.', {
      names: listed(others.map(player)),
    });
  };
  return (
    <Row
      lead={<Sign seat={props.one.seat} />}
      title={
        back().includes(props.one.seat)
          ? t('{name} is here again', { name: player(props.one.seat) })
          : t('You stand in for {absent}', { absent: player(props.one.seat) })
      }
      note={
        back().includes(props.one.seat)
          ? t('{name} is playing again: if you roll for them, your roll is a suggestion.', {
              name: player(props.one.seat),
            })
          : [told(), beside()].filter(Boolean).join(' ')
      }
      end={
        <>
          <Button small disabled={busy()} onTap={drop}>
            {t('Stop standing in')}
          </Button>
          <Show when={seat() !== props.one.seat && !back().includes(props.one.seat)}>
            <Button small kind={props.filled && props.call ? 'filled' : 'outlined'} onTap={props.onAct}>
              {props.call
                ? turnWords(view(), seat(), props.one.seat, player(props.one.seat))
                : toActWords(view(), props.one.seat, player(props.one.seat))}
            </Button>
          </Show>
        </>
      }
    />
  );
}
