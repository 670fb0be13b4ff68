/** R12, R23: invitations are listed, opened and ended in the app, and a newcomer is offered what theirs is for. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { Invite } from '../../../src/app/screens/campaign/meet/invite.tsx';
import { Invitations } from '../../../src/app/screens/campaign/settings/invitations.tsx';
import { InviteOthers } from '../../../src/app/screens/campaign/today/invite.tsx';
import { ChooseSeat } from '../../../src/app/screens/join/choose-seat.tsx';
import { joinAsGuest, layDown, takeSeat } from '../../../src/campaign/enter.ts';
import { endInvitation, openInvitation } from '../../../src/campaign/invitations.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { chanceOf, meet } from '../../campaign/table.ts';
import { arrived, showInside } from './inside.tsx';

afterEach(cleanup);

const list = (host: Session) =>
  showInside(host, 'settings', () => <Invitations onInvite={() => undefined} />);
const choosing = (session: Session) =>
  showInside(session, 'today', () => <ChooseSeat onLook={() => undefined} />);

test('a phone that plays two seats has come once', async () => {
  const { host, guests } = await arrived(1);
  const [tom] = guests as [Session];
  for (const seat of ['s2', 's3']) {
    await takeSeat(tom, seat);
    await meet(host, tom);
  }
  await list(host);
  const row = (await screen.findByText('For players and guests')).closest('li') as HTMLElement;
  expect(row.textContent).toMatch(/1 has joined with it, 62 more may/);
});

test('R23: the founding’s invitation is listed with how many came by it, and one tap and a yes end it for newcomers', async () => {
  const { host, guests } = await arrived(2);
  const [tom, late] = guests as [Session, Session];
  await takeSeat(tom, 's2');
  await meet(host, tom);
  await meet(host, late);
  await list(host);
  const row = (await screen.findByText('For players and guests')).closest('li') as HTMLElement;
  expect(row.textContent).toMatch(/1 has joined with it, 63 more may/);
  fireEvent.click(within(row).getByRole('button', { name: 'End the invitation' }));
  await screen.findByText('End this invitation?', {}, { timeout: 10_000 });
  fireEvent.click(screen.getAllByRole('button', { name: 'End the invitation' }).at(-1) as HTMLElement);
  expect(await screen.findByText(/No invitation is open/)).toBeTruthy();
  cleanup();
  // Who came by it stays, and whoever comes now is told why they cannot sit down.
  await meet(host, late);
  expect(host.view()?.seats.map(({ held }) => held)).toEqual([true, true, false]);
  await choosing(late);
  expect(await screen.findByText(/Your invitation is no longer open/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Sit down/ })).toBeNull();
  cleanup();
  await showInside(host, 'meet', Invite);
  expect(await screen.findByText(/is no longer open/)).toBeTruthy();
});

test('R23: a new invitation for one guest lets in a guest, once, and nobody to a seat', async () => {
  const { host, guests } = await arrived(2);
  const [gus, other] = guests as [Session, Session];
  await list(host);
  fireEvent.click(await screen.findByRole('button', { name: 'Open a new invitation' }));
  fireEvent.click(await screen.findByLabelText('Guests', {}, { timeout: 10_000 }));
  fireEvent.click(screen.getByRole('button', { name: /^Less/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Open the invitation/ }));
  expect(await screen.findByText('For guests')).toBeTruthy();
  const secret = host.keys().invite as string;
  for (const session of [gus, other]) {
    await session.setKeys((keys) => ({ ...keys, invite: secret }));
    await meet(host, session);
  }
  cleanup();
  await choosing(gus);
  expect(await screen.findByText(/Your invitation is for guests/)).toBeTruthy();
  // All that it is for is what the page is about, and its one button stands out.
  expect(screen.getByRole('heading', { name: 'Watch as a guest' })).toBeTruthy();
  expect(screen.queryByText('Which seat is yours?')).toBeNull();
  expect(screen.getByRole('button', { name: 'Watch' }).className).toMatch(/filled/);
  cleanup();
  await joinAsGuest(gus, 'Gus');
  await meet(host, gus);
  await joinAsGuest(other, 'Otto');
  await meet(host, other);
  const guestsNow = host.view()?.book.roster.members.filter(({ role }) => role === 'guest');
  expect(guestsNow?.map(({ name }) => name)).toEqual(['Gus']);
  await showInside(host, 'meet', Invite);
  await waitFor(() => expect(screen.getByText(/is no longer open/)).toBeTruthy());
});

test('R23: an eighth invitation is not opened while seven are open, since phones mind seven doors', async () => {
  const { host } = await arrived(2);
  const seat = 's1';
  const open = () => openInvitation(host, seat, { role: 'guest', limit: 1 }, chanceOf('doors'));
  for (let i = 0; i < 6; i++)
    await openInvitation(host, seat, { role: 'guest', limit: 1 }, chanceOf(`door ${i}`));
  await expect(open()).rejects.toMatchObject({ fault: 'too many invitations' });
  await list(host);
  const another = await screen.findByRole('button', { name: 'Open a new invitation' });
  expect(another).toHaveProperty('disabled', true);
  expect(screen.getByText(/Seven invitations are open/)).toBeTruthy();
  expect(host.view()?.book.roster.invitations).toHaveLength(7);
  const key = host.view()?.book.roster.invitations.at(0)?.key as string;
  await endInvitation(host, seat, key);
  await open();
  expect(host.view()?.book.roster.invitations).toHaveLength(8);
});

test('R23: a guest with a guest’s invitation is told what lets them sit down once a seat is free, and sits with another link', async () => {
  const { host, guests } = await arrived(2);
  const [tom, gus] = guests as [Session, Session];
  await takeSeat(tom, 's2');
  await meet(host, tom);
  await openInvitation(host, 's1', { role: 'guest', limit: 1 }, chanceOf('for a guest'));
  await gus.setKeys((keys) => ({ ...keys, invite: host.keys().invite as string }));
  await meet(host, gus);
  await joinAsGuest(gus, 'Gus');
  await meet(host, gus);
  await showInside(gus, 'today', InviteOthers);
  expect(
    (await screen.findAllByText(/ask a player for (a new one|another), and open it on this phone/)).length,
  ).toBe(1);
  expect(screen.queryByRole('button', { name: /^Sit down/ })).toBeNull();
  cleanup();
  await openInvitation(host, 's1', { role: 'player', limit: 1 }, chanceOf('for a player'));
  await gus.setKeys((keys) => ({ ...keys, invite: host.keys().invite as string }));
  await meet(host, gus);
  await showInside(gus, 'today', InviteOthers);
  fireEvent.click(await screen.findByRole('button', { name: /^Sit down as/ }));
  await waitFor(() => expect(gus.keys().claim?.seat).toBe('s3'));
  await meet(host, gus);
  expect(gus.view()?.seats.find(({ id }) => id === 's3')?.held).toBe(true);
});

test('a phone that opened one for guests shows the code of the founding’s again', async () => {
  const { host } = await arrived(0);
  const first = host.keys().invite;
  await openInvitation(host, 's1', { role: 'guest', limit: 1 }, chanceOf('door'));
  const second = host.keys().invite;
  expect(second).not.toBe(first);
  await list(host);
  const row = (await screen.findByText('For players and guests')).closest('li') as HTMLElement;
  fireEvent.click(within(row).getByRole('button', { name: 'Show its code' }));
  await waitFor(() => expect(host.keys().invite).toBe(first));
  const other = (await screen.findByText('For guests')).closest('li') as HTMLElement;
  fireEvent.click(await within(other).findByRole('button', { name: 'Show its code' }));
  await waitFor(() => expect(host.keys().invite).toBe(second));
});

test('R11: a seat that a phone was put out of is not simply free to it, as it is to others', async () => {
  const { host, guests } = await arrived(2);
  const [tom, max] = guests as [Session, Session];
  await takeSeat(tom, 's2');
  await meet(host, tom, max);
  await layDown(tom, 's2', tom.keys().device.device);
  await meet(host, tom, max);
  const seat = async (session: Session): Promise<string> => {
    await choosing(session);
    const rows = within(await screen.findByRole('list', { name: 'Seats' })).getAllByRole('listitem');
    cleanup();
    return rows[1]?.textContent ?? '';
  };
  expect(await seat(tom)).toContain('only the group can give it back');
  expect(await seat(max)).toMatch(/free(?!;)/);
});

test('on the computer that serves the app the code is there at once, by the address its server knows', async () => {
  localStorage.clear();
  const { host } = await arrived(0);
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  const asked = vi.fn(
    async (_: string) => new Response(JSON.stringify({ address: 'http://192.168.1.20:4173' }), { headers }),
  );
  vi.stubGlobal('fetch', asked);
  await showInside(host, 'meet', Invite);
  expect(await screen.findByText(/^http:\/\/192\.168\.1\.20:4173\//)).toBeTruthy();
  expect(new Set(asked.mock.calls.map(([path]) => path))).toEqual(new Set(['/nearby']));
  vi.unstubAllGlobals();
});
