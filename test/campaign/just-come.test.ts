/** Who has just come has no word yet in what takes two about a seat, and no phone offers what would be nothing. */
import { expect, test } from 'vitest';
import {
  leaveSeat,
  lostPhones,
  mayPropose,
  mayProposeSoon,
  mayStandIn,
  putOut,
} from '../../src/campaign/absence.ts';
import { turnPage } from '../../src/campaign/acts.ts';
import { prepareToJoin, takeSeat } from '../../src/campaign/enter.ts';
import { CampaignError } from '../../src/campaign/faults.ts';
import { openSession, type Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import { meet, phone, table } from './table.ts';

const seen = (session: Session): View => session.view() as View;

test('R11: a newcomer and a player put a phone out once the page has turned, and are told so before', async () => {
  const { campaign, sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as [Session, Session, Session];
  await leaveSeat(c, 'or', 'free');
  await meet(a, b, c);
  await turnPage(a, 'azure', { ended: true });
  await meet(a, b, c);
  const deps = phone('newcomer');
  const { invite = '' } = a.keys();
  await prepareToJoin(deps, { campaign, invite, title: 'Market day', ruleset: 'market' });
  const n = await openSession(deps, campaign);
  await meet(a, n);
  await takeSeat(n, 'or');
  await meet(a, n);
  expect(seen(n).seats.find(({ id }) => id === 'or')?.mine).toBe(true);
  for (const one of [a, n]) {
    expect([mayPropose(seen(one), 'gules'), mayProposeSoon(seen(one), 'gules')]).toEqual([false, true]);
    // To stand in for somebody they may propose at once.
    expect(mayStandIn(seen(one), 'gules')).toBe(true);
  }
  const [lost = ''] = lostPhones(seen(n), 'gules');
  expect(() => putOut(n, lost, 'gules')).toThrow(CampaignError);
  await turnPage(a, 'azure', { ended: true });
  await meet(a, n);
  for (const one of [a, n])
    expect([mayPropose(seen(one), 'gules'), mayProposeSoon(seen(one), 'gules')]).toEqual([true, false]);
});
