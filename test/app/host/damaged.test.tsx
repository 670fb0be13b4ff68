import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deps } from '../../../src/app/campaign/deps.ts';
import * as files from '../../../src/app/device/files.ts';
import { found } from '../../../src/campaign/enter.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { Database } from '../../../src/store/schema.ts';
import { openAt } from '../screens/at.tsx';

beforeEach(async () => {
  localStorage.clear();
  for (const { campaign } of await deps().store.shelf()) await deps().store.unshelve(campaign);
});
afterEach(cleanup);

const seats = [
  { id: 's1', name: 'Anna' },
  { id: 's2', name: 'Tom' },
];
const founding = (title: string) => ({
  ruleset: 'mighty-empires',
  rules: mightyEmpires.version,
  title,
  options: {},
  seats,
  books: 'open' as const,
});

test('M7: a campaign whose keys are damaged stands by itself on the shelf, can be saved and taken off', async () => {
  const { store } = deps();
  const road = await found(deps(), founding('The Salt Road'), 's1');
  await found(deps(), founding('The Winter War'), 's1');
  const db = new Database('realmbook', { indexedDB, IDBKeyRange });
  await db.keys.update(road, { text: '{"seats"' });
  db.close();
  await openAt('/');
  expect(await screen.findByText('The Winter War')).toBeTruthy();
  const card = (await screen.findByText('The Salt Road')).closest('li');
  expect(card?.textContent).toContain('A part of it is damaged');
  expect(screen.getAllByText('A part of it is damaged')).toHaveLength(1);

  const saved = vi.spyOn(files, 'saveFile').mockResolvedValue('downloaded');
  fireEvent.click(screen.getByRole('button', { name: 'What is left of it' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save what is left' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [, file] = saved.mock.calls[0] ?? [];
  expect(await store.readBackup(file as Uint8Array)).toMatchObject({
    title: 'The Salt Road',
    file: { lines: 1 },
  });
  saved.mockRestore();

  fireEvent.click(screen.getByRole('button', { name: 'Remove the campaign' }));
  await screen.findByText('Remove it from this phone?');
  fireEvent.click(screen.getByRole('button', { name: 'Remove the campaign' }));
  await waitFor(async () =>
    expect((await store.shelf()).map(({ title }) => title)).toEqual(['The Winter War']),
  );
  await waitFor(() => expect(screen.queryByText('The Salt Road')).toBeNull());
});

test('M7: opening it says what is wrong, and what brings it back', async () => {
  const road = await found(deps(), founding('The Salt Road'), 's1');
  const db = new Database('realmbook', { indexedDB, IDBKeyRange });
  await db.keys.update(road, { text: '{"seats"' });
  db.close();
  await openAt(`/c/${road}/today`);
  expect(await screen.findByText('This phone can no longer read its keys to that campaign.')).toBeTruthy();
  expect(screen.getByText(/Open your last backup/)).toBeTruthy();
});
