/** A player who asks for a seat reads what becomes of it, also once the campaign has been opened again. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { leaveSeat } from '../../../src/campaign/absence.ts';
import { askForSeat } from '../../../src/campaign/enter.ts';
import { openSession, type Session } from '../../../src/campaign/session.ts';
import { meet, table } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the request waits on Today, outlives a new start, and its no is read', async () => {
  const { sessions, deps, campaign } = await table(['azure', 'gules', 'or']);
  const [a, b] = sessions as [Session, Session];
  await askForSeat(b, 'azure');
  await showInside(b, 'today', TodayScreen, marketApp);
  expect(await screen.findByText('You asked for azure’s seat')).toBeTruthy();
  cleanup();

  const again = await openSession(deps[1] as never, campaign);
  await showInside(again, 'today', TodayScreen, marketApp);
  // Azure’s own phone and the phone that asks give nothing: one is left, and it takes two.
  expect(await screen.findByText(/^Two other players would have to give it/)).toBeTruthy();
  cleanup();

  await meet(a, again);
  a.refuse(b.keys().device.device);
  await meet(a, again);
  await showInside(again, 'today', TodayScreen, marketApp);
  expect(await screen.findByText('azure did not give away their seat')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I have read it' }));
  await waitFor(() => expect(screen.queryByText('azure did not give away their seat')).toBeNull());
});

test('a player of two who left their realm idle gets it back from the other, who alone sits there', async () => {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as [Session, Session];
  await leaveSeat(b, 'gules', 'idle');
  await meet(a, b);
  await askForSeat(b, 'gules');
  await showInside(b, 'today', TodayScreen, marketApp);
  expect(
    await screen.findByText('Waiting for azure: one of them gives it to this phone while you are linked.'),
  ).toBeTruthy();
  cleanup();

  await meet(a, b);
  await showInside(a, 'today', TodayScreen, marketApp);
  fireEvent.click(await screen.findByRole('button', { name: 'Grant' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Give the seat' }));
  await waitFor(() => expect(a.view()?.seats.find(({ id }) => id === 'gules')?.held).toBe(true));
  await meet(a, b);
  expect(b.view()?.seats.find(({ id }) => id === 'gules')?.mine).toBe(true);
});
