/** How the course of the night changes the table. */
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { phasesOf } from '../queries.ts';
import { type Draft, noSeat, remark } from '../remarks.ts';
import type { Report, State, TurnPhase } from '../state.ts';
import { onward } from './phase.ts';

export type NightChange =
  | { readonly type: 'reported'; readonly seat: Seat; readonly report: Report }
  | { readonly type: 'phaseEnded'; readonly turn: number; readonly phase: TurnPhase }
  | { readonly type: 'finished'; readonly turn: number; readonly seat: Seat }
  | { readonly type: 'activityDone'; readonly id: string }
  | {
      readonly type: 'activityArranged';
      readonly id: string;
      readonly when: string;
      readonly where: string;
    };

const over = remark('ra.night.over', say('That is carried out already.'));

export const nightChanges: Changes<State, NightChange> = {
  reported(draft, { seat, report }) {
    if (!draft.realms[seat]) return noSeat(seat);
    draft.turn.reports[seat] = JSON.parse(JSON.stringify(report)) as Draft['turn']['reports'][string];
    return;
  },
  /** An end that comes late is passed over; one that comes early ends all that stood before it in that turn. */
  phaseEnded(draft, { turn, phase }) {
    const order = phasesOf(draft as State);
    const behind = draft.turn.number !== turn || order.indexOf(phase) < order.indexOf(draft.turn.phase);
    if (draft.stage !== 'season' || behind)
      return remark('ra.turn.over', say('That part of the turn had ended already.'));
    draft.turn.phase = phase;
    onward(draft);
    return;
  },
  finished(draft, { turn, seat }) {
    if (draft.turn.number === turn && !draft.turn.finished.includes(seat)) draft.turn.finished.push(seat);
  },
  activityDone(draft, { id }) {
    if (!draft.activities[id]) return over;
    delete draft.activities[id];
    return;
  },
  activityArranged(draft, { id, when, where }) {
    const activity = draft.activities[id];
    if (!activity) return over;
    activity.arranged = { when, where };
    return;
  },
};
