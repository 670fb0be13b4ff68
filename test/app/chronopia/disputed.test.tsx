/** A report that the other side would not have: said where the battle is read, and kept in both forms. */
import '../screens/browser.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { meet } from '../../campaign/table.ts';
import { battle, table } from '../../rules/chronopia/table.ts';
import { apart, inside } from './inside.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

/** Azure reports, gules will not have it. */
async function disputed(report: { readonly [name: string]: Json }): Promise<readonly Session[]> {
  const sessions = await apart(table({ battles: { b: battle() } }));
  const [a, b] = sessions;
  if (!a || !b) throw new Error('two play');
  await giveOrder(a, 'azure', 'settle-battle', { battle: 'b', ...report });
  await meet(a, b);
  const [asked] = b.view()?.asked('gules') ?? [];
  if (!asked) throw new Error('nobody is asked');
  await giveAnswer(b, 'gules', asked.order.open.order, asked.question, 'refuse', 'chosen');
  await meet(a, b);
  return sessions;
}
const otherwise = 'gules does not agree with the result that azure reports.';

test('ch.victory.agreed: Today and the sheet say who remembers it otherwise', async () => {
  const [, b] = await disputed({ achieved: ['azure'] });
  await inside(b as Session, 'gules', () => (
    <main>
      <TodayScreen />
    </main>
  ));
  expect(await screen.findByText((words) => words.startsWith(otherwise))).toBeTruthy();
  cleanup();
  await inside(b as Session, 'gules', () => <Dynamic component={chronopiaApp.Piece} id="b" />);
  expect(await screen.findByText(otherwise)).toBeTruthy();
});

test.each([
  [{ achieved: ['azure'] }, 'azure won'],
  [{ achieved: ['azure', 'gules'], wounds: { gules: 2 } }, 'gules won'],
  [{}, 'A draw'],
])('ch.victory.agreed: both forms hold what was reported: %j', async (report, words) => {
  const sessions = await disputed(report);
  for (const [i, session] of sessions.entries()) {
    await inside(session, ['azure', 'gules'][i] ?? '', () => (
      <Dynamic
        component={chronopiaApp.orders['settle-battle']}
        args={{ battle: 'b' }}
        onDone={() => undefined}
      />
    ));
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: words })).disabled).toBe(false);
    cleanup();
  }
});
