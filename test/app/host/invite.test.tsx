/** The founder's first page: whom to invite, and playing alone. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import InviteSheet from '../../../src/app/screens/campaign/meet/invite-sheet.tsx';
import { Seats } from '../../../src/app/screens/campaign/settings/seats.tsx';
import { InviteOthers } from '../../../src/app/screens/campaign/today/invite.tsx';
import { joinAsGuest, takeSeat } from '../../../src/campaign/enter.ts';
import { openInvitation } from '../../../src/campaign/invitations.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { chanceOf, meet } from '../../campaign/table.ts';
import { arrived, showInside } from './inside.tsx';

afterEach(cleanup);

test('until all sit Today names whom to invite, and only them', async () => {
  const { host, guests } = await arrived();
  await showInside(host, 'today', InviteOthers);
  expect(await screen.findByText('Invite Tom and Ines')).toBeTruthy();
  await takeSeat(guests[0] as Session, 's2');
  await meet(host, guests[0] as Session);
  expect(await screen.findByText('Invite Ines')).toBeTruthy();
});

test('a founder who plays alone takes the free seats, once that is confirmed', async () => {
  const { host } = await arrived(0);
  await showInside(host, 'today', InviteOthers);
  fireEvent.click(await screen.findByRole('button', { name: 'Play alone on this phone' }));
  expect(host.view()?.seats.filter(({ mine }) => mine)).toHaveLength(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Play alone' }, { timeout: 10_000 }));
  await waitFor(() => expect(host.view()?.seats.every(({ mine }) => mine)).toBe(true));
  await waitFor(() => expect(screen.queryByText(/^Invite/)).toBeNull());
});

test('a guest sits down in a free seat from Today, and is offered nothing about the seats of others', async () => {
  const { host, guests } = await arrived();
  const [gus] = guests as [Session];
  await joinAsGuest(gus, 'Gus');
  await meet(host, gus);
  await showInside(gus, 'settings', Seats);
  expect(await screen.findByRole('button', { name: /^Return as / })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  cleanup();
  await showInside(gus, 'today', InviteOthers);
  fireEvent.click(await screen.findByRole('button', { name: 'Sit down as Tom' }));
  expect(await screen.findByText(/as soon as a player’s phone answers/)).toBeTruthy();
  await meet(host, gus);
  await waitFor(() => expect(gus.view()?.seats.map(({ mine }) => mine)).toEqual([false, true, false]));
});

test('the code says who sat down, and when the last seat is taken it leads on', async () => {
  const { host, guests } = await arrived(2);
  const [tom, ines] = guests as [Session, Session];
  await showInside(host, 'meet', () => <InviteSheet onClose={() => undefined} />);
  // What a friend does, and what a second phone of one's own: the same code serves both.
  await screen.findByText(/^A friend .* free seat.*One code/);
  expect(
    screen.getByText(/^To add a second phone of your own, scan the same code.*Return as Anna.*twelve words/),
  ).toBeTruthy();
  await takeSeat(tom, 's2');
  await meet(host, tom);
  expect(await screen.findByText('At the table now: Tom.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Go to Today' })).toBeNull();
  await takeSeat(ines, 's3');
  await meet(host, ines);
  expect(await screen.findByText('At the table now: Tom and Ines.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Today' }).getAttribute('href')).toMatch(/\/today$/);
});

test.each([
  ['guest', 1, /^For one more guest: /],
  ['player', 2, /^For 2 more players: .*free seat/],
] as const)(
  'R12: the code for %s, %i of them, says that and nothing else of a table',
  async (role, limit, words) => {
    const { host } = await arrived(0);
    await openInvitation(host, 's1', { role, limit }, chanceOf(role));
    await showInside(host, 'meet', () => <InviteSheet onClose={() => undefined} />);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/whole table/)).toBeNull();
    // A second phone of a player comes to their seat by a player's code.
    expect(screen.queryAllByText(/^To add a second phone of your own/)).toHaveLength(
      role === 'player' ? 1 : 0,
    );
  },
);

test('there is a code for an address that others can open, and none beside one they cannot', async () => {
  const { host } = await arrived(0);
  await showInside(host, 'today', InviteOthers);
  const address = await screen.findByLabelText('Address for the other phones');
  const code = (): HTMLElement | null => screen.queryByRole('img', { name: /^Invitation code/ });
  const type = (value: string): void => void fireEvent.input(address, { target: { value } });
  for (const none of ['http://127.0.0.1:4000', 'table', '']) {
    type('http://192.168.1.20:4000');
    await waitFor(() => expect(code()?.querySelector('svg')).toBeTruthy());
    type(none);
    await waitFor(() => expect(code()).toBeNull());
  }
});
