/** Dice that an order asks for: all of a batch at once, each written before it is shown; a result and its story on one sheet. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { prefer } from '../../../src/app/preferences.ts';
import { readOff } from '../../../src/app/rulesets/parts/rolling/one-roll.tsx';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import type { RollQuestion } from '../../../src/kernel/question.ts';
import { plain } from '../../../src/kernel/text.ts';
import { is } from '../../../src/log/entry.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { unsettled } from '../../../src/rules/mighty-empires/setup/realm.ts';
import { stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from '../host/inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const answers = (session: Session) =>
  (session.chains().get(session.keys().device.device)?.entries ?? []).flatMap((entry) =>
    is(entry, 'answer') ? [entry.body] : [],
  );

async function opened(session: Session, seat: string, order: string): Promise<void> {
  localStorage.setItem(`realmbook.seat.${session.campaign}`, seat);
  await showInside(session, `order/${order}`, OrderScreen);
}

test('me.realm.settlements: all rolls of a batch by one tap, each an answer of its own, each shown with its row', async () => {
  const { session } = await campaignAt({ stage: 'realms' });
  const tiles = [...unsettled(stateOf(session), 'azure')];
  expect(tiles.length).toBeGreaterThan(2);
  const order = await giveOrder(session, 'azure', 'settle-realm', { tiles });
  const before = answers(session).length;
  await opened(session, 'azure', order);
  fireEvent.click(await screen.findByRole('button', { name: `Roll all ${tiles.length}` }));
  await waitFor(() => expect(answers(session).length).toBe(before + tiles.length));
  const given = answers(session).slice(before);
  expect(new Set(given.map(({ label }) => label))).toEqual(new Set(tiles));
  expect(given.every(({ how, order: of }) => how === 'phone' && of === order)).toBe(true);
  const list = await screen.findByRole('list', { name: 'What was rolled' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows).toHaveLength(tiles.length);
  rows.forEach((row, at) => {
    const faces = given[at]?.value as readonly number[];
    expect(
      within(row)
        .getAllByRole('img')
        .map((die) => Number(die.getAttribute('aria-label'))),
    ).toEqual(faces);
  });
  expect(unsettled(stateOf(session), 'azure')).toEqual([]);
});

test('me.realm.settlements: one by one, where somebody likes it so', async () => {
  const { session } = await campaignAt({ stage: 'realms' });
  const tiles = [...unsettled(stateOf(session), 'azure')];
  const order = await giveOrder(session, 'azure', 'settle-realm', { tiles });
  const before = answers(session).length;
  await opened(session, 'azure', order);
  await screen.findByRole('button', { name: `Roll all ${tiles.length}` });
  fireEvent.click(screen.getAllByRole('button', { name: 'Roll 2D6' }).at(-1) as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(answers(session).length).toBe(before + 1);
  expect(await screen.findByRole('button', { name: `Roll all ${tiles.length - 1}` })).toBeTruthy();
});

test('of several rolls typed in a row each shows its dice and their total until it is recorded', async () => {
  const { session } = await campaignAt({ stage: 'realms' });
  const tiles = [...unsettled(stateOf(session), 'azure')];
  const order = await giveOrder(session, 'azure', 'settle-realm', { tiles });
  const before = answers(session).length;
  prefer({ dice: 'table' });
  onTestFinished(() => prefer({ dice: 'phone' }));
  await opened(session, 'azure', order);
  for (const [n, [one, two, total]] of [
    ['2', '6', '8'],
    ['5', '4', '9'],
  ].entries()) {
    for (const [die, face] of [one, two].entries()) {
      const row = await screen.findByRole('group', { name: `Die ${die + 1} shows` });
      fireEvent.click(within(row).getByRole('radio', { name: face ?? '' }));
    }
    const typed = within(await screen.findByRole('list', { name: 'What you typed' }));
    expect(typed.getAllByRole('img').map((die) => die.getAttribute('aria-label'))).toEqual([one, two]);
    expect(typed.getByText(total ?? '')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    expect(answers(session).length).toBe(before + n + 1);
  }
});

test('who acts for an absent player reads whose dice they roll', async () => {
  const { session } = await campaignAt({ stage: 'realms', mine: ['azure'] });
  const tiles = [...unsettled(stateOf(session), 'gules')];
  const order = await giveOrder(session, 'gules', 'settle-realm', { tiles });
  const name = session.view()?.seats.find(({ id }) => id === 'gules')?.name;
  await opened(session, 'gules', order);
  expect(await screen.findByText(`You roll for ${name}: it is their die.`)).toBeTruthy();
  expect(screen.getByRole('button', { name: `Roll all ${tiles.length} for ${name}` })).toBeTruthy();
});

test('me.scouting.known: of a roll for known land only an event is read off; what the chart finds is not announced', () => {
  const question: RollQuestion = {
    ask: 'roll',
    label: 'scouts/scouts',
    by: 'azure',
    rule: 'me.scouting.chart',
    dice: '2d6',
    chart: 'scouting-lowland-coastal',
    text: { say: 'Does anything happen to the scouts?' },
  };
  const campaign = { view: () => ({ ruleset: mightyEmpires }) as unknown as View, say: plain };
  const known = { ...question, only: { rows: [1, 9], else: { say: 'Nothing happens to them.' } } };
  expect(readOff(campaign, known, [3, 4])).toBe('Nothing happens to them.');
  expect(readOff(campaign, known, [1, 2])).toBe('Event');
  expect(readOff(campaign, question, [3, 4])).not.toBe('Nothing happens to them.');
});
