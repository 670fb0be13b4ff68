/** R17: who takes back an order while another answers it reads who it was, and asks them by one tap. */
import './phone.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useUndo } from '../../../src/app/campaign/undo.ts';
import { showing, watch } from '../../../src/app/campaign/watch.ts';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { giveAnswer, giveOrder, strike } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Question } from '../../../src/kernel/question.ts';
import { meet, table } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

let ends: (() => void)[] = [];
beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  showing(undefined);
  cleanup();
});

const struck = (session: Session, order: string): boolean =>
  session.view()?.tellings.find(({ entry }) => entry === order)?.struck !== undefined;

test('R17: another went on while Undo was offered: one tap asks them', async () => {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as unknown as readonly [Session, Session];
  const order = await giveOrder(a, 'azure', 'build', {});
  await meet(a, b);
  const Offer = () => {
    useUndo()([order], 'Built.');
    return <Toasts />;
  };
  await showInside(a, 'today', Offer, marketApp);
  const undo = (await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement;
  await giveOrder(b, 'gules', 'build', {});
  await meet(a, b);
  fireEvent.click(undo);
  expect(await screen.findByText('gules had just gone on from it.')).toBeTruthy();
  expect(a.view()?.asking).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Ask the others' }));
  await waitFor(() => expect(a.view()?.asking.map((one) => one.order)).toEqual([order]));
  expect(await screen.findByText('It is undone once another player agrees.')).toBeTruthy();
  expect(struck(a, order)).toBe(false);
});

test('R17: an answer that comes late turns what was undone into a wish, and who undid it reads so', async () => {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as unknown as readonly [Session, Session];
  const order = await giveOrder(a, 'azure', 'trade', {});
  await meet(a, b);
  await strike(a, 'azure', order);
  expect(struck(a, order)).toBe(true);
  render(() => <Toasts />);
  ends.push(watch(a, async () => marketApp));
  showing(a.campaign, `/c/${a.campaign}/charts`);
  const asked = b.view()?.open[0]?.run.open[0] as Question;
  await giveAnswer(b, 'gules', order, asked, [2, 3], 'table');
  await meet(a, b);
  const words = 'gules had just answered: Realmbook asks them whether you may change it.';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(struck(a, order)).toBe(false);
  expect(b.view()?.asking.map((one) => one.order)).toEqual([order]);
});
