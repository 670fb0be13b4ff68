/** What lies beneath Today's first screenful waits for a frame as a campaign is opened, and then no more. */
import { createRoot } from 'solid-js';
import { expect, test } from 'vitest';
import { createBelow } from '../../../src/app/screens/campaign/today/below.ts';
import { painted } from '../../../src/app/turns.ts';

test('the first time it comes with the next frame; of a page that is come back to it is there at once', async () => {
  const campaign = {};
  const [first, leave] = createRoot((dispose) => [createBelow(campaign), dispose] as const);
  expect(first()).toBe(false);
  await painted();
  expect(first()).toBe(true);
  leave();
  expect(createRoot(() => createBelow(campaign))()).toBe(true);
  expect(createRoot(() => createBelow({}))()).toBe(false);
});

test('a page that is left before its first frame counts for none', async () => {
  const campaign = {};
  createRoot((leave) => {
    createBelow(campaign);
    leave();
  });
  await painted();
  expect(createRoot(() => createBelow(campaign))()).toBe(false);
});
