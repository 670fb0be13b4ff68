/** What stands under what is asked: whom the table waits for, what to mind, and what may be done at any time. */
import { type JSX, Show, Suspense } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { LeftRealms } from '../absent/left-realms.tsx';
import { Offers } from '../absent/offers.tsx';
import { Absent } from './absent.tsx';
import { Agreements } from './agreements.tsx';
import { CrossedOrders } from './crossed.tsx';
import { Disputes } from './disputes.tsx';
import { InviteLater } from './invite.tsx';
import { LastRolls } from './last-rolls.tsx';
import { Late } from './late.tsx';
import { Letters } from './letters.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { Phrase } from './phrase.tsx';
import { Plans } from './plans.tsx';
import type { Pressing } from './pressing.ts';
import { Raises } from './raises.tsx';
import { Remind } from './remind.tsx';
import { Tally } from './tally.tsx';
import { TaskRows } from './task-rows.tsx';
import { TurnedQuietly } from './turned.tsx';
import { Waiting } from './waiting.tsx';

/** @param props.told whether the book has been read: what speaks of more than the open page comes then */
export function Further(props: { pressing: Pressing; told: boolean }): JSX.Element {
  const { guest, waited, led, lists, free } = props.pressing;
  return (
    <>
      {/* Nobody waits for it: what is asked comes first. */}
      <LeftRealms />
      <Show when={waited().length > 0}>
        <Absent seats={waited()} led={led()} />
      </Show>
      <Waiting />
      <Show when={props.told}>
        <Remind />
      </Show>
      <Suspense>
        <Tally />
      </Suspense>
      <Show when={props.told}>
        <Letters />
      </Show>
      <Show when={!guest()}>
        <Plans />
      </Show>
      <Offers />
      <Show when={props.told}>
        <InviteLater />
      </Show>
      <Disputes />
      <CrossedOrders />
      <Agreements />
      <Show when={props.told}>
        <Raises />
        <Late />
      </Show>
      <TaskRows head={t('Your private list')} tasks={lists().book} />
      <TaskRows head={t('Keep in mind')} tasks={lists().mind} />
      <TaskRows head={t('At any time')} tasks={lists().aside} />
      <Show when={!guest() && free()}>
        <Meanwhile />
      </Show>
      <Show when={!guest() && props.told}>
        <Suspense>
          <LastRolls />
        </Suspense>
      </Show>
      <TurnedQuietly />
      <Phrase />
    </>
  );
}
