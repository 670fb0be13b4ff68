/** How the course of the night changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { phasesOf } from '../queries.ts';
import { alreadyDone, type Draft, noSeat, remark } from '../remarks.ts';
import * as our from '../shapes.ts';
import type { Report, State } from '../state.ts';
import { onward } from './phase.ts';

const report = is.fields<Report>({
  points: is.fields({ wotr: is.count, sbg: is.count, seas: is.count }),
  fielded: is.list(is.piece),
});

export const nightShapes = {
  reported: { seat: is.seat, report: report },
  phaseEnded: { turn: is.count, phase: our.turnPhase },
  activityDone: { id: is.piece },
};
export type NightChange = is.ChangeOf<typeof nightShapes>;

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
      return remark('ra.turn.over', say('That phase was already over.'));
    draft.turn.phase = phase;
    onward(draft);
    return;
  },
  activityDone(draft, { id }) {
    if (!draft.activities[id]) return alreadyDone;
    delete draft.activities[id];
    return;
  },
};
