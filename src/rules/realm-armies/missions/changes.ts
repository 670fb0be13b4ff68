/** How missions change the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { onward } from '../night/phase.ts';
import { isCoast, ownerOf } from '../queries.ts';
import { type Draft, noSeat, remark } from '../remarks.ts';
import type { Activity, State } from '../state.ts';
import { missionArg, type Plans } from './kinds.ts';

const plans: is.Kind<Plans> = is.by(is.piece, missionArg);
const activity = is.fields<Activity>({
  kind: is.oneOf('land', 'sail', 'assault', 'raid'),
  seat: is.seat,
  pieces: is.list(is.piece),
  target: is.tile,
  rank: is.count,
  since: is.count,
  arranged: is.orNull(is.fields({ when: is.words, where: is.words })),
});

export const missionShapes = {
  missionsWritten: { seat: is.seat, turn: is.count, how: is.oneOf('sealed', 'open'), plans },
  missionsTakenUp: { seat: is.seat, turn: is.count },
  missionsRevealed: {
    turn: is.count,
    order: is.list(is.seat),
    missions: plans,
    activities: is.by(is.piece, activity),
  },
  stoodIn: { seat: is.seat, by: is.orNull(is.words) },
};
export type MissionChange = is.ChangeOf<typeof missionShapes>;

const past = (draft: Draft, turn: number): boolean =>
  draft.stage !== 'season' || draft.turn.number !== turn || draft.turn.phase !== 'missions';
const tooLate = remark('ra.missions.time', say('The missions of that turn have already been revealed.'));

/** What is done without anybody in the way: marches at home, landings at home, ships putting in or lying before a port. */
function quietly(draft: Draft, missions: Plans): void {
  for (const [piece, { mission, target }] of Object.entries(missions)) {
    const army = draft.armies[piece];
    const fleet = draft.fleets[piece];
    const state = draft as State;
    if (mission === 'march' && army && target && ownerOf(state, target) === army.seat) army.tile = target;
    if (!fleet || fleet.port !== null) continue;
    if (mission === 'to-sea') fleet.blockades = null;
    if (mission === 'blockade') fleet.blockades = target;
    if (!target || (mission !== 'land' && mission !== 'put-in')) continue;
    if (ownerOf(state, target) !== fleet.seat || !isCoast(state, target)) continue;
    const troops = fleet.carries === null ? undefined : draft.armies[fleet.carries];
    if (troops) troops.tile = target;
    fleet.carries = null;
    if (mission === 'put-in') {
      fleet.port = target;
      fleet.blockades = null;
    }
  }
}

export const missionChanges: Changes<State, MissionChange> = {
  missionsWritten(draft, { seat, turn, how, plans }) {
    if (!draft.realms[seat]) return noSeat(seat);
    if (past(draft, turn)) return tooLate;
    draft.turn.written[seat] = how;
    if (how === 'open')
      draft.turn.plans[seat] = JSON.parse(JSON.stringify(plans)) as Draft['turn']['plans'][string];
    return;
  },
  missionsTakenUp(draft, { seat, turn }) {
    if (past(draft, turn)) return tooLate;
    delete draft.turn.written[seat];
    delete draft.turn.plans[seat];
    return;
  },
  missionsRevealed(draft, { turn, order, missions, activities }) {
    if (past(draft, turn)) return tooLate;
    draft.turn.missions = { ...missions };
    draft.turn.plans = {};
    draft.turn.order = [...order];
    Object.assign(draft.activities, JSON.parse(JSON.stringify(activities)) as Draft['activities']);
    quietly(draft, missions);
    onward(draft);
    return;
  },
  stoodIn(draft, { seat, by }) {
    if (!draft.realms[seat]) return noSeat(seat);
    if (by === null) delete draft.turn.absent[seat];
    else draft.turn.absent[seat] = by;
    return;
  },
};
