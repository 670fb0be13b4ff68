/** With two players there is nobody else to meet: the other one is picked already. With three nobody is. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ninthAgeApp } from '../../../src/app/rulesets/ninth-age/index.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { table as phones } from '../../campaign/table.ts';
import { table } from '../../rules/ninth-age/table.ts';
import { insideOf } from '../harness/inside.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);
const inside = insideOf(ninthAgeApp);

async function form(order: string, phase: 'events' | 'challenge', seats: readonly string[]): Promise<void> {
  const state = table({ seats: [...seats], turn: { phase, order: [...seats] } });
  const [session] = (await phones(seats, { ruleset: { ...ninthAge, found: () => state } })).sessions;
  if (!session) throw new Error('nobody plays');
  await inside(session, 'azure', () => (
    <Dynamic component={ninthAgeApp.orders[order]} args={{}} onDone={() => undefined} />
  ));
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

test.each([
  [['azure', 'gules'], false],
  [['azure', 'gules', 'or'], true],
] as const)(
  'with %s a challenge, an alliance and an event still want an opponent: %s',
  async (seats, wanted) => {
    await form('challenge', 'challenge', seats);
    expect((await button('Throw down the gauntlet')).disabled).toBe(wanted);
    cleanup();
    await form('ally', 'events', seats);
    expect((await screen.findByText('Who do you ally with?')) !== null).toBe(true);
    expect(screen.queryByText('nobody yet') !== null).toBe(wanted);
    cleanup();
    await form('pick-event', 'events', seats);
    fireEvent.click(await screen.findByText('Poisoned Mines'));
    expect((await button('Pick the event')).disabled).toBe(wanted);
  },
);

test.each(['laying-order', 'founding-order'])(
  'na.map.order, na.founding.order: %s is true of two players too',
  (note) => {
    const told = ninthAge.sentenceOf({ note, rule: 'x', data: { first: 'azure' } } as never).say;
    expect(told).toMatch(/^\{firstSeat\} /);
    expect(told).not.toMatch(/others|clockwise/);
  },
);
