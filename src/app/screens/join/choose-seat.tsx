/**
 * A campaign that has arrived on a phone without a place in it: take a free seat, come back to one's own by its phrase, or
 * watch as a guest. One question, its likeliest answer filled in.
 */
import { useNavigate } from '@tanstack/solid-router';
import { createSignal, For, type JSX, lazy, onMount, Show, Suspense } from 'solid-js';
import { takeSeat } from '../../../campaign/enter.ts';
import type { Seat } from '../../../kernel/question.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { meetings } from '../../campaign/meeting.ts';
import { t, tn } from '../../i18n/index.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { Shield } from '../../ui/heraldry/shield.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { toast } from '../../ui/toasts.tsx';
import s from './join.module.css';
import { dropLate, lateFor } from './seating.ts';

const GuestSheet = lazy(async () => ({ default: (await import('./other-ways.tsx')).GuestSheet }));
const ReturnSheet = lazy(async () => ({ default: (await import('./other-ways.tsx')).ReturnSheet }));

export function ChooseSeat(props: { onLook: () => void }): JSX.Element {
  const { session, view, app, act, busy, player } = useCampaign();
  const navigate = useNavigate();
  const [picked, setPicked] = createSignal<Seat>();
  const [returning, setReturning] = createSignal<Seat>();
  const [watching, setWatching] = createSignal(false);
  const free = () => view().seats.filter(({ held }) => !held);
  const chosen = () => free().find(({ id }) => id === picked()) ?? free()[0];
  const invited = () => session.keys().invite !== undefined;
  const late = () => lateFor(view());
  const coming = () =>
    meetings(session)
      .now()
      .partners.reduce((sum, { left }) => sum + left, 0);
  onMount(() => void act(() => dropLate(session)));

  const sit = async (seat: Seat): Promise<void> => {
    await act(() => takeSeat(session, seat));
    if (!session.keys().seats[seat]) return;
    toast({
      words: t('Welcome to the table. Write down your recovery phrase: it brings you back to your seat.'),
      icon: 'check',
      action: {
        label: t('Show it'),
        onTap: () =>
          void navigate({ to: `/c/${session.campaign}/settings`, search: { phrase: seat } } as never),
      },
    });
  };
  return (
    <Page
      foot={
        <Actions>
          <Button
            icon="eye"
            grow={!invited() || !chosen()}
            disabled={busy()}
            onTap={() => (invited() ? setWatching(true) : props.onLook())}
          >
            {invited() ? t('Watch') : t('Only look')}
          </Button>
          <Show when={invited() && chosen()}>
            {(seat) => (
              <Button kind="filled" icon="person" grow disabled={busy()} onTap={() => void sit(seat().id)}>
                {t('Sit down as {name}', { name: seat().name })}
              </Button>
            )}
          </Show>
        </Actions>
      }
    >
      <PageTitle over={view().title} title={t('Which seat is yours?')} />
      <Show when={late().length > 0}>
        <p class={s.refused} role="alert">
          <strong>{t('Another phone holds that seat')}</strong>
          {t(
            '{name} is played from another phone. The group can give that seat to this one; until then choose another, or watch.',
            {
              name: late().map(player).join(', '),
            },
          )}
        </p>
      </Show>
      <Show when={coming() > 0}>
        <p data-quiet role="status">
          {tn(coming(), 'Still arriving: {n} line to come.', 'Still arriving: {n} lines to come.')}
        </p>
      </Show>
      <Head
        title={t('Seats')}
        note={free().length > 0 ? tn(free().length, '{n} free', '{n} free') : t('all taken')}
      />
      <Rows label={t('Seats')}>
        <For each={view().seats}>
          {(seat) => (
            <Show
              when={!seat.held && invited()}
              fallback={
                <Row
                  lead={<Shield tincture={app.tincture(view(), seat.id)} size={30} label="" />}
                  title={seat.name}
                  note={seat.held ? t('on another phone') : t('free')}
                  end={
                    <Show when={seat.held}>
                      <Button small disabled={busy()} onTap={() => setReturning(seat.id)}>
                        {t('This is my seat')}
                      </Button>
                    </Show>
                  }
                />
              }
            >
              <Row
                lead={<Shield tincture={app.tincture(view(), seat.id)} size={30} label="" />}
                title={seat.name}
                note={t('free')}
                value={chosen()?.id === seat.id ? t('selected') : ''}
                open={chosen()?.id === seat.id}
                current={chosen()?.id === seat.id}
                onTap={() => setPicked(seat.id)}
              />
            </Show>
          )}
        </For>
      </Rows>
      <Show when={!invited()}>
        <p data-quiet>
          {t('This copy came without an invitation. Ask a player of the table for one, then take a seat.')}
        </p>
      </Show>
      <Suspense>
        <Show when={returning()}>
          {(seat) => <ReturnSheet seat={seat()} onClose={() => setReturning(undefined)} />}
        </Show>
        <Show when={watching()}>
          <GuestSheet onClose={() => setWatching(false)} />
        </Show>
      </Suspense>
    </Page>
  );
}
