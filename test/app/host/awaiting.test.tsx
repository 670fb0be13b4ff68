import './phone.ts';
import { cleanup, render, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { Awaiting } from '../../../src/app/screens/campaign/awaiting.tsx';
import { prepareToJoin } from '../../../src/campaign/enter.ts';
import { openSession } from '../../../src/campaign/session.ts';
import { market } from '../../campaign/market.ts';
import { phone } from '../../campaign/table.ts';

afterEach(cleanup);

test('a search that lasts says what it waits for', async () => {
  const deps = phone('guest', market);
  const campaign = 'a'.repeat(64);
  const table = 'b'.repeat(64);
  await prepareToJoin(deps, { campaign, invite: table, table, title: 'Market day', ruleset: 'market' });
  const session = await openSession(deps, campaign);
  render(() => <Awaiting session={session} onArrived={() => undefined} />);
  expect(await screen.findByText(/Keep Realmbook open on the phone that invited you/)).toBeTruthy();
  expect(await screen.findByText(/^Still looking\. A phone that was just opened again/)).toBeTruthy();
});
