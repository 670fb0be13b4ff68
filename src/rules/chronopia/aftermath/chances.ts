/** Chances without a campaign, from the rules themselves: fates, advances, refunds, the underdog's pay. */
import { type Odds, odds } from '../../../kernel/odds.ts';
import type { Fate } from '../charts/battles.ts';
import { mostOf } from '../charts/experience.ts';
import type { Refund } from '../charts/gold.ts';
import type { Characteristic } from '../figures.ts';
import { attempt } from './advance.ts';
import { casualty, refund } from './fates.ts';
import { underdogPay } from './income.ts';

/** What becomes of one fallen figure, if these fates are rolled again; none: nobody helps. */
export const fateOdds = (again: readonly Fate[] = []): Odds<Fate> =>
  odds(
    () => casualty.run({ by: 'table', figure: '', helpers: again.length > 0 ? 1 : 0, help: 'ch.alchemist' }),
    (_, { fate }) => fate,
    {
      policy: ({ label }) => (again.some((fate) => label === `again/${fate}`) ? { reroll: 1 } : { keep: 1 }),
    },
  );

/** Whether one attempt betters a characteristic that stands at `now`. */
export const advanceOdds = (
  of: Characteristic,
  now: number,
  { mounted = false, topFace = false }: { readonly mounted?: boolean; readonly topFace?: boolean } = {},
): Odds<boolean> =>
  odds(
    () => attempt.run({ by: 'table', of, now, most: mostOf(of, mounted), topFace }),
    (_, succeeded) => succeeded,
  );

/** Gold that comes back of one summoned creature. */
export const refundOdds = (was: Refund['was'], cost: number): Odds<number> =>
  odds(
    () => refund.run({ by: 'table', figure: '', cost, was }),
    (_, gold) => gold,
  );

/** What an overlord pays for so many dice. */
export const payOdds = (bonus: number): Odds<number> =>
  odds(
    () => underdogPay('table', bonus),
    (_, gold) => gold,
  );
