import './phone.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countOn } from '../../../src/app/campaign/badge.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { meet, table } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('who is asked by two orders is asked two things, and finds both on Today', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  const orders = [
    await giveOrder(a, 'azure', 'bid', { against: 'gules' }),
    await giveOrder(c, 'or', 'bid', { against: 'gules' }),
  ];
  await meet(a, b, c);
  await showInside(b, 'today', TodayScreen, marketApp);
  expect(await screen.findByRole('heading', { name: 'How much?' })).toBeTruthy();
  const ways = [...document.querySelectorAll('section[aria-label="How much?"] a')].map((one) =>
    one.getAttribute('href')?.split('/').at(-1),
  );
  expect(ways.toSorted()).toEqual(orders.toSorted());
  expect(countOn(b.view() as View, ['gules'])).toBe(2);
});

test('whose turn it is is asked for nothing while they wait for another’s answer', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b] = sessions as [Session, Session];
  await giveOrder(a, 'azure', 'rob', { whom: 'or' });
  await meet(a, b);
  await showInside(a, 'today', TodayScreen, marketApp);
  expect(await screen.findByText(/Waiting for/)).toBeTruthy();
  expect(screen.queryByText('your turn')).toBeNull();
  expect(screen.queryByText('you can')).toBeNull();
  expect(countOn(a.view() as View, ['azure'])).toBe(0);
});
