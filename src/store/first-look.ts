/**
 * What a phone shows of a campaign until it has read the book: kept beside the snapshots, and good only as long as not a line more is stored.
 * It is a saving of time: nothing is written that is not read from the lines.
 */
import type { Json } from '../kernel/json.ts';
import type { Hash } from '../log/bytes.ts';
import type { Chains } from '../log/chain.ts';

import { markOf, markOfChains } from './ends.ts';
import type { Guard } from './guard.ts';
import { sumOf } from './rows.ts';
import { Database, NO_PAGE } from './schema.ts';
import { readKeys } from './shelf.ts';
import type { FirstLook } from './types.ts';

/** @param chains the logs of which it was made @param shown left out where nothing is to be kept */
export const saveFirstLook = (run: Guard, campaign: Hash, chains: Chains, shown?: Json): Promise<void> => {
  if (shown === undefined) return run.write((db) => db.snapshots.delete([campaign, NO_PAGE]));
  const text = JSON.stringify(shown);
  const row = { campaign, page: NO_PAGE, digest: markOfChains(chains), text, sum: sumOf(text) };
  return run.write((db) => db.snapshots.put(row)).then(() => undefined);
};

/** undefined where there is none, it or the keys cannot be read, or other lines are stored than those it was made of. */
export async function firstLook(run: Guard, campaign: Hash): Promise<FirstLook | undefined> {
  const [row, key, heads] = await run((db) =>
    db.transaction('r', db.snapshots, db.keys, db.heads, () =>
      Promise.all([
        db.snapshots.get([campaign, NO_PAGE]),
        db.keys.get(campaign),
        db.heads
          .where('[campaign+author]')
          .between(...Database.under(campaign))
          .toArray(),
      ]),
    ),
  );
  const keys = readKeys(key);
  if (!row || !keys || heads.some(({ doubted }) => doubted)) return undefined;
  if (row.digest !== markOf(heads) || row.sum !== sumOf(row.text)) return undefined;
  return { keys, shown: JSON.parse(row.text) as Json };
}
