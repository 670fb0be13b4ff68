/** Orders of many dice are told on Today by what came of them; who goes hungry is named, with what it may cost. */
import '../screens/browser.ts';
import { cleanup, screen, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepResult } from '../../../src/app/campaign/just-rolled.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { answer } from '../../campaign/table.ts';
import { stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from '../host/inside.tsx';

// Bots play up to it, on cores shared with others.
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Two banners of a seat go hungry, by agreement. */
async function hungry() {
  const { session } = await campaignAt({ stage: 'subsistence' });
  const seat = session.view()?.clock.turn ?? '';
  const own = Object.entries(stateOf(session).banners).filter(([, each]) => each.seat === seat);
  const [one, two] = own.slice(0, 2);
  const plan = { [one?.[0] ?? '']: 'hunger', [two?.[0] ?? '']: 'hunger' };
  const order = await giveOrder(session, seat, 'subsist', { plan }, 'we agreed');
  localStorage.setItem(`realmbook.seat.${session.campaign}`, seat);
  return { session, seat, order, numbers: [one?.[1].number, two?.[1].number] };
}
async function roll(session: Session, seat: string, faces: readonly number[]): Promise<void> {
  await answer(session, seat, [...faces]);
}

test('me.subsistence.shortfall: the card names the banner that goes hungry, and the most that it may lose', async () => {
  const { session, numbers } = await hungry();
  await showInside(session, 'today', TodayScreen);
  const title = await screen.findByRole('heading', { name: 'How does the hungry banner fare?' });
  const card = title.closest('section')?.textContent ?? title.parentElement?.parentElement?.textContent ?? '';
  expect(card).toContain(`Banner ${numbers[0]}`);
  // The worst row of the printed chart is D6 × 50.
  expect(card).toContain('at worst 300 points');
});

test('what many dice came to is read under the title of their order', async () => {
  const { session, seat, numbers } = await hungry();
  // D6 × 10 points on a 3, and thin soup on a 5.
  await roll(session, seat, [3]);
  await roll(session, seat, [4]);
  await roll(session, seat, [5]);
  await showInside(session, 'today', TodayScreen);
  const list = await screen.findByRole('list', { name: 'Your last rolls' });
  const row = within(list).getByText('Provide for the banners').closest('li')?.textContent ?? '';
  expect(row).toMatch(new RegExp(`banner ${numbers[0]} .*by 40 points`));
  expect(row).toMatch(new RegExp(`Banner ${numbers[1]} .*held together`));
});

test('what was just rolled is told on its card alone; beneath stands only the way to correct it', async () => {
  const { session, seat } = await hungry();
  await roll(session, seat, [3]);
  await roll(session, seat, [4]);
  await roll(session, seat, [5]);
  const told = session.view()?.tellings.findLast(({ asked }) => asked.length > 0);
  keepResult({ campaign: session.campaign, seat, order: told?.entry ?? '', falls: false });
  await showInside(session, 'today', TodayScreen);
  const card = within(await screen.findByRole('region', { name: 'Just rolled' }));
  const sentence = card.getByRole('heading').textContent ?? '';
  expect(sentence).not.toBe('');
  const list = await screen.findByRole('list', { name: 'Your last rolls' });
  expect(list.textContent).not.toContain(sentence);
  expect(within(list).getAllByRole('button', { name: /wrong\? Correct them\./i })[0]).toBeTruthy();
  expect(within(list).queryByText('Provide for the banners')).toBeNull();
});
