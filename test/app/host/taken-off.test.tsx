import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deps } from '../../../src/app/campaign/deps.ts';
import { letAllGo, sessionOf } from '../../../src/app/campaign/open.ts';
import { takeIn } from '../../../src/app/campaign/table.ts';
import { readBrought } from '../../../src/app/screens/join/brought.ts';
import { found, takeSeat } from '../../../src/campaign/enter.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { writeFile } from '../../../src/store/backup-file.ts';
import { openAt } from '../screens/at.tsx';
import { founding } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  await letAllGo();
});
async function begun(): Promise<Session> {
  const campaign = await found(deps(), founding, 's1');
  const session = await sessionOf(campaign);
  return session;
}
const shelf = async () => (await deps().store.shelf()).map(({ campaign }) => campaign);

test('a campaign that is taken off the phone leaves the shelf at once, and its backup brings it and its seat back', async () => {
  const opened = await begun();
  const { campaign } = opened;
  await openAt(`/c/${campaign}/settings`);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the campaign from this phone' }));
  expect(await screen.findByText(/under Backups/)).toBeTruthy();
  // Its card is about to be written anew.
  await opened.write('s1', { kind: 'note', text: 'Farewell.' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove the campaign' }));
  expect(await screen.findByRole('heading', { name: 'Realmbook' })).toBeTruthy();
  await waitFor(async () => expect(await shelf()).toEqual([]));
  expect(await screen.findByText('An empty shelf')).toBeTruthy();
  expect(screen.queryByText('The Vale of Aurn')).toBeNull();

  const [kept] = await deps().store.kept();
  expect(kept?.reason).toBe('removal');
  const file = await deps().store.keptFile(kept?.id ?? 0);
  const read = await readBrought(file as Uint8Array);
  if (read.kind !== 'backup') throw new Error('no backup');
  await takeIn(read.preview);
  expect(await shelf()).toEqual([campaign]);
  const session = await sessionOf(campaign);
  expect(session.view()?.seats.map(({ mine }) => mine)).toEqual([true, false, false]);
  await session.write('s1', { kind: 'note', text: 'Back.' });
});

test('a backup with the keys of a seat that another holds now still comes in', async () => {
  const session = await begun();
  await takeSeat(session, 's2');
  const { seats, invite } = session.keys();
  const bytes = await writeFile({
    made: 0,
    campaign: session.campaign,
    chains: session.chains(),
    // The seed of a seat that has been given other keys since.
    secrets: {
      seats: { s1: seats.s1 ?? '', s2: 'ab'.repeat(16) },
      ...(invite ? { invite } : {}),
    },
  });
  await deps().store.unshelve(session.campaign);
  await letAllGo();
  const read = await readBrought(bytes);
  if (read.kind !== 'backup') throw new Error('no backup');
  await expect(takeIn(read.preview)).resolves.toBeTruthy();
  expect((await sessionOf(session.campaign)).view()?.seats.map(({ mine }) => mine)).toEqual([
    true,
    false,
    false,
  ]);
});

test('the page of a campaign that is not on this phone leads to the shelf, and offers no second try', async () => {
  await openAt(`/c/${'f'.repeat(64)}/today`);
  expect(await screen.findByText('This campaign is not on this phone.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the shelf' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
