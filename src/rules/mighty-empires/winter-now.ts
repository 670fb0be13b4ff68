/** Whether a seat may do now what belongs to a phase of the winter. */

import type { Seat } from '../../kernel/question.ts';
import type { Remark, Task } from '../../kernel/ruleset.ts';
import { counted, say } from '../../kernel/text.ts';
import { against } from './define.ts';
import type { State } from './state.ts';
import { shared, type WinterPhase, winterPhases } from './winter-phases.ts';

const step = (phase: WinterPhase | 'ready' | undefined): number =>
  phase === undefined || phase === 'ready' ? winterPhases.length : winterPhases.indexOf(phase);

/** Seats that have not come as far as a phase. */
export const behind = ({ winter, seats }: State, phase: WinterPhase): readonly Seat[] =>
  seats.filter((seat) => step(winter.at[seat]) < step(phase));

/** Whom a seat waits for before it can go on from where it is in winter. */
export function lateFor(state: State, seat: Seat): readonly Seat[] {
  const now = state.winter.at[seat];
  if (state.stage !== 'winter' || now === undefined) return [];
  if (now === 'ready') return state.seats.filter((each) => state.winter.at[each] !== 'ready');
  return shared.includes(now) ? behind(state, now) : [];
}

export const elsewhen = against('me.winter.phase', say('You cannot do that in this phase of the winter.'));

/** Not winter, not this seat's phase, or others are still on their way to it. */
export function notInWinter(state: State, seat: Seat, phase: WinterPhase): Remark | undefined {
  if (state.stage !== 'winter') return against('me.winter.phase', say('It is not winter.'));
  if (state.winter.at[seat] !== phase) return elsewhen;
  if (!shared.includes(phase)) return undefined;
  const [late] = behind(state, phase);
  return late === undefined
    ? undefined
    : against('me.winter.together', say('{seat} has not reached this phase yet.', { seat: late }));
}

/** Crowns a seat has left, as far as everybody can see; 0 before its revenue is counted. */
export const publicCrowns = ({ winter }: State, seat: Seat): number => {
  const { revenue = null, spent = 0 } = winter.purses[seat] ?? {};
  return Math.max(0, (revenue ?? 0) - spent);
};

/** What nobody wants whose chest holds less, as far as everybody can see, than it costs. */
export const unaffordable = (state: State, seat: Seat, crowns = 1): Pick<Task, 'quiet'> =>
  publicCrowns(state, seat) < crowns ? { quiet: 'rare' } : {};

/** More than everybody can see a seat has left. */
export const tooDear = (state: State, seat: Seat, crowns: number): Remark | undefined =>
  crowns > publicCrowns(state, seat)
    ? against(
        'me.winter.purse',
        counted(crowns, 'That costs a crown; you have {rest}.', 'That costs {n} crowns; you have {rest}.', {
          rest: publicCrowns(state, seat),
        }),
      )
    : undefined;
