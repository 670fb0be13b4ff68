import './phone.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedInWords, askedOfOthers } from '../../../src/app/campaign/asked-of-others.ts';
import { awaitedIn, noteAwaited, sinceWords, timesOf } from '../../../src/app/campaign/awaited.ts';
import { Remind } from '../../../src/app/screens/campaign/today/remind.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import type { View } from '../../../src/campaign/view.ts';
import { seeded } from '../../../src/kernel/bot.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { Question } from '../../../src/kernel/question.ts';
import { layAutomatically } from '../../../src/rules/mighty-empires/land/auto/automatic.ts';
import { meet, table } from '../../campaign/table.ts';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from './inside.tsx';
import { marketApp } from './market-app.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('who is asked is awaited for that; else whoever the page waits for', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as readonly [(typeof sessions)[0], (typeof sessions)[0], (typeof sessions)[0]];
  expect(awaitedIn(c.view() as View).map(({ seat, what }) => [seat, what.say])).toEqual([['azure', 'Day']]);
  const order = await giveOrder(a, 'azure', 'bid', { against: 'gules' });
  await meet(a, b, c);
  expect(awaitedIn(c.view() as View).map(({ seat, what, order: of }) => [seat, what.say, of])).toEqual([
    ['azure', 'How much?', order],
    ['gules', 'How much?', order],
  ]);
});

test('a player who waits for another’s answer is not reminded beside them', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, , c] = sessions as readonly [(typeof sessions)[0], (typeof sessions)[0], (typeof sessions)[0]];
  // It is azure’s day; they can do nothing more in it until gules has said yes or no.
  await giveOrder(a, 'azure', 'rob', { whom: 'gules' });
  await meet(a, c);
  await showInside(c, 'today', Remind, marketApp);
  expect(await screen.findByRole('button', { name: 'Remind gules' })).toBeTruthy();
});

test('since when: the first sight counts, as long as it is the same thing', () => {
  const first = timesOf({}, [{ key: 'tom/bid' }, { key: 'ines/bid' }], 100);
  const then = timesOf(first, [{ key: 'tom/bid' }, { key: 'ines/day' }], 200);
  expect(then).toEqual({ 'tom/bid': 100, 'ines/day': 200 });
});

test('of today nothing is said, for a line may have come late from another phone; days are told', () => {
  const now = new Date(2030, 4, 20, 18, 30).getTime();
  expect(sinceWords(new Date(2030, 4, 20, 0, 5).getTime(), now)).toBeUndefined();
  expect(sinceWords(new Date(2030, 4, 19, 23, 59).getTime(), now)).toBe('since yesterday');
  expect(sinceWords(new Date(2030, 4, 17, 1, 0).getTime(), now)).toBe('for 3 days');
});

test('Today says since when, and a reminder for the group’s chat names whom and what', async () => {
  // In the first month nobody has losses of their own to enter instead of waiting.
  const plan = { stage: 'subsistence' as const, month: 1 };
  const turn = (await campaignAt(plan)).session.view()?.clock.turn ?? '';
  const mine = ['azure', 'gules', 'or'].filter((seat) => seat !== turn).slice(0, 1);
  const { session } = await campaignAt({ ...plan, mine });
  const writeText = vi.fn(async (_: string) => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  // A campaign that bots played has one address for all files: what another test of it noted is not this one's.
  localStorage.clear();
  noteAwaited(session.view() as View, Date.now() - 3 * 86_400_000);
  render(() => <Toasts />);
  await showInside(session, 'today', TodayScreen);
  expect(await screen.findByText(/for 3 days/)).toBeTruthy();
  const player = session.view()?.seats.find(({ id }) => id === turn)?.name ?? '';
  fireEvent.click(screen.getByRole('button', { name: `Remind ${player}` }));
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  expect(writeText.mock.calls[0]?.[0]).toMatch(
    new RegExp(`We are waiting for ${player} \\(Subsistence\\). Realmbook: The Vale of Aurn, First month$`),
  );
  expect(await screen.findByText(/^Copied/)).toBeTruthy();
});

test('of a roll-off only those are awaited that have not rolled yet', async () => {
  const { session } = await campaignAt({ stage: 'map' });
  const view = () => session.view() as View;
  await giveOrder(session, 'azure', 'lay-map', {
    laid: layAutomatically(3, seeded(1)).tiles,
  } as unknown as Json);
  await giveOrder(session, 'azure', 'end-stage', { stage: 'map' });
  const asked = view().open.flatMap(({ run }) => run.open.filter(({ ask }) => ask === 'roll'));
  expect(asked.map(({ by }) => by)).toEqual(['azure', 'gules', 'or']);
  expect(awaitedIn(view()).map(({ seat }) => seat)).toEqual(['azure', 'gules', 'or']);
  const [open] = view().open;
  await giveAnswer(session, 'gules', open?.open.order ?? '', asked[1] as Question, [5], 'table');
  expect(awaitedIn(view()).map(({ seat }) => seat)).toEqual(['azure', 'or']);
});

test('a reminder names everybody it is for', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b, c] = sessions as readonly [(typeof sessions)[0], (typeof sessions)[0], (typeof sessions)[0]];
  await giveOrder(a, 'azure', 'bid', { against: 'gules' });
  await meet(a, b, c);
  await showInside(c, 'today', Remind, marketApp);
  expect(await screen.findByRole('button', { name: 'Remind azure and gules' })).toBeTruthy();
});

test('nobody is reminded of a task that the reader may do as well, and everybody of what is theirs alone', async () => {
  const { session: laying } = await campaignAt({ stage: 'map', mine: ['azure'] });
  await showInside(laying, 'today', TodayScreen);
  // The map is the table's: whoever comes first lays it.
  await screen.findAllByText('Lay the map for all');
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
  cleanup();
  const { session: settling } = await campaignAt({ stage: 'realms', mine: ['azure'] });
  await showInside(settling, 'today', TodayScreen);
  expect(await screen.findByRole('button', { name: /^Remind/ })).toBeTruthy();
});

test('what speaks to its player in the second person goes by its order among the others', async () => {
  const { sessions } = await table(['azure', 'gules']);
  const view = sessions[0]?.view() as View;
  const asked = (say: string): string =>
    askedOfOthers(view, 'bid', { ask: 'roll', by: 'azure', text: { say } } as never).say;
  expect(asked('Your riders are on their heels')).toBe('Bid at once');
  expect(asked('What do you take?')).toBe('Bid at once');
  expect(asked('Who goes first?')).toBe('Who goes first?');
  // Under "Waiting for azure" the title alone would bid the reader do it.
  const read = (text: string): string =>
    askedInWords({ view: () => view, say: (one) => one.say }, 'bid', {
      ask: 'roll',
      by: 'azure',
      text: { say: text },
    } as never);
  expect(read('What do you take?')).toBe('Part of “Bid at once”');
  expect(read('Who goes first?')).toBe('Who goes first?');
});

test('what the whole table may roll is no turn of those whose order does not ask it', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [a, b] = sessions as readonly [(typeof sessions)[0], (typeof sessions)[0]];
  await giveOrder(a, 'azure', 'trade', {});
  await meet(a, b);
  await showInside(b, 'today', TodayScreen, marketApp);
  expect(await screen.findByText('Anybody may roll')).toBeTruthy();
  expect(screen.queryByText('your turn')).toBeNull();
  cleanup();
  await showInside(a, 'today', TodayScreen, marketApp);
  expect(await screen.findByText('your turn')).toBeTruthy();
});
