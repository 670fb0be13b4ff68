/** A realm that stands idle is seen to by anybody, also by a player who has things of their own to do. */
import './phone.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { leaveSeat } from '../../../src/campaign/absence.ts';
import { giveOrder, turnPage } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { meet, table } from '../../campaign/table.ts';
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
