/** A page that is folded at once comes to what it comes to line by line, and leaves the state before it alone. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addNote, agree, giveAnswer, giveOrder } from '../../src/campaign/acts.ts';
import { foldNext, foldPage, onPage, reading, startOf, turned } from '../../src/campaign/fold.ts';
import type { Folded, FoldedPage, Reading } from '../../src/campaign/folded.ts';
import { keyring } from '../../src/campaign/keyring.ts';
import type { Session } from '../../src/campaign/session.ts';
import { change, choose } from '../../src/kernel/procedure.ts';
import { type AnyRuleset, order } from '../../src/kernel/ruleset.ts';
import { say } from '../../src/kernel/text.ts';
import type { Page } from '../../src/log/book.ts';
import { readBook } from '../../src/log/reading.ts';
import { mightyEmpires } from '../../src/rules/mighty-empires/index.ts';
import { played } from '../bench/campaign.ts';
import { anything } from '../kernel/anything.ts';
import { type Market, market } from './market.ts';
import { answer, meet, standsIn, table } from './table.ts';

function lineByLine(how: Reading, before: Folded, { id, entries }: Page): FoldedPage {
  const on = onPage(how, id) as Reading;
  return entries.reduce((page, placed) => foldNext(on, page, placed), turned(on, before, id));
}
/** All pages both ways. @returns how many lines there were */
function compared(how: Reading): number {
  let state: Folded = startOf(how, how.book);
  let lines = 0;
  for (const page of how.book.pages) {
    const before = JSON.stringify(state);
    const slow = lineByLine(how, state, page);
    const spelt = JSON.stringify(slow);
    const fast = foldPage(how, state, page);
    expect(fast).toEqual(slow);
    expect(JSON.stringify(fast)).toBe(spelt);
    expect(JSON.stringify(state)).toBe(before);
    const { tellings: _, ...after } = fast;
    state = after;
    lines += page.entries.length;
  }
  return lines;
}

test('of a campaign of Mighty Empires, with all its books', async () => {
  const { campaign, chains } = await played(1_200, 3);
  const book = readBook(chains, campaign);
  if (!book) throw new Error('no book');
  expect(compared(reading(mightyEmpires, keyring(campaign, {}), book))).toBeGreaterThan(1_000);
}, 60_000);

test('of a page on which a player comes back with an order that moves the clock: it is told as of the day before', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as unknown as [Session, Session, Session];
  await giveOrder(a, 'azure', 'next', { turn: 0 });
  await meet(a, b, c);
  await standsIn(c, a, 'gules');
  await meet(a, b, c);
  const back = await giveOrder(b, 'gules', 'next', { turn: 1 });
  await meet(a, b, c);
  const read = a.read();
  if (!read) throw new Error('no book');
  expect(read.book.standIns[0]?.end?.entry).toBe(back);
  const how = reading(market as unknown as AnyRuleset, a.ring(), read.book);
  compared(how);
  const { tellings } = foldPage(how, startOf(how, read.book), read.book.pages[0] as Page);
  expect(tellings.find(({ absence }) => absence?.began === false)?.at).toMatchObject({ step: 1 });
});

test('what one line has copied the next changes in place, and no line of a sound page is folded twice', async () => {
  const seen: unknown[] = [];
  const build = {
    ...market.orders.build,
    brief(state: Market, _: unknown, { seat, order: id }: { seat: string; order: string }) {
      seen.push(state.stalls);
      return { seat, order: id };
    },
  };
  const ruleset = { ...market, orders: { ...market.orders, build } } as unknown as AnyRuleset;
  const { sessions } = await table(['azure', 'gules'], { ruleset });
  const [a] = sessions as unknown as [Session];
  for (let times = 0; times < 3; times++) await giveOrder(a, 'azure', 'build', {});
  const read = a.read();
  if (!read) throw new Error('no book');
  const how = reading(ruleset, a.ring(), read.book);
  seen.splice(0);
  foldPage(how, startOf(how, read.book), read.book.pages[0] as Page);
  expect(seen).toHaveLength(3);
  expect(seen[1]).not.toBe(seen[0]);
  expect(seen[2]).toBe(seen[1]);
});

const choice = {
  rule: 'market.bid',
  text: say('How much?'),
  from: { low: say('Low'), high: say('High') },
} as const;
/** Asks twice, and the first may have been said beforehand. */
const toll = order<Market, { type: 'earn'; seat: string; coins: number }>()({
  id: 'toll',
  rule: 'market.bid',
  title: say('Ask a toll'),
  args: v.strictObject({}),
  asks: anything,
  applies: () => true,
  brief: () => ({}),
  *run() {
    const first = yield* choose('first', { by: 'gules', standing: 'low', ...choice });
    const second = yield* choose('second', { by: 'gules', ...choice });
    if (first !== second) yield* change({ type: 'earn', seat: 'gules', coins: 7 });
  },
});
test('of a page on which a player says beforehand what an open order asks', async () => {
  const ruleset = { ...market, orders: { ...market.orders, toll } } as unknown as AnyRuleset;
  const { sessions } = await table(['azure', 'gules'], { ruleset });
  const [a, b] = sessions as unknown as [Session, Session];
  await b.write('gules', { kind: 'standing', rule: 'market.trade', value: 'low' });
  await meet(a, b);
  const asked = await giveOrder(a, 'azure', 'toll', {});
  await meet(a, b);
  await b.write('gules', { kind: 'standing', rule: 'market.bid', value: 'low' });
  const question = b.view()?.asked('gules')[0]?.question;
  expect(question?.label).toBe('second');
  await giveAnswer(b, 'gules', asked, question as never, 'high', 'chosen');
  const read = b.read();
  if (!read) throw new Error('no book');
  const how = reading(ruleset, b.ring(), read.book);
  compared(how);
  const { table: now } = foldPage(how, startOf(how, read.book), read.book.pages[0] as Page);
  expect((now.rules as Market).coins).toEqual({ azure: 0, gules: 7 });
});

type Change = (draft: { coins: Record<string, unknown>; seats: unknown[] }) => void;
/** What a rule with a slip in it does. What one line spoils the next may mend. */
const slips: { readonly [type: string]: Change } = {
  halfway(draft) {
    draft.coins.azure = 99;
    throw new Error('the scales broke');
  },
  half: (draft) => void Object.assign(draft.coins, { azure: 0.5 }),
  numbered: (draft) => void Object.assign(draft.coins, { '7': 1 }),
  gap: (draft) => void Object.assign(draft, { seats: [...draft.seats, undefined] }),
  nothing: (draft) => void Object.assign(draft.seats, { '0': undefined }),
  named: (draft) => void Object.assign(draft.seats, { first: 'azure' }),
  mended: (draft) => void Object.assign(draft.coins, { azure: 3 }),
};
const slipping: AnyRuleset = {
  ...market,
  changes: { ...market.changes, ...slips },
  shapes: { ...market.shapes, ...Object.fromEntries(Object.keys(slips).map((type) => [type, {}])) },
};

test.each(Object.keys(slips))(
  'of a page in the midst of which a change fails, and is mended: %s',
  async (type) => {
    const { sessions } = await table(['azure', 'gules'], { ruleset: slipping });
    const [a, b] = sessions as unknown as [Session, Session];
    const amended = async (...types: readonly string[]): Promise<void> => {
      const changes = types.map((one) =>
        one === 'earn' ? { type: one, seat: 'gules', coins: 4 } : { type: one },
      );
      const amendment = await a.write('azure', { kind: 'amend', changes, why: 'so it was' });
      await meet(a, b);
      await agree(b, 'gules', amendment);
      await meet(a, b);
    };
    await giveOrder(a, 'azure', 'build', {});
    await giveOrder(a, 'azure', 'trade', {});
    await amended('earn', type);
    await addNote(b, 'gules', 'it goes on');
    await amended('mended');
    await meet(a, b);
    await answer(a, 'azure', [2, 3]);
    await giveOrder(b, 'gules', 'build', {});
    await meet(a, b);
    const read = a.read();
    if (!read) throw new Error('no book');
    const how = reading(slipping, a.ring(), read.book);
    expect(compared(how)).toBeGreaterThan(8);
    const { table: now, tellings } = foldPage(how, startOf(how, read.book), read.book.pages[0] as Page);
    expect(now.flags.filter(({ kind }) => kind === 'broken')).toHaveLength(type === 'mended' ? 0 : 1);
    expect((now.rules as { coins: unknown }).coins).toEqual({
      azure: 8,
      gules: type === 'mended' ? 4 : 0,
    });
    expect(tellings.some(({ text }) => text === 'it goes on')).toBe(true);
  },
);
