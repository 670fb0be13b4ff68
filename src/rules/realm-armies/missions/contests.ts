/** While all missions are being turned over nobody takes theirs up again. */
import type { Contests } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import type { State } from '../state.ts';

export const contests: Contests<State> = {
  about: (_, id) => (id === 'take-up' ? ['missions'] : []),
  held: (id) => (id === 'reveal' ? 'missions' : undefined),
  why: () => against('ra.missions.together', say('Players are turning their missions over.')),
};
