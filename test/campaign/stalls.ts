/** A market of three, two of whom have a stall. */
import { giveOrder, turnPage } from '../../src/campaign/acts.ts';
import type { Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { type Market, market } from './market.ts';
import { meet, table } from './table.ts';

const view = (session: Session): View => session.view() as View;
/** The market on a day on which everybody trades at once. */
export const atOnce: AnyRuleset = {
  ...market,
  clock: (state: Market) => {
    const { turn: _, ...clock } = market.clock(state);
    return clock;
  },
  awaited: () => [],
};
/** Azure and gules each have a stall, a page is behind them, and all three know of it. */
export async function stalls(ruleset: AnyRuleset) {
  const { sessions } = await table(['azure', 'gules', 'or'], { ruleset });
  const [a, b, c] = sessions as [Session, Session, Session];
  await giveOrder(a, 'azure', 'build', {});
  await giveOrder(b, 'gules', 'build', {});
  await meet(a, b, c);
  await turnPage(a, 'azure', { ended: true });
  await meet(a, b, c);
  const all = Object.entries((view(a).table.rules as Market).stalls);
  const of = (seat: string): string => all.find(([, one]) => one.seat === seat)?.[0] ?? '';
  return { a, b, c, of };
}
