/** Chances of a sea battle, worked out from the rule itself. */
import { lookUp } from '../../../kernel/chart.ts';
import { type Odds, odds } from '../../../kernel/odds.ts';
import { part } from '../../../kernel/procedure.ts';
import { navalEngagement } from '../charts/sea.ts';
import { broadsides } from './engagement.ts';

export type NavalOutcome = {
  readonly result: 'won' | 'draw' | 'lost';
  /** What becomes of the side behind; 0 after a draw. */
  readonly shipsLost: number | 'all';
};

/**
 * How a battle goes for those who come in.
 * @param attack their ships, banners aboard and bonus @param defence those of the other side
 */
export const navalOdds = (attack: number, defence: number): Odds<NavalOutcome> =>
  odds(
    () => part('scores', broadsides, { attacker: 'one', defender: 'other', attack, defence }),
    (_, lead): NavalOutcome => ({
      result: lead === 0 ? 'draw' : lead > 0 ? 'won' : 'lost',
      shipsLost: lookUp(navalEngagement, Math.abs(lead)).is.shipsLost,
    }),
  );
