/** What a phone without a place in the campaign is told over its seats and under them. */
import { type JSX, Show } from 'solid-js';
import { withdrawClaim } from '../../../campaign/enter.ts';
import type { Seat } from '../../../kernel/question.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { meetings } from '../../campaign/meeting.ts';
import { howGiven, noWayIn } from '../../campaign/seating.ts';
import { listed, t, tn } from '../../i18n/index.ts';
import { noSeatFree } from '../../rulesets/parts/as-guest.tsx';
import { Button } from '../../ui/button.tsx';
import type { Choice } from './choice.ts';
import s from './join.module.css';

/** The seats that this phone asked the group for. */
export function AskedNotice(props: { asked: readonly Seat[] }): JSX.Element {
  const { session, view, act, busy, player } = useCampaign();
  return (
    <Show when={props.asked.length > 0}>
      <p class={s.refused} role="status">
        <strong>{t('You asked for {name}’s seat', { name: listed(props.asked.map(player)) })}</strong>
        {props.asked.map((seat) => howGiven(view(), seat, player))}
        <span class={s.answers}>
          <Button small disabled={busy()} onTap={() => void act(() => withdrawClaim(session))}>
            {t('Take back')}
          </Button>
        </span>
      </p>
    </Show>
  );
}

/** The seats that this phone left or was put out of. */
export function GoneNotice(props: { choice: Choice }): JSX.Element {
  return (
    <Show when={props.choice.lost().length > 0}>
      <p class={s.refused} role="alert">
        <Show
          when={props.choice.forGood()}
          fallback={
            <>
              <strong>{t('This phone left that seat or was removed from it')}</strong>
              {t(
                'Only the group can give {name}’s seat back to this phone. Ask for it, choose another, or watch.',
                {
                  name: props.choice.lostNames(),
                },
              )}
            </>
          }
        >
          <strong>{t('{name} has left this campaign for good', { name: props.choice.lostNames() })}</strong>
          <Show
            when={props.choice.successors().length > 0}
            fallback={t('The book stays on this phone: watch how it goes on, or ask the group for the seat.')}
          >
            {t('{name} sits there now. The book stays on this phone: watch how it goes on.', {
              name: listed(props.choice.successors()),
            })}
          </Show>
        </Show>
      </p>
    </Show>
  );
}

/** The seats in which somebody else was quicker. */
export function LateNotice(props: { late: readonly Seat[] }): JSX.Element {
  const { player } = useCampaign();
  return (
    <Show when={props.late.length > 0}>
      <p class={s.refused} role="alert">
        <strong>
          {t('{name} already plays on another phone', { name: listed(props.late.map(player)) })}
        </strong>
        {t(
          'That phone was quicker, so you did not get the seat. Take another; if you are {name}, return with your twelve words.',
          { name: listed(props.late.map(player), 'disjunction') },
        )}
      </p>
    </Show>
  );
}

/** How much of the book is still to come. */
export function Arriving(): JSX.Element {
  const { session } = useCampaign();
  const coming = () =>
    meetings(session)
      .now()
      .partners.reduce((sum, { left }) => sum + left, 0);
  return (
    <Show when={coming() > 0}>
      <p data-quiet role="status">
        {tn(coming(), 'Still arriving: {n} entry to come.', 'Still arriving: {n} entries to come.')}
      </p>
    </Show>
  );
}

/** Why no seat can be taken here, and what to do about it. */
export function NoSeatFor(props: { choice: Choice }): JSX.Element {
  const { session, view } = useCampaign();
  return (
    <>
      <Show when={props.choice.may('guest') && props.choice.free().length === 0}>
        <p data-quiet>
          {noSeatFree()} {t('Until then tap “Watch”.')}
        </p>
      </Show>
      <Show
        when={
          props.choice.invited() &&
          !props.choice.may('player') &&
          (props.choice.free().length > 0 || !props.choice.may('guest'))
        }
      >
        <p data-quiet role="status">
          {noWayIn(view(), session.keys())}
        </p>
      </Show>
      <Show when={!props.choice.invited()}>
        <p data-quiet>
          {t('This copy came without an invitation. Ask a player of the table for one, then take a seat.')}
        </p>
      </Show>
    </>
  );
}
