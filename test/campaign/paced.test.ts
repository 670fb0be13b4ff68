/** Books that are read a page at a time, while the phone does other things. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import { consequences } from '../../src/campaign/consequences.ts';
import { keyring } from '../../src/campaign/keyring.ts';
import { makeReader, type Read } from '../../src/campaign/reader.ts';
import { openSession, type Session } from '../../src/campaign/session.ts';
import { canonical } from '../../src/kernel/json.ts';
import type { Pace, Step } from '../../src/kernel/paced.ts';
import { type Run, readRun, toldRun } from '../../src/log/chain.ts';
import { act, fromTheStart, perform } from './acting.ts';
import { type Market, market } from './market.ts';
import { meet, table } from './table.ts';

/** Gives way after every page, as often as the event loop comes round. */
const slow = (): Pace => ({ rest: () => new Promise((resolve) => setImmediate(resolve)), over: () => {} });

async function seatedAt(pace: Pace): Promise<{ readonly host: Session; readonly friend: Session }> {
  const { campaign, sessions, deps } = await table(['azure', 'gules']);
  const [host, friend] = sessions as [Session, Session];
  const [, mine] = deps;
  if (!mine) throw new Error('nobody else plays');
  friend.close();
  return { host, friend: await openSession({ ...mine, pace }, campaign) };
}
async function days(session: Session, count: number): Promise<void> {
  for (let day = 0; day < count; day++) {
    const turn = (session.view()?.table.rules as Market | undefined)?.turn ?? 0;
    await acts.giveOrder(session, 'azure', 'build', {});
    await acts.giveOrder(session, 'azure', 'next', { turn });
    await acts.turnPage(session, 'azure', { ended: true });
  }
}
const newsFor = (to: Session, from: Session): readonly Run[] =>
  from.library.runsAfter(to.library.vector()).map((run) => readRun(toldRun(run)) as Run);

test('campaign.paced: a phone that gives way after every page reads the same as one that folds all from the start', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 24 }), async (acted) => {
      const { host, friend } = await seatedAt(slow());
      for (const one of acted) await perform([host, friend], one);
      await meet(host, friend);
      const whole = fromTheStart(friend, market);
      const { tip } = friend.read() ?? {};
      expect(canonical(tip?.table)).toBe(canonical(whole.table));
      expect(tip?.tellings).toEqual(whole.tellings);
      expect(friend.view()?.fingerprint).toBe(host.view()?.fingerprint);
    }),
    { numRuns: 12 },
  );
});

test('campaign.paced: while a book is read the last page that was read stays on show, and a line that is written meanwhile comes after', async () => {
  const steps: Step[] = [];
  const held: (() => void)[] = [];
  let holds = false;
  const over = vi.fn();
  const rest = (step?: Step): Promise<void> | undefined => {
    // Only pages are counted here; the book itself is read with rests, too.
    if (!step) return undefined;
    steps.push(step);
    return holds ? new Promise((resolve) => held.push(resolve)) : undefined;
  };
  const { host, friend } = await seatedAt({ rest, over });
  await days(host, 5);
  await friend.settled();
  const before = friend.view();
  [holds, steps.length] = [true, 0];
  const taking = friend.library.take(newsFor(friend, host));
  await vi.waitFor(() => expect(held).toHaveLength(1));
  // What came has been taken; it is now being read.
  over.mockClear();
  const noted = acts.addNote(friend, 'gules', 'And so we rode home.');
  for (let page = 1; page < 4; page++) {
    expect(friend.view()).toBe(before);
    // What the older lines come to says nothing beside a vector that names the newer ones.
    expect(friend.library.fingerprint()).toBeUndefined();
    held.shift()?.();
    await vi.waitFor(() => expect(held).toHaveLength(1));
  }
  expect(over).not.toHaveBeenCalled();
  // Each step says how far it is.
  expect(steps.map(({ done }) => done)).toEqual(steps.map((_, at) => (steps[0]?.done ?? 0) + at));
  expect(steps.every(({ of }) => of === 6)).toBe(true);
  holds = false;
  held.shift()?.();
  await taking;
  const note = await noted;
  expect(over).toHaveBeenCalled();
  expect(friend.view()?.page).toBe(5);
  expect(friend.library.fingerprint()?.print).toBe(friend.view()?.fingerprint);
  expect(friend.view()?.book.pages[5]?.entries.at(-1)?.hash).toBe(note);
  await meet(host, friend);
  expect(friend.view()?.fingerprint).toBe(host.view()?.fingerprint);
});

test('campaign.paced: of a reading that was left half way nothing is kept', async () => {
  const { host } = await seatedAt(slow());
  await days(host, 4);
  const ring = () => keyring(host.campaign, {});
  const [kept, anew] = [makeReader(market, host.campaign, ring), makeReader(market, host.campaign, ring)];
  const first = host.chains();
  kept.read(first);
  const [line] = host.read()?.book.pages[1]?.entries ?? [];
  await acts.strike(host, 'azure', line?.hash ?? '');
  await acts.agree(host, 'gules', line?.hash ?? '').catch(() => undefined);
  await days(host, 1);
  const left = kept.reading(host.chains());
  // In the midst of its second page.
  for (let told = 0; told < 2; ) if (left.next().value) told++;
  left.return(undefined);
  await days(host, 1);
  const [read, whole] = [kept.read(host.chains()), anew.read(host.chains())] as [Read, Read];
  expect(canonical(read.tip.table)).toBe(canonical(whole.tip.table));
  for (const page of whole.book.pages.keys()) expect(read.tellings(page)).toEqual(whole.tellings(page));
});

test('campaign.paced: what would follow is looked for in slices over all pages, not page by page', async () => {
  const stretches: number[] = [];
  let rests = 0;
  const pace: Pace = {
    rest: () => {
      rests++;
      return undefined;
    },
    over: () => {
      stretches.push(rests);
      rests = 0;
    },
  };
  const { host, friend } = await seatedAt(pace);
  await days(host, 6);
  await meet(host, friend);
  const [line] =
    friend.read()?.book.pages[0]?.entries.filter(({ entry }) => entry.body.kind === 'order') ?? [];
  stretches.length = 0;
  const seen = await consequences(friend, 'gules', { strike: line?.hash ?? '' });
  expect(seen.changed.length).toBeGreaterThan(0);
  // The table as it would be, what differs of it, and whom the book asks: a clock that began anew with each page would never strike.
  expect(stretches).toHaveLength(3);
  expect(stretches[1]).toBeGreaterThanOrEqual(6);
});
