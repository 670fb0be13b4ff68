/** The shape of an order of this rule set, and what most of them ask first. */
import { against } from '../../kernel/offers.ts';
import type { Seat } from '../../kernel/question.ts';
import { order, type Remark } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';
import type { Change } from './changes.ts';
import type { Stage, State, TurnPhase } from './state.ts';

export const define = order<State, Change>();

export {
  against,
  countArg,
  minding,
  nameArg,
  noArgs,
  pieceArg,
  tileArg,
  unless,
} from '../../kernel/offers.ts';

export const hasRealm = (state: State, seat: Seat): true | Remark =>
  Object.hasOwn(state.realms, seat) ||
  against('ra.piece.seat', say('{seat} has no realm in this campaign.', { seat }));

export const wrongStage = (state: State, stage: Stage): Remark | undefined =>
  state.stage === stage
    ? undefined
    : against('ra.stage', say('That belongs to another stage of the campaign.'));

/** Not the time for it: no season, or none of these phases. */
export const notNow = (state: State, ...phases: readonly TurnPhase[]): Remark | undefined =>
  wrongStage(state, 'season') ??
  (phases.length > 0 && !phases.includes(state.turn.phase)
    ? against('ra.turn.phase', say('That belongs to another part of the turn.'))
    : undefined);

/** An order that names the turn it is for, and comes too late or too early for it. */
export const wrongTurn = (state: State, turn: number | undefined): Remark | undefined =>
  turn === undefined || turn === state.turn.number
    ? undefined
    : against('ra.turn.over', say('It is turn {turn} now.', { turn: state.turn.number }));
