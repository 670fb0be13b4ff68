/**
 * A campaign that has arrived on a phone without a place in it: take a free seat, come back to one's own by its phrase, or
 * watch as a guest. One tap on a name is enough.
 */
import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import type { SeatView } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { t, tn } from '../../i18n/index.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Asking } from './asking.tsx';
import { CarriedOver } from './carried-over.tsx';
import { type Choice, useChoice } from './choice.ts';
import { Arriving, AskedNotice, GoneNotice, LateNotice, NoSeatFor } from './notices.tsx';
import { SeatRow } from './seat-row.tsx';
import { SetAlone } from './set-alone.tsx';

const GuestSheet = lazy(async () => ({ default: (await import('./other-ways.tsx')).GuestSheet }));
const TakeOverSheet = lazy(async () => ({ default: (await import('./take-over-sheet.tsx')).TakeOverSheet }));
const ReturnSheet = lazy(async () => ({ default: (await import('./other-ways.tsx')).ReturnSheet }));

export function ChooseSeat(props: { onLook: () => void }): JSX.Element {
  const { view } = useCampaign();
  const choice = useChoice();
  const { may, forGood, onlyWatches, free } = choice;
  const [returning, setReturning] = createSignal<Seat>();
  const [takingOver, setTakingOver] = createSignal<SeatView>();
  const [watching, setWatching] = createSignal(false);
  const sit = (one: SeatView): void => {
    if (one.left && !choice.gone(one.id)) setTakingOver(one);
    else void choice.sit(one.id);
  };
  return (
    <Page
      foot={
        <Ways
          choice={choice}
          onWatch={() => (may('guest') ? setWatching(true) : props.onLook())}
          onSit={sit}
        />
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
      <AskedNotice asked={choice.asked()} />
      <GoneNotice choice={choice} />
      <LateNotice late={choice.late()} />
      <CarriedOver />
      <SetAlone />
      <Arriving />
      <Head
        title={t('Seats')}
        note={free().length > 0 ? tn(free().length, '{n} free', '{n} free') : t('all taken')}
      />
      <Rows label={t('Seats')}>
        <For each={view().seats}>
          {(seat) => <SeatRow seat={seat} choice={choice} onSit={sit} onReturn={setReturning} />}
        </For>
      </Rows>
      <NoSeatFor choice={choice} />
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

function Ways(props: { choice: Choice; onWatch: () => void; onSit: (seat: SeatView) => void }): JSX.Element {
  const { busy } = useCampaign();
  return (
    <Actions>
      <Button
        kind={props.choice.onlyWatches() ? 'filled' : 'outlined'}
        icon="eye"
        grow={!props.choice.only()}
        disabled={busy()}
        onTap={props.onWatch}
      >
        {props.choice.may('guest') ? t('Watch') : t('Only look')}
      </Button>
      <Show when={props.choice.only()}>
        {(seat) => (
          <Button
            kind={props.choice.forGood() ? 'outlined' : 'filled'}
            icon="person"
            grow
            disabled={busy()}
            onTap={() => props.onSit(seat())}
          >
            {props.choice.wanted(seat())}
          </Button>
        )}
      </Show>
      <Show when={props.choice.forGood()}>
        <Button kind="filled" icon="shelf" grow href="/">
          {t('To the shelf')}
        </Button>
      </Show>
    </Actions>
  );
}
