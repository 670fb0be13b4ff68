/** A book that takes long to read is told over whatever page is shown, until it is read. */
import '../screens/browser.ts';
import { cleanup, render, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { pace } from '../../../src/app/campaign/pace.ts';
import { tellReading } from '../../../src/app/campaign/reading.tsx';
import { leaveMonth, leavePage, Toasts } from '../../../src/app/ui/toasts.tsx';

afterEach(cleanup);

test('it stays as pages are left and a month turns, is inked as far as it is, and goes as the book is read', async () => {
  let now = 0;
  const work = pace(
    () => now,
    async () => undefined,
  );
  render(() => {
    tellReading();
    return <Toasts />;
  });
  await work.rest({ done: 0, of: 6 });
  expect(screen.queryByText('Reading the book')).toBeNull();
  now = 501;
  await work.rest({ done: 2, of: 6 });
  expect(screen.getByText('Reading the book')).toBeTruthy();
  const inked = (): number =>
    [...document.querySelectorAll<HTMLElement>('i')].filter(({ style }) => style.opacity === '1').length;
  expect(inked()).toBe(2);
  // It is drawn anew five times a second.
  now = 701;
  await work.rest({ done: 5, of: 6 });
  expect(inked()).toBe(5);
  leavePage();
  leaveMonth();
  expect(screen.getByText('Reading the book')).toBeTruthy();
  work.over();
  expect(screen.queryByText('Reading the book')).toBeNull();
});
