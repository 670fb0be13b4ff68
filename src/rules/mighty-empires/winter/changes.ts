/** How this chapter changes the table. */
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { noSeat, remark } from '../changes/remarks.ts';
import type { State } from '../state.ts';
import { type WinterPhase, winterPhases } from './state.ts';

export type WinterChange =
  | { readonly type: 'winterWent'; readonly seat: Seat; readonly year: number; readonly phase: WinterPhase }
  | { readonly type: 'revenueSet'; readonly seat: Seat; readonly crowns: number }
  | { readonly type: 'spent'; readonly seat: Seat; readonly crowns: number };

export const winterChanges: Changes<State, WinterChange> = {
  /** What ends is named: one that comes late is passed over, one that comes early ends all before it. */
  winterWent(draft, { seat, year, phase }) {
    const { season, stage, winter } = draft;
    const now = winter.at[seat];
    const ended = winterPhases.indexOf(phase);
    const late = now === 'ready' || (now !== undefined && winterPhases.indexOf(now) > ended);
    if (stage !== 'winter' || season.year !== year || late)
      return remark('me.winter.phase', say('That had ended already: {phase}.', { phase }));
    winter.at[seat] = winterPhases[ended + 1] ?? 'ready';
    return;
  },
  revenueSet(draft, { seat, crowns }) {
    const purse = draft.winter.purses[seat];
    if (!purse) return noSeat(seat);
    purse.revenue = crowns;
    return;
  },
  spent(draft, { seat, crowns }) {
    const purse = draft.winter.purses[seat];
    if (!purse) return noSeat(seat);
    purse.spent += crowns;
    return;
  },
};
