import './phone.ts';
import { cleanup, fireEvent, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveBackup } from '../../../src/app/campaign/backups.ts';
import { copiesOf, noteCopies } from '../../../src/app/campaign/copies.ts';
import { deps } from '../../../src/app/campaign/deps.ts';
import * as files from '../../../src/app/device/files.ts';
import { Meter } from '../../../src/app/screens/campaign/settings/meter.tsx';
import { leaveSeat } from '../../../src/campaign/absence.ts';
import { addNote } from '../../../src/campaign/acts.ts';
import { returnToSeat } from '../../../src/campaign/enter.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import type { PartnerState } from '../../../src/sync/types.ts';
import { meet } from '../../campaign/table.ts';
import { arrived, seated, showInside } from './inside.tsx';

const DAY = 86_400_000;
const { store } = deps();

beforeEach(async () => {
  localStorage.clear();
  for (const { campaign } of await store.shelf()) {
    await store.unshelve(campaign);
    await store.setSetting(`saved.${campaign}`, undefined);
  }
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const view = (session: Session): View => session.view() as View;
const write = async (session: Session, ...words: readonly string[]): Promise<void> => {
  for (const one of words)
    await addNote(session, view(session).seats.find(({ mine }) => mine)?.id ?? '', one);
};
const linkedTo = (other: Session, state: PartnerState) => ({
  state: 'meeting' as const,
  outrun: false,
  partners: [{ device: view(other).device, via: 'memory' as const, state, given: 0, received: 0, left: 0 }],
});

/** Ines has written, then Tom; everybody has met; then Anna has written two lines that nobody has. */
async function table() {
  const { host, tom, ines } = await seated();
  await write(ines, 'snow');
  await meet(host, tom, ines);
  await write(tom, 'fog');
  await meet(host, tom, ines);
  await write(host, 'frost', 'hail');
  return { host, tom, ines };
}

test('a player’s phone has what their last line had seen', async () => {
  const { host, tom } = await table();
  expect(copiesOf(view(host))).toEqual([
    { name: 'Tom', lacks: 2 },
    // She may have been handed Tom's line; her own lines do not show it.
    { name: 'Ines', lacks: 3 },
  ]);
  // Tom's own lines are on his phone.
  expect(copiesOf(view(tom)).find(({ name }) => name === 'Ines')).toEqual({ name: 'Ines', lacks: 1 });
});

test('a phone that is in step has all of it, and what is written after that not yet', async () => {
  const { host, tom, ines } = await table();
  noteCopies(host.campaign, view(host).book, linkedTo(tom, 'exchanging'));
  expect(copiesOf(view(host))[0]).toEqual({ name: 'Tom', lacks: 2 });
  noteCopies(host.campaign, view(host).book, linkedTo(ines, 'in step'));
  expect(copiesOf(view(host))).toEqual([
    { name: 'Tom', lacks: 2 },
    { name: 'Ines', lacks: 0 },
  ]);
  await write(host, 'thaw');
  expect(copiesOf(view(host))[1]).toEqual({ name: 'Ines', lacks: 1 });
});

test('the meter says it in words', async () => {
  const { host, ines } = await table();
  const { campaign } = host;
  await store.shelve({
    campaign,
    title: 'Aurn',
    ruleset: 'mighty-empires',
    card: {},
    met: Date.now() - 3 * DAY,
  });
  await store.setSetting(`saved.${campaign}`, Date.now() - 20 * DAY);
  noteCopies(campaign, view(host).book, linkedTo(ines, 'in step'));
  vi.spyOn(store, 'persistence').mockResolvedValue({ persisted: false });
  const ask = vi.spyOn(store, 'askToPersist').mockResolvedValue(true);
  await showInside(host, 'settings', Meter);
  const row = async (title: string) => (await screen.findByText(title)).closest('li') as HTMLElement;
  expect((await row('This browser')).textContent).toContain('may delete it when the phone runs out of space');
  await vi.waitFor(async () => expect((await row('Last backup')).textContent).toContain('20 days ago'));
  expect((await row('Last backup')).querySelector('button')?.textContent).toBe('Save');
  expect((await row('Last meeting')).textContent).toContain('3 days ago');
  expect((await row('Other players’ phones')).textContent).toContain(
    'Ines has all of it. Tom may be missing 2 entries.',
  );
  // However a backup is saved, the meter tells.
  vi.spyOn(files, 'saveFile').mockResolvedValue('downloaded');
  await saveBackup(campaign, 'Aurn', undefined);
  await vi.waitFor(async () => expect((await row('Last backup')).textContent).toContain('today'));
  vi.mocked(store.persistence).mockResolvedValue({ persisted: true });
  fireEvent.click(screen.getByRole('button', { name: 'Ask the browser to keep it' }));
  expect(ask).toHaveBeenCalled();
  expect(await screen.findByText('keeps it')).toBeTruthy();
});

test('a campaign that is on this phone alone is called so', async () => {
  const { host } = await arrived(0);
  await showInside(host, 'settings', Meter);
  expect(await screen.findByText('no other phone has it: only this one')).toBeTruthy();
  expect(await screen.findAllByText('none yet')).toHaveLength(2);
});

test('a phone whose player has left still has the campaign: it is not on this phone alone', async () => {
  const { host, tom } = await seated(['tom']);
  await leaveSeat(tom, 's2', 'free');
  await meet(host, tom);
  await showInside(host, 'settings', Meter);
  expect(await screen.findByText(/a phone that was here before still has/)).toBeTruthy();
  expect(screen.queryByText(/on this phone only/)).toBeNull();
});

test('a friend whose seat lies on this phone too has a phone of their own, and it is named', async () => {
  const { host, tom, ines } = await seated();
  await returnToSeat(host, 's2', tom.keys().seats.s2 ?? '');
  await meet(host, tom, ines);
  await write(tom, 'fog');
  await meet(host, tom, ines);
  expect(copiesOf(view(host)).map(({ name }) => name)).toEqual(['Tom', 'Ines']);
  // Their own seat on both of a player's phones is no other player's.
  expect(copiesOf(view(tom)).map(({ name }) => name)).toEqual(['Anna', 'Ines']);
});
