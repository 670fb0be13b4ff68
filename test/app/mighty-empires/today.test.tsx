/** Today, where much is asked at once, and where nothing is. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, within } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import ReplayScreen from '../../../src/app/screens/campaign/replay/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { bannersOf } from '../../../src/rules/mighty-empires/queries.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

test('me.losses.charge: what many banners owe is one row, which opens and stays open', async () => {
  const { session } = await campaignAt({ stage: 'scouting', month: 1, moment: 'owing' });
  const owing = bannersOf(stateOf(session), 'azure');
  expect(owing.length).toBeGreaterThan(2);
  await inside(session, 'azure', () => <TodayScreen />);
  const book = await screen.findByRole('list', { name: 'Your private list' });
  const rows = (): number => within(book).getAllByRole('listitem').length;
  expect(rows()).toBe(2);
  const losses = within(book).getByRole('button', { name: /^Losses to strike off/ });
  expect(losses.textContent).toContain(String(owing.length));
  expect(losses.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(losses);
  expect(losses.getAttribute('aria-expanded')).toBe('true');
  expect(rows()).toBe(2 + owing.length);
  for (const { name, number } of owing)
    expect(
      within(book).getByRole('button', { name: new RegExp(`^${name || `Banner ${number}`} has`) }),
    ).toBeTruthy();
});

test('the replay opens on the land as it lies now, and plays from the beginning', async () => {
  const { session } = await campaignAt({ stage: 'scouting', month: 1 });
  await inside(session, 'azure', () => <ReplayScreen />);
  const when = await screen.findByRole<HTMLInputElement>('slider', { name: 'When' });
  expect(when.getAttribute('aria-valuetext')).toMatch(/^Now: /);
  expect(screen.queryByText('No land had been laid yet')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(when.value).toBe('0');
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
});

test('who has done is led on to the player of this phone whom the page waits for', async () => {
  const { session } = await campaignAt({ stage: 'scouting', month: 1 });
  const { order } = stateOf(session).season;
  const done = order[order.indexOf('azure') - 1] ?? order.find((seat) => seat !== 'azure') ?? '';
  await inside(session, done, () => <TodayScreen />);
  expect(await screen.findByRole('button', { name: 'Pass the phone to Anna' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Waiting for' }).textContent).toContain('Anna');
});

test('me.subsistence: to be let off by agreement stands below the way to feed them', async () => {
  const { session } = await campaignAt({ stage: 'subsistence' });
  await inside(session, session.view()?.clock.turn ?? '', () => <TodayScreen />);
  const letOff = await screen.findByRole('button', { name: /^Skip feeding .*, by agreement/ });
  const card = screen.getByRole('region', { name: /^Feed your (banner|\d+ banners)$/ });
  const [feed] = within(within(card).getByRole('group', { name: 'Answers' })).getAllByRole('button');
  expect((feed as HTMLElement).compareDocumentPosition(letOff)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(feed?.className).toContain('filled');
});

test('who is asked in another player’s turn does not read that it is theirs', async () => {
  const { session } = await campaignAt({ stage: 'scouting', rich: true, seed: 11 });
  const state = stateOf(session);
  const other = session.view()?.seats.find(({ id }) => id !== session.view()?.clock.turn)?.id ?? '';
  const [banner] = bannersOf(state, other);
  await mend(session, [{ type: 'charged', banner: banner?.id ?? '', points: 40 }]);
  await inside(session, other, () => <TodayScreen />);
  await screen.findAllByRole('heading');
  const { turn } = session.view()?.clock ?? {};
  expect(turn).not.toBe(other);
  expect(screen.queryByText('your turn')).toBeNull();
});
