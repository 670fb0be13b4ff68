/** What the events picked this turn still do. */
import type { Seat } from '../../../kernel/question.ts';
import type { EventId } from '../charts/events.ts';
import type { State } from '../state.ts';

/** Whether a seat picked this event this turn. */
export const picked = ({ turn }: State, seat: Seat, event: EventId): boolean =>
  turn.picks.some((pick) => pick.seat === seat && pick.event === event);
/** Whether an event of this turn strikes a seat. */
export const struckBy = ({ turn }: State, seat: Seat, event: EventId): boolean =>
  turn.picks.some(({ target, ...pick }) => pick.event === event && target === seat);
/** Whether an emissary keeps one seat from challenging another. */
export const stayed = ({ turn }: State, seat: Seat, against: Seat): boolean =>
  turn.picks.some((pick) => pick.event === 'emissary' && pick.seat === against && pick.target === seat);
