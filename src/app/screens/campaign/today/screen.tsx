/**
 * "Where am I?": the day, whose turn it is, what is asked of me with the answer one tap away, what to mind, what else I may
 * do. One filled button: the first thing asked.
 */
import { createMemo, type JSX, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { nodsAsked, standingIn } from '../../../../campaign/absence.ts';
import { waitedFor } from '../../../../campaign/acts.ts';
import { calledOn } from '../../../../campaign/called-on.ts';
import { leftToSay } from '../../../../campaign/parties.ts';
import { requestsTo } from '../../../../campaign/requests.ts';
import { voice } from '../../../../campaign/voice.ts';
import type { Seat } from '../../../../kernel/question.ts';
import type { Task } from '../../../../kernel/ruleset.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { nextHere } from '../../../campaign/next-here.ts';
import { yearOf } from '../../../campaign/years.ts';
import { t } from '../../../i18n/index.ts';
import { AsGuest } from '../../../rulesets/parts/as-guest.tsx';
import { createMoved } from '../../../ui/moved.ts';
import { Page, PageTitle } from '../../../ui/page.tsx';
import { Back } from '../absent/back.tsx';
import { ForfeitsAsked } from '../absent/forfeits-asked.tsx';
import { LeftRealms } from '../absent/left-realms.tsx';
import { Offers } from '../absent/offers.tsx';
import { Proposals } from '../absent/proposals.tsx';
import { Relieved } from '../absent/relieved.tsx';
import { StandIns } from '../absent/stand-ins.tsx';
import { createSince } from '../meet/since.ts';
import { AskedFor } from '../parts/asked-for.tsx';
import { Claims } from '../parts/claims.tsx';
import { JustRolled } from '../parts/just-rolled.tsx';
import { PassOn } from '../parts/pass-on.tsx';
import { SeatBar } from '../parts/seat-bar.tsx';
import { useGiveBack } from '../parts/use-give-back.tsx';
import { Absent } from './absent.tsx';
import { Agreements, AgreementsAsked } from './agreements.tsx';
import { answersOf } from './answers.ts';
import { Asked } from './asked.tsx';
import { createBelow, createRead } from './below.ts';
import { CrossedOrders } from './crossed.tsx';
import { Disputes } from './disputes.tsx';
import { ExampleGuide } from './example-guide.tsx';
import { InviteLater, InviteOthers } from './invite.tsx';
import { LastRolls } from './last-rolls.tsx';
import { Late } from './late.tsx';
import { Letters } from './letters.tsx';
import { listsOf } from './lists.ts';
import { Meanwhile } from './meanwhile.tsx';
import { Phrase } from './phrase.tsx';
import { Plans } from './plans.tsx';
import { Raises } from './raises.tsx';
import { Remind } from './remind.tsx';
import { SeasonRibbon } from './season-ribbon.tsx';
import { Tally } from './tally.tsx';
import { TaskRows } from './task-rows.tsx';
import { Turned, TurnedQuietly } from './turned.tsx';
import { Turns } from './turns.tsx';
import { Unread } from './unread.tsx';
import { Waiting } from './waiting.tsx';

export function TodayScreen(): JSX.Element {
  const campaign = useCampaign();
  const { view, seat, say, app, back } = campaign;
  // From the first look on: what happened before is never news.
  createSince(campaign);
  const below = createBelow(campaign);
  const clock = () => view().clock;
  const over = () => {
    const { year } = clock();
    return year === undefined
      ? view().title
      : t('{title} · {year}', { title: view().title, year: yearOf(app, view(), year) });
  };
  /** What speaks of more than the open page comes once the book has been read. */
  const read = createMemo(() => !view().early);
  const told = createRead(read);
  const guest = () => seat() === 'guest';
  /** Another seat of this phone is wanted, and its player has the phone next unless this one is asked something. */
  const next = createMemo(() => (guest() ? undefined : nextHere(view(), seat(), back())));
  const handing = () => {
    const call = next();
    return call !== undefined && call.kind !== 'task' ? call : undefined;
  };
  /** A question of an order under way is this seat's to answer, or to say for somebody who is away. */
  const questioned = () => calledOn(view(), seat()).length + leftToSay(view(), seat()).length > 0;
  const lists = createMemo(() => listsOf(view(), seat(), handing() !== undefined));
  const table = createMemo(() =>
    lists().table.map(
      (task): Task =>
        task.kind === 'may' && !task.quiet && app.again?.(view(), seat(), task)
          ? { ...task, quiet: 'again' }
          : task,
    ),
  );
  const busyHere = () => questioned() || answersOf(table())?.filled === true;
  const others = () => app.waitsFor?.(view(), seat()) ?? waitedFor(view()).filter((one) => one !== seat());
  /** What this seat must do itself comes before handing the phone on. */
  const askedHere = () => questioned() || table().some(({ kind, onward }) => kind === 'asked' || onward);
  const passes = () => !busyHere() || (handing() !== undefined && !askedHere());
  /** The other seat is one that this player stands in for: its card leads there. */
  const stood = () => standingIn(view()).some((one) => one.seat === next()?.seat);
  /** In another's turn nothing presses but what is asked: what one may do as well keeps nobody from waiting. */
  const presses = ({ kind }: Task): boolean => {
    const { turn } = clock();
    const waits = turn !== undefined && turn !== seat();
    return kind === 'asked' || (kind === 'may' && !waits);
  };
  /** Somebody wants a yes or no of this player. */
  const wished = () =>
    view().asking.some((asking) => asking.seat !== seat() && voice(view(), seat(), asking) !== undefined);
  /** A nod, or a seat, is asked of this player. */
  const requested = () => nodsAsked(view()).length > 0 || requestsTo(view(), seat()).length > 0;
  /** A nod that others wait for comes before what this player only may do. */
  const nods = () =>
    nodsAsked(view()).length > 0 && !questioned() && !table().some(({ kind }) => kind === 'asked');
  const agrees = () => wished() && !questioned() && !table().some(({ kind }) => kind === 'asked');
  const idle = () => view().open.length === 0 && ![...table(), ...lists().book].some(presses);
  /** The seat that a card of its own leads to. */
  const led = () => (passes() ? next()?.seat : undefined);
  /** Whom the table waits for. A realm that stands idle is named to busy players, too: nobody else sees to it. */
  const waited = () => {
    const stands = (one: Seat): boolean =>
      view().seats.some((each) => each.id === one && each.idle && each.ours);
    return others().filter((one) => (stands(one) ? led() !== one : idle()));
  };
  const { Passing } = useGiveBack(() => true);
  const free = () => !questioned() && !table().some(presses);
  /**
   * When the page or a phase of this seat's own turn is over, another button comes under the thumb: a second tap, meant for the one before,
   * must not press it.
   */
  const moved = createMoved(
    createMemo(() => {
      const { title, turn, phase } = clock();
      return [view().page, say(title), turn === seat() ? phase : ''].join(' ');
    }),
  );
  return (
    <Page stacked moved={moved()}>
      <Passing />
      <PageTitle over={over()} title={say(clock().title)} />
      <SeatBar bare />
      <Unread />
      <Show when={read()}>
        <Turned />
        <Suspense>
          <Back />
        </Suspense>
      </Show>
      <Relieved />
      <Show when={read()}>
        <InviteOthers />
      </Show>
      <Show
        when={app.today?.(view())}
        fallback={
          <>
            <SeasonRibbon />
            <Turns />
          </>
        }
      >
        {(Stage) => <Dynamic component={Stage()} />}
      </Show>
      <ExampleGuide />
      <StandIns wanted={passes() && stood() ? next() : undefined} free={!busyHere() || nods()} />
      <Proposals free={!busyHere() && nodsAsked(view()).length === 0} />
      <ForfeitsAsked />
      <AgreementsAsked free={(!busyHere() || agrees()) && !requested()} />
      <Claims />
      <AskedFor />
      <Show when={!guest()} fallback={<AsGuest />}>
        <JustRolled />
        <Asked tasks={table()} yields={nods() || agrees()} />
        <Show when={passes() && !stood() && next()}>
          {(call) => <PassOn call={call()} filled={!busyHere() && !requested()} />}
        </Show>
        <Show when={idle() && !next() && !wished() && !requested()}>
          <p data-quiet>
            {others().length > 0
              ? t('Nothing is asked of you until the others are done.')
              : t('Nothing is asked of you now.')}
          </p>
        </Show>
      </Show>
      <Show when={app.beneath?.(view())}>{(Beneath) => <Dynamic component={Beneath()} />}</Show>
      <Show when={below()}>
        {/* Nobody waits for it: what is asked comes first. */}
        <LeftRealms />
        <Show when={waited().length > 0}>
          <Absent seats={waited()} led={led()} />
        </Show>
        <Waiting />
        <Show when={told()}>
          <Remind />
        </Show>
        <Suspense>
          <Tally />
        </Suspense>
        <Show when={told()}>
          <Letters />
        </Show>
        <Show when={!guest()}>
          <Plans />
        </Show>
        <Offers />
        <Show when={told()}>
          <InviteLater />
        </Show>
        <Disputes />
        <CrossedOrders />
        <Agreements />
        <Show when={told()}>
          <Raises />
          <Late />
        </Show>
        <TaskRows head={t('Your private list')} tasks={lists().book} />
        <TaskRows head={t('Keep in mind')} tasks={lists().mind} />
        <TaskRows head={t('At any time')} tasks={lists().aside} />
        <Show when={!guest() && free()}>
          <Meanwhile />
        </Show>
        <Show when={!guest() && told()}>
          <Suspense>
            <LastRolls />
          </Suspense>
        </Show>
        <TurnedQuietly />
        <Phrase />
      </Show>
    </Page>
  );
}
