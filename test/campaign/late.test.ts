/** Which orders a player is told came too late: those that were lost, and none that counts. */
import { expect, test } from 'vitest';
import { standIn } from '../../src/campaign/absence.ts';
import * as acts from '../../src/campaign/acts.ts';
import { lostOrders } from '../../src/campaign/late.ts';
import type { Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import type { Market } from './market.ts';
import { meet, table } from './table.ts';

const view = (session: Session): View => session.view() as View;
const stalls = (session: Session): number => Object.keys((view(session).table.rules as Market).stalls).length;
const lost = (session: Session, seat: string): readonly string[] =>
  lostOrders(view(session).book, seat).map(({ hash }) => hash);
async function endDay(session: Session, seat: string, turn: number): Promise<void> {
  await acts.giveOrder(session, seat, 'next', { turn });
  await acts.turnPage(session, seat, { ended: true });
}

test('campaign.late.again: an order given again while another close stood is not lost when its own page stands after all', async () => {
  const { sessions } = await table(['azure', 'gules', 'or', 'vert', 'sable']);
  const [a, b, c, d, e] = sessions as [Session, Session, Session, Session, Session];
  // All of them sit before the page it is about.
  await endDay(a, 'azure', 0);
  await meet(a, b, c, d, e);
  const first = await acts.giveOrder(b, 'gules', 'build', {});
  await meet(b, c, d, e);
  // Azure turns the page without it, or with it.
  await endDay(a, 'azure', 1);
  await endDay(c, 'or', 1);
  await meet(a, b);
  expect(lost(b, 'gules')).toEqual([first]);
  const again = await acts.giveOrder(b, 'gules', 'build', {});
  // Given again by hand, on whichever phone: nothing is left to be done.
  expect(lost(b, 'gules')).toEqual([]);
  await meet(c, d, e);
  await acts.addNote(d, 'vert', 'On we go.');
  await acts.addNote(e, 'sable', 'On we go.');
  await meet(a, b, c, d, e);
  expect(view(b).book.standing(first)).toBe('counted');
  expect(view(b).book.standing(again)).toBe('late');
  expect(stalls(b)).toBe(1);
  for (const session of [a, b, c, d, e]) expect(lost(session, 'gules')).toEqual([]);
});

test('campaign.late.lost: the same order that counted on a page before does not hide one that was lost', async () => {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as [Session, Session];
  await acts.giveOrder(b, 'gules', 'build', {});
  await endDay(b, 'gules', 0);
  await meet(a, b);
  const late = await acts.giveOrder(b, 'gules', 'build', {});
  await standIn(a, 'gules');
  await endDay(a, 'gules', 1);
  await meet(a, b);
  expect(stalls(a)).toBe(1);
  expect(lost(b, 'gules')).toEqual([late]);
});
