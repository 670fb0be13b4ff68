import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { IDBFactory as FreshFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deps } from '../../../src/app/campaign/deps.ts';
import { accept, standing, takeIn } from '../../../src/app/campaign/table.ts';
import * as files from '../../../src/app/device/files.ts';
import { readBrought, readLink } from '../../../src/app/screens/join/brought.ts';
import { found, takeSeat } from '../../../src/campaign/enter.ts';
import { openSession } from '../../../src/campaign/session.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { openStore } from '../../../src/store/index.ts';
import { type Invitation, invitationLink } from '../../../src/sync/invite.ts';
import { chanceOf } from '../../campaign/table.ts';
import { openAt } from '../screens/at.tsx';

const invitation: Invitation = {
  campaign: 'c'.repeat(64),
  invite: 'a'.repeat(64),
  title: 'The Salt Road',
  ruleset: 'mighty-empires',
  from: 'Ines',
};
const link = invitationLink(location.origin, invitation);

beforeEach(async () => {
  localStorage.clear();
  for (const { campaign } of await deps().store.shelf()) await deps().store.unshelve(campaign);
});
afterEach(cleanup);
const paste = async (words: string): Promise<void> => {
  fireEvent.input(await screen.findByLabelText(/paste the link/), { target: { value: words } });
};

test('an invitation shows what it is and who asks, and keeps nothing until it is accepted', async () => {
  await openAt('/join');
  await paste(link);
  expect(await screen.findByRole('heading', { name: 'The Salt Road' })).toBeTruthy();
  expect(screen.getByText('Ines invites you.')).toBeTruthy();
  expect(await screen.findByText('Mighty Empires')).toBeTruthy();
  expect(await deps().store.shelf()).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Join the table' }));
  await waitFor(async () => expect((await deps().store.shelf())[0]?.title).toBe('The Salt Road'));
  expect(await screen.findByText('Ines invites you', {}, { timeout: 10_000 })).toBeTruthy();
});

test('a link that is opened needs no pasting', async () => {
  await openAt(`/join${link.slice(link.indexOf('#'))}`);
  expect(await screen.findByRole('heading', { name: 'The Salt Road' })).toBeTruthy();
});

test.each([
  ['cut short', link.slice(0, -8), /incomplete/],
  ['of something else', 'https://example.org/recipe', /not a Realmbook code/],
])('a link %s is told as such, and nothing is kept', async (_, words, said) => {
  await openAt('/join');
  await paste(words);
  expect((await screen.findByRole('alert')).textContent).toMatch(said);
  expect(screen.queryByRole('button', { name: 'Join the table' })).toBeNull();
  expect(await deps().store.shelf()).toEqual([]);
});

test('rules this Realmbook does not have are no table to join', async () => {
  await openAt('/join');
  await paste(invitationLink(location.origin, { ...invitation, ruleset: 'chess' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/does not know the rules/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Join the table' }).disabled).toBe(true);
});

test('where there is no camera the way without one is told', async () => {
  await openAt('/join');
  fireEvent.click(await screen.findByRole('button', { name: 'Scan the code' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/paste the link/i);
});

test('a link from another address is met there, unless it names a meeting server itself', () => {
  const away = readLink(invitationLink('https://table.example', invitation));
  expect(away).toMatchObject({ invitation: { signalling: 'https://table.example/signal' } });
  const named = { ...invitation, signalling: 'https://other.example/signal' };
  expect(readLink(invitationLink('https://table.example', named))).toMatchObject({ invitation: named });
  expect(readLink(link)).toEqual({ kind: 'invitation', invitation });
});

test('a phone without a seat takes the newest link; one that sits at the table keeps its own invitation, whatever a link says', async () => {
  const { store } = deps();
  const { campaign } = invitation;
  const shown = async () => (await store.load(campaign)).keys?.invite;
  await accept(invitation);
  expect(await standing(campaign)).toBe('invited');
  // The first had ended, and its holder was sent another.
  const [second, third] = ['e'.repeat(64), 'f'.repeat(64)];
  await accept({ ...invitation, invite: second });
  expect(await shown()).toBe(second);
  const { keys } = await store.load(campaign);
  if (!keys) throw new Error('no keys');
  await store.saveKeys(campaign, { ...keys, seats: { s2: 'ab'.repeat(16) } });
  await accept({ ...invitation, invite: third });
  expect(await shown()).toBe(second);
});

test('a file that is none of ours is refused in words', async () => {
  const read = await readBrought(new TextEncoder().encode('{"name":"shopping"}'));
  expect(read).toMatchObject({ kind: 'refused', what: expect.stringMatching(/not a Realmbook file/) });
});

/** A campaign on another phone, as a file. */
async function away(secrets: boolean) {
  const other = { store: openStore({ indexedDB: new FreshFactory() }), random: chanceOf('away') };
  const seats = [
    { id: 's1', name: 'Anna' },
    { id: 's2', name: 'Tom' },
  ];
  const founding = {
    ruleset: 'mighty-empires',
    rules: mightyEmpires.version,
    title: 'Away',
    options: {},
    seats,
    books: 'open' as const,
  };
  const campaign = await found(other, founding, 's1');
  return { campaign, bytes: await other.store.exportCampaign(campaign, { secrets }), other };
}

test('a copy without secrets opens to be looked at; an invitation then brings it to the table', async () => {
  const { campaign, bytes } = await away(false);
  const read = await readBrought(bytes);
  if (read.kind !== 'backup') throw new Error('no backup');
  expect(read.preview).toMatchObject({ campaign, secrets: false, compare: { with: 'new' } });
  await takeIn(read.preview);
  const before = (await deps().store.load(campaign)).keys;
  expect(before?.invite).toBeUndefined();
  await accept({ ...invitation, campaign });
  const after = (await deps().store.load(campaign)).keys;
  expect(after).toMatchObject({ invite: invitation.invite });
  expect(after?.device.device).toBe(before?.device.device);
});

test('a backup with secrets goes on under a device key of this phone’s own', async () => {
  const { campaign, bytes, other } = await away(true);
  const read = await readBrought(bytes);
  if (read.kind !== 'backup') throw new Error('no backup');
  await takeIn(read.preview);
  const [theirs, ours] = [(await other.store.load(campaign)).keys, (await deps().store.load(campaign)).keys];
  expect(ours?.invite).toBe(theirs?.invite);
  expect(ours?.device.device).not.toBe(theirs?.device.device);
  // No file brings a card; the shelf shows one all the same.
  expect((await deps().store.shelf())[0]?.card).toMatchObject({
    when: expect.stringMatching(/^Mighty Empires/),
  });
});

test('a full phone says so and keeps what it had', async () => {
  const { store } = deps();
  const { StoreError } = await import('../../../src/store/index.ts');
  const full = vi.spyOn(store, 'saveKeys').mockRejectedValue(new StoreError('full'));
  await openAt('/join');
  await paste(link);
  fireEvent.click(await screen.findByRole('button', { name: 'Join the table' }));
  expect(await screen.findByText(/no room left/)).toBeTruthy();
  full.mockRestore();
  expect(await store.shelf()).toEqual([]);
});

test('a second backup of a campaign that is here says so, and how many lines it brought', async () => {
  const { campaign, bytes, other } = await away(true);
  const read = await readBrought(bytes);
  if (read.kind !== 'backup') throw new Error('no backup');
  await takeIn(read.preview);
  const session = await openSession({ ...other, loadRuleset: deps().loadRuleset }, campaign);
  await takeSeat(session, 's2');
  await session.settled();
  const grown = await other.store.exportCampaign(campaign, { secrets: false });
  const chosen = vi.spyOn(files, 'chooseFile');
  const open = async (file: Uint8Array): Promise<void> => {
    cleanup();
    chosen.mockResolvedValueOnce(file);
    await openAt('/join');
    fireEvent.click(await screen.findByRole('button', { name: 'Open a file' }));
  };
  await open(grown);
  // What would come of it stands beside what is here, before anything changes.
  const fact = async (title: string) => (await screen.findByText(title)).closest('li')?.textContent;
  expect(await fact('On this phone now')).toMatch(/2 entries, of 2 phones, 1 page$/);
  expect(await fact('In the file')).toMatch(/2 entries, of 1 phone, 1 page$/);
  expect(await fact('After the import')).toMatch(/3 entries, of 2 phones, 1 page$/);
  const kept = (await deps().store.load(campaign)).chains;
  expect([...kept.values()].map(({ entries }) => entries.length)).toEqual([1, 1]);
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }));
  expect(
    await screen.findByText('This campaign is on this phone already. 1 new entry came in.'),
  ).toBeTruthy();
  // The same again has nothing to bring, and says that before anything is done.
  await open(grown);
  expect(await screen.findByText('This campaign is on this phone already.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the campaign' }).getAttribute('href')).toBe(
    `/c/${campaign}/today`,
  );
  // With its owner's secrets it may bring a seat back, so it is taken in, and brings no line.
  await open(await other.store.exportCampaign(campaign, { secrets: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }));
  expect(
    await screen.findByText('This campaign is on this phone already. No new entry came in.'),
  ).toBeTruthy();
  chosen.mockRestore();
});
