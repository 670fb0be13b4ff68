import './phone.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkedSeats, noteLinked, opensAt, setWait, waitOf } from '../../../src/app/campaign/wait.ts';
import { watch } from '../../../src/app/campaign/watch.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import CampaignSettings from '../../../src/app/screens/campaign/settings/screen.tsx';
import { Seats } from '../../../src/app/screens/campaign/settings/seats.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { Placed } from '../../../src/app/screens/join/placed.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { leaveSeat, standingIn } from '../../../src/campaign/absence.ts';
import { addNote, turnPage } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import type { MeetingSnapshot } from '../../../src/sync/types.ts';
import { meet, standsIn } from '../../campaign/table.ts';
import { seated, showInside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const view = (session: Session): View => session.view() as View;
const tap = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

describe('standing in for somebody', () => {
  test('asked on a sheet that says what it means, nodded to by another on Today, then the seat bar leads to it', async () => {
    const { host, tom, ines } = await seated();
    await showInside(ines, 'settings', Seats);
    fireEvent.click((await screen.findAllByRole('button', { name: 'More' }))[1] as HTMLElement);
    await tap(/Stand in for Tom…/);
    expect(await screen.findByText('You cannot vote for Tom.')).toBeTruthy();
    expect(screen.getByText('It begins when Anna agrees.')).toBeTruthy();
    await tap('Ask to stand in');
    expect(await screen.findByText('Waiting for Anna to agree')).toBeTruthy();
    await meet(host, ines);
    cleanup();

    await showInside(host, 'today', TodayScreen);
    expect(await screen.findByText('Ines wants to stand in for Tom while they are away')).toBeTruthy();
    await tap('Agree');
    await waitFor(() => expect(screen.queryByText(/wants to stand in/)).toBeNull());
    await meet(host, ines);
    cleanup();

    await showInside(ines, 'today', TodayScreen);
    expect(await screen.findByText('You stand in for Tom')).toBeTruthy();
    await tap('Stand in for Tom now');
    expect(await screen.findByText(/You stand in for Tom. Tom’s secrets stay closed./)).toBeTruthy();
    await tap('Stop standing in');
    await waitFor(() => expect(standingIn(view(ines))).toEqual([]));
    await meet(host, tom, ines);
    cleanup();

    await showInside(tom, 'chronicle', ChronicleScreen);
    expect(await screen.findByText(/Ines stands in for Tom; Anna agreed\./)).toBeTruthy();
    expect(screen.getByText(/Ines no longer stands in for Tom\./)).toBeTruthy();
  });
  test('who comes back reads what was done in their name, and by whom; their own line ends it', async () => {
    const { host, tom, ines } = await seated();
    await standsIn(host, ines, 's2');
    await host.write('s2', { kind: 'order', id: 'no-such-order', args: {} });
    await meet(host, tom, ines);
    await showInside(tom, 'today', TodayScreen);
    expect(await screen.findByText('Anna stands in for you')).toBeTruthy();
    expect(await screen.findByText('no-such-order')).toBeTruthy();
    await tap('I am back');
    expect(await screen.findByText('Anna stood in for you while you were away')).toBeTruthy();
    expect(screen.getByText('Done in your name:')).toBeTruthy();
    expect(screen.getByText('no-such-order')).toBeTruthy();
    // Before the turn and all that is asked, where who is back looks first.
    expect(document.querySelector('h2')?.textContent).toBe('Anna stood in for you while you were away');
    await tap('I have read it');
    await waitFor(() => expect(screen.queryByText(/stood in for you/)).toBeNull());
    const ends = watch(host, async () => mightyEmpiresApp);
    render(() => <Toasts />);
    await meet(host, tom, ines);
    expect(standingIn(view(host))).toEqual([]);
    // On whichever page the stand-in is, and on Today until they have read it.
    expect(await screen.findByText('Tom is back: you no longer stand in for them.')).toBeTruthy();
    ends();
    cleanup();
    // This is another phone than the one on which Tom has read it.
    localStorage.clear();
    await showInside(host, 'today', TodayScreen);
    expect(await screen.findByText('Tom is back: you no longer stand in for them.')).toBeTruthy();
    await tap('I have read it');
    await waitFor(() => expect(screen.queryByText(/Tom is back/)).toBeNull());
    cleanup();
    await showInside(ines, 'chronicle', ChronicleScreen);
    expect(await screen.findByText(/Tom is back; Anna no longer stands in for them\./)).toBeTruthy();
  });
});

describe('at a table of two', () => {
  test('one waits before standing in alone; the sheet says when it opens, and a shorter wait counts from when the phones next meet', async () => {
    const { host } = await seated(['tom']);
    const { device } = view(host).book.roster.members.find(({ seat }) => seat === 's2') ?? { device: '' };
    const linked = { state: 'meeting', partners: [{ device, state: 'in step' }], outrun: false } as never;
    noteLinked(host.campaign, [linked as MeetingSnapshot], Date.now());
    expect(linkedSeats(view(host), linked)).toEqual(new Set(['s2']));
    await showInside(host, 'settings', CampaignSettings);
    const barred = async (): Promise<void> => {
      fireEvent.click((await screen.findAllByRole('button', { name: 'More' }))[1] as HTMLElement);
      await tap(/Stand in for Tom…/);
      expect(await screen.findByText(/^You can stand in from .*\d, in \d+ minutes\.$/)).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Stand in for Tom' }));
      expect(view(host).book.standIns).toEqual([]);
      await tap('Close');
    };
    await barred();
    fireEvent.click(await screen.findByRole('radio', { name: 'not at all' }));
    await barred();
    noteLinked(host.campaign, [linked as MeetingSnapshot], Date.now());
    fireEvent.click((await screen.findAllByRole('button', { name: 'More' }))[1] as HTMLElement);
    await tap(/Stand in for Tom…/);
    await tap('Stand in for Tom');
    await waitFor(() => expect(standingIn(view(host)).map(({ seat }) => seat)).toEqual(['s2']));
  });
  test('the wait runs from when the phones were last linked, an hour unless chosen otherwise', async () => {
    const { host } = await seated(['tom']);
    const { device } = view(host).book.roster.members.find(({ seat }) => seat === 's2') ?? { device: '' };
    const partner = (state: string) =>
      ({ state: 'meeting', partners: [{ device, state }], outrun: false }) as unknown as MeetingSnapshot;
    noteLinked(host.campaign, [partner('in step'), partner('lost')], 1_000_000);
    noteLinked(host.campaign, [partner('lost'), partner('connecting')], 9_000_000);
    expect(waitOf(host.campaign)).toBe('hour');
    expect(opensAt(view(host), 's2', 0)).toBe(1_000_000 + 3_600_000);
    const opens = (): number => opensAt(view(host), 's2', 0);
    setWait(host.campaign, 'day', 2_000_000);
    expect(opens()).toBe(1_000_000 + 86_400_000);
    setWait(host.campaign, 'none', 3_000_000);
    expect(opens()).toBe(1_000_000 + 86_400_000);
    noteLinked(host.campaign, [partner('in step')], 4_000_000);
    expect(opens()).toBe(4_000_000);
    setWait(host.campaign, 'hour', 5_000_000);
    setWait(host.campaign, 'none', 6_000_000);
    expect(opens()).toBe(4_000_000 + 3_600_000);
  });
});

describe('what two players say about a seat', () => {
  test('a lost phone: one proposes, another nods, and when the page turns it is off the seat', async () => {
    const { host, tom, ines } = await seated();
    await showInside(ines, 'settings', Seats);
    fireEvent.click((await screen.findAllByRole('button', { name: 'More' }))[0] as HTMLElement);
    await tap(/^The phone is lost/);
    expect(await screen.findByText('Anna’s phone is lost: it may no longer write')).toBeTruthy();
    expect(screen.getByText('Waiting for another player to agree')).toBeTruthy();
    await meet(tom, ines);
    cleanup();
    await showInside(tom, 'today', TodayScreen);
    expect(await screen.findByText('Ines asks you to agree.')).toBeTruthy();
    await tap('Agree');
    await waitFor(() => expect(view(tom).seats.find(({ id }) => id === 's1')?.held).toBe(false));
    await meet(host, tom, ines);
    expect(view(host).book.roster.former.map(({ seat, until }) => [seat, until])).toEqual([['s1', 1]]);
    expect(view(host).seats.find(({ id }) => id === 's1')?.held).toBe(false);
    cleanup();
    await showInside(tom, 'chronicle', ChronicleScreen);
    expect(await screen.findByText(/Ines and Tom removed a phone from Anna’s seat\./)).toBeTruthy();
  });
  test('somebody leaves for good: they say so themselves, and the seat can be taken', async () => {
    const { host, tom, ines } = await seated();
    await showInside(tom, 'settings', Seats);
    fireEvent.click((await screen.findAllByRole('button', { name: 'More' }))[1] as HTMLElement);
    await tap(/^I leave for good…/);
    const stays = /Your lists \(troops, secrets\) stay on this phone: the table cannot read them\./;
    expect(await screen.findByText(stays)).toBeTruthy();
    expect(view(tom).seats.find(({ id }) => id === 's2')?.idle).toBe(false);
    await tap('Leave for good');
    await waitFor(() => expect(view(tom).seats.find(({ id }) => id === 's2')?.idle).toBe(true));
    await meet(host, tom, ines);
    await addNote(host, 's1', 'A pity.');
    cleanup();
    await showInside(ines, 'settings', Seats);
    expect(await screen.findByText('free, idle')).toBeTruthy();
    await tap('Take Tom’s seat');
    expect(await screen.findByText('Take Tom’s seat?')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Take Tom’s seat' }).at(-1) as HTMLElement);
    await waitFor(() =>
      expect(view(ines).seats.find(({ id }) => id === 's2')).toMatchObject({ mine: true, idle: false }),
    );
    cleanup();
    await showInside(ines, 'chronicle', ChronicleScreen);
    expect(await screen.findByText(/Tom has left for good; the realm is idle\./)).toBeTruthy();
  });
  test('a phone that was put out of a seat is told that only the group gives it back, asks, and is given it', async () => {
    const { host, tom, ines } = await seated();
    await leaveSeat(tom, 's2', 'free');
    await meet(host, tom, ines);
    await addNote(host, 's1', 'A pity.');
    await turnPage(host, 's1', { without: ['s1', 's2', 's3'] });
    await meet(host, tom, ines);
    await showInside(tom, 'today', () => <Placed>the campaign</Placed>);
    expect((await screen.findByRole('alert')).textContent).toMatch(/Tom has left this campaign for good/);
    const out = screen.getByRole('link', { name: 'To the shelf' });
    expect(out.getAttribute('href')).toBe('/');
    expect(out.className).toContain('filled');
    expect(screen.getByRole('button', { name: 'Ask for Tom’s seat' }).className).not.toContain('filled');
    expect(screen.queryByRole('button', { name: /^Return as / })).toBeNull();
    await tap('Ask for Tom’s seat');
    expect(await screen.findByText('You asked for Tom’s seat')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Return as / })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await meet(host, tom, ines);
    cleanup();
    await showInside(host, 'settings', Seats);
    await tap('Grant');
    await tap('Give the seat');
    await waitFor(() => expect(view(host).seats.find(({ id }) => id === 's2')?.held).toBe(true));
    await meet(host, tom, ines);
    cleanup();
    await showInside(tom, 'today', () => <Placed>the campaign</Placed>);
    expect(await screen.findByText('the campaign')).toBeTruthy();
    expect(view(tom).seats.find(({ id }) => id === 's2')?.mine).toBe(true);
  });
  test.each([
    [/^Somebody else may take the seat/, 'free', 'free'],
    [/^The realm is idle/, 'free, idle', 'idle'],
  ] as const)(
    'somebody is gone for good: the table chooses what becomes of the realm: %s',
    async (row, note, becomes) => {
      const { host, tom, ines } = await seated();
      await showInside(ines, 'settings', Seats);
      fireEvent.click((await screen.findAllByRole('button', { name: 'More' }))[1] as HTMLElement);
      await tap(/^Tom has left for good…/);
      const stay = 'Tom’s lists (troops, secrets) stay on their phone: the table cannot read them.';
      expect(await screen.findByText(stay)).toBeTruthy();
      await tap(row);
      await meet(host, tom, ines);
      cleanup();
      expect(view(host).seats.find(({ id }) => id === 's2')?.held).toBe(true);
      await showInside(host, 'today', TodayScreen);
      expect(await screen.findByText(`Ines asks you to agree. ${stay}`)).toBeTruthy();
      await tap('Agree');
      await waitFor(() => expect(view(host).seats.find(({ id }) => id === 's2')?.held).toBe(false));
      expect(view(host).seats.find(({ id }) => id === 's2')?.idle).toBe(becomes === 'idle');
      await meet(host, tom, ines);
      cleanup();
      await showInside(host, 'chronicle', ChronicleScreen);
      const left = becomes === 'free' ? 'the seat is free' : 'the realm is idle';
      expect(
        await screen.findByText(new RegExp(`Ines and Anna agreed: Tom has left for good; ${left}\\.`)),
      ).toBeTruthy();
      cleanup();
      await showInside(ines, 'settings', Seats);
      expect(await screen.findByText(note)).toBeTruthy();
    },
  );
});
