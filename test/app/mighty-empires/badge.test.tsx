/** The badge on Today says how many things are asked there: they can be counted on the page. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { countOn } from '../../../src/app/campaign/badge.ts';
import { sayIn } from '../../../src/app/campaign/say.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { calledOn } from '../../../src/campaign/called-on.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import type { Text } from '../../../src/kernel/text.ts';
import { ordered } from '../harness/ordered.ts';
import { campaignAt, type Plan } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

const view = (session: Session): View => session.view() as View;
const words = (element: Element | null | undefined): string => element?.textContent ?? '';

/**
 * What a reader counts on the page: the card that says it is their turn, each further row of it that is asked, a card of
 * what they can do while the page waits for them alone, and each asked row of the other lists, one of many being one.
 */
function counted(session: Session, seat: string): number {
  const { tasks, clock, ruleset, table } = view(session);
  const asked = tasks(seat).filter(({ kind }) => kind === 'asked');
  const said = (text: Text): string => sayIn(mightyEmpiresApp, view(session), text);
  const titles = new Set(asked.map(({ title }) => said(title)));
  const sorts = new Set(asked.flatMap(({ together }) => (together ? [said(together)] : [])));
  const rowsOf = (list: Element): readonly string[] =>
    [...list.querySelectorAll(':scope > li')].map((row) => words(row.querySelector('[class*="title"]')));
  const card = [...document.querySelectorAll('section[aria-label]')].find((one) =>
    /your turn|any of you|asked of you|you can|up to you/.test(words(one.querySelector('[class*="over"]'))),
  );
  const yours = ['your turn', 'any of you', 'asked of you'].includes(
    words(card?.querySelector('[class*="over"]')),
  );
  const question = card?.querySelector('a[href*="/order/"]') !== null;
  const beneath = card ? [...card.querySelectorAll('ul')].flatMap(rowsOf) : [];
  const isAsked = (title: string): boolean => titles.has(title) || sorts.has(title);
  const inCard = card && yours ? 1 + beneath.filter((row) => (question ? true : isAsked(row))).length : 0;
  const lists = screen.queryAllByRole('list').filter((list) => !card?.contains(list));
  const beside = lists
    .filter((list) => ['Your private list', 'At any time'].includes(list.getAttribute('aria-label') ?? ''))
    .flatMap(rowsOf)
    .filter(isAsked).length;
  const awaited = ruleset.awaited(table.rules).includes(seat);
  const turn = card && !yours && awaited && (clock.turn === undefined || clock.turn === seat);
  return inCard + beside || Number(turn === true);
}

const plans: readonly Plan[] = [
  ...(['map', 'capitals', 'realms', 'armies'] as const).map((stage): Plan => ({ stage })),
  ...(['subsistence', 'scouting', 'movement', 'battle', 'siege'] as const).map(
    (stage): Plan => ({ stage, month: 1 }),
  ),
  { stage: 'scouting', month: 1, moment: 'owing' },
  { stage: 'scouting', month: 1, moment: 'queued' },
  { stage: 'scouting', month: 1, rich: true },
  ...(['quarters', 'diplomacy', 'recruitment', 'construction', 'espionage'] as const).map(
    (stage): Plan => ({ stage, seed: 11 }),
  ),
];
test.each(plans.map((plan) => [JSON.stringify(plan), plan] as const))(
  '%s: each player can count on Today what the badge says',
  async (_, plan) => {
    const { session } = await campaignAt(plan);
    for (const { id } of view(session).seats) {
      await inside(session, id, () => <TodayScreen />);
      await screen.findByRole('heading', { level: 1 });
      for (const more of screen.queryAllByRole('button', { name: /^\d+ more$/ })) fireEvent.click(more);
      await waitFor(() => expect([id, countOn(view(session), [id])]).toEqual([id, counted(session, id)]));
      cleanup();
    }
  },
  120_000,
);

test('an order that asks something stands before the tasks, and who waits for another is asked nothing', async () => {
  const { session } = await campaignAt({ stage: 'realms' });
  const seats = view(session).seats.map(({ id }) => id);
  for (const id of seats) {
    const task = view(session)
      .tasks(id)
      .find(({ order }) => order?.id === 'settle-realm');
    if (task?.order) await ordered(session, id, 'settle-realm', task.order.args ?? {});
  }
  const asking = seats.filter((id) => calledOn(view(session), id).length > 0);
  expect(asking.length).toBeGreaterThan(0);
  for (const id of seats) {
    await inside(session, id, () => <TodayScreen />);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect([id, countOn(view(session), [id])]).toEqual([id, counted(session, id)]));
    cleanup();
  }
}, 120_000);
