/** The shape of an order of this rule set, and what most of them ask first. */
import * as v from 'valibot';
import { type Asking, given } from '../../kernel/asks.ts';
import { against, unlessIn } from '../../kernel/offers.ts';
import type { Seat } from '../../kernel/question.ts';
import { order, type Remark } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';
import type { Change } from './change.ts';
import type { Stage, State, TurnPhase } from './state.ts';

export const define = order<State, Change>();
export const openUnless = unlessIn<State>();

export { against, nameArg, pieceArg, rowOf, tileArg } from '../../kernel/offers.ts';

export const hasRealm = (state: State, seat: Seat): true | Remark =>
  Object.hasOwn(state.realms, seat) ||
  against('ra.piece.seat', say('{seat} has no realm in this campaign.', { seat }));

export const wrongStage = (state: State, stage: Stage): Remark | undefined =>
  state.stage === stage
    ? undefined
    : against('ra.stage', say('You cannot do that at this stage of the campaign.'));

/** Not the time for it: no season, or none of these phases. */
export const notNow = (state: State, ...phases: readonly TurnPhase[]): Remark | undefined =>
  wrongStage(state, 'season') ??
  (phases.length > 0 && !phases.includes(state.turn.phase)
    ? against('ra.turn.phase', say('You cannot do that in this phase of the turn.'))
    : undefined);

/** Only for oneself, or for somebody absent. */
export const notFor = (state: State, seat: Seat, whom: Seat): Remark | undefined =>
  whom === seat || state.turn.absent[whom] !== undefined
    ? undefined
    : against('ra.absent', say('{seat} is here and answers for themselves.', { seat: whom }));

export const turnArg = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

/** The turn an order is for, which its page puts on it: one that comes too late or too early is refused. */
export function* thisTurn(state: State): Asking<number> {
  return yield* given<number>('turn', {
    value: state.turn.number,
    against: (turn) => wrongTurn(state, turn),
  });
}
const wrongTurn = (state: State, turn: number): Remark | undefined =>
  turn === state.turn.number
    ? undefined
    : against('ra.turn.over', say('It is turn {turn} now.', { turn: state.turn.number }));
