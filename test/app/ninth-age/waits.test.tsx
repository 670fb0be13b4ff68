/** While the result of a battle waits for the other player's word, that stands first: going on without it is a quiet choice. */
import '../screens/browser.ts';
import { cleanup, screen, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ninthAgeApp } from '../../../src/app/rulesets/ninth-age/index.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Question } from '../../../src/kernel/question.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { meet, table as phones } from '../../campaign/table.ts';
import { encounter, table } from '../../rules/ninth-age/table.ts';
import { showInside } from '../host/inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Azure has entered that they beat gules; Ines of or looks on. */
async function entered(): Promise<{ readonly [seat: string]: Session }> {
  const seats = ['azure', 'gules', 'or'];
  const turn = { phase: 'battle' as const, order: ['gules', 'azure', 'or'] };
  const state = table({ seats, encounters: { o1: encounter() }, turn });
  const made = { ruleset: { ...ninthAge, found: () => state } };
  const [a, b, c] = (await phones(seats, made)).sessions as unknown as readonly [Session, Session, Session];
  await giveOrder(a, 'azure', 'record-battle', { battle: 'o1.1', scores: [1800, 900] });
  await meet(a, b, c);
  return { azure: a, gules: b, or: c };
}
const filled = (): readonly (string | null)[] =>
  [...screen.getAllByRole('button'), ...screen.queryAllByRole('link')]
    .filter(({ className }) => className.includes('filled'))
    .map(({ textContent }) => textContent);

test.each(['azure', 'or'])(
  'na.battle.waiting: %s reads whose word the result waits for, and below it what going on would leave open',
  async (seat) => {
    const { [seat]: session } = await entered();
    await showInside(session as Session, 'today', TodayScreen, ninthAgeApp);
    const waits = await screen.findByText('Waiting for gules to agree');
    const on = screen.getByRole('button', { name: /^On to invasion and construction/ });
    expect(on.textContent).toContain(
      'Left open: the battle of azure against gules. It counts in the turn it is fought.',
    );
    expect(waits.compareDocumentPosition(on)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(
      within(screen.getByRole('list', { name: 'At any time' })).getByText(/^On to invasion/),
    ).toBeTruthy();
    expect(filled()).not.toContain('On to invasion and construction');
    expect(screen.queryByRole('region', { name: /^On to invasion/ })).toBeNull();
  },
);

test('na.battle.waiting: who is asked for their word has that as the filled button', async () => {
  const { gules } = await entered();
  await showInside(gules as Session, 'today', TodayScreen, ninthAgeApp);
  await screen.findByText('Answer');
  expect(filled()).toEqual(['Answer']);
});

test('na.turn.phase: once the other side agrees, going on stands out again', async () => {
  const { azure, gules } = (await entered()) as { readonly azure: Session; readonly gules: Session };
  const [asked] = gules.view()?.asked('gules') ?? [];
  await giveAnswer(
    gules,
    'gules',
    asked?.order.open.order ?? '',
    asked?.question as Question,
    'agree',
    'chosen',
  );
  await meet(azure, gules);
  await showInside(azure, 'today', TodayScreen, ninthAgeApp);
  await screen.findByRole('button', { name: 'On to invasion and construction' });
  expect(filled()).toEqual(['On to invasion and construction']);
});
