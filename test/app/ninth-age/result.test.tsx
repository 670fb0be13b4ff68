/** How a battle ended, entered on two phones: alike, or otherwise. */
import '../screens/browser.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ninthAgeApp } from '../../../src/app/rulesets/ninth-age/index.ts';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { meet, table as phones } from '../../campaign/table.ts';
import { encounter, table } from '../../rules/ninth-age/table.ts';
import { insideOf } from '../harness/inside.tsx';

vi.mock('../../../src/app/map/index.ts', () => import('../mighty-empires/map-of-buttons.tsx'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);
const inside = insideOf(ninthAgeApp);
const seats = ['azure', 'gules'];

/** Before the battle of azure against gules, each on their own phone. */
async function apart(): Promise<readonly [Session, Session]> {
  const turn = { phase: 'battle' as const, order: ['gules', 'azure'] };
  const state = table({ seats, encounters: { o1: encounter() }, turn });
  const made = { ruleset: { ...ninthAge, found: () => state } };
  return (await phones(seats, made)).sessions as unknown as readonly [Session, Session];
}
const report = { battle: 'o1.1', scores: [1800, 900] };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const showForm = (session: Session, seat: string) =>
  inside(session, seat, () => (
    <Dynamic
      component={ninthAgeApp.orders['record-battle']}
      args={{ battle: 'o1.1' }}
      onDone={() => undefined}
    />
  ));

test('na.battle.result: a player who enters what waits for their word has given it, and reads what came of it', async () => {
  const [a, b] = await apart();
  await giveOrder(a, 'azure', 'record-battle', report);
  await meet(a, b);
  render(() => <Toasts />);
  await showForm(b, 'gules');
  await screen.findByText('How did it end?');
  fireEvent.input(field('azure'), { target: { value: '1800' } });
  fireEvent.input(field('gules'), { target: { value: '900' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enter it' }));
  await waitFor(() => expect(b.view()?.open).toEqual([]));
  expect(await screen.findByText('azure beats gules soundly.')).toBeTruthy();
});
