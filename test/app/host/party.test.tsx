/** What an absent player's book says is not the other side's to invent: one who is no side of it says it. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { Told } from '../../../src/app/screens/campaign/parts/told.tsx';
import { standIn } from '../../../src/campaign/absence.ts';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Telling } from '../../../src/campaign/telling.ts';
import type { View } from '../../../src/campaign/view.ts';
import { meet, standsIn, table } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const app = {
  ...marketApp,
  byHand: () => ({
    label: 'Heavy',
    from: [
      { value: true, words: 'Yes' },
      { value: false, words: 'No' },
    ],
  }),
};
const view = (session: Session): View => session.view() as View;
const tap = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

test('a side of the order enters what one who is no side says, and nothing of their own', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, , c] = sessions as [Session, Session, Session];
  await standsIn(a, c, 'gules');
  const order = await giveOrder(a, 'azure', 'rob', { whom: 'gules' });
  await meet(a, c);
  localStorage.setItem(`realmbook.seat.${a.campaign}`, 'gules');
  await showInside(a, `order/${order}`, OrderScreen, app);
  expect(await screen.findByText(/you are the other side\. or is on neither side/)).toBeTruthy();
  expect(screen.getByText('You stand in for gules')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Enter/ })).toBeNull();
  cleanup();

  localStorage.clear();
  await showInside(c, `order/${order}`, OrderScreen, app);
  await screen.findByRole('button', { name: 'Yes' });
  expect(screen.queryByText(/^You (act|stand in) for/)).toBeNull();
  await tap('Yes');
  await tap('Say it for gules');
  expect(
    await screen.findByText('You have answered. The player who stands in for gules enters it.'),
  ).toBeTruthy();
  expect(view(c).open).toHaveLength(1);
  await meet(a, c);
  cleanup();

  localStorage.setItem(`realmbook.seat.${a.campaign}`, 'gules');
  await showInside(a, `order/${order}`, OrderScreen, app);
  await tap(/^Enter or’s answer/);
  await waitFor(() => expect(view(a).open).toEqual([]));
  const told = view(a).tellings.find(({ entry }) => entry === order) as Telling;
  expect(told.notes).toMatchObject([{ data: { rich: true } }]);
  cleanup();
  await showInside(a, 'today', () => <Told telling={told} />, app);
  const note = await screen.findByText(/said by or/);
  expect(note.textContent).toContain('entered by azure');
  expect(note.textContent).not.toContain('real dice');
});

test('where nobody else sits who is no side it counts, and is said to', async () => {
  const { sessions } = await table(['azure', 'gules']);
  const [a] = sessions as [Session];
  await standIn(a, 'gules');
  const order = await giveOrder(a, 'azure', 'rob', { whom: 'gules' });
  localStorage.setItem(`realmbook.seat.${a.campaign}`, 'gules');
  await showInside(a, `order/${order}`, OrderScreen, app);
  expect(await screen.findByText(/the chronicle will say that you entered it/)).toBeTruthy();
  await tap('No');
  await tap('Enter it for gules');
  await waitFor(() => expect(view(a).open).toEqual([]));
});
