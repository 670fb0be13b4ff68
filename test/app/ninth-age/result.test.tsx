/** How a battle ended, entered on two phones: alike, or otherwise. */
import '../screens/browser.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BattleSheet } from '../../../src/app/rulesets/ninth-age/battle/battle-sheet.tsx';
import { ninthAgeApp } from '../../../src/app/rulesets/ninth-age/index.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { meet, table as phones } from '../../campaign/table.ts';
import { encounter, table } from '../../rules/ninth-age/table.ts';
import { insideOf } from '../harness/inside.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);
const inside = insideOf(ninthAgeApp);
const seats = ['azure', 'gules'];

/** Before the battle of azure against gules, each on their own phone. */
async function apart(): Promise<readonly [Session, Session]> {
  const turn = { phase: 'battle' as const, order: ['gules', 'azure'] };
  const state = table({ seats, encounters: { o1: encounter() }, turn });
  const made = { ruleset: { ...ninthAge, found: () => state } };
  return (await phones(seats, made)).sessions as unknown as readonly [Session, Session];
}
const report = { battle: 'o1.1', scores: [1800, 900] };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const showForm = (session: Session, seat: string) =>
  inside(session, seat, () => (
    <Dynamic
      component={ninthAgeApp.orders['record-battle']}
      args={{ battle: 'o1.1' }}
      onDone={() => undefined}
    />
  ));

test('na.battle.result: a player who enters what waits for their word has given it, and reads what came of it', async () => {
  const [a, b] = await apart();
  await giveOrder(a, 'azure', 'record-battle', report);
  await meet(a, b);
  render(() => <Toasts />);
  await showForm(b, 'gules');
  await screen.findByText('How did it end?');
  fireEvent.input(field('azure'), { target: { value: '1800' } });
  fireEvent.input(field('gules'), { target: { value: '900' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enter the result' }));
  await waitFor(() => expect(b.view()?.open).toEqual([]));
  expect(await screen.findByText('azure beats gules soundly.')).toBeTruthy();
});

test('na.battle.result: a blank is no 0, and a 0 is one', async () => {
  const [a] = await apart();
  await showForm(a, 'azure');
  await screen.findByText('How did it end?');
  const enter = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enter the result' });
  fireEvent.input(field('azure'), { target: { value: '1200' } });
  expect(enter().disabled).toBe(true);
  expect(screen.queryByText(/% apart/)).toBeNull();
  fireEvent.input(field('gules'), { target: { value: '0' } });
  expect(enter().disabled).toBe(false);
  expect(field('gules').value).toBe('0');
  fireEvent.input(field('gules'), { target: { value: '' } });
  expect(enter().disabled).toBe(true);
});

test('na.battle.result: an open form says what the other side has entered meanwhile, and leads to it', async () => {
  const [a, b] = await apart();
  await showForm(b, 'gules');
  await screen.findByText('How did it end?');
  expect(screen.queryByRole('alert')).toBeNull();
  await giveOrder(a, 'azure', 'record-battle', report);
  await meet(a, b);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'azure claims a solid victory: 1800 victory points to 900.',
  );
  const [asked] = b.view()?.asked('gules') ?? [];
  expect(screen.getByRole('link', { name: /azure claims/ }).getAttribute('href')).toMatch(
    new RegExp(`/order/${asked?.order.open.order}$`),
  );
});

/** The other side answers what waits for their word. */
async function refuses(session: Session, seat: string): Promise<void> {
  const [asked] = session.view()?.asked(seat) ?? [];
  if (!asked) throw new Error('nobody is asked');
  await giveAnswer(session, seat, asked.order.open.order, asked.question, 'refuse', 'chosen');
}
const entered = async (session: Session, seat: string): Promise<readonly string[]> => {
  await showForm(session, seat);
  await screen.findByText('How did it end?');
  const values = seats.map((name) => field(name).value);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enter the result' }).disabled).toBe(false);
  cleanup();
  return values;
};

test('na.battle.result: after a refusal both forms hold what was reported, each player’s own first', async () => {
  const [a, b] = await apart();
  await giveOrder(a, 'azure', 'record-battle', report);
  await meet(a, b);
  await refuses(b, 'gules');
  await meet(a, b);
  expect(await entered(a, 'azure')).toEqual(['1800', '900']);
  expect(await entered(b, 'gules')).toEqual(['1800', '900']);
  await giveOrder(b, 'gules', 'record-battle', { ...report, scores: [900, 1700] });
  await meet(a, b);
  await refuses(a, 'azure');
  await meet(a, b);
  expect(await entered(a, 'azure')).toEqual(['1800', '900']);
  expect(await entered(b, 'gules')).toEqual(['900', '1700']);
});

test('na.battle.result: a report by its margin is there again too', async () => {
  const [a, b] = await apart();
  await giveOrder(a, 'azure', 'record-battle', { battle: 'o1.1', ahead: 'second', percent: 35 });
  await meet(a, b);
  await refuses(b, 'gules');
  await showForm(b, 'gules');
  expect(await screen.findByText('35%')).toBeTruthy();
  expect(screen.getByText(/solid victory for gules/i)).toBeTruthy();
});

test('na.battle.result: Today and the sheet of the battle say who remembers it otherwise, for as long as nothing else is reported', async () => {
  const [a, b] = await apart();
  await giveOrder(a, 'azure', 'record-battle', report);
  await meet(a, b);
  await refuses(b, 'gules');
  await meet(a, b);
  const otherwise = 'gules does not agree with the result that azure entered.';
  const screens = [
    () => (
      <main>
        <TodayScreen />
      </main>
    ),
    () => <BattleSheet id="o1.1" />,
  ];
  for (const shown of screens) {
    await inside(a, 'azure', shown);
    expect(await screen.findByText((words) => words.startsWith(otherwise))).toBeTruthy();
    cleanup();
  }
  await giveOrder(a, 'azure', 'record-battle', { ...report, scores: [1700, 900] });
  for (const shown of screens) {
    await inside(a, 'azure', shown);
    await screen.findAllByText(/gules/);
    expect(screen.queryByText((words) => words.startsWith(otherwise))).toBeNull();
    cleanup();
  }
});

test('na.battle.result: Today says that the other player is to agree, and to what', async () => {
  const [a] = await apart();
  await giveOrder(a, 'azure', 'record-battle', report);
  await inside(a, 'azure', () => (
    <main>
      <TodayScreen />
    </main>
  ));
  expect(await screen.findByText('Waiting for gules to agree')).toBeTruthy();
  expect(screen.getByText('azure claims a solid victory: 1800 victory points to 900.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remind gules' })).toBeTruthy();
});

test('na.battle.result: the card of a battle says where its button leads', async () => {
  const [a] = await apart();
  await inside(a, 'azure', () => (
    <main>
      <TodayScreen />
    </main>
  ));
  expect(await screen.findByRole('button', { name: 'Open the battle sheet' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
});

test.each(['challenge', 'battle'] as const)(
  'na.battle.result: in the phase %s the sheet says when a result is entered',
  async (phase) => {
    const turn = { phase, order: ['gules', 'azure'] };
    const state = table({ seats, encounters: { o1: encounter({ since: 1 }) }, turn });
    const [a] = (await phones(seats, { ruleset: { ...ninthAge, found: () => state } })).sessions;
    await inside(a as Session, 'azure', () => <BattleSheet id="o1.1" />);
    await screen.findByText('Spend gold');
    const why = screen.queryByText('Its result is entered in the Battle Phase.');
    expect(why !== null).toBe(phase === 'challenge');
  },
);

test('na.battle.result: Today says what each of two players entered, by name and the challenger’s points first', async () => {
  const [a, b] = await apart();
  await giveOrder(a, 'azure', 'record-battle', { ...report, scores: [1800, 800] });
  await giveOrder(b, 'gules', 'record-battle', { ...report, scores: [1200, 800] });
  await meet(a, b);
  const stands = a.view()?.open[0]?.open.seat;
  const both = ['azure: 1,800 to 800', 'gules: 1,200 to 800'];
  for (const [i, session] of [a, b].entries()) {
    await inside(session, seats[i] ?? '', () => (
      <main>
        <TodayScreen />
      </main>
    ));
    const first = stands === 'azure' ? both : both.toReversed();
    const said = await screen.findByText((words) => words.includes(first.join(' · ')));
    expect(said.textContent).not.toMatch(/\d:\d/);
    cleanup();
  }
});

test('na.conquest.together: what two earn together against one stands beneath the result before it is sent', async () => {
  const three = ['azure', 'gules', 'or'];
  const turn = { phase: 'battle' as const, order: ['gules', 'azure', 'or'] };
  const two = encounter({ first: ['azure', 'or'], form: 'together' });
  const state = table({ seats: three, encounters: { o1: two }, turn });
  const made = { ruleset: { ...ninthAge, found: () => state } };
  const [a] = (await phones(three, made)).sessions as unknown as readonly [Session];
  await showForm(a, 'azure');
  await screen.findByText('How did it end?');
  fireEvent.click(screen.getByText('The margin'));
  fireEvent.click(screen.getByText('azure and or'));
  // 20%: a narrow victory, 3 points, and 1 less each for two against one; who loses has 1.
  expect(await screen.findByText('azure and or: 2 Conquest Points; gules: 1')).toBeTruthy();
});
