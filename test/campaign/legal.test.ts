/** R14, R19: whether an order was legal as written is judged of the open page, and of a closed one when somebody asks. */
import { expect, test } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import { makeReader, type Read } from '../../src/campaign/reader.ts';
import type { Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { type Market, market } from './market.ts';
import { meet, table } from './table.ts';

/** The same market, which notes whenever it is asked what it offers. */
function watched(): { readonly ruleset: AnyRuleset; readonly asked: string[] } {
  const asked: string[] = [];
  const orders = Object.fromEntries(
    Object.entries(market.orders).map(([id, order]) => [
      id,
      {
        ...order,
        offered: (...of: Parameters<typeof order.offered>) => {
          asked.push(id);
          return order.offered(...of);
        },
      },
    ]),
  );
  return { ruleset: { ...market, orders } as AnyRuleset, asked };
}

/** On the first page two orders, one legal and one by agreement; on the second a third. */
async function twoPages(): Promise<{ session: Session; legal: string; agreed: string; open: string }> {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as [Session, Session];
  const legal = await acts.giveOrder(a, 'azure', 'rob', { whom: 'gules' });
  const agreed = await acts.giveOrder(b, 'gules', 'build', {}, 'we said so');
  await meet(a, b);
  await meet(a, b);
  const { turn } = (a.view() as View).table.rules as Market;
  await acts.giveOrder(a, 'azure', 'next', { turn });
  await acts.turnPage(a, 'azure', { ended: true });
  await meet(a, b);
  const open = await acts.giveOrder(b, 'gules', 'rob', { whom: 'azure' });
  await meet(a, b);
  return { session: a, legal, agreed, open };
}
const newly = (session: Session, ruleset: AnyRuleset, kept: Parameters<typeof makeReader>[3] = []) => {
  const reader = makeReader(ruleset, session.campaign, () => session.ring(), kept);
  return { reader, read: reader.read(session.chains()) as Read };
};

test('R19: a book that is read asks of no closed page what was legal; who asks hears it', async () => {
  const { session, legal, agreed, open } = await twoPages();
  const { ruleset, asked } = watched();
  const { read } = newly(session, ruleset);
  expect(read.book.pages).toHaveLength(2);
  expect(asked).toEqual(['rob']);
  expect(read.legal(1, open)).toBe(true);
  expect(asked).toHaveLength(1);
  expect(read.legal(0, legal)).toBe(true);
  expect(read.legal(0, agreed)).toBe(false);
  expect(read.legal(1, legal)).toBe(false);
  const once = asked.length;
  expect(read.legal(0, legal)).toBe(true);
  expect(asked).toHaveLength(once);
});

test('R14: a page that lies before the snapshot a phone opened with is judged alike', async () => {
  const { session, legal, agreed } = await twoPages();
  const { reader } = newly(session, market as AnyRuleset);
  const kept = reader.snapshot();
  if (!kept) throw new Error('no snapshot');
  const { read } = newly(session, market as AnyRuleset, [kept]);
  expect(read.tellings(0)).toBeUndefined();
  expect(read.legal(0, legal)).toBe(true);
  expect(read.legal(0, agreed)).toBe(false);
});
