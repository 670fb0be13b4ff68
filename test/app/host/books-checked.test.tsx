/** R18: what an audit finds and remarks on is read in the settings, and so is what no other phone has seen yet. */
import './phone.ts';
import { cleanup, fireEvent, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Books } from '../../../src/app/screens/campaign/settings/books.tsx';
import { agree, correct, giveOrder, openBook, writeLedger } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { chanceOf, meet, table } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);
const random = chanceOf('books checked');

test('R18: lines nobody had seen are remarked on with their content, a corrected declaration is found', async () => {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as unknown as readonly [Session, Session];
  await writeLedger(b, 'gules', 6, random);
  await meet(a, b);
  await giveOrder(a, 'azure', 'build', {});
  await meet(a, b);
  for (const coins of [2, 1, 1]) await writeLedger(b, 'gules', coins, random);
  await showInside(b, 'settings', Books, marketApp);
  expect(await screen.findByText(/^sealed · no other phone has seen 3 of its entries yet$/)).toBeTruthy();
  cleanup();
  const order = await giveOrder(a, 'azure', 'rob', { whom: 'gules' });
  await meet(a, b);
  await openBook(b, 'gules');
  await meet(a, b);
  await showInside(a, 'settings', Books, marketApp);
  fireEvent.click(await screen.findByRole('button', { name: 'Check the open books' }));
  const remarks = await screen.findAllByText(
    'true only because of 3 entries that nobody had seen when the question was asked · 2 · 1 · 1',
  );
  expect(remarks.length).toBeGreaterThan(0);
  expect(screen.queryByText('corrected to something that does not match the book')).toBeNull();
  cleanup();
  const wish = await correct(a, 'azure', order, { rich: { value: false } });
  await meet(a, b);
  await agree(b, 'gules', wish);
  await meet(a, b);
  await showInside(a, 'settings', Books, marketApp);
  fireEvent.click(await screen.findByRole('button', { name: 'Check the open books' }));
  expect(await screen.findByText('corrected to something that does not match the book')).toBeTruthy();
});
