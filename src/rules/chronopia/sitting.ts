/** Where a player is after a battle, and what belongs to which step. */
import { type Asking, given } from '../../kernel/asks.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Remark } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';
import { against, isOver, wrongStage } from './define.ts';
import { type Sitting, type State, type Step, steps } from './state.ts';

/** What a player has to settle now: the oldest battle first. */
export const sittingOf = (state: State, seat: Seat): Sitting | undefined => state.sittings[seat]?.[0];

/** Somebody still has the last battle to settle. */
export const unsettled = (state: State, seats: readonly Seat[]): Remark | undefined => {
  const busy = seats.find((seat) => (state.sittings[seat] ?? []).length > 0);
  return busy === undefined
    ? undefined
    : against('ch.sequence', say('{seat} has not finished settling the last battle.', { seat: busy }));
};

/** For what is done at one step of the sitting after one battle. */
export function notAtStep(state: State, seat: Seat, step: Step, battle?: string): Remark | undefined {
  const stage = wrongStage(state, 'campaign');
  if (stage) return stage;
  const sitting = sittingOf(state, seat);
  if (!sitting || (battle !== undefined && sitting.battle !== battle))
    return against('ch.sequence', say('That battle is not waiting to be settled.'));
  return sitting.at === step
    ? undefined
    : against('ch.sequence', say('You cannot do that at this step after the battle.'));
}

/** The battle a step is taken after, which its page puts on it. */
export function* settledNow(state: State, seat: Seat, step: Step): Asking<string> {
  return yield* given<string>('battle', {
    value: sittingOf(state, seat)?.battle ?? '',
    against: (one) => notAtStep(state, seat, step, one),
  });
}

/** For what is bought: while mustering, and at these steps. */
export function notBuying(state: State, seat: Seat, ...at: readonly Step[]): Remark | undefined {
  const over = isOver(state);
  if (over || state.stage === 'muster') return over;
  const sitting = sittingOf(state, seat);
  return sitting && at.includes(sitting.at)
    ? undefined
    : against(
        'ch.sequence',
        say('You can do that only after a battle, once casualties and income are settled.'),
      );
}

/** For what is arranged freely between battles: not before the fate of the last battle's casualties is known. */
export function notBetween(state: State, seat: Seat): Remark | undefined {
  const at = sittingOf(state, seat)?.at;
  const over = isOver(state);
  if (over) return over;
  return at !== undefined && steps.indexOf(at) < steps.indexOf('maintenance')
    ? against('ch.sequence', say('Settle casualties, experience and income first.'))
    : undefined;
}
export const mustering = (state: State, seat: Seat): Remark | undefined =>
  state.stage === 'muster' && state.realms[seat]?.ready
    ? against('ch.initial', say('You have said that your force is mustered: muster again first.'))
    : undefined;
