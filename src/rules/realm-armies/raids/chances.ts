/** What a raid brings with no campaign, reckoned from the very procedure that is played. */
import { type Odds, odds } from '../../../kernel/odds.ts';
import { plunder, type Raid } from './raid.ts';

/** Empire points a raid costs its victim. */
export const raidChances = (b: Raid): Odds<number> =>
  odds(
    () => plunder(b),
    (_, points) => points,
  );
