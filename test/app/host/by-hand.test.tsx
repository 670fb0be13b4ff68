/** What only an absent player's phone knows: the one who acts for them enters what the table takes it to be. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { commitAnswer, giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import { declared } from '../../../src/campaign/duties.ts';
import type { View } from '../../../src/campaign/view.ts';
import { dice } from '../../../src/kernel/dice.ts';
import type { ChooseQuestion, DeclareQuestion, RollQuestion } from '../../../src/kernel/question.ts';
import type { State } from '../../../src/rules/mighty-empires/index.ts';
import { chanceOf } from '../../campaign/table.ts';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from './inside.tsx';

const random = chanceOf('by hand');
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('me.espionage.declared: the operatives of an absent player are settled by the table, and the winter goes on', async () => {
  const { session } = await campaignAt({ stage: 'espionage', mine: ['azure'], seed: 2 });
  const state = () => session.view()?.table.rules as State;
  expect(state().espionage.declared).not.toHaveProperty('gules');
  const order = await giveOrder(session, 'gules', 'tell-operatives', { year: state().season.year });
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'gules');
  await showInside(session, `order/${order}`, OrderScreen);
  expect(await screen.findByText(/Only \w+’s phone knows\. Agree on it at the table/)).toBeTruthy();
  const enter = screen.getByRole<HTMLButtonElement>('button', { name: /^Enter it for/ });
  expect(enter.disabled).toBe(true);
  fireEvent.input(screen.getByLabelText('Operatives'), { target: { value: '0' } });
  fireEvent.click(enter);
  await waitFor(() => expect(state().espionage.declared.gules).toBe(state().season.year));
});

test('me.battle.losses: what an absent player’s force loses is divided by the rule with one tap, and the battle ends', async () => {
  const { session } = await campaignAt({ stage: 'battle', rich: true, seed: 11, mine: ['azure'] });
  const view = () => session.view() as View;
  const order = await giveOrder(session, 'azure', 'fight', { encounter: 'e1' });
  const open = () => view().open.find((one) => one.open.order === order);
  const theirs = () =>
    open()?.run.open.find((one) => one.ask === 'declare' && one.claim === 'losses' && one.by === 'gules');
  for (let i = 0; i < 30 && open() && !theirs(); i++) {
    const question = open()?.run.open.find(({ label }) => !open()?.committed.includes(label));
    if (!question) break;
    const { by } = question;
    if (open()?.run.sealed) {
      const [card] = Object.keys((question as ChooseQuestion).from);
      await commitAnswer(session, by, order, question, card ?? '', random);
      await session.settled();
    } else if (question.ask === 'declare')
      await giveAnswer(session, by, order, question, declared(view(), question) ?? 1_000, 'ledger');
    else if (question.ask === 'choose')
      await giveAnswer(session, by, order, question, Object.keys(question.from)[0] ?? '', 'chosen');
    else
      await giveAnswer(
        session,
        by,
        order,
        question,
        [6, 6, 6, 6].slice(0, dice((question as RollQuestion).dice).count),
        'table',
      );
  }
  expect(theirs()).toBeDefined();
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'gules');
  await showInside(session, `order/${order}`, OrderScreen);
  expect(await screen.findByText(/The rule divides the losses among their banners/)).toBeTruthy();
  const enter = screen.getByRole<HTMLButtonElement>('button', { name: /^Enter it for/ });
  expect(enter.disabled).toBe(false);
  fireEvent.click(enter);
  await waitFor(() => expect(theirs()).toBeUndefined());
});

test('me.banners.points: who says an absent player’s points reads what their banners began with, and why', async () => {
  const { session } = await campaignAt({ stage: 'battle', rich: true, seed: 11, mine: ['azure'] });
  const order = await giveOrder(session, 'azure', 'fight', { encounter: 'e1' });
  const question = session
    .view()
    ?.open.flatMap(({ run }) => run.open)
    .find((one) => one.ask === 'declare' && one.by === 'gules') as DeclareQuestion;
  const { length } = (question.about as { readonly banners: readonly string[] }).banners;
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'gules');
  await showInside(session, `order/${order}`, OrderScreen);
  const field = await screen.findByLabelText('Points');
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  // A minimum of 500 and a maximum of 1500 points in each banner (The banners).
  expect(hint).toContain(
    `${(500 * length).toLocaleString('en-GB')} to ${(1500 * length).toLocaleString('en-GB')} points`,
  );
  const whys = screen.getAllByRole('button', { name: 'Why?' });
  expect(whys.map((one) => one.getAttribute('aria-description'))).toContain('Points');
});
