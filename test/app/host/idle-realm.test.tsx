/** A realm that stands idle is seen to by anybody, also by a player who has things of their own to do. */
import './phone.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { leaveSeat } from '../../../src/campaign/absence.ts';
import { addNote, giveOrder, turnPage } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { answer, meet, table } from '../../campaign/table.ts';
import { fifthApp } from '../fifth/app.tsx';
import { fifth } from '../fifth/rules.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('campaign.idle.any: Today names it beside one’s own question, with the way to act for it, and offers nobody its seat', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  await leaveSeat(b, 'gules', 'idle');
  await meet(a, b, c);
  await giveOrder(a, 'azure', 'next', { turn: 0 });
  await turnPage(a, 'azure');
  await giveOrder(a, 'azure', 'bid', { against: 'or' }, 'we agreed');
  await meet(a, b, c);
  expect(c.view()?.asked('or')).toHaveLength(1);
  localStorage.setItem(`realmbook.seat.${c.campaign}`, 'or');
  await showInside(c, 'today', TodayScreen, marketApp);
  expect(await screen.findByRole('button', { name: 'Act for gules' })).toBeTruthy();
  expect(screen.queryByText(/^Free seat/)).toBeNull();
});

test('a seat that nobody holds is acted for by one way, of one name', async () => {
  const { sessions } = await table(['azure', 'gules', 'or'], { ruleset: fifth });
  const [a, b, c] = sessions as [Session, Session, Session];
  await leaveSeat(b, 'gules', 'free');
  await meet(a, b, c);
  await addNote(a, 'azure', 'A pity.');
  await turnPage(a, 'azure', { without: ['gules', 'or'] });
  await giveOrder(a, 'azure', 'draw-lots', {});
  await answer(a, 'azure', [4]);
  localStorage.setItem(`realmbook.seat.${a.campaign}`, 'azure');
  await showInside(a, 'today', TodayScreen, fifthApp);
  expect(await screen.findByRole('button', { name: 'Act for gules' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Act (as|for) gules/ })).toHaveLength(1);
  expect(screen.queryByText('You may act for them.')).toBeNull();
});
