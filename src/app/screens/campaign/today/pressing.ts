/** What presses on this player, what others wait for, and whether the phone is handed on: the page of today is laid out by it. */
import { createMemo } from 'solid-js';
import { nodsAsked, standingIn } from '../../../../campaign/absence.ts';
import { waitedFor } from '../../../../campaign/acts.ts';
import { calledOn } from '../../../../campaign/called-on.ts';
import { leftToSay } from '../../../../campaign/parties.ts';
import { requestsTo } from '../../../../campaign/requests.ts';
import { voice } from '../../../../campaign/voice.ts';
import type { Seat } from '../../../../kernel/question.ts';
import type { Task } from '../../../../kernel/ruleset.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { listsOf } from '../../../campaign/lists.ts';
import { nextHere } from '../../../campaign/next-here.ts';
import { answersOf } from './answers.ts';

export type Pressing = ReturnType<typeof usePressing>;

export function usePressing() {
  const { view, seat, app, back } = useCampaign();
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
    const { turn } = view().clock;
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
  const free = () => !questioned() && !table().some(presses);
  return {
    guest,
    next,
    lists,
    table,
    busyHere,
    others,
    passes,
    stood,
    wished,
    requested,
    nods,
    agrees,
    idle,
    led,
    waited,
    free,
  };
}
