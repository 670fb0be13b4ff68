/** One seat among the seats: where it is, and what this phone may do about it. */

import { useNavigate } from '@tanstack/solid-router';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { mayPassMark, mayPropose, mayStandIn } from '../../../../campaign/absence.ts';
import { askForSeat } from '../../../../campaign/enter.ts';
import type { SeatView } from '../../../../campaign/view.ts';
import { toActWords } from '../../../campaign/acts-for.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row } from '../../../ui/rows.tsx';
import { playsToo } from '../../join/plays-too.ts';
import type { SeatPlaces } from './seat-places.ts';
import s from './settings.module.css';

/** What a seat's buttons open. */
export interface SeatOpens {
  readonly phrase: (seat: string) => void;
  readonly regency: (seat: string) => void;
  readonly more: (seat: string) => void;
  readonly back: (seat: string) => void;
  readonly take: (seat: SeatView) => void;
}
type OfSeat = { readonly seat: SeatView; readonly places: SeatPlaces; readonly opens: SeatOpens };

export function SeatRow(props: OfSeat): JSX.Element {
  const { view, app } = useCampaign();
  return (
    <Row
      lead={<Shield tincture={app.tincture(view(), props.seat.id)} size={30} label="" />}
      title={props.seat.name}
      note={props.places.where(props.seat)}
      end={
        <span class={s.two}>
          <Switch fallback={<Free {...props} />}>
            <Match when={props.seat.mine}>
              <Own {...props} />
            </Match>
            <Match when={props.seat.held}>
              <Held {...props} />
            </Match>
          </Switch>
        </span>
      }
    />
  );
}

function Own(props: OfSeat): JSX.Element {
  return (
    <>
      <Button small icon="lock" onTap={() => props.opens.phrase(props.seat.id)}>
        {t('Phrase')}
      </Button>
      <Button small onTap={() => props.opens.regency(props.seat.id)}>
        {t('Regent')}
      </Button>
      <More {...props} />
    </>
  );
}

/** Held by another player. */
function Held(props: OfSeat): JSX.Element {
  const { session, view, show } = useCampaign();
  const navigate = useNavigate();
  const actFor = (seat: string): void => {
    show(seat);
    void navigate({ to: `/c/${session.campaign}/today` } as never);
  };
  return (
    <>
      {/* A stand-in's card leads there. */}
      <Show when={props.seat.ours && !props.places.standsIn(props.seat.id)}>
        <Button small onTap={() => actFor(props.seat.id)}>
          {toActWords(view(), props.seat.id, props.seat.name)}
        </Button>
      </Show>
      {/* Who sits already has their seat. */}
      <Show when={props.places.own() === undefined}>
        <Button small kind="quiet" onTap={() => props.opens.back(props.seat.id)}>
          {t('Return as {name}…', { name: props.seat.name })}
        </Button>
      </Show>
      <More {...props} />
    </>
  );
}

function Free(props: OfSeat): JSX.Element {
  const { session, view, act } = useCampaign();
  const wanted = (): string =>
    props.places.own() === undefined && !props.seat.left
      ? t('Sit down as {name}', { name: props.seat.name })
      : playsToo(props.seat);
  return (
    <>
      <Show
        when={props.places.asksFor(props.seat.id)}
        fallback={
          <Button
            small
            barred={props.places.barredBy(props.seat.id)}
            onTap={() => props.opens.take(props.seat)}
          >
            {wanted()}
          </Button>
        }
      >
        <Button
          small
          barred={props.places.asked().includes(props.seat.id) ? t('You asked for it already.') : undefined}
          onTap={() => void act(() => askForSeat(session, props.seat.id))}
        >
          {t('Ask the group')}
        </Button>
      </Show>
      {/* Before the first page has turned a free seat is only one that nobody has taken yet. */}
      <Show when={view().page > 0}>
        <More {...props} />
      </Show>
    </>
  );
}

/** A guest has no word about anybody's seat. */
function More(props: OfSeat): JSX.Element {
  const { view } = useCampaign();
  return (
    <Show
      when={
        props.seat.mine ||
        mayStandIn(view(), props.seat.id) ||
        mayPropose(view(), props.seat.id) ||
        mayPassMark(view(), props.seat.id)
      }
    >
      <Button small onTap={() => props.opens.more(props.seat.id)}>
        {t('More')}
      </Button>
    </Show>
  );
}
