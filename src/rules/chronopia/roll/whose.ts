/** Questions about a player's own things: one of their warbands. */
import { type Asking, pick, type Why } from '../../../kernel/asks.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import type { Text } from '../../../kernel/text.ts';
import { notYours, rowOf } from '../define.ts';
import type { State, Warband, WarbandId } from '../state.ts';
import { warbandsOf } from './points.ts';

export function* warbandOf(
  state: State,
  seat: Seat,
  put: {
    readonly label?: string;
    readonly text: Text;
    readonly against?: (warband: Warband) => Why;
    readonly none: Remark;
  },
): Asking<WarbandId> {
  return yield* pick<WarbandId>(put.label ?? 'warband', {
    text: put.text,
    among: () => warbandsOf(state, seat).map(([id]) => id),
    against(one) {
      const warband = rowOf(state.warbands, one);
      return notYours(state, seat, { warbands: [one] }) ?? (warband && put.against?.(warband));
    },
    none: put.none,
  });
}
