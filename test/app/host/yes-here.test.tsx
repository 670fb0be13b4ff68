/** Both players of a table on one phone: what asks only for a yes or no is answered where it stands, with as many taps as on one's own page. */
import './phone.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CampaignContext } from '../../../src/app/campaign/context.tsx';
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { Assent } from '../../../src/app/screens/campaign/parts/assent.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import { found, takeSeat } from '../../../src/campaign/enter.ts';
import { openSession, type Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { plain, say } from '../../../src/kernel/text.ts';
import { chronopia } from '../../../src/rules/chronopia/index.ts';
import type { State } from '../../../src/rules/chronopia/state.ts';
import { meet, phone } from '../../campaign/table.ts';
import { table } from '../../rules/chronopia/table.ts';
import { apart } from '../chronopia/inside.tsx';
import { showInside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);
const seats = ['azure', 'gules'];
const battles = (session: Session) => Object.values(((session.view() as View).table.rules as State).battles);

async function oneForBoth(): Promise<{ readonly session: Session; readonly order: string }> {
  const ruleset = { ...chronopia, found: () => table() };
  const one = phone('hot seat', ruleset);
  const founding = { ruleset: chronopia.id, rules: chronopia.version, title: 'Hot seat', options: {} };
  const named = seats.map((id) => ({ id, name: id }));
  const campaign = await found(one, { ...founding, books: 'open', seats: named }, 'azure');
  const session = await openSession(one, campaign);
  await takeSeat(session, 'gules');
  const order = await giveOrder(session, 'azure', 'arrange-battle', { with: ['gules'], when: '' });
  localStorage.setItem(`realmbook.seat.${campaign}`, 'azure');
  return { session, order };
}

test.each([
  ['Today', TodayScreen],
  ['the page of the order', OrderScreen],
] as const)(
  'ch.battle.two: on %s the other player of this phone is answered for: picked, then confirmed',
  async (where, Screen) => {
    const { session, order } = await oneForBoth();
    await showInside(session, where === 'Today' ? 'today' : `order/${order}`, Screen, chronopiaApp);
    expect(await screen.findByText('for gules')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pass the phone to gules' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Not now' })).toBeTruthy();
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' });
    expect(confirm.disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'To arms' }));
    await waitFor(() => expect(confirm.disabled).toBe(false));
    expect(battles(session)).toHaveLength(0);
    fireEvent.click(confirm);
    await waitFor(() => expect(battles(session)).toHaveLength(1));
    expect(localStorage.getItem(`realmbook.seat.${session.campaign}`)).toBe('azure');
  },
);

test('what was picked for one question is not picked for the next that stands in its place', () => {
  const agree = (text: string) => ({
    ...{ ask: 'choose', by: 'gules', label: 'agree/gules', rule: 'test.rule', text: say(text) },
    from: { agree: say('Agreed'), refuse: say('No') },
  });
  const campaign = { player: (id: string) => id, say: plain, busy: () => false, view: () => ({}) };
  const [asked, setAsked] = createSignal({ order: 'one', question: agree('A truce?') });
  render(() => (
    <CampaignContext.Provider value={campaign as never}>
      <Assent order={asked().order} question={asked().question as never} />
    </CampaignContext.Provider>
  ));
  const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled;
  fireEvent.click(screen.getByRole('button', { name: 'Agreed' }));
  expect(confirm()).toBe(false);
  setAsked({ order: 'two', question: agree('All your gold?') });
  expect(confirm()).toBe(true);
});

test('who has a phone of their own is asked there, and nobody says yes for them', async () => {
  const [a, b] = (await apart(table())) as readonly [Session, Session];
  const order = await giveOrder(a, 'azure', 'arrange-battle', { with: ['gules'], when: '' });
  await meet(a, b);
  await showInside(a, `order/${order}`, OrderScreen, chronopiaApp);
  expect(await screen.findByText('Waiting for gules to agree')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'To arms' })).toBeNull();
});
