/** Subsistence shortfall: what a banner that cannot be fed loses. */
import { lookUp } from '../../../kernel/chart.ts';
import { dice, highest } from '../../../kernel/dice.ts';
import { type Decision, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { subsistenceShortfall } from '../charts/subsistence.ts';

/** The row of the chart and the points lost. */
export type Shortfall = { readonly total: number; readonly points: number };
/** Goblinoids lose double: the small end up on the tables of the large (Orcs and Goblins). */
export type Starving = { readonly by: Seat; readonly doubled?: true };
const DOUBLED = 2;

export const shortfall: Decision<Starving, Shortfall> = {
  id: 'me.subsistence.shortfall',
  *run({ by, doubled }) {
    const rule = 'me.subsistence.shortfall';
    const total = yield* roll('shortfall', {
      by,
      rule,
      dice: 'd6',
      chart: subsistenceShortfall.id,
      text: say('How does the hungry banner fare?'),
    });
    const { lose } = lookUp(subsistenceShortfall, total).is;
    const points =
      lose === null
        ? 0
        : yield* roll('points', { by, rule, dice: lose, text: say('How many points does it lose?') });
    return { total, points: doubled ? DOUBLED * points : points };
  },
};

/** What is at stake: the highest face that still costs troops, and the most points that are lost. */
export function worstShortfall({ doubled }: Pick<Starving, 'doubled'>): {
  readonly upTo: number;
  readonly points: number;
} {
  const costly = subsistenceShortfall.rows.flatMap(({ on, is: { lose } }) =>
    lose === null ? [] : [{ face: on[1], points: highest(dice(lose)) }],
  );
  const points = Math.max(...costly.map((one) => one.points));
  return { upTo: Math.max(...costly.map(({ face }) => face)), points: doubled ? DOUBLED * points : points };
}
