import { expect, test } from 'vitest';
import { didHere } from '../../../src/app/campaign/called.ts';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { meet, table } from '../../campaign/table.ts';

const view = (session: Session): View => session.view() as View;

test('a player has done something where they gave an order, and not where their phone wrote that it goes on from a page', async () => {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as [Session, Session];
  const before = view(b);
  // Not what its player did, but what the phone writes by itself.
  await b.write('gules', { kind: 'seen' });
  expect(view(b).book.reached[before.device]).toBeGreaterThan(before.book.reached[before.device] ?? 0);
  expect(didHere(before, view(b))).toBe(false);
  await giveOrder(a, 'azure', 'build', {});
  await meet(a, b);
  expect(didHere(before, view(b))).toBe(false);
  await giveOrder(b, 'gules', 'build', {});
  expect(didHere(before, view(b))).toBe(true);
});
