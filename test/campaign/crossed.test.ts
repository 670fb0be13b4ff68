/** R26: where all move at once, orders that name one piece and did not see each other are shown before anybody votes. */
import { expect, test } from 'vitest';
import { giveOrder, strike, turnPage } from '../../src/campaign/acts.ts';
import type { Session } from '../../src/campaign/session.ts';
import { goOn } from '../../src/campaign/turn-again.ts';
import type { View } from '../../src/campaign/view.ts';
import { market } from './market.ts';
import { atOnce, stalls } from './stalls.ts';
import { meet } from './table.ts';

const view = (session: Session): View => session.view() as View;
const seen = (session: Session): number =>
  (session.chains().get(view(session).device)?.entries ?? []).filter(({ body }) => body.kind === 'seen')
    .length;

test('R26: two orders about one piece that did not see each other are shown, and no phone votes by itself', async () => {
  const { a, b, c, of } = await stalls(atOnce);
  const stall = of('azure');
  const first = await giveOrder(a, 'azure', 'shut', { id: stall });
  const second = await giveOrder(b, 'gules', 'shut', { id: stall });
  expect(view(a).crossed).toEqual([]);
  await meet(a, b, c);
  for (const one of [a, b, c]) {
    expect(view(one).crossed.map(({ pieces }) => pieces)).toEqual([[stall]]);
    expect(
      view(one)
        .crossed[0]?.orders.map(({ hash }) => hash)
        .sort(),
    ).toEqual([first, second].sort());
  }
  const before = seen(c);
  await turnPage(a, 'azure', { ended: true });
  await meet(a, b, c);
  expect(view(c).doubt).toMatchObject({
    late: [],
    passedOver: [],
    differs: false,
    crossed: [{ pieces: [stall] }],
  });
  expect(seen(c)).toBe(before);
  expect(view(c).crossed).toEqual([]);
  await goOn(c, view(c).doubt as NonNullable<View['doubt']>);
  expect(view(c).doubt).toBeUndefined();
});

test('R26: what saw the other, names another piece, was taken back, or stands in turn did not cross', async () => {
  const { a, b, c, of } = await stalls(atOnce);
  await giveOrder(a, 'azure', 'shut', { id: of('azure') });
  await giveOrder(b, 'gules', 'shut', { id: of('gules') });
  // Both build, and name nothing; both name the seat of a third, which is no piece.
  for (const [one, seat] of [
    [a, 'azure'],
    [b, 'gules'],
  ] as const) {
    await giveOrder(one, seat, 'build', {});
    await giveOrder(one, seat, 'bid', { against: 'or' }, 'as agreed');
  }
  await meet(a, b, c);
  expect(view(c).crossed).toEqual([]);
  await giveOrder(b, 'gules', 'shut', { id: of('azure') }, 'again');
  await meet(a, b, c);
  expect(view(c).crossed).toEqual([]);
  const taken = await giveOrder(a, 'azure', 'shut', { id: of('gules') }, 'again');
  await giveOrder(c, 'or', 'shut', { id: of('gules') }, 'too');
  await meet(a, b, c);
  expect(view(b).crossed).toHaveLength(1);
  await strike(a, 'azure', taken);
  await meet(a, b, c);
  expect(view(b).crossed).toEqual([]);
  const inTurn = await stalls(market);
  await giveOrder(inTurn.a, 'azure', 'shut', { id: inTurn.of('azure') });
  await giveOrder(inTurn.b, 'gules', 'shut', { id: inTurn.of('azure') });
  await meet(inTurn.a, inTurn.b);
  expect(view(inTurn.a).crossed).toEqual([]);
});
