/** Sitting down somewhere: a seat is never taken by one stray tap, and a seat somebody holds is no way in for a newcomer. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Seats } from '../../../src/app/screens/campaign/settings/seats.tsx';
import { Placed } from '../../../src/app/screens/join/placed.tsx';
import { leaveSeat } from '../../../src/campaign/absence.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { meet } from '../../campaign/table.ts';
import { arrived, seated, showInside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const tap = async (name: string | RegExp): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name }));
const at = (session: Session, seat: string) => session.view()?.seats.find(({ id }) => id === seat);

test.each(['idle', 'free'] as const)(
  'a member who taps on a seat that was left is asked once before they play on there: %s',
  async (becomes) => {
    const { host, tom, ines } = await seated();
    await leaveSeat(tom, 's2', becomes);
    await meet(host, tom, ines);
    await showInside(ines, 'settings', Seats);
    await tap('Take Tom’s seat');
    expect(await screen.findByText('Take Tom’s seat?')).toBeTruthy();
    expect(screen.getByText(/^You play on where Tom left off/)).toBeTruthy();
    expect(at(ines, 's2')?.held).toBe(false);
    await tap('Not now');
    await waitFor(() => expect(screen.queryByText('Take Tom’s seat?')).toBeNull());
    expect(at(ines, 's2')?.held).toBe(false);
    await tap('Take Tom’s seat');
    await screen.findByText('Take Tom’s seat?');
    fireEvent.click(screen.getAllByRole('button', { name: 'Take Tom’s seat' }).at(-1) as HTMLElement);
    await waitFor(() => expect(at(ines, 's2')?.mine).toBe(true));
  },
);

test('a player without a phone sits down on this one after the founding: two taps, the second a yes', async () => {
  const { host } = await arrived(0);
  await showInside(host, 'settings', Seats);
  await tap('Play Tom on this phone too');
  expect(await screen.findByText('Play Tom on this phone too?')).toBeTruthy();
  expect(at(host, 's2')?.held).toBe(false);
  fireEvent.click(
    screen.getAllByRole('button', { name: 'Play Tom on this phone too' }).at(-1) as HTMLElement,
  );
  await waitFor(() => expect(at(host, 's2')?.mine).toBe(true));
});

test('the way back to a seat that somebody holds is quieter than a free seat, and says by what one returns', async () => {
  const { guests } = await arrived();
  const [guest] = guests as [Session];
  await showInside(guest, 'today', () => <Placed>the campaign</Placed>);
  const sits = await screen.findByRole('button', { name: 'Sit down as Tom' });
  const back = screen.getByRole('button', { name: 'Return as Anna…' });
  expect(back.className).toMatch(/quiet/);
  expect(sits.className).not.toMatch(/quiet/);
  expect(back.closest('li')?.textContent).toMatch(/with the twelve words, or ask the group/);
});
