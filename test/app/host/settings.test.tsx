import './phone.ts';
import { cleanup, fireEvent, render, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deps } from '../../../src/app/campaign/deps.ts';
import { isOnlyHere, namesItself, reachable } from '../../../src/app/screens/campaign/meet/address.ts';
import { helpers, serverUrl } from '../../../src/app/screens/settings/parts/addresses.ts';
import Meeting from '../../../src/app/screens/settings/parts/meeting.tsx';
import Storage from '../../../src/app/screens/settings/parts/storage.tsx';

const { store } = deps();
const campaign = 'a'.repeat(64);
const day = 86_400_000;

beforeEach(async () => {
  for (const shelved of await store.shelf()) await store.unshelve(shelved.campaign);
  await store.shelve({ campaign, title: 'The Salt Road', ruleset: 'mighty-empires', card: {} });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  [20, /Backed up 20 days ago: save a new one/],
  [13, /Backed up 13 days ago$/],
  [0, /Backed up today/],
])('a backup of %i days ago', async (days, said) => {
  await store.setSetting(`saved.${campaign}`, Date.now() - days * day - 1000);
  render(() => <Storage />);
  const row = (await screen.findByText('The Salt Road')).closest('li');
  expect(row?.querySelector('[class*=note]')?.textContent).toMatch(said);
});

test('the browser is asked to keep the books, and its answer is told', async () => {
  vi.spyOn(store, 'persistence').mockResolvedValue({ persisted: false });
  vi.spyOn(store, 'askToPersist').mockResolvedValue(true);
  render(() => <Storage />);
  const ask = await screen.findByRole('button', { name: 'Protect my data' });
  vi.mocked(store.persistence).mockResolvedValue({ persisted: true });
  fireEvent.click(ask);
  expect(await screen.findByText('The browser keeps your books')).toBeTruthy();
});

test('no helper of others is asked unless the player names one', async () => {
  render(() => <Meeting />);
  const keep = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save these addresses' });
  await vi.waitFor(() => expect(keep.disabled).toBe(false));
  fireEvent.click(keep);
  await vi.waitFor(async () => expect(await store.setting('signalling')).toBeUndefined());
  fireEvent.input(screen.getByLabelText(/STUN/), { target: { value: 'stun:stun.example.org:3478' } });
  fireEvent.input(screen.getByLabelText('Address'), { target: { value: 'meet.example.org' } });
  fireEvent.click(keep);
  await vi.waitFor(async () =>
    expect(await store.setting('signalling')).toEqual({
      url: 'https://meet.example.org/signal',
      iceServers: [{ urls: 'stun:stun.example.org:3478' }],
    }),
  );
});

test('addresses of servers as people type them', () => {
  expect(serverUrl('http://192.168.1.20:4173')).toBe('http://192.168.1.20:4173/signal');
  expect(serverUrl('wss://meet.example/peers')).toBe('wss://meet.example/peers');
  expect(serverUrl('javascript:alert(1)')).toBeUndefined();
  expect(helpers('stun:a.example:1, stun:b.example')).toHaveLength(2);
  expect(helpers('')).toEqual([]);
  expect(helpers('http://a.example')).toBeUndefined();
});

test('an address that names only this device is no address for others', () => {
  for (const only of ['localhost', '127.0.0.1', '[::1]', 'app.localhost'])
    expect(isOnlyHere(only)).toBe(true);
  expect(isOnlyHere('192.168.1.20')).toBe(false);
  expect(reachable('192.168.1.20:4173')).toBe('http://192.168.1.20:4173');
  expect(reachable('https://table.example/join')).toBe('https://table.example');
  for (const none of ['', 'localhost:4173', 'http://127.0.0.1', 'my table'])
    expect(reachable(none)).toBeUndefined();
  // What is wrong with it is said: an address that works here, or none at all.
  expect(['localhost:4173', 'http://127.0.0.1:80', '[::1]:80'].map(namesItself)).toEqual([true, true, true]);
  expect(['', 'my table', '192.168.1.20'].map(namesItself)).toEqual([false, false, false]);
});
