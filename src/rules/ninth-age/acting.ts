/** Which turn it is, and whose within a phase: the first in the order of play who has not done its part. It follows from what was done. */
import * as v from 'valibot';
import { type Asking, given } from '../../kernel/asks.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Remark } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';
import { against, notNow } from './define.ts';
import { alive } from './queries.ts';
import type { PhaseId, State } from './state.ts';

export const turnArg = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

/** The turn an order is for, which its page puts on it. */
export function* thisTurn(state: State): Asking<number> {
  return yield* given<number>('turn', {
    value: state.turn.number,
    against: (turn) =>
      turn === state.turn.number ? undefined : against('na.turn.phase', say('That was another turn.')),
  });
}

/** Whether a seat's part in an in-turn phase is over. */
function done({ turn }: State, seat: Seat): boolean {
  switch (turn.phase) {
    case 'events':
      return turn.picks.some((pick) => pick.seat === seat);
    case 'challenge':
      return (
        turn.held.includes(seat) ||
        turn.challenges.some((challenge) => challenge.seat === seat || challenge.against === seat)
      );
    case 'conquest':
      return turn.finished.includes(seat);
    default:
      return true;
  }
}

/** Who acts now; undefined where a phase is not played in turn, or everybody has acted. */
export function acting(state: State): Seat | undefined {
  if (state.stage !== 'play') return undefined;
  const standing = alive(state);
  return state.turn.order.find((seat) => standing.includes(seat) && !done(state, seat));
}

/** Seats that have still to roll for their mines. */
export const unmined = (state: State): readonly Seat[] => {
  const { turn, hexes } = state;
  const miners = new Set(Object.values(hexes).flatMap(({ mine, flag }) => (mine && flag ? [flag] : [])));
  return turn.phase === 'mining'
    ? alive(state).filter((seat) => miners.has(seat) && !turn.mined.includes(seat))
    : [];
};

/** Another phase, or another's turn in it. */
export const notYourTurn = (state: State, seat: Seat, phase: PhaseId): Remark | undefined => {
  const wrong = notNow(state, phase);
  if (wrong) return wrong;
  const next = acting(state);
  if (next === seat) return undefined;
  return next === undefined
    ? against('na.turn.order', say('Everybody has already acted in this phase.'))
    : against('na.turn.order', say('It is {seat}’s turn.', { seat: next }));
};
