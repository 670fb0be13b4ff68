import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RulesetApp } from '../../../src/app/rulesets/contract.ts';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveAnswer, giveOrder, strike } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { meet, table } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';

const marketApp = {
  id: 'market',
  name: () => undefined,
  tincture: () => 'azure',
  orders: {},
  card: () => ({ line: '', tinctures: [] }),
} as unknown as RulesetApp;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Azure has traded, gules wants that undone, and both phones know it. */
async function disputed(): Promise<{ a: Session; b: Session; order: string }> {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as readonly [Session, Session];
  const order = await giveOrder(a, 'azure', 'trade', {});
  const [asked] = a.view()?.asked('azure') ?? [];
  await giveAnswer(a, 'azure', order, asked?.question as never, [2, 3], 'table');
  await meet(a, b);
  await strike(b, 'gules', order, 'It was my day');
  await meet(a, b);
  return { a, b, order };
}

test('a wish to undo names its line on Today; who asked is told that it waits', async () => {
  const { a, b, order } = await disputed();
  await showInside(a, 'today', TodayScreen, marketApp);
  expect(await screen.findByText('gules wants to undo an entry')).toBeTruthy();
  expect(await screen.findByText('“traded” It was my day')).toBeTruthy();
  const look = screen.getByRole('link', { name: 'Look and answer' });
  expect(look.getAttribute('href')).toBe(`/c/${a.campaign}/chronicle?line=${order}`);
  cleanup();
  await showInside(b, 'today', TodayScreen, marketApp);
  expect(await screen.findByText('Waiting for an answer')).toBeTruthy();
});

test('its sheet shows what would follow, and takes a no, which the one who asked reads', async () => {
  const { a, b, order } = await disputed();
  await showInside(a, `chronicle?line=${order}`, ChronicleScreen, marketApp);
  const refuse = await screen.findByRole('button', { name: 'Refuse' });
  expect(await screen.findByText('will be undone')).toBeTruthy();
  fireEvent.click(refuse);
  await waitFor(() => expect(a.view()?.asking).toEqual([]));
  expect(a.view()?.book.struck.size).toBe(0);
  await meet(a, b);
  cleanup();
  await showInside(b, 'today', TodayScreen, marketApp);
  expect(await screen.findByText('azure refused')).toBeTruthy();
});

test('its sheet takes a yes, and the line is undone', async () => {
  const { a, order } = await disputed();
  await showInside(a, `chronicle?line=${order}`, ChronicleScreen, marketApp);
  fireEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(a.view()?.book.struck.has(order)).toBe(true));
});
