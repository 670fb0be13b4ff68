import { anything } from '../../kernel/anything.ts';
import './phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCampaign } from '../../../src/app/campaign/context.tsx';
import { offerUndo } from '../../../src/app/campaign/offer.ts';
import { mayUndo, useUndo } from '../../../src/app/campaign/undo.ts';
import type { RulesetApp } from '../../../src/app/rulesets/contract.ts';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { Toasts, toast } from '../../../src/app/ui/toasts.tsx';
import { commitAnswer, giveAnswer, giveOrder, strike, turnPage } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { change, choose, roll } from '../../../src/kernel/procedure.ts';
import type { Question } from '../../../src/kernel/question.ts';
import { type AnyRuleset, order as made } from '../../../src/kernel/ruleset.ts';
import { say } from '../../../src/kernel/text.ts';
import { fair } from '../../campaign/fair.ts';
import { type Market, market } from '../../campaign/market.ts';
import { chanceOf, meet, table } from '../../campaign/table.ts';
import { fifthApp } from '../fifth/app.tsx';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from './inside.tsx';

const order = made<Market, never>();
const head = {
  rule: 'market.build',
  args: v.strictObject({}),
  asks: anything,
  applies: () => true as const,
} as const;
const from = { oak: say('Oak'), elm: say('Elm') };
const which = { ...head, text: say('Of which wood?'), from };
const wood = order({
  ...head,
  id: 'wood',
  title: say('Buy wood'),
  brief: (_, __, { seat }) => ({ seat }),
  *run({ seat }) {
    yield* choose('wood', { ...which, by: seat });
    yield* change({ type: 'next' } as never);
  },
});
const raffle = order({
  ...head,
  id: 'raffle',
  title: say('Hold a raffle'),
  brief: (_, __, { seat }) => ({ seat }),
  *run({ seat }) {
    yield* roll('ticket', { by: seat, rule: 'market.build', dice: 'd6', text: say('Which ticket?') });
    yield* choose('prize', { ...which, by: seat });
  },
});
const rules = {
  ...market,
  orders: { ...market.orders, wood, raffle, pry: { ...wood, id: 'pry', drawsSecret: true } },
} as unknown as AnyRuleset;
const app = { ...fifthApp, id: 'market' } as RulesetApp;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const view = (session: Session): View => session.view() as View;
const turn = (session: Session): number => (view(session).table.rules as Market).turn;
async function two() {
  const { sessions } = await table(['azure', 'gules'], { ruleset: rules });
  return sessions as unknown as [Session, Session];
}
const screenOf = (session: Session, at: string) =>
  showInside(session, `order/${at}`, () => [<OrderScreen />, <Toasts />], app);
const tap = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};
/** Toasts outlive a screen: those that are new. */
let before = 0;
const undos = (): number => screen.queryAllByRole('button', { name: 'Undo' }).length - before;
const chosen = async (): Promise<void> => {
  await tap(/^Elm/);
  before = screen.queryAllByRole('button', { name: 'Undo' }).length;
  await tap('Confirm');
};

test('what was said of one month, and its offer to undo, go as the next month begins', async () => {
  const [a] = await two();
  await showInside(a, 'today', () => [<Toasts />]);
  toast({ words: 'Your turn is over.', lasts: 60_000 });
  offerUndo(view(a), {
    words: 'You built.',
    action: { label: 'Undo', onTap: () => undefined },
    lasts: 60_000,
  });
  expect(await screen.findByText('You built.')).toBeTruthy();
  expect(screen.getByText('Your turn is over.')).toBeTruthy();
  const now = Date.now();
  const later = vi.spyOn(Date, 'now').mockReturnValue(now + 2000);
  await turnPage(a, 'azure', { without: ['azure', 'gules'] });
  await waitFor(() => expect(screen.queryByText('You built.')).toBeNull());
  expect(screen.queryByText('Your turn is over.')).toBeNull();
  later.mockRestore();
});

test('what is offered as the page turns is still there once the page has turned', async () => {
  const [a] = await two();
  await showInside(a, 'today', () => [<Toasts />]);
  const frames: FrameRequestCallback[] = [];
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  const before = view(a).page;
  await turnPage(a, 'azure', { without: ['azure', 'gules'] });
  expect(view(a).page).toBe(before + 1);
  offerUndo(view(a), {
    words: 'You ended it.',
    action: { label: 'Undo', onTap: () => undefined },
    lasts: 60_000,
  });
  // The page is drawn with the next frame only.
  expect(frames.length).toBeGreaterThan(0);
  frame.mockRestore();
  for (const run of frames) run(0);
  await new Promise((done) => requestAnimationFrame(done));
  expect(screen.getByText('You ended it.')).toBeTruthy();
  await turnPage(a, 'azure', { without: ['azure', 'gules'] });
  await waitFor(() => expect(screen.queryByText('You ended it.')).toBeNull());
});

test('what is offered stays while others write', async () => {
  const [a, b] = await two();
  await showInside(a, 'today', () => [<Toasts />]);
  offerUndo(view(a), {
    words: 'You paid.',
    action: { label: 'Undo', onTap: () => undefined },
    lasts: 60_000,
  });
  await giveOrder(b, 'gules', 'wood', {});
  const entries = (): number => view(a).book.pages.at(-1)?.entries.length ?? 0;
  const before = entries();
  await meet(a, b);
  expect(entries()).toBeGreaterThan(before);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(screen.getByText('You paid.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByText('You paid.')).toBeNull();
});

describe('undo after a choice', () => {
  test('of an order of one’s own: the order is taken back, with nobody’s leave', async () => {
    const [a, b] = await two();
    const at = await giveOrder(a, 'azure', 'wood', {});
    await screenOf(a, at);
    await chosen();
    await waitFor(() => expect(turn(a)).toBe(1));
    await waitFor(() => expect(undos()).toBe(1));
    await tap('Undo');
    await waitFor(() => expect(turn(a)).toBe(0));
    expect(await screen.findByText('Undone.')).toBeTruthy();
    await meet(a, b);
    expect(turn(b)).toBe(0);
    expect(view(b).asking).toEqual([]);
  });
  test('after a typed die too; not after this phone’s, whose face was shown', async () => {
    const [a] = await two();
    for (const how of ['table', 'phone'] as const) {
      const at = await giveOrder(a, 'azure', 'raffle', {});
      const asked = view(a)
        .asked('azure')
        .find(({ order: one }) => one.open.order === at);
      await giveAnswer(a, 'azure', at, asked?.question as never, [3], how);
      await screenOf(a, at);
      await chosen();
      await waitFor(() => expect(view(a).open.some(({ open }) => open.order === at)).toBe(false));
      if (how === 'table') await waitFor(() => expect(undos()).toBe(1));
      else expect(undos()).toBeLessThan(1);
      expect(mayUndo(view(a), 'azure', [at])).toBe(how === 'table');
      cleanup();
    }
  });
  test('not of what draws out a secret, nor in an order of another player', async () => {
    const [a, b] = await two();
    const pried = await giveOrder(a, 'azure', 'pry', {});
    await screenOf(a, pried);
    await chosen();
    await waitFor(() => expect(turn(a)).toBe(1));
    expect(undos()).toBeLessThan(1);
    await meet(a, b);
    expect(mayUndo(view(b), 'gules', [pried])).toBe(false);
  });
  test('not once another has laid their choice face down: it takes their agreement, on every phone', async () => {
    const [a, b] = await two();
    const random = chanceOf('undo');
    const lay = (session: Session, seat: string, at: string) => {
      const [asked] = view(session).asked(seat);
      return commitAnswer(session, seat, at, asked?.question as never, 'low', random);
    };
    const at = await giveOrder(a, 'azure', 'bid', { against: 'gules' });
    await lay(a, 'azure', at);
    await meet(a, b);
    expect(mayUndo(view(a), 'azure', [at])).toBe(true);
    await lay(b, 'gules', at);
    await meet(a, b);
    expect(mayUndo(view(a), 'azure', [at])).toBe(false);
    await strike(a, 'azure', at);
    await meet(a, b);
    for (const session of [a, b]) {
      expect(view(session).asking).toHaveLength(1);
      expect(view(session).tellings.find(({ entry }) => entry === at)?.struck).toBeUndefined();
    }
  });
});

test('what the book takes for a die of the order is undone by agreement, and the toast says so', async () => {
  const { sessions } = await table(['azure', 'gules'], { ruleset: fair });
  const [a] = sessions as readonly [Session, Session];
  const order = await giveOrder(a, 'azure', 'weigh', { pounds: 900 });
  const draw = view(a).asked('azure')[0];
  await giveAnswer(a, 'azure', draw?.order.open.order ?? '', draw?.question as Question, [4], 'phone');
  const Offer = () => {
    useUndo()([order], 'Weighed.');
    return <Toasts />;
  };
  await showInside(a, 'today', Offer, { ...app, id: 'fair' });
  const undo = (await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement;
  fireEvent.click(undo);
  expect(await screen.findByText('It is undone once another player agrees.')).toBeTruthy();
  expect(view(a).asking).toHaveLength(1);
});

test('passed to another player, the phone offers no longer what the last one may undo', async () => {
  const { session } = await campaignAt({ stage: 'movement' });
  const order = await giveOrder(session, 'azure', 'name', { what: 'year', name: 'the Lean Year' });
  function Passing() {
    const { show } = useCampaign();
    const undo = useUndo();
    return [
      <button type="button" onClick={() => undo([order], 'The year is named.')}>
        Name it
      </button>,
      <button type="button" onClick={() => show('gules')}>
        Pass it on
      </button>,
      <Toasts />,
    ];
  }
  localStorage.setItem(`realmbook.seat.${session.campaign}`, 'azure');
  await showInside(session, 'today', Passing);
  await tap('Name it');
  expect(await screen.findByText('The year is named.')).toBeTruthy();
  await tap('Pass it on');
  // At once, long before it would go by itself.
  expect(screen.queryByText('The year is named.')).toBeNull();
});
