import './phone.ts';
// The first page would wait for it longer than a test waits for a page.
import '../../../src/app/rulesets/mighty-empires/index.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastSaved } from '../../../src/app/campaign/backups.ts';
import { deps } from '../../../src/app/campaign/deps.ts';
import { letAllGo, sessionOf } from '../../../src/app/campaign/open.ts';
import { phraseOf } from '../../../src/app/campaign/phrase.ts';
import { markShown } from '../../../src/app/campaign/phrase-shown.ts';
import * as files from '../../../src/app/device/files.ts';
import { found } from '../../../src/campaign/enter.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { StoreError } from '../../../src/store/index.ts';
import { openAt } from '../screens/at.tsx';

beforeEach(async () => {
  localStorage.clear();
  for (const { campaign } of await deps().store.shelf()) await deps().store.unshelve(campaign);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const founding = {
  ruleset: 'mighty-empires',
  rules: mightyEmpires.version,
  title: 'The Salt Road',
  options: {},
  seats: [
    { id: 's1', name: 'Anna' },
    { id: 's2', name: 'Tom' },
  ],
  books: 'open' as const,
};
async function seated() {
  const campaign = await found(deps(), founding, 's1');
  const session = await sessionOf(campaign);
  const phrase = await phraseOf(session.keys().seats.s1 ?? '');
  const saved = vi.spyOn(files, 'saveFile').mockResolvedValue('downloaded');
  const file = async (): Promise<Uint8Array> => {
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 10_000 });
    return saved.mock.calls[0]?.[1] as Uint8Array;
  };
  return { campaign, phrase, saved, file };
}
const save = async (): Promise<void> => {
  const row = (await screen.findByText('Back up for myself')).closest('li');
  fireEvent.click(row?.querySelector('button') as HTMLElement);
};
const opens = (file: Uint8Array, words?: string) => deps().store.readBackup(file, undefined, words);

test('M12: one tap locks a backup with the phrase its player has seen', async () => {
  const { campaign, phrase, file } = await seated();
  markShown(campaign, 's1');
  await openAt(`/c/${campaign}/settings`);
  await save();
  const bytes = await file();
  expect(await opens(bytes)).toEqual({ ok: false, fault: 'locked' });
  expect(await opens(bytes, phrase)).toMatchObject({ ok: true, secrets: true });
  await waitFor(async () => expect(await lastSaved(campaign)).toBeGreaterThan(0));
});

test('M12: a phrase nobody has seen locks nothing: it is shown first', async () => {
  const { campaign, phrase, saved, file } = await seated();
  await openAt(`/c/${campaign}/settings`);
  await save();
  fireEvent.click(await screen.findByText('With my recovery phrase'));
  expect(await screen.findByText('I wrote them down: save')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
  const words = [...document.querySelectorAll('ol li')].map((one) => one.textContent).join(' ');
  expect(words).toBe(phrase);
  fireEvent.click(screen.getByText('I wrote them down: save'));
  expect(await opens(await file(), words)).toMatchObject({ ok: true, secrets: true });
});

test('M12: a passphrase of one’s own, not too short to be guessed', async () => {
  const { campaign, phrase, file } = await seated();
  await openAt(`/c/${campaign}/settings`);
  await save();
  const lock = (await screen.findByRole('button', { name: 'Lock and save' })) as HTMLButtonElement;
  const type = (words: string) =>
    fireEvent.input(screen.getByLabelText('Passphrase'), { target: { value: words } });
  type('banner');
  expect(lock.disabled).toBe(true);
  type('four old banners');
  expect(lock.disabled).toBe(false);
  fireEvent.click(lock);
  const bytes = await file();
  expect(await opens(bytes, phrase)).toEqual({ ok: false, fault: 'wrong words' });
  expect(await opens(bytes, 'four old banners')).toMatchObject({ ok: true });
  // It is nowhere on the phone.
  expect(JSON.stringify(localStorage)).not.toContain('four old');
});

test('M12: without a lock only after the words that say what lies in the file', async () => {
  const { campaign, saved, file } = await seated();
  await openAt(`/c/${campaign}/settings`);
  await save();
  fireEvent.click(await screen.findByText('Without a lock…'));
  expect(await screen.findByText(/take your seat and play for you, read your ledger/)).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Save without a lock' }));
  expect(await opens(await file())).toMatchObject({ ok: true, secrets: true });
});

test('M12: a share sheet that was turned away is no backup', async () => {
  const { campaign, saved } = await seated();
  saved.mockResolvedValue('dismissed');
  markShown(campaign, 's1');
  await openAt(`/c/${campaign}/settings`);
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 10_000 });
  await letAllGo();
  expect(await lastSaved(campaign)).toBeUndefined();
});

test('M12: a lost phone: the words open the file on another one, wrong words are told and change nothing', async () => {
  const { campaign, phrase, file } = await seated();
  markShown(campaign, 's1');
  await openAt(`/c/${campaign}/settings`);
  await save();
  const bytes = await file();
  cleanup();
  await letAllGo();
  await deps().store.unshelve(campaign);
  vi.spyOn(files, 'chooseFile').mockResolvedValue(bytes);
  await openAt('/join');
  fireEvent.click(await screen.findByRole('button', { name: 'Open a file' }));
  const field = await screen.findByLabelText('Its passphrase, or your recovery phrase');
  fireEvent.input(field, { target: { value: 'legal winner thank year' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText(/These words do not open it/)).toBeTruthy();
  expect(await deps().store.shelf()).toEqual([]);
  fireEvent.input(field, { target: { value: phrase } });
  fireEvent.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText(/Brings the seat of Anna/)).toBeTruthy();
  expect(await deps().store.shelf()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(async () => expect(await deps().store.shelf()).toHaveLength(1));
  expect((await deps().store.load(campaign)).keys?.seats.s1).toBeTruthy();
});

test('a campaign that is open can be saved while the storage does not answer, keys and all', async () => {
  const { campaign, phrase, file } = await seated();
  // Beside the founding, which seats its founder.
  await (await sessionOf(campaign)).write('s1', { kind: 'note', text: 'Snow on the road.' });
  markShown(campaign, 's1');
  await openAt(`/c/${campaign}/settings`);
  await screen.findByText('Back up for myself');
  for (const asked of ['load', 'exportCampaign', 'setSetting'] as const)
    vi.spyOn(deps().store, asked).mockRejectedValue(new StoreError('silent'));
  await save();
  expect(await opens(await file(), phrase)).toMatchObject({ ok: true, secrets: true, file: { lines: 2 } });
});

test('each backup and the copy for others bears a name of its own, though one day saw them all', async () => {
  const { campaign, saved } = await seated();
  markShown(campaign, 's1');
  await openAt(`/c/${campaign}/settings`);
  const now = vi.spyOn(Date, 'now');
  now.mockReturnValue(new Date(2026, 2, 7, 9, 5, 8).getTime());
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: 10_000 });
  const again = (await screen.findByText('Back up for myself')).closest('li')?.querySelector('button');
  await waitFor(() => expect(again?.disabled).toBe(false));
  now.mockReturnValue(new Date(2026, 2, 7, 19, 30, 0).getTime());
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  const copy = screen.getByText('A copy for others').closest('li')?.querySelector('button');
  await waitFor(() => expect(copy?.disabled).toBe(false));
  fireEvent.click(copy as HTMLElement);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(3), { timeout: 10_000 });
  expect(saved.mock.calls.map(([name]) => name)).toEqual([
    'The-Salt-Road-backup-2026-03-07-090508.realmbook',
    'The-Salt-Road-backup-2026-03-07-193000.realmbook',
    'The-Salt-Road-copy-for-others-2026-03-07-193000.realmbook',
  ]);
});
