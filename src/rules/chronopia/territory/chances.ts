/** Which territory is generated, without a campaign. */
import { type Odds, odds } from '../../../kernel/odds.ts';
import { roll } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { type Land, landOf, territories } from '../charts/territories.ts';

export const territoryOdds = (): Odds<Land> =>
  odds(
    () =>
      roll('territory', {
        by: 'table',
        rule: 'ch.territory.start',
        dice: territories.dice ?? 'd20',
        text: say(''),
      }),
    (_, total) => landOf(total),
  );
