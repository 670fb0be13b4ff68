/** The seats: held by whom, free ones to take on this phone, those it may act for, and of one's own the phrase and regent. */
import { useNavigate, useSearch } from '@tanstack/solid-router';
import { createMemo, createSignal, For, type JSX, lazy, onMount, Show, Suspense } from 'solid-js';
import { mayPassMark, mayPropose, mayStandIn, standingIn } from '../../../../campaign/absence.ts';
import { needsGrant } from '../../../../campaign/claims.ts';
import { askForSeat, takeSeat } from '../../../../campaign/enter.ts';
import { letsIn } from '../../../../campaign/invitations.ts';
import type { SeatView } from '../../../../campaign/view.ts';
import { otherPhones } from '../../../../campaign/ways-back.ts';
import { markOf } from '../../../../log/mark.ts';
import { toActWords } from '../../../campaign/acts-for.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { phraseOf } from '../../../campaign/phrase.ts';
import { markShown } from '../../../campaign/phrase-shown.ts';
import { listed, t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { playsToo } from '../../join/plays-too.ts';
import { askedFor, asksGroup, claimed, noWayIn } from '../../join/seating.ts';
import { Proposals } from '../absent/proposals.tsx';
import { StandIns } from '../absent/stand-ins.tsx';
import { AskedFor } from '../parts/asked-for.tsx';
import { Claims } from '../parts/claims.tsx';
import { phonesToAsk, regentsOf } from './regents.ts';
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
  const campaign = useCampaign();
  const { session, view, app, act, show: turnTo } = campaign;
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const [phrase, setPhrase] = createSignal<{ readonly words: string; readonly seat: string }>();
  const [returning, setReturning] = createSignal<string>();
  const [regency, setRegency] = createSignal<string>();
  const [about, setAbout] = createSignal<string>();
  const [takingOver, setTakingOver] = createSignal<SeatView>();
  const [playing, setPlaying] = createSignal<SeatView>();
  /** Who sits already is asked: one tap took a seat for good that another may still come for. */
  const take = (seat: SeatView): void => {
    if (own() !== undefined) setPlaying(seat);
    else if (seat.left) setTakingOver(seat);
    else void act(() => takeSeat(session, seat.id));
  };
  const wanted = (seat: SeatView): string =>
    own() === undefined && !seat.left ? t('Sit down as {name}', { name: seat.name }) : playsToo(seat);
  const aboutSeat = () => view().seats.find(({ id }) => id === about());
  /** A guest has no word about anybody's seat. */
  const more = (seat: SeatView): JSX.Element => (
    <Show
      when={
        seat.mine ||
        mayStandIn(view(), seat.id) ||
        mayPropose(view(), seat.id) ||
        mayPassMark(view(), seat.id)
      }
    >
      <Button small onTap={() => setAbout(seat.id)}>
        {t('More')}
      </Button>
    </Show>
  );
  const own = () => view().seats.find(({ mine }) => mine)?.id;
  const asksFor = (seat: string): boolean => asksGroup(view(), session.keys(), seat);
  /** A guest who came too late for a seat plays along where a player lets them. */
  const guests = (seat: string) => phonesToAsk(view(), seat).filter((one) => one.seat === undefined);
  const asked = createMemo(() => askedFor(view()));
  /** Why a guest cannot sit down in a free seat: it stands beside the button, which no thumb would ask. */
  const barredBy = (id: string): string | undefined =>
    own() !== undefined || letsIn(view(), session.keys(), 'player') || asksFor(id)
      ? undefined
      : noWayIn(view(), session.keys());
  /** Where some seat is free, it is said who acts for it. */
  const where = (seat: SeatView): string =>
    seat.held && seat.id === markOf(view().book.roster) && view().seats.some(({ held }) => !held)
      ? t('{where}, acts for the seats that nobody holds', { where: place(seat) })
      : place(seat);
  const place = ({ id, mine, ours, held, idle }: SeatView): string => {
    if (!held && needsGrant(view(), id))
      return asked().includes(id)
        ? t('free; you asked for it: the group can give it to this phone')
        : t('free; this phone held it before: only the group can give it back');
    if (claimed(view()) === id || (!held && asked().includes(id))) return t('free, asked for');
    if (!mine && !held) {
      const free = idle ? t('free, stands idle') : t('free');
      return barredBy(id) === undefined ? free : `${free}. ${barredBy(id)}`;
    }
    if (!mine && ours)
      return standsIn(id)
        ? t('on another phone; you stand in for {name}', { name: campaign.player(id) })
        : t('on another phone; you are {name}’s regent: you may give orders, answer and roll', {
            name: campaign.player(id),
          });
    if (!mine) return asked().includes(id) ? t('on another phone; you asked for it') : t('on another phone');
    const names = regentsOf(view(), id).map(({ name }) => name);
    return names.length > 0
      ? t('{where}, regent: {names}', { where: onPhones(id), names: listed(names) })
      : onPhones(id);
  };
  /** One's own seat may lie on a friend's phone too, where both once sat at one. */
  const onPhones = (id: string): string => {
    const others = otherPhones(view(), id);
    const known = others.flatMap(({ of }) => (of === undefined ? [] : [campaign.player(of)]));
    if (others.length === 0) return t('on this phone');
    return others.length === 1 && known.length === 1
      ? t('on this phone and {name}’s', { name: known[0] as string })
      : tn(others.length, 'on this phone and {n} other', 'on this phone and {n} others');
  };
  /** Before the first page has turned a free seat is only one that nobody has taken yet. */
  const begun = () => view().page > 0;
  const standsIn = (id: string): boolean => standingIn(view()).some(({ seat }) => seat === id);
  const actFor = (seat: string): void => {
    turnTo(seat);
    void navigate({ to: `/c/${session.campaign}/today` } as never);
  };
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
  return (
    <>
      <Claims />
      <AskedFor />
      <StandIns />
      <Proposals />
      <Rows>
        <For each={view().seats}>
          {(seat) => (
            <Row
              lead={<Shield tincture={app.tincture(view(), seat.id)} size={30} label="" />}
              title={seat.name}
              note={where(seat)}
              end={
                <Show
                  when={seat.mine}
                  fallback={
                    <Show
                      when={seat.held}
                      fallback={
                        <span class={s.two}>
                          <Show
                            when={asksFor(seat.id)}
                            fallback={
                              <Button small barred={barredBy(seat.id)} onTap={() => take(seat)}>
                                {wanted(seat)}
                              </Button>
                            }
                          >
                            <Button
                              small
                              barred={asked().includes(seat.id) ? t('You asked for it already.') : undefined}
                              onTap={() => void act(() => askForSeat(session, seat.id))}
                            >
                              {t('Ask the group')}
                            </Button>
                          </Show>
                          <Show when={begun()}>{more(seat)}</Show>
                        </span>
                      }
                    >
                      <span class={s.two}>
                        {/* A stand-in's card leads there. */}
                        <Show when={seat.ours && !standsIn(seat.id)}>
                          <Button small onTap={() => actFor(seat.id)}>
                            {toActWords(view(), seat.id, seat.name)}
                          </Button>
                        </Show>
                        {/* Who sits already has their seat. */}
                        <Show when={own() === undefined}>
                          <Button small kind="quiet" onTap={() => setReturning(seat.id)}>
                            {t('Return as {name}…', { name: seat.name })}
                          </Button>
                        </Show>
                        {more(seat)}
                      </span>
                    </Show>
                  }
                >
                  <span class={s.two}>
                    <Button small icon="lock" onTap={() => void show(seat.id)}>
                      {t('Phrase')}
                    </Button>
                    <Button small onTap={() => setRegency(seat.id)}>
                      {t('Regent')}
                    </Button>
                    {more(seat)}
                  </span>
                </Show>
              }
            />
          )}
        </For>
      </Rows>
      <Show when={own()}>
        {(seat) => (
          <Rows label={t('Guests')}>
            <For each={guests(seat())}>
              {({ name }) => (
                <Row
                  lead={<Icon name="eye" size={30} />}
                  title={name}
                  note={t('a guest')}
                  end={
                    <Button small onTap={() => setRegency(seat())}>
                      {t('Make {name} my regent…', { name })}
                    </Button>
                  }
                />
              )}
            </For>
          </Rows>
        )}
      </Show>
      <Suspense>
        <Show when={takingOver()}>
          {(seat) => <TakeOverSheet seat={seat()} onClose={() => setTakingOver(undefined)} />}
        </Show>
        <Show when={playing()}>
          {(seat) => <PlayToo seat={seat()} onClose={() => setPlaying(undefined)} />}
        </Show>
        <Show when={phrase()}>
          {(twelve) => (
            <SheetDialog
              open
              onClose={() => setPhrase(undefined)}
              title={
                view().seats.filter(({ mine }) => mine).length > 1
                  ? t('{name}’s recovery phrase', { name: campaign.player(twelve().seat) })
                  : t('Your recovery phrase')
              }
              note={t(
                'Write these words down and let nobody see them. With them you return to your seat on any phone.',
              )}
            >
              <ol class={s.phrase}>
                <For each={twelve().words.split(' ')}>{(word) => <li>{word}</li>}</For>
              </ol>
            </SheetDialog>
          )}
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
