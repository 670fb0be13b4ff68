/** Today, while somebody is stood in for: the nod is what is wanted, and one row leads to the seat. */
import './phone.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StandsIn } from '../../../src/app/screens/campaign/absent/stands-in.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import b from '../../../src/app/ui/button.module.css';
import { leaveSeat, nod, standIn } from '../../../src/campaign/absence.ts';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { answer, meet, standsIn, table } from '../../campaign/table.ts';
import { fifthApp } from '../fifth/app.tsx';
import { fifth } from '../fifth/rules.ts';
import { showInside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function lots() {
  const { sessions } = await table(['azure', 'gules', 'or'], { ruleset: fifth });
  const [a, , c] = sessions as [Session, Session, Session];
  const order = await giveOrder(a, 'azure', 'draw-lots', {});
  await answer(a, 'azure', [4]);
  await meet(a, c);
  await answer(c, 'or', [3]);
  await meet(a, c);
  return { sessions, a, c, order };
}
const filled = (): readonly (string | null)[] =>
  [...document.querySelectorAll(`.${b.filled}`)].map((one) => one.textContent);

test('a nod that is asked is the filled button, nothing says that nothing is asked, and no other offers to stand in', async () => {
  const { a, c, sessions } = await lots();
  const [, away] = sessions as [Session, Session, Session];
  await meet(...sessions);
  await answer(away, 'gules', [2]);
  await meet(...sessions);
  await showInside(c, 'today', TodayScreen, fifthApp);
  expect(await screen.findByText(/^Nothing is asked of you/)).toBeTruthy();
  cleanup();
  await standIn(a, 'gules');
  await meet(a, c);
  await showInside(c, 'today', TodayScreen, fifthApp);
  expect(await screen.findByText(/azure wants to stand in for gules/)).toBeTruthy();
  expect(filled()).toEqual(['Agree']);
  expect(screen.queryByText(/^Nothing is asked of you/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stand in for gules…' })).toBeNull();
});

test('one button leads to the seat of whom one stands in for', async () => {
  const { a, c } = await lots();
  await standsIn(a, c, 'gules');
  await showInside(a, 'today', TodayScreen, fifthApp);
  expect(await screen.findByText('You stand in for gules')).toBeTruthy();
  const ways = screen.getAllByRole('button', { name: /gules/ });
  expect(ways.map((one) => one.textContent)).toEqual(['Answer for gules']);
  expect(filled()).toEqual(['Answer for gules']);
});

test('of one who has left for good nobody says that they are away', async () => {
  const { sessions, a, c } = await lots();
  const [, gone] = sessions as [Session, Session, Session];
  await meet(...sessions);
  await leaveSeat(gone, 'gules', 'idle');
  await meet(...sessions);
  const asked = await standIn(a, 'gules');
  await meet(a, c);
  await showInside(c, 'today', TodayScreen, fifthApp);
  expect(await screen.findByText('azure wants to act for gules, who has left for good')).toBeTruthy();
  expect(screen.queryByText(/while they are away|It ends with gules/)).toBeNull();
  cleanup();
  await nod(c, asked, ['gules']);
  await showInside(c, 'today', () => <StandsIn seat="gules" />, fifthApp);
  expect(await screen.findByText(/gules has left for good: azure gives orders/)).toBeTruthy();
});
