/** Where a player is after a battle, and what belongs to which step. */
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, isOver, wrongStage } from '../define.ts';
import { type Sitting, type State, type Step, steps } from '../state.ts';

/** What a player has to settle now: the oldest battle first. */
export const sittingOf = (state: State, seat: Seat): Sitting | undefined => state.sittings[seat]?.[0];

/** For what is done at one step of the sitting after one battle. */
export function notAtStep(state: State, seat: Seat, step: Step, battle?: string): Remark | undefined {
  const stage = wrongStage(state, 'campaign');
  if (stage) return stage;
  const sitting = sittingOf(state, seat);
  if (!sitting || (battle !== undefined && sitting.battle !== battle))
    return against('ch.sequence', say('No such battle waits to be settled.'));
  return sitting.at === step
    ? undefined
    : against('ch.sequence', say('That belongs to another step after the battle.'));
}

/** For what is bought: while mustering, and at these steps. */
export function notBuying(state: State, seat: Seat, ...at: readonly Step[]): Remark | undefined {
  const over = isOver(state);
  if (over || state.stage === 'muster') return over;
  const sitting = sittingOf(state, seat);
  return sitting && at.includes(sitting.at)
    ? undefined
    : against('ch.sequence', say('That is done after a battle, when casualties and income are settled.'));
}

/** For what is arranged freely between battles: not before the fate of the last battle's casualties is known. */
export function notBetween(state: State, seat: Seat): Remark | undefined {
  const at = sittingOf(state, seat)?.at;
  const over = isOver(state);
  if (over) return over;
  return at !== undefined && steps.indexOf(at) < steps.indexOf('maintenance')
    ? against('ch.sequence', say('Casualties, experience and income come first.'))
    : undefined;
}
export const mustering = (state: State, seat: Seat): Remark | undefined =>
  state.stage === 'muster' && state.realms[seat]?.ready
    ? against('ch.initial', say('You are ready: muster again first.'))
    : undefined;
