/**
 * What can be done about one seat: standing in for its player, letting it act for the seats that nobody holds, taking a lost phone or a regent off it, and what becomes of
 * the realm when its player leaves for good. Of another's seat two players say it, one of them by nodding.
 */
import { createSignal, type JSX, Show } from 'solid-js';
import {
  endRegency,
  leaveSeat,
  mayPassMark,
  mayPropose,
  mayStandIn,
  passMark,
  putOut,
} from '../../../../campaign/absence.ts';
import type { SeatView } from '../../../../campaign/view.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import StandInSheet from '../absent/stand-in-sheet.tsx';
import { regentsOf } from './regents.ts';
import { keptByLeaver } from './sealed.ts';
import s from './settings.module.css';

export default function SeatSheet(props: { seat: SeatView; onClose: () => void }): JSX.Element {
  const { session, view, act } = useCampaign();
  const [standing, setStanding] = createSignal(false);
  const [leaving, setLeaving] = createSignal(false);
  const [parting, setParting] = createSignal<'free' | 'idle'>();
  /** One's own leaving is asked once more; of another's a second player has to say so anyway. */
  const leave = (becomes: 'free' | 'idle'): void => {
    if (props.seat.mine) setParting(becomes);
    else does(() => leaveSeat(session, id(), becomes));
  };
  const name = () => props.seat.name;
  const id = () => props.seat.id;
  const theirs = () => props.seat.held && !props.seat.mine && mayPropose(view(), id());
  const members = () => view().book.roster.members.filter((one) => one.seat === id());
  const regents = () => regentsOf(view(), id());
  const does = (what: () => Promise<unknown>): void => {
    void act(what);
    props.onClose();
  };
  const each = (devices: readonly string[], what: (device: string) => Promise<unknown>) => async () => {
    for (const device of devices) await what(device);
  };
  const end = (): void => {
    const seat = id();
    const devices = regents().map(({ device }) => device);
    does(each(devices, (device) => endRegency(session, device, seat)));
  };
  const Parting = (): JSX.Element => (
    <>
      <p class={s.said}>
        {parting() === 'idle'
          ? t('The realm stands idle then: nobody waits for it, and any of the others acts for it.')
          : t('The seat is free then: somebody else may sit down and play on with your realm.')}
      </p>
      <p class={s.said}>
        {t('This phone leaves the seat at once. Only another player can give it back to you.')}{' '}
        {keptByLeaver(view(), id())}
      </p>
      <Actions>
        <Button grow onTap={props.onClose}>
          {t('Stay')}
        </Button>
        <Button kind="danger" grow onTap={() => does(() => leaveSeat(session, id(), parting() ?? 'free'))}>
          {t('Leave for good')}
        </Button>
      </Actions>
    </>
  );
  const lost = () => members().flatMap(({ device, role }) => (role === 'player' ? [device] : []));
  return (
    <Show when={!standing()} fallback={<StandInSheet seat={id()} onClose={props.onClose} />}>
      <SheetDialog
        open
        onClose={props.onClose}
        title={name()}
        note={
          props.seat.mine
            ? t('Your own seat.')
            : t('Another player has to agree to what you propose here; neither of you may be {name}.', {
                name: name(),
              })
        }
      >
        <Show
          when={!leaving()}
          fallback={
            <Show when={parting() === undefined} fallback={<Parting />}>
              <Show when={keptByLeaver(view(), id())}>{(words) => <p class={s.said}>{words()}</p>}</Show>
              <Rows label={t('What becomes of the realm?')}>
                <Row
                  title={t('Somebody else may take the seat')}
                  note={t(
                    'Its phones leave it. A newcomer, a guest or another player sits down and plays on.',
                  )}
                  onTap={() => leave('free')}
                />
                <Row
                  title={t('The realm stands idle')}
                  note={t(
                    'Nobody waits for its player. When its turn comes, or it is asked something, any of you acts for it.',
                  )}
                  onTap={() => leave('idle')}
                />
              </Rows>
            </Show>
          }
        >
          <Rows label={t('What you can do')}>
            <Show when={mayStandIn(view(), id())}>
              <Row
                title={t('Stand in for {name}…', { name: name() })}
                note={t('While they are away.')}
                onTap={() => setStanding(true)}
              />
            </Show>
            <Show when={mayPassMark(view(), id())}>
              <Row
                title={
                  props.seat.mine
                    ? t('I act for the seats that nobody holds')
                    : t('{name} acts for the seats that nobody holds', { name: name() })
                }
                note={t('From the next page on; one player does.')}
                onTap={() => does(() => passMark(session, id()))}
              />
            </Show>
            <Show when={theirs()}>
              <Row
                title={t('The phone is lost')}
                note={t('It can write no more once the page turns. A new phone can then be given the seat.')}
                onTap={() => does(each(lost(), (device) => putOut(session, device)))}
              />
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
                title={
                  props.seat.mine ? t('I leave for good…') : t('{name} has left for good…', { name: name() })
                }
                note={t('You choose what becomes of the realm.')}
                onTap={() => setLeaving(true)}
              />
            </Show>
          </Rows>
        </Show>
      </SheetDialog>
    </Show>
  );
}
