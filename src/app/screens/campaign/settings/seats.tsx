/** The seats: held by whom, free ones to take on this phone, those it may act for, and of one's own the phrase and regent. */
import { useSearch } from '@tanstack/solid-router';
import { createSignal, For, type JSX, lazy, onMount, Show, Suspense } from 'solid-js';
import { takeSeat } from '../../../../campaign/enter.ts';
import type { SeatView } from '../../../../campaign/view.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { phraseOf } from '../../../campaign/phrase.ts';
import { markShown } from '../../../campaign/phrase-shown.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Proposals } from '../absent/proposals.tsx';
import { StandIns } from '../absent/stand-ins.tsx';
import { AskedFor } from '../parts/asked-for.tsx';
import { Claims } from '../parts/claims.tsx';
import { phonesToAsk } from './regents.ts';
import { useSeatPlaces } from './seat-places.ts';
import { type SeatOpens, SeatRow } from './seat-row.tsx';
import s from './settings.module.css';

const SheetDialog = lazy(async () => ({ default: (await import('../../../ui/dialog.tsx')).SheetDialog }));
const ReturnSheet = lazy(async () => ({ default: (await import('../../join/other-ways.tsx')).ReturnSheet }));
const TakeOverSheet = lazy(async () => ({
  default: (await import('../../join/take-over-sheet.tsx')).TakeOverSheet,
}));
const PlayToo = lazy(async () => ({ default: (await import('../../join/play-too.tsx')).PlayToo }));
const Regent = lazy(() => import('./regent.tsx'));
const SeatSheet = lazy(() => import('./seat-sheet.tsx'));

export function Seats(): JSX.Element {
  const { session, view, act } = useCampaign();
  const places = useSeatPlaces();
  const search = useSearch({ strict: false });
  const [phrase, setPhrase] = createSignal<{ readonly words: string; readonly seat: string }>();
  const [returning, setReturning] = createSignal<string>();
  const [regency, setRegency] = createSignal<string>();
  const [about, setAbout] = createSignal<string>();
  const [takingOver, setTakingOver] = createSignal<SeatView>();
  const [playing, setPlaying] = createSignal<SeatView>();
  /** A seated player confirms first: one tap took a seat for good that another player may still come for. */
  const take = (seat: SeatView): void => {
    if (places.own() !== undefined) setPlaying(seat);
    else if (seat.left) setTakingOver(seat);
    else void act(() => takeSeat(session, seat.id));
  };
  const aboutSeat = () => view().seats.find(({ id }) => id === about());
  /** A player who has just sat down comes for the phrase itself. */
  onMount(() => {
    const wanted = (search() as { phrase?: string }).phrase;
    if (wanted !== undefined) void show(wanted);
  });
  const show = async (seat: string): Promise<void> => {
    const seed = session.keys().seats[seat];
    if (!seed) return;
    setPhrase({ words: await phraseOf(seed), seat });
    markShown(session.campaign, seat);
  };
  const opens: SeatOpens = {
    phrase: (seat) => void show(seat),
    regency: setRegency,
    more: setAbout,
    back: setReturning,
    take,
  };
  return (
    <>
      <Claims />
      <AskedFor />
      <StandIns />
      <Proposals />
      <Rows>
        <For each={view().seats}>{(seat) => <SeatRow seat={seat} places={places} opens={opens} />}</For>
      </Rows>
      <Show when={places.own()}>
        {(seat) => <Guests seat={seat()} onRegent={() => setRegency(seat())} />}
      </Show>
      <Suspense>
        <Show when={takingOver()}>
          {(seat) => <TakeOverSheet seat={seat()} onClose={() => setTakingOver(undefined)} />}
        </Show>
        <Show when={playing()}>
          {(seat) => <PlayToo seat={seat()} onClose={() => setPlaying(undefined)} />}
        </Show>
        <Show when={phrase()}>
          {(twelve) => <PhraseSheet {...twelve()} onClose={() => setPhrase(undefined)} />}
        </Show>
        <Show when={regency()}>
          {(seat) => <Regent seat={seat()} onClose={() => setRegency(undefined)} />}
        </Show>
        <Show when={aboutSeat()}>
          {(seat) => <SeatSheet seat={seat()} onClose={() => setAbout(undefined)} />}
        </Show>
        <Show when={returning()}>
          {(seat) => <ReturnSheet seat={seat()} onClose={() => setReturning(undefined)} />}
        </Show>
      </Suspense>
    </>
  );
}

/** A guest who came too late for a seat plays along where a player lets them. */
function Guests(props: { seat: string; onRegent: () => void }): JSX.Element {
  const { view } = useCampaign();
  const guests = () => phonesToAsk(view(), props.seat).filter((one) => one.seat === undefined);
  return (
    <Show when={guests().length > 0}>
      <Rows label={t('Guests')}>
        <For each={guests()}>
          {({ name }) => (
            <Row
              lead={<Icon name="eye" size={30} />}
              title={name}
              note={t('a guest')}
              end={
                <Button small onTap={props.onRegent}>
                  {t('Make {name} my regent…', { name })}
                </Button>
              }
            />
          )}
        </For>
      </Rows>
    </Show>
  );
}

function PhraseSheet(props: { words: string; seat: string; onClose: () => void }): JSX.Element {
  const { view, player } = useCampaign();
  return (
    <SheetDialog
      open
      onClose={props.onClose}
      title={
        view().seats.filter(({ mine }) => mine).length > 1
          ? t('{name}’s recovery phrase', { name: player(props.seat) })
          : t('Your recovery phrase')
      }
      note={t(
        'Write these words down and keep them secret. With them you can return to your seat on any phone.',
      )}
    >
      <ol class={s.phrase}>
        <For each={props.words.split(' ')}>{(word) => <li>{word}</li>}</For>
      </ol>
    </SheetDialog>
  );
}
