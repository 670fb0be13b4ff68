/**
 * A campaign that has arrived on a phone without a place in it: take a free seat, come back to one's own by its phrase, or
 * watch as a guest. One tap on a name is enough.
 */
import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { leftFrom, needsGrant } from '../../../campaign/claims.ts';
import { askForSeat, takeSeat, withdrawClaim } from '../../../campaign/enter.ts';
import { CampaignError } from '../../../campaign/faults.ts';
import { letsIn } from '../../../campaign/invitations.ts';
import { calledThere } from '../../../campaign/names-then.ts';
import type { SeatView } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { meetings } from '../../campaign/meeting.ts';
import { listed, t, tn } from '../../i18n/index.ts';
import { noSeatFree } from '../../rulesets/parts/as-guest.tsx';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { Shield } from '../../ui/heraldry/shield.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { Asking } from './asking.tsx';
import { CarriedOver } from './carried-over.tsx';
import s from './join.module.css';
import { askedFor, claimed, howGiven, lateFor, noWayIn } from './seating.ts';
import { SetAlone } from './set-alone.tsx';

const GuestSheet = lazy(async () => ({ default: (await import('./other-ways.tsx')).GuestSheet }));
const TakeOverSheet = lazy(async () => ({ default: (await import('./take-over-sheet.tsx')).TakeOverSheet }));
const ReturnSheet = lazy(async () => ({ default: (await import('./other-ways.tsx')).ReturnSheet }));

export function ChooseSeat(props: { onLook: () => void }): JSX.Element {
  const { session, view, app, act, busy, player } = useCampaign();
  const [returning, setReturning] = createSignal<Seat>();
  const [takingOver, setTakingOver] = createSignal<SeatView>();
  const [watching, setWatching] = createSignal(false);
  const [missed, setMissed] = createSignal<Seat>();
  const free = () => view().seats.filter(({ held }) => !held);
  const invited = () => session.keys().invite !== undefined;
  const may = (role: 'player' | 'guest'): boolean => letsIn(view(), session.keys(), role);
  /** The seat of the one button that stands out: with several free the player picks, and nothing is picked for them. */
  const only = () => {
    const [seat] = free();
    return free().length === 1 && seat && maySit(seat) && !asked().includes(seat.id) && waits() !== seat.id
      ? seat
      : undefined;
  };
  /** Nothing but watching is left to do here: that is what the page is about. */
  const onlyWatches = () => may('guest') && !may('player') && lost().length === 0 && asked().length === 0;
  const asked = () => askedFor(view());
  const waits = () => claimed(view());
  const late = () => {
    const all = new Set([...lateFor(view()), ...(missed() === undefined ? [] : [missed() as Seat])]);
    return [...all].filter((seat) => !asked().includes(seat));
  };
  /** This phone left the seat or was put out of it: it asks for it. */
  const gone = (seat: Seat): boolean => needsGrant(view(), seat);
  const maySit = ({ id }: SeatView): boolean => (gone(id) ? invited() : may('player'));
  const lost = () => view().seats.flatMap(({ id }) => (gone(id) && !asked().includes(id) ? [id] : []));
  const leftHere = (seat: SeatView): boolean => leftFrom(view(), seat);
  /** Nobody else's word put this phone out: a player who has just left looks for the way out. */
  const forGood = () =>
    lost().length > 0 && view().seats.every((seat) => leftHere(seat) || !lost().includes(seat.id));
  /** A player who left for good comes back to no seat but the one they left. */
  const leaver = () => view().seats.some(leftHere);
  const comesBack = ({ held }: SeatView): boolean => held && !leaver();
  /** By the names of when this phone sat there. */
  const lostNames = () => listed(lost().map((seat) => calledThere(view(), seat) ?? player(seat)));
  /** A seat that somebody else took has a new name for good, also once they have left it in turn. */
  const successors = () =>
    view().seats.flatMap(({ id, held, name }) =>
      held && lost().includes(id) && calledThere(view(), id) !== undefined ? [name] : [],
    );
  const wanted = (seat: SeatView): string =>
    gone(seat.id)
      ? t('Ask for {name}’s seat', { name: seat.name })
      : seat.left
        ? t('Take {name}’s seat', { name: seat.name })
        : t('Sit down as {name}', { name: seat.name });
  const openWords = ({ id }: SeatView): string =>
    waits() === id || asked().includes(id)
      ? t('free, asked for')
      : gone(id)
        ? t('free; this phone held it before: only the group can give it back')
        : t('free');
  const coming = () =>
    meetings(session)
      .now()
      .partners.reduce((sum, { left }) => sum + left, 0);

  const sit = (one: SeatView): Promise<unknown> | undefined => {
    const seat = one.id;
    if (one.left && !gone(seat)) return void setTakingOver(one);
    return act(async () => {
      if (gone(seat)) return void (await askForSeat(session, seat));
      try {
        await takeSeat(session, seat);
      } catch (problem) {
        if (!(problem instanceof CampaignError && problem.fault === 'seat taken')) throw problem;
        setMissed(seat);
      }
    });
  };
  return (
    <Page
      foot={
        <Actions>
          <Button
            kind={onlyWatches() ? 'filled' : 'outlined'}
            icon="eye"
            grow={!only()}
            disabled={busy()}
            onTap={() => (may('guest') ? setWatching(true) : props.onLook())}
          >
            {may('guest') ? t('Watch') : t('Only look')}
          </Button>
          <Show when={only()}>
            {(seat) => (
              <Button
                kind={forGood() ? 'outlined' : 'filled'}
                icon="person"
                grow
                disabled={busy()}
                onTap={() => void sit(seat())}
              >
                {wanted(seat())}
              </Button>
            )}
          </Show>
          <Show when={forGood()}>
            <Button kind="filled" icon="shelf" grow href="/">
              {t('To the shelf')}
            </Button>
          </Show>
        </Actions>
      }
    >
      <PageTitle
        over={view().title}
        title={
          forGood()
            ? t('You have left this campaign')
            : onlyWatches()
              ? t('Watch as a guest')
              : t('Which seat is yours?')
        }
        end={
          <Show when={!forGood()}>
            <Button small icon="shelf" href="/">
              {t('Shelf')}
            </Button>
          </Show>
        }
      />
      <Asking />
      <Show when={asked().length > 0}>
        <p class={s.refused} role="status">
          <strong>{t('You asked for {name}’s seat', { name: listed(asked().map(player)) })}</strong>
          {asked().map((seat) => howGiven(view(), seat, player))}
          <span class={s.answers}>
            <Button small disabled={busy()} onTap={() => void act(() => withdrawClaim(session))}>
              {t('Take back')}
            </Button>
          </span>
        </p>
      </Show>
      <Show when={lost().length > 0}>
        <p class={s.refused} role="alert">
          <Show
            when={forGood()}
            fallback={
              <>
                <strong>{t('This phone left that seat or was put out of it')}</strong>
                {t(
                  'Only the group can give {name} back to this phone. Ask for it, choose another, or watch.',
                  { name: lostNames() },
                )}
              </>
            }
          >
            <strong>{t('{name} has left this campaign for good', { name: lostNames() })}</strong>
            <Show
              when={successors().length > 0}
              fallback={t(
                'The book stays on this phone: watch how it goes on, or ask the group for the seat.',
              )}
            >
              {t('{name} sits there now. The book stays on this phone: watch how it goes on.', {
                name: listed(successors()),
              })}
            </Show>
          </Show>
        </p>
      </Show>
      <Show when={late().length > 0}>
        <p class={s.refused} role="alert">
          <strong>{t('{name} sits on another phone already', { name: listed(late().map(player)) })}</strong>
          {t(
            'That phone was quicker, and you have not sat down. Take another seat; if you are {name}, return by your twelve words.',
            { name: listed(late().map(player), 'disjunction') },
          )}
        </p>
      </Show>
      <CarriedOver />
      <SetAlone />
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
              when={!seat.held && maySit(seat) && free().length > 1}
              fallback={
                <Row
                  lead={<Shield tincture={app.tincture(view(), seat.id)} size={30} label="" />}
                  title={seat.name}
                  note={
                    !seat.held
                      ? openWords(seat)
                      : asked().includes(seat.id)
                        ? t('on another phone; you asked for it')
                        : comesBack(seat)
                          ? t('on another phone; its player returns by the twelve words, or asks the group')
                          : t('on another phone')
                  }
                  end={
                    <Show when={comesBack(seat)}>
                      <Button small kind="quiet" disabled={busy()} onTap={() => setReturning(seat.id)}>
                        {t('Return as {name}…', { name: seat.name })}
                      </Button>
                    </Show>
                  }
                />
              }
            >
              <Row
                lead={<Shield tincture={app.tincture(view(), seat.id)} size={30} label="" />}
                title={seat.name}
                note={openWords(seat)}
                end={
                  <Show when={!asked().includes(seat.id) && waits() !== seat.id}>
                    <Button small icon="person" disabled={busy()} onTap={() => void sit(seat)}>
                      {wanted(seat)}
                    </Button>
                  </Show>
                }
              />
            </Show>
          )}
        </For>
      </Rows>
      <Show when={may('guest') && free().length === 0}>
        <p data-quiet>
          {noSeatFree()} {t('Until then tap “Watch”.')}
        </p>
      </Show>
      <Show when={invited() && !may('player') && (free().length > 0 || !may('guest'))}>
        <p data-quiet role="status">
          {noWayIn(view(), session.keys())}
        </p>
      </Show>
      <Show when={!invited()}>
        <p data-quiet>
          {t('This copy came without an invitation. Ask a player of the table for one, then take a seat.')}
        </p>
      </Show>
      <Suspense>
        <Show when={returning()}>
          {(seat) => <ReturnSheet seat={seat()} onClose={() => setReturning(undefined)} />}
        </Show>
        <Show when={takingOver()}>
          {(seat) => <TakeOverSheet seat={seat()} onClose={() => setTakingOver(undefined)} />}
        </Show>
        <Show when={watching()}>
          <GuestSheet onClose={() => setWatching(false)} />
        </Show>
      </Suspense>
    </Page>
  );
}
