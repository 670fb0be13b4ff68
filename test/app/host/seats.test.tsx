import './phone.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { phraseOf } from '../../../src/app/campaign/phrase.ts';
import { wasShown } from '../../../src/app/campaign/phrase-shown.ts';
import { SeatBar } from '../../../src/app/rulesets/parts/seat-bar.tsx';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import { Seats } from '../../../src/app/screens/campaign/settings/seats.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { ReturnSheet } from '../../../src/app/screens/join/other-ways.tsx';
import { Placed } from '../../../src/app/screens/join/placed.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { leaveSeat, nod, proposalsAsked, proposeGrant } from '../../../src/campaign/absence.ts';
import { giveOrder, turnPage } from '../../../src/campaign/acts.ts';
import { claimsOf } from '../../../src/campaign/claims.ts';
import { askForSeat, returnToSeat, takeSeat } from '../../../src/campaign/enter.ts';
import { CampaignError } from '../../../src/campaign/faults.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { meet } from '../../campaign/table.ts';
import { arrived, showInside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const show = (session: Session) => showInside(session, 'today', () => <Placed>the campaign</Placed>);
const member = (session: Session) => {
  const view = session.view();
  return view?.book.roster.members
    .filter(({ device }) => device === view.device)
    .map(({ seat, role }) => [seat, role]);
};

test('an invited phone is asked which seat, and sits down by one tap on a free one', async () => {
  const { host, guests } = await arrived();
  const [guest] = guests as [Session];
  await show(guest);
  expect(await screen.findByText('2 free')).toBeTruthy();
  expect(screen.queryByText('the campaign')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sit down as Ines' }));
  // Nobody is linked: it says what to do, and admits nobody by itself.
  expect(await screen.findByText(/Meet a player with both phones open; or send them a file/)).toBeTruthy();
  expect(member(guest)).toEqual([]);
  await meet(host, guest);
  expect(await screen.findByText('the campaign')).toBeTruthy();
  expect(member(guest)).toEqual([['s3', 'player']]);
  await meet(host, guest);
  expect(host.view()?.seats.map(({ held }) => held)).toEqual([true, false, true]);
});

test('a taken seat is returned to by its own phrase, and by no other', async () => {
  const { host, guests } = await arrived();
  const [guest] = guests as [Session];
  await show(guest);
  fireEvent.click(await screen.findByRole('button', { name: /^Return as / }));
  const type = async (words: string): Promise<void> => {
    fireEvent.input(await screen.findByLabelText('Recovery phrase'), { target: { value: words } });
    fireEvent.click(screen.getByRole('button', { name: 'Return' }));
  };
  await type('twelve words that are none');
  expect((await screen.findByRole('alert')).textContent).toMatch(/misspelt/);
  await type(await phraseOf('00112233445566778899aabbccddeeff'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/another seat/));
  expect(member(guest)).toEqual([]);
  expect(wasShown(guest.campaign, 's1')).toBe(false);
  await type(await phraseOf(host.keys().seats.s1 ?? ''));
  expect(await screen.findByText('the campaign')).toBeTruthy();
  expect(member(guest)).toEqual([['s1', 'player']]);
  // Words that were typed were written down: Today does not remind of them.
  expect(wasShown(guest.campaign, 's1')).toBe(true);
});

test('words that let nobody in since two players put a phone out are refused with the reason, and the group can be asked', async () => {
  const { host, guests } = await arrived(3);
  const [tom, ines, fresh] = guests as [Session, Session, Session];
  for (const [session, seat] of [
    [tom, 's2'],
    [ines, 's3'],
  ] as const) {
    await takeSeat(session, seat);
    await meet(host, session);
  }
  await meet(host, tom, ines, fresh);
  const entry = await tom.write('s2', { kind: 'withdraw', device: host.view()?.device ?? '' });
  await meet(tom, ines);
  await ines.write('s3', { kind: 'agree', entry });
  await meet(tom, ines, fresh);
  await showInside(fresh, 'today', () => <ReturnSheet seat="s1" onClose={() => undefined} />);
  fireEvent.input(await screen.findByLabelText('Recovery phrase'), {
    target: { value: await phraseOf(host.keys().seats.s1 ?? '') },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Return' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/no longer let anybody in\. Ask the group/);
  expect(member(fresh)).toEqual([]);
  expect(screen.getByRole('button', { name: 'I lost the words: ask the group' })).toBeTruthy();
});

test('a guest watches under a name and takes no seat', async () => {
  const { host, guests } = await arrived();
  const [guest] = guests as [Session];
  await show(guest);
  fireEvent.click(await screen.findByRole('button', { name: 'Watch' }));
  fireEvent.input(await screen.findByLabelText('Your name'), { target: { value: 'Piet' } });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Watch' }));
  await waitFor(() => expect(guest.keys().claim).toBeTruthy());
  await meet(host, guest);
  expect(await screen.findByText('the campaign')).toBeTruthy();
  expect(member(guest)).toEqual([['guest', 'guest']]);
  expect(guest.keys().seats).toEqual({});
  cleanup();
  // Players who sit at the table lay the map: a guest is not asked, and gives no order.
  expect(guest.view()?.tasks('s1')).not.toEqual([]);
  expect(guest.view()?.tasks('guest')).toEqual([]);
  await showInside(guest, 'today', TodayScreen);
  expect(await screen.findByText('You watch as a guest')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Lay the map/ })).toBeNull();
  expect(() => giveOrder(guest, 'guest', 'lay-map', {})).toThrow(CampaignError);
});

test('of two phones that claim a seat at once the later keeps nothing of it, asks for nothing, and is asked again', async () => {
  const { host, guests } = await arrived(2);
  const [first, second] = guests as [Session, Session];
  await takeSeat(first, 's2');
  await takeSeat(second, 's2');
  await meet(host, first, second);
  const [late, held] = member(first)?.length === 0 ? [first, second] : [second, first];
  expect(member(held)).toEqual([['s2', 'player']]);
  expect(late.keys().seats).toEqual({});
  expect(late.view()?.seats.map(({ mine, ours }) => mine || ours)).toEqual([false, false, false]);
  // Nobody meant to take the seat from its player.
  for (const session of [host, held]) expect(claimsOf(session.view() as View)).toEqual([]);
  await show(late);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Tom already plays on another phone.*did not get the seat/,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sit down as Ines' }));
  await waitFor(() => expect(late.keys().claim?.seat).toBe('s3'));
  await meet(host, late);
  expect(await screen.findByText('the campaign')).toBeTruthy();
  expect(late.view()?.seats.map(({ mine }) => mine)).toEqual([false, false, true]);
});

test('who sits down where another left for good is called by their own name, on every phone', async () => {
  const { host, guests } = await arrived(2);
  const [tom, ben] = guests as [Session, Session];
  await takeSeat(tom, 's2');
  await meet(host, tom, ben);
  await leaveSeat(tom, 's2', 'free');
  await meet(host, tom, ben);
  await show(ben);
  fireEvent.click(await screen.findByRole('button', { name: 'Take Tom’s seat' }));
  const field = await screen.findByLabelText('Your name');
  fireEvent.input(field, { target: { value: 'ines ' } });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'ines is taken. Add something to tell them apart.',
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sit down' }).disabled).toBe(true);
  fireEvent.input(field, { target: { value: 'Ben' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  await waitFor(() => expect(ben.keys().claim).toBeTruthy());
  await meet(host, tom, ben);
  expect(await screen.findByText('the campaign')).toBeTruthy();
  for (const session of [host, tom, ben])
    expect(session.view()?.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Ines']);
  cleanup();
  await showInside(host, 'chronicle', ChronicleScreen);
  const said = () => document.body.textContent;
  await waitFor(() => expect(said()).toContain('Ben takes Tom’s seat.'));
  expect(said()).toContain('Tom has left for good; the seat is free.');
});

test('R3: a player takes no free seat that another was admitted to while theirs was being kept', async () => {
  const { host, guests } = await arrived(2);
  const [ines, late] = guests as [Session, Session];
  await takeSeat(ines, 's3');
  await meet(host, ines, late);
  await takeSeat(ines, 's2');
  const lines = host.library.vector();
  const arriving = host.library.take(structuredClone(ines.library.runsAfter(lines)));
  await expect(takeSeat(host, 's2')).rejects.toThrow(CampaignError);
  await arriving;
  await meet(host, ines, late);
  expect(member(ines)?.map(([seat]) => seat)).toEqual(['s3', 's2']);
});

test('R3: a phone is welcomed where it was let in, and the welcome goes with a seat that turns out another’s', async () => {
  const { host, guests } = await arrived(3);
  const [ines, late, quick] = guests as [Session, Session, Session];
  await takeSeat(ines, 's3');
  await meet(host, ines, late, quick);
  await showInside(late, 'today', () => (
    <>
      <Placed>the campaign</Placed>
      <Toasts />
    </>
  ));
  fireEvent.click(await screen.findByRole('button', { name: 'Sit down as Tom' }));
  await waitFor(() => expect(late.keys().claim).toBeTruthy());
  // Two players admit two newcomers apart. Of lines that did not know of each other it is Anna's turn before Ines's.
  await meet(ines, late);
  expect(await screen.findByText('Welcome to the table: you sit as Tom.')).toBeTruthy();
  await takeSeat(quick, 's2');
  await meet(host, quick);
  await meet(host, ines, quick, late);
  expect(member(quick)).toEqual([['s2', 'player']]);
  expect(member(late)).toEqual([]);
  expect((await screen.findByRole('alert')).textContent).toMatch(/did not get the seat/);
  expect(screen.queryByText('Welcome to the table: you sit as Tom.')).toBeNull();
});

test('a lost phone and lost words: another phone asks for the seat, two other players grant it', async () => {
  const { host, guests } = await arrived(3);
  const [lost, fresh, ines] = guests as [Session, Session, Session];
  await takeSeat(lost, 's2');
  await takeSeat(ines, 's3');
  await meet(host, lost, fresh, ines);
  await show(fresh);
  const [, asTom] = await screen.findAllByRole('button', { name: /^Return as / });
  fireEvent.click(asTom as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: /ask the group/ }));
  await waitFor(() => expect(fresh.keys().claim?.asks).toBe(true));
  expect(fresh.keys().seats).toEqual({});
  cleanup();
  await meet(host, fresh, ines);

  await showInside(host, 'settings', Seats);
  fireEvent.click(await screen.findByRole('button', { name: 'Grant' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Propose this to the others' }));
  await waitFor(() => expect(screen.queryByText(/Another phone asks/)).toBeNull());
  expect(host.view()?.book.roster.former).toEqual([]);
  cleanup();
  await meet(host, ines);
  await showInside(ines, 'settings', Seats);
  fireEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(ines.view()?.book.roster.former).toHaveLength(1));
  await meet(host, ines);
  cleanup();
  await meet(host, fresh, lost);
  expect(member(fresh)).toEqual([['s2', 'player']]);
  expect(member(lost)).toEqual([]);
  expect(Object.keys(fresh.keys().seats)).toEqual(['s2']);
  expect(fresh.view()?.seats.find(({ id }) => id === 's2')?.mine).toBe(true);
  await turnPage(host, 's1', { without: ['s1', 's2', 's3'] });
  await meet(host, fresh, ines, lost);
  await fresh.write('s2', { kind: 'note', text: 'I am back.' });
  await expect(lost.write('s2', { kind: 'note', text: 'So am I.' })).resolves.toBeTruthy();
  await meet(host, fresh, lost);
  expect(host.view()?.fingerprint).toBe(fresh.view()?.fingerprint);
  const notes = [...host.chains().values()].flatMap(({ hashes, entries }) =>
    entries.flatMap(({ body }, i) =>
      body.kind === 'note' ? [host.view()?.book.standing(hashes[i] ?? '')] : [],
    ),
  );
  expect(notes.sort()).toEqual(['frozen', 'open']);
});

test('who holds a seat is told when another phone asks for it, and refuses it', async () => {
  const { host, guests } = await arrived(2);
  const [tom, thief] = guests as [Session, Session];
  await takeSeat(tom, 's2');
  await meet(host, tom, thief);
  await show(thief);
  fireEvent.click((await screen.findAllByRole('button', { name: /^Return as / }))[1] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: /ask the group/ }));
  // The sheet goes: the answer stands on the page beneath it, and the words may be typed all the same.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('You asked for Tom’s seat')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Return as / })).toHaveLength(2);
  cleanup();
  await meet(host, tom, thief);
  await showInside(tom, 'settings', Seats);
  expect(screen.queryByRole('button', { name: 'Grant' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(screen.queryByText(/Another phone asks/)).toBeNull());
  await meet(host, tom, thief);
  expect(claimsOf(host.view() as View)).toEqual([]);
  expect(member(tom)).toEqual([['s2', 'player']]);
});

test('a copy without an invitation can only be looked at, and is not asked for a seat again', async () => {
  const { guests } = await arrived();
  const [guest] = guests as [Session];
  await guest.setKeys(({ invite: _, ...keys }) => keys);
  await show(guest);
  fireEvent.click(await screen.findByRole('button', { name: 'Only look' }));
  expect(await screen.findByText('the campaign')).toBeTruthy();
  cleanup();
  await show(guest);
  expect(await screen.findByText('the campaign')).toBeTruthy();
});

test('a phone of several seats covers what the next player keeps secret until it is in their hands', async () => {
  const { host } = await arrived(0);
  await takeSeat(host, 's2');
  localStorage.setItem(`realmbook.seat.${host.campaign}`, 's1');
  await showInside(host, 'today', () => <SeatBar />);
  fireEvent.click(await screen.findByRole('button', { name: 'Tom' }));
  expect(screen.getByRole('button', { name: 'Anna' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(await screen.findByRole('button', { name: 'I am Tom' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Tom' }).getAttribute('aria-pressed')).toBe('true'),
  );
});

test('a phone that was put out comes back by the words its seat has now, and not by those it had', async () => {
  const { host, guests } = await arrived(4);
  const [tom, tablet, fresh, ines] = guests as [Session, Session, Session, Session];
  const all = [host, tom, tablet, fresh, ines];
  await takeSeat(tom, 's2');
  await takeSeat(ines, 's3');
  await meet(...all);
  const old = tom.keys().seats.s2 ?? '';
  await returnToSeat(tablet, 's2', old);
  await meet(...all);
  await askForSeat(fresh, 's2');
  await meet(...all);
  await proposeGrant(host, claimsOf(host.view() as View)[0] as never);
  await meet(...all);
  const [asked] = proposalsAsked(ines.view() as View);
  await nod(ines, asked?.hash ?? '', ['s2']);
  await meet(...all);
  await turnPage(host, 's1', { without: ['s2', 's3'] });
  await meet(host, fresh, ines);
  await meet(host, tablet);
  expect(member(tablet)).toEqual([]);

  await showInside(tablet, 'today', () => <ReturnSheet seat="s2" onClose={() => undefined} />);
  const type = async (words: string): Promise<void> => {
    fireEvent.input(await screen.findByLabelText('Recovery phrase'), { target: { value: words } });
    fireEvent.click(screen.getByRole('button', { name: 'Return' }));
  };
  await type(await phraseOf(old));
  expect((await screen.findByRole('alert')).textContent).toMatch(/was removed from the seat/);
  expect(member(tablet)).toEqual([]);
  await type(await phraseOf(fresh.keys().seats.s2 ?? ''));
  await waitFor(() => expect(member(tablet)).toEqual([['s2', 'player']]));
  await meet(host, fresh, tablet);
  expect(host.view()?.fingerprint).toBe(fresh.view()?.fingerprint);
  expect(member(fresh)).toEqual([['s2', 'player']]);
});
