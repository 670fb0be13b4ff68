/** Winter retreat: what a banner loses that has no clear way home. */
import { lookUp } from '../../../kernel/chart.ts';
import { type Decision, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { winterRetreat } from '../charts/winter.ts';

/** The row of the chart and the points lost; null where the banner is never seen again. */
export type Retreat = { readonly total: number; readonly points: number | null };

export const retreat: Decision<{ readonly by: Seat }, Retreat> = {
  id: 'me.quarters.retreat',
  *run({ by }) {
    const rule = 'me.quarters.retreat';
    const total = yield* roll('retreat', {
      by,
      rule,
      dice: 'd6',
      chart: winterRetreat.id,
      text: say('What does the way home through the snow cost?'),
    });
    const { lose } = lookUp(winterRetreat, total).is;
    if (lose === 'all') return { total, points: null };
    const points = yield* roll('points', {
      by,
      rule,
      dice: lose,
      text: say('How many points does it lose?'),
    });
    return { total, points };
  },
};
