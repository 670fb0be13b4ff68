/** What is asked about seats: once, counted, by name, and gone once it was done another way. */
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countOn } from '../../../src/app/campaign/badge.ts';
import { callsOn } from '../../../src/app/campaign/called.ts';
import { Claims } from '../../../src/app/screens/campaign/parts/claims.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { Placed } from '../../../src/app/screens/join/placed.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { nod, proposalsAsked, proposalsMade, proposeGrant, standIn } from '../../../src/campaign/absence.ts';
import { claimsOf } from '../../../src/campaign/claims.ts';
import { askForSeat, joinAsGuest, returnToSeat, takeSeat } from '../../../src/campaign/enter.ts';
import { requestsTo } from '../../../src/campaign/requests.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import type { Claim } from '../../../src/log/claim.ts';
import { meet } from '../../campaign/table.ts';
import { arrived, showInside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const view = (session: Session): View => session.view() as View;
const requests = (session: Session, seat: string) =>
  callsOn(view(session), [seat]).filter(({ kind }) => kind === 'request');
const claim = (session: Session): Claim => claimsOf(view(session))[0] as Claim;

/** Anna, Tom and Ines sit; a fourth phone asks for Tom's seat. */
async function asking(first?: string) {
  const { host, guests } = await arrived(3);
  const [tom, ines, fresh] = guests as [Session, Session, Session];
  await takeSeat(tom, 's2');
  await takeSeat(ines, 's3');
  await meet(host, tom, ines, fresh);
  if (first) {
    await joinAsGuest(fresh, first);
    await meet(host, tom, ines, fresh);
  }
  await askForSeat(fresh, 's2');
  await meet(host, tom, ines, fresh);
  return { host, tom, ines, fresh };
}

test('a seat that is asked for is counted, and stands before what else there is to do', async () => {
  const { host, tom, ines } = await asking();
  for (const [session, seat] of [
    [host, 's1'],
    [tom, 's2'],
    [ines, 's3'],
  ] as const)
    expect(requests(session, seat)).toHaveLength(1);
  // The map is to be laid, and a seat is asked for.
  expect(countOn(view(host), ['s1'])).toBe(2);
  await showInside(host, 'today', TodayScreen);
  const asked = await screen.findByText('Tom’s seat is asked for by a new phone');
  const [step] = screen.getAllByRole('button', { name: 'Lay the map' });
  expect(asked.compareDocumentPosition(step as Node) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('a grant that another player has proposed asks for a nod, and not for a grant besides', async () => {
  const { host, ines } = await asking();
  await proposeGrant(ines, claim(ines));
  await meet(host, ines);
  expect(requests(host, 's1').map(({ text }) => text)).toEqual([
    { say: '{seat} asks you to agree', with: { seat: 's3' } },
  ]);
  expect(requests(ines, 's3')).toEqual([]);
  await showInside(host, 'today', TodayScreen);
  expect(await screen.findByText('Give Tom’s seat to a new phone')).toBeTruthy();
  expect(screen.queryByText(/asked for by/)).toBeNull();
});

test('two who propose the same grant at once, and nod to each other, give it once; no proposal is left anywhere', async () => {
  const { host, tom, ines, fresh } = await asking();
  await proposeGrant(ines, claim(ines));
  await proposeGrant(host, claim(host));
  await meet(host, ines);
  await nod(host, proposalsAsked(view(host))[0]?.hash ?? '', ['s2']);
  await nod(ines, proposalsAsked(view(ines))[0]?.hash ?? '', ['s2']);
  await meet(host, tom, ines, fresh);
  for (const session of [host, tom, ines, fresh]) {
    expect(view(session).book.roster.proposed).toEqual([]);
    expect([...proposalsAsked(view(session)), ...proposalsMade(view(session))]).toEqual([]);
    expect(claimsOf(view(session))).toEqual([]);
  }
  expect(requests(host, 's1')).toEqual([]);
  expect(view(fresh).seats.map(({ mine }) => mine)).toEqual([false, true, false]);
});

test('a nod that a stand-in asks for is counted at the seat that may give it', async () => {
  const { host, guests } = await arrived(2);
  const [tom, ines] = guests as [Session, Session];
  await takeSeat(tom, 's2');
  await takeSeat(ines, 's3');
  await meet(host, tom, ines);
  await standIn(ines, 's2');
  await meet(host, ines);
  expect(requests(host, 's1')).toHaveLength(1);
  expect(requests(ines, 's3')).toEqual([]);
});

test('who grants a seat reads which phone gets it, and may leave the seat as it is', async () => {
  const { host } = await asking('Gus');
  await showInside(host, 'today', Claims);
  fireEvent.click(await screen.findByRole('button', { name: 'Grant' }));
  expect(await screen.findByText('Give Tom’s seat to Gus’s phone?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave the seat as it is' }));
  await waitFor(() => expect(screen.queryByText('Give Tom’s seat to Gus’s phone?')).toBeNull());
  expect(claimsOf(view(host))).toHaveLength(1);
});

test('the phone that is given a seat is told so, and comes to the table', async () => {
  const { host, ines, fresh } = await asking();
  await showInside(fresh, 'today', () => (
    <>
      <Placed>the campaign</Placed>
      <Toasts />
    </>
  ));
  expect(await screen.findByText('You asked for Tom’s seat')).toBeTruthy();
  await proposeGrant(host, claim(host));
  await meet(host, ines);
  await nod(ines, proposalsAsked(view(ines))[0]?.hash ?? '', ['s2']);
  await meet(host, ines, fresh);
  expect(await screen.findByText('Welcome to the table: you sit as Tom.')).toBeTruthy();
  expect(screen.getByText('the campaign')).toBeTruthy();
});

test('a phone that holds the seat besides its own shows its words or refuses; a third player reads who can help', async () => {
  const { host, guests } = await arrived(3);
  const [tom, fresh, ines] = guests as [Session, Session, Session];
  await takeSeat(tom, 's2');
  await takeSeat(ines, 's3');
  await meet(host, tom, fresh, ines);
  await returnToSeat(host, 's2', tom.keys().seats.s2 ?? '');
  await meet(host, tom, fresh, ines);
  await askForSeat(fresh, 's2');
  await meet(host, fresh, ines);
  await showInside(host, 'today', Claims);
  const words = await screen.findByRole('link', { name: 'Show the words' });
  expect(words.getAttribute('href')).toBe(`/c/${host.campaign}/settings?phrase=s2`);
  expect(screen.getByText(/Is it Tom with a new phone\? Show them the twelve words/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refuse' })).toBeTruthy();
  cleanup();
  await showInside(ines, 'today', Claims);
  expect(
    await screen.findByText('Anna’s phone holds this seat too: it can show Tom the twelve words.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  // Nothing waits for that player: Today calls nobody for it.
  expect(requestsTo(ines.view() as View, 's3')).toEqual([]);
});
