/**
 * What can be done about one seat: standing in for its player, letting it act for the seats that nobody holds, taking a lost phone or a regent off it, and what becomes of
 * the realm when its player leaves for good. Of another's seat two players say it, one of them by nodding.
 */
import { createSignal, For, type JSX, Show } from 'solid-js';
import {
  endRegency,
  lostPhones,
  mayPassMark,
  mayPropose,
  mayProposeSoon,
  mayStandIn,
  passMark,
  putOut,
} from '../../../../campaign/absence.ts';
import type { SeatView } from '../../../../campaign/view.ts';
import { otherPhones } from '../../../../campaign/ways-back.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import StandInSheet from '../absent/stand-in-sheet.tsx';
import { Leaving } from './leaving.tsx';
import { regentsOf } from './regents.ts';
import { TakingOff } from './taking-off.tsx';

interface OfSeat {
  readonly seat: SeatView;
  /** Does it, and closes the sheet. */
  readonly does: (what: () => Promise<unknown>) => void;
}

export default function SeatSheet(props: { seat: SeatView; onClose: () => void }): JSX.Element {
  const { act } = useCampaign();
  const [standing, setStanding] = createSignal(false);
  const [leaving, setLeaving] = createSignal(false);
  const name = () => props.seat.name;
  const id = () => props.seat.id;
  const does = (what: () => Promise<unknown>): void => {
    void act(what);
    props.onClose();
  };
  const [taking, setTaking] = createSignal<string>();
  return (
    <Show when={!standing()} fallback={<StandInSheet seat={id()} onClose={props.onClose} />}>
      <SheetDialog
        open
        onClose={props.onClose}
        title={name()}
        note={
          props.seat.mine
            ? t('Your own seat.')
            : t('Another player has to agree to your proposal; neither of you may be {name}.', {
                name: name(),
              })
        }
      >
        <Show when={taking()}>
          {(device) => <TakingOff seat={props.seat} device={device()} does={does} onClose={props.onClose} />}
        </Show>
        <Show when={leaving()}>
          <Leaving seat={props.seat} does={does} onClose={props.onClose} />
        </Show>
        <Show when={!leaving() && taking() === undefined}>
          <Rows label={t('What you can do')}>
            <Stand seat={props.seat} does={does} onStand={() => setStanding(true)} />
            <TakeOff seat={props.seat} does={does} onTake={setTaking} />
            <Proposed seat={props.seat} does={does} onLeave={() => setLeaving(true)} />
          </Rows>
        </Show>
      </SheetDialog>
    </Show>
  );
}

/** Acting for the player, and for the seats that nobody holds. */
function Stand(props: OfSeat & { onStand: () => void }): JSX.Element {
  const { session, view } = useCampaign();
  const name = () => props.seat.name;
  const id = () => props.seat.id;
  return (
    <>
      <Show when={mayStandIn(view(), id())}>
        <Row
          title={t('Stand in for {name}…', { name: name() })}
          note={t('While they are away.')}
          onTap={props.onStand}
        />
      </Show>
      <Show when={mayPassMark(view(), id())}>
        <Row
          title={
            props.seat.mine
              ? t('I act for the empty seats')
              : t('{name} acts for the empty seats', { name: name() })
          }
          note={t('From the next page on. Only one player at a time does this.')}
          onTap={() => props.does(() => passMark(session, id()))}
        />
      </Show>
    </>
  );
}

/** Taking the seat off a phone: this one, another, or one's own as a regent. */
function TakeOff(props: OfSeat & { onTake: (device: string) => void }): JSX.Element {
  const { session, view, player } = useCampaign();
  const name = () => props.seat.name;
  const id = () => props.seat.id;
  const regents = () => regentsOf(view(), id());
  const phones = () => (props.seat.mine ? otherPhones(view(), id()) : []);
  /** Another phone holds the seat as well, and this one has a seat of its own besides. */
  const laysDown = () => phones().length > 0 && view().seats.filter(({ mine }) => mine).length > 1;
  const whose = (of: string | undefined): string =>
    of === undefined ? t('the other phone') : t('{name}’s phone', { name: player(of) });
  return (
    <>
      <Show when={laysDown()}>
        <Row
          title={t('Remove {name}’s seat from this phone…', { name: name() })}
          note={t('They play on with their own phone.')}
          onTap={() => props.onTake(view().device)}
        />
      </Show>
      <Show when={regents().some(({ device }) => device === view().device)}>
        <Row
          title={t('Stop being {name}’s regent', { name: name() })}
          onTap={() =>
            props.does(() => session.write(id(), { kind: 'withdraw', device: view().device, seat: id() }))
          }
        />
      </Show>
      <For each={phones()}>
        {({ device, of }) => (
          <Row
            title={t('Remove the seat from {phone}…', { phone: whose(of) })}
            note={t('It is lost, or {name} no longer plays on it.', { name: name() })}
            onTap={() => props.onTake(device)}
          />
        )}
      </For>
    </>
  );
}

/** What two players say of a seat: a lost phone, the end of a regency, that its player has left for good. */
function Proposed(props: OfSeat & { onLeave: () => void }): JSX.Element {
  const { session, view } = useCampaign();
  const name = () => props.seat.name;
  const id = () => props.seat.id;
  const theirs = () => props.seat.held && !props.seat.mine && mayPropose(view(), id());
  const regents = () => regentsOf(view(), id());
  const each = (devices: readonly string[], what: (device: string) => Promise<unknown>) => async () => {
    for (const device of devices) await what(device);
  };
  const end = (): void => {
    const seat = id();
    const devices = regents().map(({ device }) => device);
    props.does(each(devices, (device) => endRegency(session, device, seat)));
  };
  const lost = () => lostPhones(view(), id());
  return (
    <>
      <Show when={!props.seat.mine && mayPropose(view(), id()) && lost().length > 0}>
        <Row
          title={t('The phone is lost')}
          note={t(
            'It can then write nothing more, and its twelve words and invitations let nobody in. Two of you give the seat to a new phone.',
          )}
          onTap={() => props.does(each(lost(), (device) => putOut(session, device, id())))}
        />
      </Show>
      <Show when={!props.seat.mine && mayProposeSoon(view(), id()) && lost().length > 0}>
        <Row
          title={t('The phone is lost')}
          note={t('Once this page has turned, two players who had seats before it can say so.')}
        />
      </Show>
      <Show when={theirs()}>
        <Show when={regents().length > 0}>
          <Row
            title={t('End the regency')}
            note={regents()
              .map((one) => one.name)
              .join(', ')}
            onTap={end}
          />
        </Show>
      </Show>
      <Show when={props.seat.mine || theirs() || (!props.seat.held && mayPropose(view(), id()))}>
        <Row
          title={props.seat.mine ? t('I leave for good…') : t('{name} has left for good…', { name: name() })}
          note={
            props.seat.mine
              ? t('The others decide what becomes of the realm.')
              : t('You choose what becomes of the realm.')
          }
          onTap={props.onLeave}
        />
      </Show>
    </>
  );
}
