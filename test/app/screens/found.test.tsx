import { cleanup, configure, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { shelved } from '../../../src/app/rulesets/shelf.ts';
import { rulesetIds } from '../../../src/rules/index.ts';
import { openAt } from './at.tsx';

// Each book's own part of the founding comes with the first tap on it.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const rule = (id: (typeof rulesetIds)[number]) =>
  screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${shelved(id).title}`) });

test('a campaign is founded by one of the books, and its options follow it', async () => {
  await openAt('/found');
  expect((await rule('mighty-empires')).checked).toBe(true);
  for (const id of rulesetIds) expect(await rule(id)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'strength' })).toBeTruthy();
  fireEvent.click(await rule('ninth-age'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'strength' })).toBeNull());
  expect((await rule('ninth-age')).checked).toBe(true);
});

test('where nothing is secret there is nothing to seal', async () => {
  await openAt('/found');
  expect(await screen.findByRole('heading', { name: 'Secrets' })).toBeTruthy();
  fireEvent.click(await rule('chronopia'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Secrets' })).toBeNull());
});
