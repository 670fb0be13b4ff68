/** The table's dice before a battle: who fights is called for them, the others may roll them as well. */
import '../screens/browser.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { callsOn } from '../../../src/app/campaign/called.ts';
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import type { State } from '../../../src/rules/chronopia/state.ts';
import { anyCampaign } from '../harness/any.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);
const Today = () => (
  <main>
    <TodayScreen />
  </main>
);

test('ch.battle.two: the dice of a battle call those who fight; the third reads quietly that anybody may roll', async () => {
  const players = ['Anna', 'Tom', 'Ines'];
  const { session } = await anyCampaign({
    set: 'chronopia',
    seed: 4,
    turns: 2,
    players,
    before: 'take-field',
  });
  const before = session.view();
  if (!before) throw new Error('no view');
  const { battles, seats } = before.table.rules as State;
  const found = Object.entries(battles).find(([, one]) => one.kind === 'two' && !one.set);
  if (!found) throw new Error('no battle of two');
  const [battle, { sides }] = found;
  const [first = ''] = sides;
  const bystander = seats.find((seat) => !sides.includes(seat)) ?? '';
  const order = await giveOrder(session, first, 'take-field', { battle });
  const view = session.view();
  if (!view) throw new Error('no view');
  for (const side of sides) expect(callsOn(view, [side])[0]?.order).toBe(order);
  expect(callsOn(view, [bystander]).filter((call) => call.order === order)).toEqual([]);
  expect(chronopiaApp.card(view, first).line).toMatch(/territory|weather/);
  expect(chronopiaApp.card(view, bystander).line).not.toMatch(/territory|weather/);

  await inside(session, bystander, Today);
  const row = await screen.findByRole('link', { name: /^Anybody may roll/ });
  expect(row.getAttribute('href')).toMatch(new RegExp(`/order/${order}$`));
  expect(screen.queryByRole('link', { name: 'Roll the dice' })).toBeNull();
  cleanup();
  await inside(session, first, Today);
  expect(await screen.findByRole('link', { name: 'Roll the dice' })).toBeTruthy();
  expect(screen.queryByText('Anybody may roll')).toBeNull();

  const [asked] = view.asked(bystander);
  if (!asked) throw new Error('not open to others');
  await giveAnswer(session, bystander, order, asked.question, [10], 'table');
  expect(session.view()?.asked(bystander)[0]?.question.label).not.toBe(asked.question.label);
});
