/** How the course of the night changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { phasesOf } from '../queries.ts';
import { type Draft, noSeat, remark } from '../remarks.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';
import { onward } from './phase.ts';

export const nightShapes = {
  reported: { seat: is.seat, report: our.report },
  phaseEnded: { turn: is.count, phase: our.turnPhase },
  finished: { turn: is.count, seat: is.seat },
  activityDone: { id: is.piece },
  activityArranged: { id: is.piece, when: is.words, where: is.words },
};
export type NightChange = is.ChangeOf<typeof nightShapes>;

const over = remark('ra.night.over', say('That has been carried out already.'));

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
