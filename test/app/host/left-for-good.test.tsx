/** A player leaves for good: what they are asked before, what their phone says after, and what the others are asked to do. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LeftRealms } from '../../../src/app/screens/campaign/absent/left-realms.tsx';
import { Proposals } from '../../../src/app/screens/campaign/absent/proposals.tsx';
import { Seats } from '../../../src/app/screens/campaign/settings/seats.tsx';
import { InviteLater, InviteOthers } from '../../../src/app/screens/campaign/today/invite.tsx';
import { Placed } from '../../../src/app/screens/join/placed.tsx';
import { leaveSeat } from '../../../src/campaign/absence.ts';
import { giveOrder } from '../../../src/campaign/acts.ts';
import { takeSeat } from '../../../src/campaign/enter.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { meet, table } from '../../campaign/table.ts';
import { openSheet } from '../sheet.ts';
import { arrived, seated, showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const tap = async (name: string | RegExp): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name }));

test('a player leaves for good without a word about the realm; two others decide it, and one may keep it as it is', async () => {
  const { host, tom, ines } = await seated();
  await showInside(tom, 'settings', Seats);
  fireEvent.click((await screen.findAllByRole('button', { name: 'More' }))[1] as HTMLElement);
  await tap(/^I leave for good…/);
  const last = within(await openSheet());
  expect(last.getByText(/They decide together whether somebody else takes it/)).toBeTruthy();
  fireEvent.click(await last.findByRole('button', { name: 'Leave for good' }));
  await waitFor(() => expect(tom.view()?.seats[1]?.left).toBe(true));
  cleanup();
  await meet(host, tom, ines);
  expect(host.view()?.seats[1]).toMatchObject({ held: false, idle: true });

  await showInside(ines, 'today', LeftRealms);
  expect(await screen.findByText('Tom has left for good')).toBeTruthy();
  await tap('Leave it as it is');
  await waitFor(() => expect(screen.queryByText('Tom has left for good')).toBeNull());
  cleanup();

  localStorage.clear();
  await showInside(host, 'today', LeftRealms);
  await tap('Keep the seat for a new player');
  await waitFor(() => expect(screen.queryByText('Tom has left for good')).toBeNull());
  expect(host.view()?.seats[1]?.idle).toBe(true);
  cleanup();
  await meet(host, ines);
  await showInside(ines, 'today', () => (
    <>
      <LeftRealms />
      <Proposals />
    </>
  ));
  expect(await screen.findByText('Tom has left for good: the seat is free')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Keep the seat for a new player' })).toBeNull();
  await tap('Agree');
  await waitFor(() => expect(ines.view()?.seats[1]?.idle).toBe(false));
  await meet(host, ines);
  expect(host.view()?.seats[1]).toMatchObject({ held: false, idle: false });
});

test('a player who has left is not asked which seat is theirs, and nobody is said to sit in a seat that is free', async () => {
  const { host, guests } = await arrived(2);
  const [lee, max] = guests as [Session, Session];
  await takeSeat(lee, 's2');
  await meet(host, lee, max);
  await leaveSeat(lee, 's2', 'free');
  await meet(host, lee, max);
  await takeSeat(max, 's2', 'Max');
  await meet(host, lee, max);
  await leaveSeat(max, 's2', 'free');
  await meet(host, lee, max);
  await showInside(lee, 'today', () => <Placed>the campaign</Placed>);
  expect(await screen.findByRole('heading', { name: 'You have left this campaign' })).toBeTruthy();
  expect(screen.queryByText('Which seat is yours?')).toBeNull();
  expect(screen.queryByText(/Max sits there now/)).toBeNull();
});

test.each([
  ['free', 'Tom’s seat is free: invite somebody'],
  ['idle', undefined],
] as const)('nobody is asked to invite a player who has left for good: %s', async (becomes, words) => {
  const { host, tom, ines } = await seated();
  await leaveSeat(tom, 's2', becomes);
  await meet(host, tom, ines);
  await showInside(host, 'today', () => (
    <>
      <InviteOthers />
      <InviteLater />
      <p>the end</p>
    </>
  ));
  await screen.findByText('the end');
  if (words) expect(await screen.findByText(words)).toBeTruthy();
  else expect(screen.queryByText(/invite somebody/)).toBeNull();
  expect(screen.queryByText('Invite Tom')).toBeNull();
});

test('once the campaign has begun a free seat is offered beneath what the page asks, not on top', async () => {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as [Session, Session];
  await leaveSeat(b, 'gules', 'free');
  await meet(a, b);
  await giveOrder(a, 'azure', 'build', {});
  await showInside(
    a,
    'today',
    () => (
      <>
        <section aria-label="top">
          <InviteOthers />
        </section>
        <section aria-label="later">
          <InviteLater />
        </section>
      </>
    ),
    marketApp,
  );
  const later = within(await screen.findByRole('region', { name: 'later' }));
  expect(await later.findByText('gules’s seat is free: invite somebody')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('region', { name: 'top' }).textContent).toBe(''));
});
