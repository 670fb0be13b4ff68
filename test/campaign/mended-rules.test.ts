/** What becomes of a campaign when a later Realmbook reads its rules otherwise. */
import { expect, test } from 'vitest';
import { agree, turnPage } from '../../src/campaign/acts.ts';
import { amend } from '../../src/campaign/amending.ts';
import { type Deps, openSession, type Session } from '../../src/campaign/session.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { type Market, market } from './market.ts';
import { meet, table } from './table.ts';

/** Twice the coins, as a mended rule would give them. */
const mended: AnyRuleset = {
  ...market,
  version: market.version + 1,
  before: market,
  changes: {
    ...market.changes,
    earn(draft: { coins: { [seat: string]: number } }, { seat, coins }: { seat: string; coins: number }) {
      draft.coins[seat] = (draft.coins[seat] ?? 0) + 2 * coins;
    },
  },
};
const coinsOf = (session: Session): unknown => {
  const rules = session.view()?.table.rules as Market | undefined;
  return rules?.coins;
};

test('M4: a phone that kept states of the rules before reads the same as one that reads the book for the first time', async () => {
  const { sessions, deps, campaign } = await table(['azure', 'gules']);
  const [a, b] = sessions as [Session, Session];
  const earned = await amend(a, 'azure', [{ type: 'earn', seat: 'gules', coins: 7 }], 'so it was');
  await meet(a, b);
  await agree(b, 'gules', earned);
  for (let page = 0; page < 3; page++) {
    await turnPage(b, 'gules', { without: ['azure'] });
    await meet(a, b);
  }
  expect(coinsOf(a)).toEqual({ azure: 0, gules: 7 });
  const [here] = deps as [Deps];
  // What is kept is kept beside the work.
  await new Promise((resolve) => setTimeout(resolve));
  expect(await here.store.snapshots(campaign)).not.toEqual([]);
  const [kept, fresh] = [{ ...here }, { ...here, store: { ...here.store, snapshots: async () => [] } }];
  const read = async (deps: Deps) => openSession({ ...deps, loadRuleset: async () => mended }, campaign);
  const [later, anew] = [await read(kept), await read(fresh)];
  // The mended rule changes no past page: the table has not gone over to it (R20).
  expect(coinsOf(anew)).toEqual({ azure: 0, gules: 7 });
  expect(coinsOf(later)).toEqual(coinsOf(anew));
  expect(later.view()?.fingerprint).toBe(anew.view()?.fingerprint);
});

test('a phone whose app says a refusal in other words reads the same table', async () => {
  const { sessions, deps, campaign } = await table(['azure', 'gules']);
  const [a] = sessions as [Session];
  const [here] = deps as [Deps];
  const before = a.view()?.fingerprint;
  await a.write('azure', { kind: 'order', id: 'trade', args: { stall: 'nowhere' } });
  const { trade } = market.orders as AnyRuleset['orders'];
  const reworded: AnyRuleset = {
    ...market,
    orders: {
      ...market.orders,
      trade: {
        ...trade,
        applies(...given: Parameters<NonNullable<typeof trade>['applies']>) {
          const found = trade?.applies(...given) ?? true;
          return found === true ? true : { ...found, why: { ...found.why, say: 'No stall {stall} here.' } };
        },
      } as NonNullable<typeof trade>,
    },
  };
  const anew = await openSession(
    {
      ...here,
      store: { ...here.store, snapshots: async () => [] },
      loadRuleset: async () => reworded,
    },
    campaign,
  );
  expect(a.view()?.flags[0]?.why.say).toBe('There is no stall {stall}.');
  expect(anew.view()?.flags[0]?.why.say).toBe('No stall {stall} here.');
  expect(anew.view()?.fingerprint).toBe(a.view()?.fingerprint);
  expect(a.view()?.fingerprint).not.toBe(before);
});
