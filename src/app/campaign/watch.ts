/**
 * Calls the players of this phone, on whichever page they are: every campaign that is open is watched, also while another
 * one or the shelf is shown. How much waits stands in the title, on the app's icon and at Today; what is new is told once.
 */
import { createSignal } from 'solid-js';
import type { Overtaken } from '../../campaign/overtaken.ts';
import type { Session } from '../../campaign/session.ts';
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Hash } from '../../log/bytes.ts';
import { tremble } from '../device/feel.ts';
import { t, tn } from '../i18n/index.ts';
import type { RulesetApp } from '../rulesets/contract.ts';
import { toast } from '../ui/toasts.tsx';
import { noteAwaited } from './awaited.ts';
import { countOn } from './badge.ts';
import { type Call, calledFor, callsOn, didHere } from './called.ts';
import { correctedAlone } from './corrected.ts';
import { nowAsking } from './held.ts';
import { unread } from './letters-read.ts';
import { onShow, place, setPlace } from './on-show.ts';
import { newlyRelieved } from './relieved.ts';
import { playerIn, sayIn } from './say.ts';
import { settledWishes } from './settled-wishes.ts';
import { keptSeat, showSeat } from './shown.ts';
import {
  LASTS,
  tellCorrected,
  tellHeld,
  tellLost,
  tellRelieved,
  tellSeats,
  tellSettled,
  tellTouched,
} from './tell-news.ts';
import { keepCardUnseen } from './write-card.ts';

interface Watched {
  readonly title: string;
  readonly count: number;
}
const [watched, setWatched] = createSignal<ReadonlyMap<Hash, Watched>>(new Map());
const told = new Map<Hash, { readonly keys: readonly string[]; readonly dismiss: () => void }>();
const counts = new Set<() => void>();

/** How many things wait in a campaign for the players of this phone. Reactive. */
export const waitingIn = (campaign: Hash): number => watched().get(campaign)?.count ?? 0;

/** Which page of a campaign is shown, its address within the app, and which line lies open on it; undefined where none is. */
export function showing(campaign: Hash | undefined, path = '', line?: string): void {
  setPlace(campaign === undefined ? undefined : { campaign, path, line });
  recount();
}

/** What was read or let go meanwhile is no line of the book. */
export function recount(): void {
  for (const count of counts) count();
  proclaim();
}

const labels: { readonly [kind in Call['kind']]: () => string } = {
  question: () => t('Answer'),
  turn: () => t('Go to Today'),
  dispute: () => t('Look'),
  request: () => t('Answer'),
  agreement: () => t('Answer'),
  letter: () => t('Read it'),
  task: () => t('Answer'),
};

/** The phone that did the last thing of a phase goes on by itself, and needs about a second: nobody else is called for that. */
const REST = 5_000;

/** Watches a campaign until this is called back. `load` brings its part of the app, when first something is to be said. */
export function watch(session: Session, load: (ruleset: string) => Promise<RulesetApp>): () => void {
  const { campaign } = session;
  let before: View | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const count = (): void => {
    const now = session.view();
    if (!now) return;
    const seats = seatsHere(now);
    const calls = callsOn(now, seats, unread);
    const one = { title: now.title, count: countOn(now, seats, unread, calls) };
    setWatched((all) => new Map(all).set(campaign, one));
    forgetTold(campaign, calls);
  };
  counts.add(count);
  const tellStill = (app: RulesetApp): void => {
    const now = session.view();
    const seats = now ? seatsHere(now) : [];
    const still = now ? callsOn(now, seats, unread).filter(({ anybody }) => anybody) : [];
    if (now && still.length > 0) tellOf(now, app, still, seats);
  };
  const look = (): void => {
    timer = undefined;
    const now = session.view();
    if (!now) return;
    const seats = seatsHere(now);
    const known = before !== undefined;
    const lost = before ? now.overtaken.filter((one) => !wasLost(before as View, one)) : [];
    const settled = before ? settledWishes(before, now) : [];
    const corrected = before ? correctedAlone(before, now) : [];
    const held = before ? nowAsking(before, now) : [];
    const over = before ? newlyRelieved(before, now) : [];
    const fresh = calledFor(before, now, seats, unread);
    const last = before;
    before = now;
    noteAwaited(now, Date.now());
    count();
    proclaim();
    if (last) void tellSeats(last, now, seats);
    // What this phone's own player has just done, they know.
    if (last && !didHere(last, now)) void tellTouched(session, last, now, seats, load);
    const away = known && place()?.campaign !== campaign;
    if ([fresh, lost, settled, corrected, held, over].every(({ length }) => length === 0) && !away) return;
    void load(now.ruleset.id).then((app) => {
      for (const one of lost) tellLost(now, app, one);
      for (const one of settled) tellSettled(now, one);
      for (const one of corrected) tellCorrected(now, one);
      for (const one of held) tellHeld(now, one);
      for (const one of over) tellRelieved(now, one);
      const own = fresh.filter(({ anybody }) => !anybody);
      if (own.length > 0) tellOf(now, app, own, seats);
      if (own.length < fresh.length) {
        clearTimeout(resting);
        resting = setTimeout(() => tellStill(app), REST);
      }
      if (away) void keepCardUnseen(session, app, seatShown(now));
    });
  };
  const unsubscribe = session.subscribe(() => {
    timer ??= setTimeout(look, 0);
  });
  look();
  return () => {
    unsubscribe();
    counts.delete(count);
    clearTimeout(timer);
    clearTimeout(resting);
    setWatched((all) => new Map([...all].filter(([one]) => one !== campaign)));
    forgetTold(campaign, []);
    proclaim();
  };
}

/** The seats of this phone, and one it stands in for while that is shown. */
const seatsHere = (view: View): readonly Seat[] => {
  const shown = keptSeat(view.campaign);
  return view.seats.filter(({ id, mine, ours }) => mine || (ours && id === shown)).map(({ id }) => id);
};

/** The seat that is shown when the campaign is opened next. */
const seatShown = ({ campaign, seats }: View): Seat =>
  (seats.find(({ id, ours }) => ours && id === keptSeat(campaign)) ?? seats.find(({ mine }) => mine))?.id ??
  'guest';

function tellOf(view: View, app: RulesetApp, fresh: readonly Call[], seats: readonly Seat[]): void {
  const { campaign } = view;
  const unseen = fresh.filter((call) => !onShow(campaign, call));
  const [first] = unseen;
  // A phone that lies on the table with Today open is felt, though it needs no words.
  if (first || place()?.path.endsWith('/today')) tremble([60, 50, 60]);
  if (!first) return;
  told.get(campaign)?.dismiss();
  const named = seats.length > 1 ? `${playerIn(view, first.seat)}: ` : '';
  const from = place()?.campaign === campaign ? '' : `${view.title}: `;
  const more = unseen.length > 1 ? ` ${tn(unseen.length - 1, 'And {n} more.', 'And {n} more.')}` : '';
  const dismiss = toast({
    words: `${from}${named}${wordsOf(view, app, first)}${more}`,
    icon: 'today',
    lasts: LASTS,
    action: {
      label: labels[first.kind](),
      href: `/c/${campaign}/${pageOf(first)}`,
      onTap: () => showSeat(campaign, first.seat, first.order),
    },
  });
  told.set(campaign, { keys: unseen.map(({ key }) => key), dismiss });
}

const wasLost = (before: View, { line }: Overtaken): boolean =>
  before.overtaken.some((known) => known.line === line);
const pageOf = ({ kind, order, line }: Call): string =>
  kind === 'letter' ? 'letters' : order ? `order/${order}` : line ? `chronicle?line=${line}` : 'today';

function wordsOf(view: View, app: RulesetApp, { kind, text, anybody }: Call): string {
  if (anybody) return t('Any of you can do it: {what}', { what: sayIn(app, view, anybody) });
  const what = sayIn(app, view, text);
  return kind === 'turn' ? t('Your turn: {what}', { what }) : what;
}

/** What was told goes once none of it waits any more, or the page it leads to is on show. */
function forgetTold(campaign: Hash, calls: readonly Call[]): void {
  const one = told.get(campaign);
  const waits = calls.filter(({ key }) => one?.keys.includes(key));
  const reached = waits.some((call) => call.key === one?.keys[0] && onShow(campaign, call));
  if (!one || (!reached && waits.some((call) => !onShow(campaign, call)))) return;
  one.dismiss();
  told.delete(campaign);
}

function proclaim(): void {
  const here = watched().get(place()?.campaign ?? '');
  const all = [...watched().values()].reduce((sum, { count }) => sum + count, 0);
  const count = here ? here.count : all;
  const title = here ? `${here.title} · Realmbook` : 'Realmbook';
  document.title = count > 0 ? `(${count}) ${title}` : title;
  if (!('setAppBadge' in navigator)) return;
  // A browser that has the call may still refuse it to a page that is not installed.
  void (all > 0 ? navigator.setAppBadge(all) : navigator.clearAppBadge()).catch(() => undefined);
}
