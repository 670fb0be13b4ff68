/** Where a page leads: the letter that was tapped stands first, the last step of the set-up leads to Today, plans speak plainly. */
import '../host/phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { next } from '../../../src/app/rulesets/mighty-empires/next.ts';
import { planned } from '../../../src/app/rulesets/mighty-empires/planned.ts';
import DoScreen from '../../../src/app/screens/campaign/do/screen.tsx';
import LettersScreen from '../../../src/app/screens/campaign/letters/screen.tsx';
import type { View } from '../../../src/campaign/view.ts';
import { sendLetter } from '../../../src/campaign/write-letter.ts';
import { bannersOf } from '../../../src/rules/mighty-empires/queries.ts';
import { chanceOf } from '../../campaign/table.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from '../host/inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('campaign.letter: a new letter stands first, and its writer is replied to', async () => {
  const { session } = await campaignAt({ stage: 'stores', seed: 11 });
  await sendLetter(session, 'or', 'azure', 'Meet me at the old mill', chanceOf('letter'));
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'azure');
  await showInside(session, 'letters', LettersScreen);
  const words = await screen.findByText('Meet me at the old mill');
  expect(screen.queryByRole('button', { name: 'Seal and send' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }));
  const send = await screen.findByRole('button', { name: 'Seal and send' });
  expect(words.compareDocumentPosition(send) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const writer = session.view()?.seats.find(({ id }) => id === 'or')?.name;
  expect(screen.getByLabelText(`To ${writer}`)).toBeTruthy();
  expect(screen.getAllByText('Meet me at the old mill')).toHaveLength(1);
});

test('me.baggage.shared: the last step of the set-up leads to Today, not back to a page before', async () => {
  const { session } = await campaignAt({ stage: 'stores', seed: 11 });
  await mend(session, [{ type: 'baggageRolled', seat: 'azure', points: 1 }]);
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'azure');
  const base = `/c/${session.campaign}`;
  const router = await showInside(session, 'letters', DoScreen);
  router.history.push(`${base}/do/share-baggage?args=%7B%7D`);
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm shares' }));
  await waitFor(() => expect(router.state.location.pathname).not.toContain('/do/'));
  const view = session.view() as View;
  expect(next(view, 'azure', 'share-baggage')).toBeUndefined();
  expect(router.state.location.pathname).toBe(`${base}/today`);
});

test('me.scouting.declare: a plan says who goes where', async () => {
  const { session } = await campaignAt({ stage: 'stores', seed: 11 });
  const [banner] = bannersOf(stateOf(session), 'azure');
  const tile = Object.keys(stateOf(session).tiles)[0] ?? '';
  const view = session.view() as View;
  expect(planned(view, 'scout', { banner: banner?.id ?? '', tile })).toMatch(/^.+ scouts .+$/);
  expect(planned(view, 'scout', { banner: banner?.id ?? '', tile })).not.toContain(tile);
  expect(planned(view, 'move', { banners: [banner?.id ?? ''], to: tile, arrive: null })).toMatch(
    / marches to /,
  );
  expect(planned(view, 'raze', { tile })).toBeUndefined();
});
