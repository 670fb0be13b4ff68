/** What stands against a battle that is gone, or has its result. */
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { State } from '../state.ts';
import { battleOf } from './battles.ts';

export const noEncounter: Remark = { rule: 'na.piece.battle', why: say('That battle is no longer waiting.') };
/** A battle that was settled takes no second result: a wrong one is corrected or undone in the chronicle. */
export function hasItsResult(state: State, id: string): Remark {
  const battle = battleOf(state, id);
  return {
    rule: 'na.battle.fought',
    why: say('The battle of {aSeat} against {bSeat} already has a result.', {
      aSeat: battle?.first[0] ?? '',
      bSeat: battle?.second[0] ?? '',
    }),
  };
}
export const noBattle = (): readonly Remark[] => [noEncounter];
