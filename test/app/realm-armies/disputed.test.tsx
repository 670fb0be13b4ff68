/** The winner of a battle that the other side would not have: said where the battle is read, and kept in both forms. */
import '../host/phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BattleSheet } from '../../../src/app/rulesets/realm-armies/battle/battle-sheet.tsx';
import { realmArmiesApp } from '../../../src/app/rulesets/realm-armies/index.ts';
import { giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import { realmArmies } from '../../../src/rules/realm-armies/index.ts';
import { meet, table as phones } from '../../campaign/table.ts';
import { activity, army, east, holding, home, table } from '../../rules/realm-armies/table.ts';
import { inside } from './inside.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test('ra.later.result: the sheet says who remembers it otherwise, and both forms hold the winner that was entered', async () => {
  const state = table({
    tiles: { [home]: holding(), [east]: holding({ owner: 'gules' }) },
    armies: { a: army(), g: army({ seat: 'gules', tile: east }) },
    activities: { x: activity({ arranged: { when: '', where: '' } }) },
    turn: { phase: 'battles' },
  });
  const seats = ['azure', 'gules'];
  const { sessions } = await phones(seats, { ruleset: { ...realmArmies, found: () => state } });
  const [a, b] = sessions;
  if (!a || !b) throw new Error('two play');
  await giveOrder(a, 'azure', 'table-result', { activity: 'x', winner: 'defender' });
  await meet(a, b);
  const [asked] = b.view()?.asked('gules') ?? [];
  if (!asked) throw new Error('nobody is asked');
  await giveAnswer(b, 'gules', asked.order.open.order, asked.question, 'refuse', 'chosen');
  await meet(a, b);
  for (const [i, session] of sessions.entries()) {
    const seat = seats[i] ?? '';
    await inside(session, seat, () => <BattleSheet id="x" />);
    expect(
      await screen.findByText(/^gules does not agree with the result of the battle of .+\.$/),
    ).toBeTruthy();
    cleanup();
    await inside(session, seat, () => (
      <Dynamic
        component={realmArmiesApp.orders['table-result']}
        args={{ activity: 'x' }}
        onDone={() => undefined}
      />
    ));
    const enter = await screen.findByRole<HTMLButtonElement>('button', { name: 'Enter the result' });
    expect(enter.disabled).toBe(false);
    if (session === b) {
      fireEvent.click(enter);
      await waitFor(() => expect(b.view()?.open[0]?.open.brief).toMatchObject({ winner: 'defender', seat }));
    }
    cleanup();
  }
});
