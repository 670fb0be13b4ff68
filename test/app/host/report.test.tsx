/** A report tells what went wrong and nothing of a book, and what is copied is what was read. */
import './phone.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { inWords } from '../../../src/app/campaign/trouble.ts';
import { section } from '../../../src/app/screens/settings/sections/report.tsx';
import { CampaignError } from '../../../src/campaign/faults.ts';
import { StoreError } from '../../../src/store/faults.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what nobody expected stands in it without names, numbers and keys; what the player was told in words does not', async () => {
  vi.stubGlobal('__APP_VERSION__', '1.2.3');
  const secrets = ['Black Oxen', '7654321', 'f00dfeedf00dfeed', 'Anna’s purse', 'crown jewels'];
  const [banner, points, key, purse, jewels] = secrets;
  history.replaceState(null, '', `/c/${key}${key}/today`);
  inWords(new TypeError(`banner "${banner}" of '${purse}' holds ${points} by ${key}, ${'`'}${jewels}${'`'}`));
  inWords(new TypeError("Cannot read properties of undefined (reading 'capital')"));
  inWords(new CampaignError('seat taken'));
  inWords(new StoreError('full'));
  const write = vi.fn(async (_: string) => undefined);
  Object.assign(navigator, { clipboard: { writeText: write } });
  render(() => <section.Body />);
  fireEvent.click(screen.getByRole('button', { name: 'Write a report' }));
  const words = (await screen.findByLabelText('The report')).textContent ?? '';
  expect(words).toMatch(/^Realmbook 1\.2\.3\n/);
  expect(words).toContain('TypeError');
  expect(words).toContain("(reading 'capital')");
  expect(words).toContain('on /c/#/today');
  for (const secret of secrets) expect(words).not.toContain(secret);
  expect(words.match(/^After /gm)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Copy the report' }));
  await waitFor(() => expect(write).toHaveBeenCalledWith(words));
});
