/** Phones whose Realmbook was updated, and has a rule mended. */
import { type Deps, openSession, type Session } from '../../src/campaign/session.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { market } from './market.ts';

/** Twice the coins, as a mended rule would give them. */
export const mended = {
  ...market,
  version: 2,
  changes: {
    ...market.changes,
    earn(draft: { coins: { [seat: string]: number } }, { seat, coins }: { seat: string; coins: number }) {
      draft.coins[seat] = (draft.coins[seat] ?? 0) + 2 * coins;
    },
  },
};
/** A Realmbook that has both. */
export const both: AnyRuleset = { ...mended, before: market };
export interface Played {
  readonly deps: readonly Deps[];
  readonly campaign: string;
  readonly sessions: readonly Session[];
}
/** The same phone with another Realmbook. */
export async function updated({ deps, campaign }: Played, at: number, rules: AnyRuleset): Promise<Session> {
  const session = await openSession({ ...(deps[at] as Deps), loadRuleset: async () => rules }, campaign);
  await session.settled();
  return session;
}
