/** What is said to follow from an order undone, in a campaign of many pages, is what follows when it is. */
import { expect, test } from 'vitest';
import { agree } from '../../src/campaign/acts.ts';
import { consequences } from '../../src/campaign/consequences.ts';
import { openSession, type Session } from '../../src/campaign/session.ts';
import type { Telling } from '../../src/campaign/telling.ts';
import { is } from '../../src/log/entry.ts';
import { makeDevice } from '../../src/log/keys.ts';
import { mightyEmpires } from '../../src/rules/mighty-empires/index.ts';
import { played } from '../bench/campaign.ts';
import { chanceOf, meet, phone } from './table.ts';

const all = async (session: Session): Promise<readonly (readonly Telling[])[]> =>
  Promise.all(session.view()?.book.pages.map((_, page) => session.tellings(page)) ?? []);
/** What a reader of the chronicle sees of a line. */
const seen = (told: Telling | undefined): string => {
  const { notes, changes, flags, done, struck, asked } =
    told ?? ({ flags: [], asked: [] } as never as Telling);
  return JSON.stringify([
    notes,
    changes,
    flags.map(({ why }) => why),
    done,
    struck !== undefined,
    asked.map(({ value }) => value ?? null),
  ]);
};

test('page by page, over seventy of them', async () => {
  const { campaign, chains, secrets, seats } = await played(2_800, 3);
  const open = async (at: number): Promise<Session> => {
    const deps = phone(`phone ${at}`, mightyEmpires);
    await deps.store.saveKeys(campaign, {
      device: makeDevice(chanceOf(`phone ${at}`)),
      ...secrets[at],
    } as never);
    await deps.store.appendAll(
      campaign,
      [...chains.values()].map((chain) => ({ chain, from: 0 })),
    );
    const session = await openSession(deps, campaign);
    await session.settled();
    return session;
  };
  const [a, b] = [await open(0), await open(1)];
  await meet(a, b);
  const [mine = '', theirs = ''] = seats;
  const orders = a.view()?.book.pages.flatMap(({ entries }) => entries) ?? [];
  // All that these banners ever do follows from it.
  const order = orders.find(({ entry }) => is(entry, 'order') && entry.body.id === 'raise-banners');
  if (!order) throw new Error('nobody raised a banner');
  const before = await all(a);
  const { changed } = await consequences(a, mine, { strike: order.hash });
  const said = changed.map(({ page, before: was, after }) =>
    [page, was.entry, seen(was), seen(after)].join(' '),
  );
  const strike = await a.write(mine, { kind: 'strike', entry: order.hash });
  await meet(a, b);
  await agree(b, theirs, strike);
  await meet(a, b);
  expect(a.view()?.book.struck.has(order.hash)).toBe(true);
  const after = await all(a);
  const differ = before.flatMap((tellings, page) =>
    tellings.flatMap((was, i) => {
      const now = after[page]?.[i];
      return now && seen(now) !== seen(was) ? [[page, was.entry, seen(was), seen(now)].join(' ')] : [];
    }),
  );
  expect([...said].sort()).toEqual([...differ].sort());
  expect(before.length).toBeGreaterThan(70);
  expect(new Set(changed.map(({ page }) => Math.floor(page / 32))).size).toBeGreaterThan(2);
}, 120_000);
