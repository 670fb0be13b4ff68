/** What is chosen through a winter waits for its player until it is given; and an empty chest is nobody's filled button. */
import { type WinterPhase, winterPhases } from '../../../src/rules/mighty-empires/winter-phases.ts';
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { type JSX, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { WinterBeneath } from '../../../src/app/rulesets/mighty-empires/winter/beneath.tsx';
import { WinterToday } from '../../../src/app/rulesets/mighty-empires/winter/today.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { writeLedger } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { plannedBy } from '../../../src/rules/mighty-empires/court/book.ts';
import { chanceOf } from '../../campaign/table.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt, ledgerOf } from '../harness/stages.ts';
import { inside } from './inside.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

async function winter(phase: WinterPhase, crowns: number): Promise<Session> {
  const { session } = await campaignAt({ stage: 'quarters', seed: 11 });
  const { year } = stateOf(session).season;
  const before = winterPhases[winterPhases.indexOf(phase) - 1] ?? 'autumn';
  await mend(
    session,
    ['azure', 'gules', 'or'].flatMap((seat) => [
      { type: 'revenueSet', seat, crowns },
      { type: 'winterWent', seat, year, phase: before },
    ]),
  );
  return session;
}
const show = async (session: Session, what: () => JSX.Element, seat = 'azure'): Promise<void> => {
  cleanup();
  await inside(session, seat, what);
};
const desk = (id: string) => () => (
  <Suspense>
    <Dynamic component={mightyEmpiresApp.Piece} id={id} />
  </Suspense>
);
const form = (order: string) => () => (
  <Suspense>
    <Dynamic component={mightyEmpiresApp.orders[order]} args={{}} onDone={() => undefined} />
  </Suspense>
);
const filled = (): readonly string[] =>
  [...document.querySelectorAll('[class*="filled"]')].map(({ textContent }) => textContent ?? '');
const at = async (name: string): Promise<string | null> =>
  (await screen.findByRole('spinbutton', { name })).getAttribute('aria-valuenow');

test('me.winter.purse: a half made plan is there again for its own seat, and gone once it is in the book', {
  timeout: 60_000,
}, async () => {
  const session = await winter('recruitment', 24);
  const plan = async (seat = 'azure'): Promise<void> => {
    await show(
      session,
      () => (
        <>
          <WinterToday />
          <WinterBeneath />
        </>
      ),
      seat,
    );
    fireEvent.click(await screen.findByText('Plan your crowns'));
  };
  await plan();
  // The book: a ship 2 crowns, a fortress 5 from a village and 10 from nothing, a city 15.
  expect(await screen.findByText(/^ships, fortresses, cities: [25] to 15 crowns each$/)).toBeTruthy();
  for (let taps = 0; taps < 3; taps++) fireEvent.click(await screen.findByLabelText('More: Espionage'));
  await plan();
  expect(await at('Espionage')).toBe('3');
  expect(screen.getByText('21 crowns not planned')).toBeTruthy();
  await plan('gules');
  expect(await at('Espionage')).toBe('0');
  await plan();
  fireEvent.click(await screen.findByText('Keep this plan'));
  await waitFor(() =>
    expect(plannedBy(ledgerOf(session, 'azure'), stateOf(session))).toEqual({ espionage: 3 }),
  );
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('"espionage":3');
});

test('me.recruitment: what is typed at the desk is there again', async () => {
  const session = await winter('recruitment', 24);
  await show(session, desk('desk-recruits'));
  fireEvent.input(await screen.findByLabelText('Name'), { target: { value: 'Sons of Marl' } });
  fireEvent.input(screen.getByLabelText('Points'), { target: { value: '300' } });
  await show(session, desk('desk-recruits'));
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Sons of Marl');
  expect(screen.getByRole('button', { name: /^Recruit 300/ })).toBeTruthy();
});

test('me.recruitment: what is typed for new troops stands in no other form of the desk, and is there on the way back', async () => {
  const session = await winter('recruitment', 24);
  await show(session, desk('desk-recruits'));
  const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const way = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  fireEvent.input(await screen.findByLabelText('Models'), { target: { value: '10' } });
  fireEvent.input(screen.getByLabelText('Points'), { target: { value: '200' } });
  way('Old units');
  const troops = await screen.findByRole('list', { name: 'Troops' });
  // Models are counted of units alone.
  const [unit] = within(troops)
    .getAllByRole('button')
    .filter(({ textContent }) => /\d$/.test(textContent));
  fireEvent.click(unit as HTMLElement);
  expect([typed('More models'), typed('Points')]).toEqual(['', '']);
  expect(screen.getByRole('button', { name: 'Re-equip' })).toBeTruthy();
  way('Hired');
  expect([typed('Models'), typed('Points')]).toEqual(['', '']);
  await show(session, desk('desk-recruits'));
  way('New troops');
  await waitFor(() => expect([typed('Models'), typed('Points')]).toEqual(['10', '200']));
});

test('me.deployment.muster: who was sent elsewhere is there again, and nobody who joined since is lost', async () => {
  const session = await winter('deployment', 24);
  const serves = () =>
    [...document.querySelectorAll('ul[aria-label^="Where "] [aria-pressed="true"]')].map(
      ({ textContent }) => textContent,
    );
  await show(session, desk('desk-muster'));
  const before = (await screen.findAllByRole('list', { name: /^Where / })).length;
  fireEvent.click(screen.getAllByRole('button', { name: 'At home' })[0] as HTMLElement);
  await waitFor(() => expect(serves()).toHaveLength(before - 1));
  await show(session, desk('desk-muster'));
  // Those who stay at home come first into view.
  await waitFor(() => expect(serves()).toEqual(['At home']));
});

test('me.winter.purse: with an empty chest every desk leads on, and none of them stands out on Today', async () => {
  const recruits = await winter('recruitment', 0);
  await show(recruits, desk('desk-recruits'));
  await screen.findByRole('button', { name: 'Recruit' });
  expect(filled()).toEqual(['Buy nothing']);
  await show(recruits, () => <TodayScreen />);
  await screen.findByText('Recruit');
  expect(filled().some((words) => words.includes('Recruit'))).toBe(false);
  const stores = await winter('baggage', 0);
  await show(stores, form('buy-baggage'));
  await screen.findByRole('button', { name: /^Buy 0/ });
  expect(filled()).toEqual(['Go to Today']);
  const sites = await winter('construction', 0);
  await show(sites, form('build'));
  await screen.findByText('There is nothing you can build with the crowns you have left.');
  expect(filled()).toEqual(['Go to Today']);
  const spies = await winter('espionage', 0);
  await show(spies, desk('desk-operatives'));
  await screen.findByRole('link', { name: 'Hire nobody' });
  expect(filled()).toEqual(['Hire nobody']);
  await show(spies, () => <TodayScreen />);
  await screen.findByText('Hire operatives');
  expect(filled().filter((words) => words.includes('Hire'))).toEqual([]);
  expect(filled().length).toBe(1);
}, 60_000);

test('me.espionage.spies: a die that this phone has rolled stands; one that was typed may be taken back until it rolls', async () => {
  const session = await winter('espionage', 24);
  const back = () => screen.queryByRole('button', { name: 'One crown back' });
  await show(session, desk('desk-operatives'));
  fireEvent.click(await screen.findByRole('button', { name: '4' }));
  expect(back()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'This phone rolls' }));
  expect(back()).toBeNull();
  // Coming back to the desk opens it no more.
  await show(session, desk('desk-operatives'));
  await screen.findByRole('button', { name: 'This phone rolls' });
  expect(screen.getByText(/spies for 4 \+ [1-6]/)).toBeTruthy();
  expect(back()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '2' }));
  fireEvent.click(await screen.findByRole('button', { name: 'One crown back' }));
  expect(screen.getByText(/spies for 4 \+ [1-6]$/)).toBeTruthy();
});

test('me.construction: what its owner cannot pay is marked nowhere, and no tap is asked for', async () => {
  // The book: a ship 2 crowns, a fortress 5 or 10, a city 15; 100 points of troops a crown.
  const session = await winter('construction', 6);
  await show(session, form('build'));
  expect(await screen.findByText('Tap one of the marked places.')).toBeTruthy();
  const spears = { id: 'n1', name: 'Spears', models: 50, points: 500, note: '' };
  const bought = { write: 'recruit', purchase: 'p1', units: [spears], characters: [] };
  await writeLedger(session, 'azure', bought, chanceOf('bought'));
  await show(session, form('build'));
  expect(
    await screen.findByText('There is nothing you can build with the crowns you have left.'),
  ).toBeTruthy();
});

test('me.espionage.placed: a spy is sent where he has work from a list, too, and not by the map alone', async () => {
  const session = await winter('espionage', 24);
  const spy = { write: 'operatives', purchase: 'p1', hired: [{ id: 'op1', type: 'spy' }], dice: [1] };
  await writeLedger(session, 'azure', spy, chanceOf('bought'));
  await show(session, form('place-operative'));
  const places = await screen.findByRole('list', { name: 'Where it can act' });
  const tiles = Object.values(stateOf(session).banners).flatMap(({ seat, tile }) =>
    seat !== 'azure' && tile !== null ? [tile] : [],
  );
  expect(within(places).getAllByRole('button').length).toBe(Math.min(12, new Set(tiles).size));
  const [nearest] = within(places).getAllByRole('button');
  fireEvent.click(nearest as HTMLElement);
  expect(nearest?.getAttribute('aria-pressed')).toBe('true');
});

test('me.recruitment.mustered: nobody goes on from deployment past recruits in no banner without being asked', async () => {
  const session = await winter('recruitment', 24);
  const spears = { id: 'n1', name: 'Spears', models: 20, points: 200, note: '' };
  const bought = { write: 'recruit', purchase: 'p1', units: [spears], characters: [] };
  await writeLedger(session, 'azure', bought, chanceOf('bought'));
  const { year } = stateOf(session).season;
  await mend(
    session,
    (['recruitment', 'recovery', 'construction', 'baggage'] as const).flatMap((phase) =>
      ['azure', 'gules', 'or'].map((seat) => ({ type: 'winterWent' as const, seat, year, phase })),
    ),
  );
  expect(stateOf(session).winter.at.azure).toBe('deployment');
  const { address } = await inside(session, 'azure', () => <TodayScreen />);
  await screen.findByRole('heading', { name: '200 points are in no banner: muster the army' });
  fireEvent.click(screen.getByRole('button', { name: /^Go on to/ }));
  await waitFor(() => expect(address()).toMatch(/\/do\/end-winter-phase$/));
  expect(stateOf(session).winter.at.azure).toBe('deployment');
});

test('me.espionage: who hires reads of no choice that waits, and who leaves with one in hand does', async () => {
  const session = await winter('espionage', 24);
  const waits = () =>
    screen.queryAllByText('You have not hired anybody yet: your choice is still on the desk.').length;
  const leave = async (): Promise<void> => {
    cleanup();
    await inside(session, 'azure', () => <Toasts />);
  };
  // What the tests before this one left in hand is told still.
  await leave();
  for (const one of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(one);
  await show(session, desk('desk-operatives'));
  fireEvent.click(await screen.findByRole('button', { name: '1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Hire the operatives' }));
  // Left at once, while the line is on its way.
  await leave();
  await waitFor(() => expect(Object.keys(ledgerOf(session, 'azure').spies.operatives)).toHaveLength(1));
  expect(waits()).toBe(0);
  await show(session, desk('desk-operatives'));
  fireEvent.click(await screen.findByRole('button', { name: '2' }));
  await leave();
  await waitFor(() => expect(waits()).toBe(1));
});
