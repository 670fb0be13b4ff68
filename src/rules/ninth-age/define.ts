/** The shape of an order of this rule set, and the words most orders need. */
import type { TileId } from '../../kernel/hex.ts';
import { against, unlessIn } from '../../kernel/offers.ts';
import type { Seat } from '../../kernel/question.ts';
import { order, type Remark } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';
import type { Change } from './change.ts';
import type { PhaseId, Stage, State } from './state.ts';

export const define = order<State, Change>();
export const openUnless = unlessIn<State>();

export { against, countArg, exist, nameArg, pieceArg, rowOf, tileArg } from '../../kernel/offers.ts';

export const hasRealm = (state: State, seat: Seat): true | Remark =>
  Object.hasOwn(state.realms, seat) ||
  against('na.piece.seat', say('{seat} has no realm in this campaign.', { seat }));

export const hasHex = (state: State, tile: TileId): true | Remark =>
  Object.hasOwn(state.hexes, tile) || against('na.piece.hex', say('There is no hex at {tile}.', { tile }));

export const wrongStage = (state: State, stage: Stage): Remark | undefined =>
  state.stage === stage
    ? undefined
    : against('na.setup.stage', say('You cannot do that at this stage of the campaign.'));

/** Play is not under way, or this is another phase of the turn. */
export const notNow = (state: State, phase: PhaseId): Remark | undefined =>
  wrongStage(state, 'play') ??
  (state.turn.phase === phase
    ? undefined
    : against('na.turn.phase', say('You cannot do that in this phase of the turn.')));

/** A realm that lost its last hex plays no more. */
export const outOfPlay = (state: State, seat: Seat): Remark | undefined =>
  state.realms[seat]?.fell == null
    ? undefined
    : against('na.destroyed', say('{seat}’s realm is no more.', { seat }));

export const notYours = (state: State, seat: Seat, tile: TileId): Remark | undefined =>
  state.hexes[tile]?.flag === seat
    ? undefined
    : against('na.piece.hex', say('{tile} does not fly your flag.', { tile }));
