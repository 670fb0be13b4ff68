/** What stands out in winter is what most want next, and no page of it is without a way on. */
import { type WinterPhase, winterPhases } from '../../../src/rules/mighty-empires/winter-phases.ts';
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { awaitedIn } from '../../../src/app/campaign/awaited.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { giveOrder, writeLedger } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { neighbouringCourts } from '../../../src/rules/mighty-empires/court/embassies.ts';
import { deployable, postsOf } from '../../../src/rules/mighty-empires/winter/deployment.ts';
import { chanceOf } from '../../campaign/table.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt, ledgerOf } from '../harness/stages.ts';
import { inside } from './inside.tsx';

let session: Session;
beforeEach(async () => {
  ({ session } = await campaignAt({ stage: 'quarters', seed: 11 }));
}, 120_000);
afterEach(cleanup);

async function goTo(phase: WinterPhase, seats: readonly string[] = ['azure', 'gules', 'or']): Promise<void> {
  const { year } = stateOf(session).season;
  const before = winterPhases[winterPhases.indexOf(phase) - 1] ?? 'autumn';
  await mend(
    session,
    seats.flatMap((seat) => [
      { type: 'revenueSet', seat, crowns: 24 },
      { type: 'winterWent', seat, year, phase: before },
    ]),
  );
}
const desk = (id: string) => () => (
  <Suspense>
    <Dynamic component={mightyEmpiresApp.Piece} id={id} />
  </Suspense>
);
const filled = (): readonly string[] =>
  [...document.querySelectorAll('[class*="filled"]')].map(({ textContent }) => textContent ?? '');

test('me.diplomacy.mission: who has crowns and neighbours is not urged to send nobody', async () => {
  await goTo('diplomacy');
  await inside(session, 'azure', () => (
    <Dynamic component={mightyEmpiresApp.orders['send-missions']} args={{}} onDone={() => undefined} />
  ));
  expect(await screen.findByRole('button', { name: 'Send nobody' })).toBeTruthy();
  expect(filled()).toEqual([]);
  fireEvent.click(screen.getAllByRole('switch')[0] as HTMLElement);
  expect(filled()).toEqual(['Send 1 mission']);
});

test('me.diplomacy.audience: who waits for the answer to a mission is not urged to go on before it is there', async () => {
  await goTo('diplomacy');
  const missions = neighbouringCourts(stateOf(session), 'azure').map((tiles, n) => ({ id: `m${n}`, tiles }));
  const { year } = stateOf(session).season;
  await mend(session, [{ type: 'missionsSent', seat: 'azure', year, missions }]);
  await inside(session, 'azure', () => <TodayScreen />);
  expect(await screen.findByText(/^You can hear your missions once .* said where theirs go\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go on to recruitment' })).toBeTruthy();
  expect(filled().filter((words) => /^Go on/.test(words))).toEqual([]);
});

test('me.recruitment: recruits have a name from the start, stand under it, and then the desk leads on', async () => {
  await goTo('recruitment');
  await inside(session, 'azure', desk('desk-recruits'));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toBe('New unit');
  expect(filled()).toEqual(['Recruit']);
  fireEvent.input(screen.getByLabelText('Points'), { target: { value: '200' } });
  fireEvent.click(screen.getByRole('button', { name: /^Recruit 200/ }));
  const list = await screen.findByRole('list', { name: 'Bought this winter' });
  expect(within(list).getByText('New unit')).toBeTruthy();
  expect(ledgerOf(session, 'azure').court.reserve.units.map((unit) => unit.name)).toEqual(['New unit']);
  await waitFor(() => expect(filled()).toEqual(['Done']));
  expect(screen.getByRole('link', { name: 'Done' }).getAttribute('href')).toMatch(/\/today$/);
  expect(screen.getByRole('button', { name: 'Recruit more' })).toBeTruthy();
  cleanup();
  // Today urges nobody to what they have seen to.
  await inside(session, 'azure', () => <TodayScreen />);
  expect(await screen.findByRole('button', { name: /^Recruit/ })).toBeTruthy();
  expect(filled().filter((words) => /^Recruit/.test(words))).toEqual([]);
});

test('me.recruitment: who buys nothing goes on by the same tap', async () => {
  await goTo('recruitment');
  // Characters who rise come before it, also on Today.
  await inside(session, 'azure', () => <TodayScreen />);
  await waitFor(() => expect(filled()).toContain('Promote your characters'));
  cleanup();
  await inside(session, 'azure', desk('desk-recruits'));
  expect(screen.queryByRole('button', { name: 'Buy nothing and go on' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Raise their levels' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Buy nothing and go on' }));
  await waitFor(() => expect(stateOf(session).winter.at.azure).not.toBe('recruitment'));
});

test('me.deployment: banners that were sent are sent again only by those who want to; going on stands out', async () => {
  await goTo('deployment');
  const [post] = postsOf(stateOf(session), 'azure');
  const banners = Object.fromEntries(
    deployable(stateOf(session), 'azure').map(({ id }) => [id, post as string]),
  );
  await inside(session, 'azure', () => <TodayScreen />);
  await waitFor(() => expect(filled().some((words) => /^Send/.test(words))).toBe(true));
  cleanup();
  await giveOrder(session, 'azure', 'deploy', { banners });
  await inside(session, 'azure', () => <TodayScreen />);
  expect((await screen.findAllByText(/^Send .* to (its|their) posts?/)).length).toBeGreaterThan(0);
  expect(filled().filter((words) => /^Send/.test(words))).toEqual([]);
});

test('me.revenue.lost: crowns that can still be spent are no warning; from the baggage on they are', async () => {
  const lost = (): HTMLElement | undefined =>
    screen
      .queryAllByText('lost in spring')
      .map((label) => label.closest('div')?.querySelector('dd'))
      .find((one): one is HTMLElement => one instanceof HTMLElement);
  await goTo('recruitment');
  await inside(session, 'azure', () => <TodayScreen />);
  await waitFor(() => expect(lost()?.textContent).toMatch(/\d/));
  expect(lost()?.className).not.toContain('warn');
  cleanup();
  await goTo('baggage');
  await inside(session, 'azure', () => <TodayScreen />);
  await waitFor(() => expect(lost()?.className).toContain('warn'));
});

test('me.espionage.declared: whom one waits for is said once, with the same names', async () => {
  const today = () => inside(session, 'azure', () => <TodayScreen />);
  const waitsFor = () => mightyEmpiresApp.waitsFor?.(session.view() as never, 'azure');
  await goTo('construction', ['gules']);
  await goTo('deployment', ['or']);
  await goTo('espionage', ['azure']);
  await today();
  expect(await screen.findByRole('heading', { name: /^Waiting for .* and / })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Waiting for' })).toBeNull();
  expect(waitsFor()).toEqual([]);
  // A reminder names both as the plate does, each with the phase they are in, and not only who is furthest behind.
  expect(awaitedIn(session.view() as never).map(({ seat, what }) => [seat, what.say])).toEqual([
    ['gules', 'Construction'],
    ['or', 'Deployment'],
  ]);
  cleanup();
  await goTo('espionage', ['gules', 'or']);
  const { year } = stateOf(session).season;
  await mend(
    session,
    ['azure', 'gules'].map((seat) => ({ type: 'operativesDeclared', seat, year, operatives: 0 })),
  );
  expect(waitsFor()).toEqual(['or']);
  // Whose winter is over waits on Today for all who are not so far, and reads so once.
  const last = winterPhases.at(-1) ?? '';
  await mend(session, [{ type: 'winterWent', seat: 'azure', year, phase: last }]);
  await today();
  expect(await screen.findByRole('heading', { name: /^Waiting for .* and / })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Waiting for' })).toBeNull();
});

test('me.revenue.lost: its owner reads the true rest of the chest, which what they bought in secret has left', async () => {
  await goTo('recruitment');
  const spears = { id: 'u900', name: 'Spears', models: 20, points: 300, note: '' };
  const bought = { write: 'recruit', purchase: 'p1', units: [spears], characters: [] };
  await writeLedger(session, 'azure', bought, chanceOf('bought'));
  await goTo('baggage');
  await inside(session, 'azure', () => <TodayScreen />);
  expect(
    (await screen.findAllByText(/You have 21 crowns left\. Crowns you have not spent by spring are lost\./))
      .length,
  ).toBeGreaterThan(0);
  expect(screen.queryByText(/less what you spent in secret/)).toBeNull();
});

test('me.winter.phase: a step that passes by itself is named, also where something else was asked before it', async () => {
  await goTo('recruitment');
  // Nothing is left to rise from its ruins.
  await mend(session, [{ type: 'recoveryRolled', dice: {} }]);
  await inside(session, 'azure', () => (
    <>
      <TodayScreen />
      <Toasts />
    </>
  ));
  fireEvent.click(
    await screen.findByRole('button', { name: /^Go on to (construction|baggage|deployment)$/ }),
  );
  expect(await screen.findByText(/^You had nothing to do in Recovery/)).toBeTruthy();
}, 60_000);
