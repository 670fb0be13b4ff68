/** Words for the group's chat: a browser that has no share sheet says where they went. */
import '../screens/browser.ts';
import { cleanup, render, screen } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { handOut } from '../../../src/app/screens/campaign/parts/hand-out.ts';
import { Toasts } from '../../../src/app/ui/toasts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const clipboard = (writeText: () => Promise<void>) =>
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { share: undefined, clipboard: { writeText } }),
  );

test('copied to the clipboard, and said', async () => {
  const writeText = vi.fn(async () => undefined);
  clipboard(writeText);
  render(() => <Toasts />);
  await handOut({ text: 'The chronicle' });
  expect(writeText).toHaveBeenCalledWith('The chronicle');
  expect(await screen.findByText(/^Copied: paste it/)).toBeTruthy();
});

test('neither shared nor copied, and said', async () => {
  clipboard(() => Promise.reject(new Error('not allowed')));
  render(() => <Toasts />);
  await handOut({ text: 'The chronicle' });
  expect(await screen.findByText(/could neither share nor copy/)).toBeTruthy();
});
