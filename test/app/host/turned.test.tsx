/** R10: Today asks whether to go on from a page that another turned without something this phone knows. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callsOn } from '../../../src/app/campaign/called.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveOrder, turnPage } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { meet, table } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const view = (session: Session): View => session.view() as View;
async function endDay(session: Session, seat: string, turn: number): Promise<void> {
  await giveOrder(session, seat, 'next', { turn });
  await turnPage(session, seat, { ended: true });
}
/** Gules turns page 1 of three without azure's stall. */
async function crossed(): Promise<readonly [Session, Session, Session]> {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  await endDay(a, 'azure', 0);
  await meet(a, b, c);
  await giveOrder(a, 'azure', 'build', {});
  await endDay(b, 'gules', 1);
  await meet(a, b);
  return [a, b, c];
}

test('R10: what is not on the page is named, and one tap goes on from it', async () => {
  const [a, b] = await crossed();
  expect(callsOn(view(a), ['azure']).map(({ kind, text }) => [kind, text.say])).toContainEqual([
    'request',
    '{seat} turned the page: do you go on from it?',
  ]);
  await showInside(a, 'today', TodayScreen, marketApp);
  expect(await screen.findByText('gules turned the page')).toBeTruthy();
  expect(screen.getByText(/Your order “Build a stall” is not on it\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Go on from this page' }));
  await waitFor(() => expect(screen.queryByText('gules turned the page')).toBeNull());
  await meet(a, b);
  expect(view(b).book.pages[1]?.final).toBe(true);
});

test('R10: turned again, and who has not seen it is said quietly', async () => {
  const [a] = await crossed();
  await showInside(a, 'today', TodayScreen, marketApp);
  fireEvent.click(await screen.findByRole('button', { name: 'Turn the page again' }));
  expect(
    await screen.findByText('Some entries can still change: or has not played on from them yet.'),
  ).toBeTruthy();
  expect(screen.queryByText('gules turned the page')).toBeNull();
  expect(view(a).book.pages[1]?.closed?.entry.seat).toBe('azure');
});
