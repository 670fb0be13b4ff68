import './phone.ts';
import { cleanup, render, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showing, watch } from '../../../src/app/campaign/watch.ts';
import { LineSheet } from '../../../src/app/screens/campaign/chronicle/line-sheet.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { agree, giveOrder, refuseMend, strike } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Telling } from '../../../src/campaign/telling.ts';
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

/** Gules wants undone what azure built; all three know it. */
async function wished() {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as unknown as readonly [Session, Session, Session];
  const order = await giveOrder(a, 'azure', 'build', {});
  await meet(a, b, c);
  await strike(b, 'gules', order);
  await meet(a, b, c);
  return { a, b, c, order, wish: a.view()?.asking[0]?.entry ?? '' };
}
const look = (session: Session): void => {
  render(() => <Toasts />);
  ends.push(watch(session, async () => marketApp));
  showing(session.campaign, `/c/${session.campaign}/charts`);
};

test('who asked is told by whom it was refused', async () => {
  const { a, b, c, wish } = await wished();
  look(b);
  await refuseMend(c, 'or', wish);
  await meet(a, b, c);
  expect(await screen.findByText('or refused to undo the entry, as gules had asked')).toBeTruthy();
});

test('so is a third player of a yes', async () => {
  const { a, b, c, wish } = await wished();
  look(a);
  await agree(c, 'or', wish);
  await meet(a, b, c);
  expect(await screen.findByText('or agreed to undo the entry, as gules asked')).toBeTruthy();
});

test('the two answers stand at the foot of the sheet, after all that would follow', async () => {
  const { a, order } = await wished();
  const telling = a.view()?.tellings.find(({ entry }) => entry === order) as Telling;
  await showInside(
    a,
    'today',
    () => <LineSheet telling={telling} comments={[]} onClose={() => undefined} />,
    marketApp,
  );
  const refuse = await screen.findByRole('button', { name: 'Refuse' });
  expect(screen.getByRole('button', { name: 'Agree' }).parentElement).toBe(refuse.parentElement);
  expect(refuse.parentElement?.nextElementSibling).toBeNull();
  expect(refuse.closest('dialog')?.contains(screen.getByRole('button', { name: 'Agree' }))).toBe(true);
});
