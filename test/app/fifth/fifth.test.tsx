/** A fifth rule set, made by the page on how to add one: it plays, is shared, and has its screens, with nothing said of it in the app. */
import '../host/phone.ts';
import { cleanup, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { waysOf } from '../../../src/app/screens/campaign/ways.ts';
import { giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { digest } from '../../../src/kernel/digest.ts';
import { replay, stateOf } from '../../../src/kernel/game.ts';
import { meet, table } from '../../campaign/table.ts';
import { showInside } from '../host/inside.tsx';
import { fifthApp } from './app.tsx';
import { simulation } from './bots.ts';
import { fifth, type Hill } from './rules.ts';

afterEach(cleanup);

const hill = (session: Session): Hill => session.view()?.table.rules as Hill;
async function rolls(session: Session, faces: Readonly<Record<string, number>>): Promise<void> {
  for (const open of session.view()?.open ?? [])
    for (const question of open.run.open)
      if (question.by in faces)
        await giveAnswer(session, question.by, open.open.order, question, [faces[question.by] ?? 1], 'table');
}

test('its bots play to the end, meet every rule, and what they did is played again to the same', () => {
  const reached = new Set<string>();
  for (let seed = 1; seed <= 50; seed++) {
    const { game, failures } = simulation.play({ players: 2 + (seed % 3), seed, recording: true });
    expect(failures).toEqual([]);
    for (const rule of game.reached.keys()) reached.add(rule);
    const again = replay(game.ruleset, game.options, [...game.books.keys()], game.record ?? []);
    expect(digest(stateOf(again))).toBe(digest(stateOf(game)));
  }
  expect(simulation.rules.filter((rule) => !reached.has(rule))).toEqual([]);
});

test('two phones share it, each rolling its own dice', async () => {
  const { sessions } = await table(['azure', 'gules'], { ruleset: fifth });
  const [anna, tom] = sessions as [Session, Session];
  await giveOrder(anna, 'azure', 'draw-lots', {});
  await meet(anna, tom);
  await rolls(anna, { azure: 2 });
  await rolls(tom, { gules: 5 });
  await meet(anna, tom);
  expect(hill(anna).order).toEqual(['gules', 'azure']);
  await giveOrder(tom, 'gules', 'storm', {});
  await rolls(tom, { gules: 6 });
  await meet(anna, tom);
  expect(hill(anna)).toEqual(hill(tom));
  expect(hill(anna).holder).toBe('gules');
});

test('its screens come by themselves: the task, the dice on its chart, the sentence in the chronicle, no map', async () => {
  const { sessions } = await table(['azure', 'gules'], { ruleset: fifth });
  const [anna] = sessions as [Session];
  await giveOrder(anna, 'azure', 'draw-lots', {});
  await meet(...sessions);
  await rolls(anna, { azure: 6 });
  await rolls(sessions[1] as Session, { gules: 1 });
  await meet(...sessions);
  await showInside(anna, 'today', TodayScreen, fifthApp);
  expect(await screen.findByRole('heading', { name: 'Storm the hill' })).toBeTruthy();
  cleanup();
  const order = await giveOrder(anna, 'azure', 'storm', {});
  await showInside(anna, `order/${order}`, OrderScreen, fifthApp);
  expect(await screen.findByText('The hill is taken')).toBeTruthy();
  cleanup();
  await rolls(anna, { azure: 5 });
  await showInside(anna, 'chronicle', ChronicleScreen, fifthApp);
  await waitFor(() => expect(screen.getByText(/plants a flag on the hill/)).toBeTruthy());
  expect(waysOf(fifthApp, '/c/x').map(({ label }) => label)).toEqual([
    'Today',
    'Charts',
    'Hill',
    'Chronicle',
  ]);
});
