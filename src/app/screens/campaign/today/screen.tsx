/**
 * "Where am I?": the day, whose turn it is, what is asked of me with the answer one tap away, what to mind, what else I may
 * do. One filled button: the first thing asked.
 */
import { createMemo, type JSX, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { nodsAsked } from '../../../../campaign/absence.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { yearOf } from '../../../campaign/years.ts';
import { t } from '../../../i18n/index.ts';
import { AsGuest } from '../../../rulesets/parts/as-guest.tsx';
import { SeatBar } from '../../../rulesets/parts/seat-bar.tsx';
import { createMoved } from '../../../ui/moved.ts';
import { Page, PageTitle } from '../../../ui/page.tsx';
import { Back } from '../absent/back.tsx';
import { ForfeitsAsked } from '../absent/forfeits-asked.tsx';
import { Proposals } from '../absent/proposals.tsx';
import { Relieved } from '../absent/relieved.tsx';
import { StandIns } from '../absent/stand-ins.tsx';
import { createSince } from '../meet/since.ts';
import { AskedFor } from '../parts/asked-for.tsx';
import { Claims } from '../parts/claims.tsx';
import { JustRolled } from '../parts/just-rolled.tsx';
import { PassOn } from '../parts/pass-on.tsx';
import { useGiveBack } from '../parts/use-give-back.tsx';
import { AgreementsAsked } from './agreements.tsx';
import { Asked } from './asked.tsx';
import { createBelow, createRead } from './below.ts';
import { ExampleGuide } from './example-guide.tsx';
import { Further } from './further.tsx';
import { InviteOthers } from './invite.tsx';
import { type Pressing, usePressing } from './pressing.ts';
import { SeasonRibbon } from './season-ribbon.tsx';
import { Turned } from './turned.tsx';
import { Turns } from './turns.tsx';
import { Unread } from './unread.tsx';

export function TodayScreen(): JSX.Element {
  const campaign = useCampaign();
  const { view, seat, say, app } = campaign;
  // From the first look on: what happened before is never news.
  createSince(campaign);
  const below = createBelow(campaign);
  const pressing = usePressing();
  const { guest, next, passes, stood, busyHere, requested, agrees } = pressing;
  /** What speaks of more than the open page comes once the book has been read. */
  const read = createMemo(() => !view().early);
  const told = createRead(read);
  const { Passing } = useGiveBack(() => true);
  /**
   * When the page or a phase of this seat's own turn is over, another button comes under the thumb: a second tap, meant for the one before,
   * must not press it.
   */
  const moved = createMoved(
    createMemo(() => {
      const { title, turn, phase } = view().clock;
      return [view().page, say(title), turn === seat() ? phase : ''].join(' ');
    }),
  );
  return (
    <Page stacked moved={moved()}>
      <Passing />
      <Title />
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
      <StageNow />
      <ExampleGuide />
      <StandIns wanted={passes() && stood() ? next() : undefined} free={!busyHere() || pressing.nods()} />
      <Proposals free={!busyHere() && nodsAsked(view()).length === 0} />
      <ForfeitsAsked />
      <AgreementsAsked free={(!busyHere() || agrees()) && !requested()} />
      <Claims />
      <AskedFor />
      <Show when={!guest()} fallback={<AsGuest />}>
        <AskedHere pressing={pressing} />
      </Show>
      <Show when={app.beneath?.(view())}>{(Beneath) => <Dynamic component={Beneath()} />}</Show>
      <Show when={below()}>
        <Further pressing={pressing} told={told()} />
      </Show>
    </Page>
  );
}

function Title(): JSX.Element {
  const { view, say, app } = useCampaign();
  const clock = () => view().clock;
  const over = () => {
    const { year } = clock();
    return year === undefined
      ? view().title
      : t('{title} · {year}', { title: view().title, year: yearOf(app, view(), year) });
  };
  return <PageTitle over={over()} title={say(clock().title)} />;
}

/** Where the campaign stands, as its rule set draws it. */
function StageNow(): JSX.Element {
  const { view, app } = useCampaign();
  return (
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
  );
}

/** What is asked of this player, or that nothing is, and the phone handed on. */
function AskedHere(props: { pressing: Pressing }): JSX.Element {
  const { next, passes, stood, busyHere, idle, others, wished, requested, nods, agrees, table } =
    props.pressing;
  return (
    <>
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
    </>
  );
}
