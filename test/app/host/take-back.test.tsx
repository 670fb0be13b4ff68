/** Before an order is taken back it is said whether that is done at once or only asked for. */
import './phone.ts';
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { answer, meet, table } from '../../campaign/table.ts';
import { fifthApp } from '../fifth/app.tsx';
import { fifth } from '../fifth/rules.ts';
import { showInside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function lots() {
  const { sessions } = await table(['azure', 'gules'], { ruleset: fifth });
  const [a, b] = sessions as [Session, Session];
  const order = await giveOrder(a, 'azure', 'draw-lots', {});
  await meet(a, b);
  return { a, b, order };
}
const ask = async (): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Take this order back' }));
};

test('an order that nobody else answered in is taken back at once', async () => {
  const { a, order } = await lots();
  await showInside(a, `order/${order}`, OrderScreen, fifthApp);
  await ask();
  expect(await screen.findByText('Take this order back?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take the order back' }));
  await waitFor(() => expect(a.view()?.open).toEqual([]));
});

test('where another has answered in it the table is asked, and that is said before', async () => {
  const { a, b, order } = await lots();
  await answer(b, 'gules', [4]);
  await meet(a, b);
  await showInside(a, `order/${order}`, OrderScreen, fifthApp);
  await ask();
  expect(await screen.findByText('Ask the table to take it back?')).toBeTruthy();
  expect(screen.queryByText(/struck through/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ask the table' }));
  await waitFor(() => expect(a.view()?.asking).toMatchObject([{ kind: 'strike', seat: 'azure' }]));
  expect(a.view()?.open).toHaveLength(1);
});

test('a sentence under what is laid on a waiting page is not drawn up over it', () => {
  const css = readFileSync('src/app/rulesets/parts/rolling/order.module.css', 'utf8');
  const [, why = ''] = /\n\.why \{([^}]*)\}/.exec(css) ?? [];
  expect(why).toContain('margin');
  expect(why).not.toContain('-1');
});
