import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rulesetApps } from '../../../src/app/rulesets/apps.ts';
import { argsOf } from '../../../src/app/screens/campaign/do/args.ts';
import RulesetPage from '../../../src/app/screens/campaign/do/page.tsx';
import DoScreen from '../../../src/app/screens/campaign/do/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import b from '../../../src/app/ui/button.module.css';
import { plain } from '../../../src/kernel/text.ts';
import { loadRuleset, rulesetIds } from '../../../src/rules/index.ts';
import { campaignAt } from '../harness/stages.ts';
import { openAt } from '../screens/at.tsx';
import { showInside } from './inside.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test('arguments in an address: read, absent, or none at all', () => {
  expect(argsOf(undefined)).toEqual({});
  expect(argsOf({ tile: 'q1r2' })).toEqual({ tile: 'q1r2' });
  expect(argsOf('{"tile":"q1r2"}')).toEqual({ tile: 'q1r2' });
  for (const broken of ['{"tile":', '[1]', '7', 'null', 7, ['a']]) expect(argsOf(broken)).toBeUndefined();
});

test('an unknown order is said to be none', async () => {
  const { session } = await campaignAt({ stage: 'scouting' });
  await showInside(session, 'do/fly-to-the-moon', DoScreen);
  expect(await screen.findByText('No such order')).toBeTruthy();
});

test('a page that thinks something through is no order, and an unknown one is said to be none', async () => {
  const { session } = await campaignAt({ stage: 'scouting' });
  await showInside(session, 'page/march-ahead', RulesetPage);
  expect(await screen.findByText('What if they marched?')).toBeTruthy();
  cleanup();
  await showInside(session, 'page/fly-to-the-moon', RulesetPage);
  expect(await screen.findByText('No such page')).toBeTruthy();
});

test.each(rulesetIds)(
  'in %s each form gives an order of the rules, and no page stands in for one',
  async (id) => {
    const { orders } = await loadRuleset(id);
    const app = await rulesetApps[id]();
    expect(Object.keys(app.orders).filter((order) => !Object.hasOwn(orders, order))).toEqual([]);
    expect(Object.keys(app.pages ?? {}).filter((page) => Object.hasOwn(orders, page))).toEqual([]);
  },
);

test('an address alone gives no order; a tap does, and by agreement where the rules do not offer it', async () => {
  const { session } = await campaignAt({ stage: 'scouting' });
  const lines = (): number => session.chains().get(session.keys().device.device)?.entries.length ?? 0;
  const before = lines();
  await showInside(session, `do/begin-season?args=${encodeURIComponent('{"year":2}')}`, DoScreen);
  const give = await screen.findByRole<HTMLButtonElement>('button', { name: 'Do it by agreement' });
  expect(give.disabled).toBe(true);
  expect(lines()).toBe(before);
  fireEvent.input(screen.getByLabelText('What the table agreed'), { target: { value: 'We start anew' } });
  fireEvent.click(give);
  await waitFor(() => expect(lines()).toBeGreaterThan(before));
  const own = session.chains().get(session.keys().device.device)?.entries.slice(before) ?? [];
  expect(own[0]?.body).toMatchObject({ kind: 'order', id: 'begin-season', override: 'We start anew' });
});

test('what the rules would have one mind is read before an order without a form is given', async () => {
  const { session } = await campaignAt({ stage: 'scouting' });
  const seat = session.view()?.clock.turn ?? '';
  const onward = session
    .view()
    ?.tasks(seat)
    .find((task) => task.onward);
  const router = await showInside(session, `today?seat=${seat}`, TodayScreen);
  fireEvent.click(await screen.findByRole('button', { name: plain(onward?.title as never) }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/do\/end-phase$/));
  expect(session.view()?.clock.phase).toBe('scouting');
  cleanup();

  const args = encodeURIComponent(JSON.stringify(onward?.order?.args));
  await showInside(session, `do/end-phase?args=${args}`, DoScreen);
  expect(await screen.findByText(/You have not scouted any tile/)).toBeTruthy();
  expect(filled()).toBe('Back to the order');
  fireEvent.click(screen.getByRole('button', { name: 'Back to the order' }));
  // A player who comes back with nothing changed is not sent round in a circle.
  cleanup();
  await showInside(session, `do/end-phase?args=${args}`, DoScreen);
  await screen.findByText(/You have not scouted any tile/);
  expect(filled()).toBe('Do it anyway');
  fireEvent.click(screen.getByRole('button', { name: 'Do it anyway' }));
  await waitFor(() => expect(session.view()?.clock.phase).toBe('movement'));
});
const filled = (): string | null => document.querySelector(`button.${b.filled}`)?.textContent ?? null;

test('hunger is let off in words only, and the chronicle says by whom', async () => {
  const { session } = await campaignAt({ stage: 'subsistence' });
  const seat = session.view()?.clock.turn ?? '';
  const router = await showInside(session, `today?seat=${seat}`, TodayScreen);
  fireEvent.click(await screen.findByText(/^Skip feeding (one banner|\d+ banners), by agreement$/));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/do\/end-phase$/));
  expect(session.view()?.clock.phase).toBe('subsistence');
  cleanup();

  const task = session
    .view()
    ?.tasks(seat)
    .find(({ order }) => order?.id === 'end-phase');
  const args = encodeURIComponent(JSON.stringify(task?.order?.args));
  await showInside(session, `do/end-phase?args=${args}`, DoScreen);
  await screen.findByText(/^You have not provided for /);
  expect(screen.queryByRole('button', { name: 'Do it anyway' })).toBeNull();
  fireEvent.input(screen.getByLabelText('What the table agreed'), { target: { value: 'We forgot' } });
  fireEvent.click(screen.getByRole('button', { name: 'Do it by agreement' }));
  await waitFor(() => expect(session.view()?.clock.phase).toBe('scouting'));
  const told = session.view()?.tellings.at(-1);
  expect(told?.override).toBe('We forgot');
  expect(told?.notes[0]).toMatchObject({ note: 'waived', data: { seat, by: seat } });
});

test.each(['/c/short/today', `/c/${'a'.repeat(64)}/order/x`, '/c/../join'])(
  '%s is no page of a campaign',
  async (address) => {
    await openAt(address);
    expect(await screen.findByText(/No such page|Join a campaign/)).toBeTruthy();
  },
);
