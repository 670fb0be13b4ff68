/** How a campaign ends: after its last night, with the last realm, or as all agree. */
import { playing } from '../queries.ts';
import type { Draft } from '../remarks.ts';
import type { State, Victory } from '../state.ts';
import { leaders } from './standing.ts';

/** How the campaign is over once this turn is: its last night is counted, or one realm is left. */
export function endingOf(state: State): 'nights' | 'last' | undefined {
  const { nights } = state.options;
  if (playing(state).length <= 1) return 'last';
  return nights > 0 && state.turn.number >= nights ? 'nights' : undefined;
}

/** Those who lead have won, and nothing more is carried out. */
export function conclude(draft: Draft, how: Victory['how']): void {
  draft.stage = 'over';
  draft.victory = { winners: [...leaders(draft as State)], how };
  draft.activities = {};
}
