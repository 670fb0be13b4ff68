/** What lies beneath Today's first screenful waits for a frame as a campaign is opened, and then no more. */
import '../host/phone.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { createRoot, createSignal } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { createBelow, createRead, noteOpened } from '../../../src/app/screens/campaign/today/below.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { painted } from '../../../src/app/turns.ts';
import { sendLetter } from '../../../src/campaign/write-letter.ts';
import { chanceOf } from '../../campaign/table.ts';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from '../host/inside.tsx';

afterEach(cleanup);

test('the first time it comes with the next frame; on a page the player returns to it is there at once', async () => {
  const campaign = {};
  const [first, leave] = createRoot((dispose) => [createBelow(campaign), dispose] as const);
  const noted = noteOpened(campaign);
  expect(first()).toBe(false);
  await painted();
  await noted;
  expect(first()).toBe(true);
  leave();
  expect(createRoot(() => createBelow(campaign))()).toBe(true);
  expect(createRoot(() => createBelow({}))()).toBe(false);
});

test('what is asked is drawn before the letters', async () => {
  const { session } = await campaignAt({ stage: 'stores', seed: 11, mine: ['azure', 'gules', 'or'] });
  await sendLetter(session, 'or', 'azure', 'Meet me at the old mill', chanceOf('one'));
  const later = (): HTMLElement | null => screen.queryByRole('list', { name: 'Letters' });
  const seen: boolean[] = [];
  const headings = new Set<Element>();
  const drawn = new MutationObserver(() => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    headings.add(heading);
    seen.push(later() !== null);
  });
  drawn.observe(document.body, { childList: true, subtree: true });
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'azure');
  await showInside(session, 'today', TodayScreen);
  await painted();
  drawn.disconnect();
  // Nothing of what stood there is drawn anew.
  expect(headings.size).toBe(1);
  expect(seen[0]).toBe(false);
  expect(later()).not.toBeNull();
});

test('cards that wait for the book come a frame after it is read, and at once on a page drawn later', async () => {
  const [read, setRead] = createSignal(false);
  const [drawn, leave] = createRoot((dispose) => [createRead(read), dispose] as const);
  setRead(true);
  expect(drawn()).toBe(false);
  await painted();
  expect(drawn()).toBe(true);
  leave();
  expect(createRoot(() => createRead(read))()).toBe(true);
});
