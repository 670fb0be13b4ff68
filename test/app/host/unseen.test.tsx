/** Whoever acts for the player they fight never sees that player's card: chance draws it. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChooseQuestion } from '../../../src/app/screens/campaign/order/choose.tsx';
import { giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import { declared } from '../../../src/campaign/duties.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { OpenOrder, View } from '../../../src/campaign/view.ts';
import type { ChooseQuestion as Choose } from '../../../src/kernel/question.ts';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);
const view = (session: Session): View => session.view() as View;
const now = (session: Session): OpenOrder => view(session).open[0] as OpenOrder;

/** A battle between azure and another seat, up to the cards, on a phone of azure's that acts for the other. */
async function facing() {
  const { session } = await campaignAt({ stage: 'battle', rich: true, seed: 11, mine: ['azure'] });
  const order = await giveOrder(session, 'azure', 'fight', { encounter: 'e1' });
  for (const question of now(session).run.open) {
    if (question.ask !== 'declare') continue;
    const said = declared(view(session), question) ?? 1_000;
    await giveAnswer(session, question.by, order, question, said, 'ledger');
  }
  return session;
}
async function shown(session: Session, mine: boolean): Promise<Choose> {
  const question = now(session).run.open.find(({ by }) => (by === 'azure') === mine) as Choose;
  localStorage.setItem(`realmbook.seat.${session.campaign}`, question.by);
  await showInside(session, 'today', () => (
    <ChooseQuestion bar={<header />} question={question} order={now(session)} />
  ));
  return question;
}

test('for the player one fights chance draws the card, and no choice is shown', async () => {
  const session = await facing();
  const { label } = await shown(session, false);
  const draw = await screen.findByRole('button', { name: /^Draw for \w+, unseen$/ });
  expect(screen.queryByRole('button', { name: 'Lay the choice face down' })).toBeNull();
  fireEvent.click(draw);
  await waitFor(() => expect(now(session).committed).toContain(label));
});

test('one’s own card is chosen', async () => {
  const session = await facing();
  await shown(session, true);
  expect(await screen.findByRole('button', { name: 'Lay the choice face down' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /unseen$/ })).toBeNull();
});
