/** A guest looks on in winter: how far each realm has come, and nothing of a realm of their own. */
import '../screens/browser.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

test('a guest in winter is told of the realms, not of crowns, a capital or a spring of their own', async () => {
  const { session } = await campaignAt({ stage: 'quarters', mine: [], seed: 2 });
  await inside(session, 'guest', () => <TodayScreen />);
  const realms = await screen.findByRole('list', { name: 'Where the realms are' });
  expect(realms.querySelectorAll('li').length).toBe(session.view()?.seats.length);
  expect(screen.getByText('You watch as a guest')).toBeTruthy();
  expect(screen.queryByText(/crowns to come|crowns left/)).toBeNull();
  expect(screen.queryByText(/Your capital/)).toBeNull();
}, 120_000);
