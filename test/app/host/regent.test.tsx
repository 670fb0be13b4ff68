import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AsGuest } from '../../../src/app/rulesets/parts/as-guest.tsx';
import { Backups } from '../../../src/app/screens/campaign/settings/backups.tsx';
import { Seats } from '../../../src/app/screens/campaign/settings/seats.tsx';
import { ChooseSeat } from '../../../src/app/screens/join/choose-seat.tsx';
import { joinAsGuest, prepareToJoin } from '../../../src/campaign/enter.ts';
import { openSession, type Session } from '../../../src/campaign/session.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { meet, phone } from '../../campaign/table.ts';
import { arrived, seated, showInside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const ours = (session: Session, seat: string) => session.view()?.seats.find(({ id }) => id === seat)?.ours;

test('a player appoints a regent, who may act for the seat from settings, and withdraws them', async () => {
  const { host, tom, ines } = await seated();
  await showInside(tom, 'settings', Seats);
  expect(screen.queryByRole('button', { name: /^Act (for|as)/ })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Regent' }));
  const [, asked] = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Appoint as regent' });
  fireEvent.click(asked as HTMLElement);
  expect(await screen.findByText('gives orders, answers and rolls for your seat')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Appoint as regent' })).toHaveLength(1));
  expect(screen.getByText(/regent: Ines/)).toBeTruthy();
  await meet(host, tom, ines);
  expect(ours(ines, 's2')).toBe(true);
  cleanup();

  const router = await showInside(ines, 'settings', Seats);
  // What it does is said beside it.
  expect(
    await screen.findByText('on another phone; you are Tom’s regent: you may give orders, answer and roll'),
  ).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Act as Tom’s regent' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/today$/));
  expect(localStorage.getItem(`realmbook.seat.${ines.campaign}`)).toBe('s2');
  cleanup();

  await showInside(tom, 'settings', Seats);
  fireEvent.click(await screen.findByRole('button', { name: 'Regent' }));
  fireEvent.click(await screen.findByRole('button', { name: 'End the regency' }));
  expect(await screen.findByText(/cannot appoint it again/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'End the regency' }));
  await waitFor(() => expect(screen.queryByText(/regent: Ines/)).toBeNull());
  await meet(host, tom, ines);
  expect(ours(ines, 's2')).toBe(false);
  expect(ours(ines, 's3')).toBe(true);
  // Its proof is in everybody's hands: the seat cannot admit that phone again, so it is not offered.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Appoint as regent' })).toHaveLength(1));
});

test('the phone that has the mark withdraws a regent from its own seat, and from no other', async () => {
  const { host, tom, ines } = await seated();
  await showInside(host, 'settings', Seats);
  fireEvent.click(await screen.findByRole('button', { name: 'Regent' }));
  const [asked] = await screen.findAllByRole('button', { name: 'Appoint as regent' });
  fireEvent.click(asked as HTMLElement);
  await meet(host, tom, ines);
  expect(ours(tom, 's1')).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: 'End the regency' }));
  fireEvent.click(await screen.findByRole('button', { name: 'End the regency' }));
  await waitFor(() => expect(screen.queryByText(/regent: Tom/)).toBeNull());
  await meet(host, tom, ines);
  expect(ours(tom, 's1')).toBe(false);
  expect(ours(tom, 's2')).toBe(true);
});

test('a guest who plays along is appointed by name, and acts for the seat from a phone of their own', async () => {
  const { host, guests } = await arrived(1);
  const [petra] = guests as [Session];
  await joinAsGuest(petra, 'Petra');
  await meet(host, petra);
  await showInside(host, 'settings', Seats);
  fireEvent.click(await screen.findByRole('button', { name: 'Regent' }));
  expect(await screen.findAllByText('Petra')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Appoint as regent' }));
  await waitFor(() => expect(screen.getByText(/regent: Petra/)).toBeTruthy());
  await meet(host, petra);
  cleanup();
  await showInside(petra, 'settings', Seats);
  fireEvent.click(await screen.findByRole('button', { name: 'Act as Anna’s regent' }));
  await waitFor(() => expect(localStorage.getItem(`realmbook.seat.${petra.campaign}`)).toBe('s1'));
  expect(petra.keys().seats).toEqual({});
});

test('who joins when no seat is free is told how to play along, and is let rule by a player who finds them under Campaign', async () => {
  const { host } = await seated();
  const deps = phone('late', mightyEmpires);
  const { invite = '' } = host.keys();
  const { campaign } = host;
  await prepareToJoin(deps, { campaign, invite, title: 'Aurn', ruleset: mightyEmpires.id });
  const gus = await openSession(deps, campaign);
  await meet(host, gus);
  await showInside(gus, 'today', () => <ChooseSeat onLook={() => undefined} />);
  expect(await screen.findByText(/No seat is free\. Ask a player to make you their regent/)).toBeTruthy();
  cleanup();
  await joinAsGuest(gus, 'Gus');
  await meet(host, gus);
  await showInside(gus, 'today', AsGuest);
  expect(await screen.findByText(/No seat is free/)).toBeTruthy();
  cleanup();
  await showInside(gus, 'settings', Backups);
  expect(await screen.findByText('A copy for others')).toBeTruthy();
  expect(screen.queryByText('Back up for myself')).toBeNull();
  cleanup();
  await showInside(host, 'settings', Seats);
  fireEvent.click(await screen.findByRole('button', { name: 'Make Gus my regent…' }));
  fireEvent.click(
    (await screen.findAllByRole('button', { name: 'Appoint as regent' })).at(-1) as HTMLElement,
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Make Gus my regent…' })).toBeNull());
  await meet(host, gus);
  cleanup();
  await showInside(gus, 'today', AsGuest);
  expect(await screen.findByRole('button', { name: 'Act as Anna’s regent' })).toBeTruthy();
  expect(screen.queryByText(/No seat is free/)).toBeNull();
});
