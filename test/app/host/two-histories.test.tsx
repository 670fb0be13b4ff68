/** R6: what a player wrote under a key that two phones used, and that no turned page has, is offered again on Today. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import { openSession, type Session } from '../../../src/campaign/session.ts';
import type { Market } from '../../campaign/market.ts';
import { meet, phone, table } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('R6: an order lost to a second history is named, and one tap gives it again', async () => {
  const { sessions, campaign } = await table(['azure', 'gules']);
  const [a, b] = sessions as [Session, Session];
  // A copy of the phone, with its key and all it had written.
  const copy = phone('a copy');
  await copy.store.saveKeys(campaign, a.keys());
  await copy.store.appendAll(
    campaign,
    [...a.chains().values()].map((chain) => ({ chain, from: 0 })),
  );
  const second = await openSession(copy, campaign);
  await giveOrder(second, 'azure', 'next', { turn: 0 });
  await giveOrder(a, 'azure', 'build', {});
  await meet(a, b, second);
  const stalls = () => Object.keys((b.view()?.table.rules as Market | undefined)?.stalls ?? {}).length;
  expect(stalls()).toBe(0);
  await showInside(a, 'today', TodayScreen, marketApp);
  expect(await screen.findByRole('heading', { name: /Two histories/ })).toBeTruthy();
  const rows = screen.getAllByText(
    'Two phones wrote with the same key, and nobody had played on from this entry yet. It changed nothing.',
  );
  expect(rows).toHaveLength(2);
  const row = screen.getByText('Build a stall').closest('li') ?? document.body;
  fireEvent.click(
    [...row.querySelectorAll('button')].find((one) => /Do it now/.test(one.textContent ?? '')) as Element,
  );
  await waitFor(() =>
    expect(
      screen.getAllByText(
        'Two phones wrote with the same key, and nobody had played on from this entry yet. It changed nothing.',
      ),
    ).toHaveLength(1),
  );
  await meet(a, b);
  expect(stalls()).toBe(1);
});
