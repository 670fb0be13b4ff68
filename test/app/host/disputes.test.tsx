import './phone.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LineSheet } from '../../../src/app/screens/campaign/chronicle/line-sheet.tsx';
import { Disputes } from '../../../src/app/screens/campaign/today/disputes.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Telling } from '../../../src/campaign/telling.ts';
import { answer, meet, table } from '../../campaign/table.ts';
import { openSheet } from '../sheet.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Two players answer what is asked of the table, apart; then all meet. */
async function apart(): Promise<{ a: Session; order: string }> {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as unknown as readonly [Session, Session, Session];
  const order = await giveOrder(a, 'azure', 'trade', {});
  await meet(a, b, c);
  await answer(a, 'azure', [2, 3]);
  await answer(b, 'gules', [6, 5]);
  await meet(a, b, c);
  return { a, order };
}
const names = (words: string | null): void => {
  expect(words).toContain('Trade');
  expect(words).toContain('What do you take?');
  expect(words).toMatch(/azure's answer counts: 2 \+ 3\. gules answered 6 \+ 5/);
};

test('the card says which question of which order, who answered what, which counts and what can be done', async () => {
  const { a } = await apart();
  await showInside(a, 'today', Disputes, marketApp);
  const card = await screen.findByRole('listitem');
  names(card.textContent);
  expect(card.textContent).toContain('If the other answer is right, correct the entry.');
  expect(screen.getByRole('link', { name: 'Look and correct' })).toBeTruthy();
});

test('its line says the same', async () => {
  const { a, order } = await apart();
  const telling = a.view()?.tellings.find(({ entry }) => entry === order) as Telling;
  await showInside(
    a,
    'today',
    () => <LineSheet telling={telling} comments={[]} onClose={() => undefined} />,
    marketApp,
  );
  const sheet = await openSheet();
  names(sheet.textContent);
  expect(sheet.textContent).not.toContain('a second, different answer');
});
