import './phone.ts';
import { cleanup, screen, within } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { CrossedOrders } from '../../../src/app/screens/campaign/today/crossed.tsx';
import { giveOrder, strike } from '../../../src/campaign/acts.ts';
import { atOnce, stalls } from '../../campaign/stalls.ts';
import { meet } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

afterEach(cleanup);

test('R26: two orders that name one piece and did not see each other stand on Today with both players, until one is taken back', async () => {
  const { a, b, c, of } = await stalls(atOnce);
  const order = await giveOrder(a, 'azure', 'shut', { id: of('azure') });
  await giveOrder(b, 'gules', 'shut', { id: of('azure') });
  await meet(a, b, c);
  await showInside(c, 'today', () => <CrossedOrders />, marketApp);
  const crossed = await screen.findByRole('list', { name: 'Crossed orders' });
  const [row, ...more] = within(crossed).getAllByRole('listitem');
  expect(more).toEqual([]);
  for (const words of [/azure’s “.*shut/i, /gules’s “.*shut/i, /neither player had seen the other/])
    expect(row?.textContent).toMatch(words);
  await strike(a, 'azure', order);
  await meet(a, b, c);
  await expect.poll(() => screen.queryByRole('list', { name: 'Crossed orders' })).toBeNull();
});
