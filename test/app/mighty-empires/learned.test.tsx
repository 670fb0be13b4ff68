/** What scouts made the enemy tell stands on the result of their order, with the way to the whole list. */
import '../screens/browser.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { Outcome } from '../../../src/app/screens/campaign/order/outcome.tsx';
import type { View } from '../../../src/campaign/view.ts';
import { stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

test('me.scouting.skirmish: the lists that the enemy showed are told to the scout, and to nobody else', async () => {
  const { session } = await campaignAt({ stage: 'scouting', rich: true });
  const view = session.view() as View;
  const list = view.intelligence.find(({ claim, to }) => claim === 'contents' && to === 'azure');
  const telling = view.tellings.find(({ entry }) => list?.key.startsWith(`${entry}/`));
  if (!list || !telling) throw new Error('nobody was counted');
  const [banner] = (list.about as { readonly banners: readonly [string] }).banners;
  const { number } = stateOf(session).banners[banner] ?? {};
  const show = () => <Outcome bar={<header />} telling={telling} onLeave={() => undefined} />;
  await inside(session, 'azure', show);
  const told = await screen.findByRole('link', {
    name: new RegExp(`^Tom tells: banner ${number}: full list`),
  });
  expect(told.getAttribute('href')).toMatch(new RegExp(`/piece/${banner}$`));
  cleanup();
  await inside(session, 'or', show);
  await screen.findByRole('button', { name: 'Go on' });
  expect(screen.queryByText(/will tell/)).toBeNull();
});
