/** What only an absent player's phone knows: the one who acts for them enters what the table takes it to be. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { State } from '../../../src/rules/mighty-empires/index.ts';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('me.espionage.declared: the operatives of an absent player are settled by the table, and the winter goes on', async () => {
  const { session } = await campaignAt({ stage: 'espionage', mine: ['azure'], seed: 2 });
  const state = () => session.view()?.table.rules as State;
  expect(state().espionage.declared).not.toHaveProperty('gules');
  const order = await giveOrder(session, 'gules', 'tell-operatives', { year: state().season.year });
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'gules');
  await showInside(session, `order/${order}`, OrderScreen);
  expect(await screen.findByText(/Only \w+’s phone knows\. Settle it at the table/)).toBeTruthy();
  const enter = screen.getByRole<HTMLButtonElement>('button', { name: /^Enter it for/ });
  expect(enter.disabled).toBe(true);
  fireEvent.input(screen.getByLabelText('Operatives'), { target: { value: '0' } });
  fireEvent.click(enter);
  await waitFor(() => expect(state().espionage.declared.gules).toBe(state().season.year));
});
