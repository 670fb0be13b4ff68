/** A wish about a line is asked of a player where other requests are, with the yes in sight. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AgreementsAsked } from '../../../src/app/screens/campaign/today/agreements.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { correct, giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { shapeOf } from '../../../src/kernel/question.ts';
import { meet, table } from '../../campaign/table.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Azure traded; gules, who rolled too, would have azure's dice corrected. */
async function corrected(): Promise<{ a: Session; b: Session }> {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as [Session, Session];
  const order = await giveOrder(a, 'azure', 'trade', {});
  const [asked] = a.view()?.asked('azure') ?? [];
  const question = asked?.question as never;
  await giveAnswer(a, 'azure', order, question, [2, 3], 'table');
  await meet(a, b);
  const { label } = question as { label: string };
  await correct(b, 'gules', order, { [label]: { value: [2, 4], shape: shapeOf(question) } });
  await meet(a, b);
  return { a, b };
}

test('the yes to a correction is filled where nothing else is asked, and is given there', async () => {
  const { a } = await corrected();
  await showInside(a, 'today', () => <AgreementsAsked free />, marketApp);
  const yes = await screen.findByRole('button', { name: 'Agree' });
  expect(yes.className).toMatch(/filled/);
  fireEvent.click(yes);
  await waitFor(() => expect(a.view()?.asking).toEqual([]));
});

test('on Today it stands above what one rolled last, and nothing else on the page is filled', async () => {
  const { a, b } = await corrected();
  await showInside(a, 'today', TodayScreen, marketApp);
  const asked = await screen.findByRole('list', { name: 'To be agreed' });
  const yes = within(asked).getByRole('button', { name: 'Agree' });
  const rolls = await screen.findByRole('heading', { name: 'Your last rolls' });
  expect(yes.compareDocumentPosition(rolls) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const filled = [...document.querySelectorAll('button, a')].filter((one) => /filled/.test(one.className));
  expect(filled).toEqual([yes]);
  cleanup();
  // Who asked is told that it waits, and has nothing to agree to.
  await showInside(b, 'today', TodayScreen, marketApp);
  await screen.findByText('Waiting for an answer');
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
});
