/** The page of an order while a player waits there: what is awaited now, and its end, and that of its page of the book. */
import '../screens/browser.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { placeName } from '../../../src/app/rulesets/mighty-empires/names.ts';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { giveAnswer, giveOrder, turnPage } from '../../../src/campaign/acts.ts';
import type { TileId } from '../../../src/kernel/hex.ts';
import { unsettled } from '../../../src/rules/mighty-empires/setup/realm.ts';
import { stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from '../host/inside.tsx';

afterEach(cleanup);

test('what ends, and its page with it, while a player waits says what came of it', async () => {
  const { session } = await campaignAt({ stage: 'realms' });
  const tiles = [...unsettled(stateOf(session), 'azure')];
  const page = session.view()?.page ?? 0;
  const order = await giveOrder(session, 'azure', 'settle-realm', { tiles });
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'gules');
  await showInside(session, `order/${order}`, OrderScreen);
  expect(screen.queryByText('Nothing is open here')).toBeNull();
  for (const { question } of session.view()?.asked('azure') ?? [])
    await giveAnswer(session, 'azure', order, question, [3, 4], 'table');
  await turnPage(session, 'azure', { ended: true });
  const [told] = (await session.tellings(page)).filter(({ entry }) => entry === order);
  expect(told?.notes.length).toBeGreaterThan(0);
  await screen.findByRole('button', { name: 'Go on' });
  expect(screen.queryByText('Settled')).toBeNull();
  expect(screen.queryByText(/finished or undone/)).toBeNull();
});

test('who waits reads the roll that is awaited now, not the one before', async () => {
  const { session } = await campaignAt({ stage: 'realms' });
  const [first = '', second = ''] = unsettled(stateOf(session), 'azure');
  const order = await giveOrder(session, 'azure', 'settle-realm', { tiles: [first, second] });
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'gules');
  await showInside(session, `order/${order}`, OrderScreen);
  const asked = (tile: string): string =>
    `What is in ${placeName(stateOf(session), tile as TileId)}?`.replaceAll(/\s/g, ' ');
  expect(await screen.findByText(asked(first))).toBeTruthy();
  const [one] = session.view()?.asked('azure') ?? [];
  if (one) await giveAnswer(session, 'azure', order, one.question, [3, 4], 'table');
  expect(await screen.findByText(asked(second))).toBeTruthy();
  expect(screen.queryByText(asked(first))).toBeNull();
});
