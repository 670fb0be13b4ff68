/** Proposals that crossed, and a battle that is agreed on already: read where the player decides. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, expect, test } from 'vitest';
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import { About } from '../../../src/app/rulesets/parts/rolling/about.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import { meet } from '../../campaign/table.ts';
import { battle, table } from '../../rules/chronopia/table.ts';
import { apart, before, inside } from './inside.tsx';

afterEach(cleanup);
const seats = ['azure', 'gules'];

test('ch.battle.two: the player asked about a battle both proposed, for two days, reads that it is one', async () => {
  const sessions = await apart(table());
  for (const [i, session] of sessions.entries())
    await giveOrder(session, seats[i] ?? '', 'arrange-battle', {
      with: [seats[1 - i] ?? ''],
      when: ['Friday', 'Sunday'][i] ?? '',
    });
  await meet(...sessions);
  const asked = sessions.findIndex((one, i) => (one.view()?.asked(seats[i] ?? '') ?? []).length > 0);
  const session = sessions[asked];
  const [question] = session?.view()?.asked(seats[asked] ?? '') ?? [];
  if (!session || !question) throw new Error('nobody is asked');
  await inside(session, seats[asked] ?? '', () => (
    <About order={question.order} question={question.question} />
  ));
  expect(await screen.findByText(/both proposed this battle: it counts as one\.$/)).toBeTruthy();
});

test.each([
  ['arrange-battle', { with: ['gules'], when: 'Friday at noon' }, 'Battle: azure, gules'],
  ['challenge', { seat: 'gules', when: 'Friday at noon' }, 'Challenge: azure, gules'],
] as const)('%s: the player who is asked reads when and where', async (id, args, title) => {
  const session = await before(table());
  await giveOrder(session, 'azure', id, args);
  const [question] = session.view()?.asked('gules') ?? [];
  if (!question) throw new Error('nobody is asked');
  await inside(session, 'azure', () => <About order={question.order} question={question.question} />);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText('Friday at noon')).toBeTruthy();
});

test('ch.battle: who proposes a second battle reads that one is agreed on already, and may propose it all the same', async () => {
  const session = await before(table({ battles: { b: battle() } }));
  await inside(session, 'azure', () => (
    <Dynamic component={chronopiaApp.orders['arrange-battle']} args={{}} onDone={() => undefined} />
  ));
  await screen.findByText('Who do you fight?');
  expect(screen.getByText(/^You have already agreed on a battle/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send the proposal' }).disabled).toBe(false);
  fireEvent.click(screen.getByRole('switch', { name: 'gules' }));
  expect(screen.queryByText(/^You have already agreed on a battle/)).toBeNull();
});
