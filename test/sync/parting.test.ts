/** R9, H15: two phones with the same lines and different tables find the first line after which they part, while linked. */
import { expect, test } from 'vitest';
import { giveOrder, turnPage } from '../../src/campaign/acts.ts';
import { lineAt } from '../../src/campaign/fingerprints.ts';
import { openSession, type Session } from '../../src/campaign/session.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import * as exchange from '../../src/sync/exchange.ts';
import { foundAt, MOST_ANSWERS } from '../../src/sync/parting.ts';
import { market } from '../campaign/market.ts';
import { meet, table } from '../campaign/table.ts';
import { phone, type TestPhone, Wire } from './phones.ts';

/** Reads one line otherwise: the third stall is shut as it is built. */
const planted: AnyRuleset = {
  ...market,
  changes: {
    ...market.changes,
    stall(
      draft: { stalls: Record<string, { seat: string; open: boolean }> },
      { id, seat }: { id: string; seat: string },
    ) {
      draft.stalls[id] = { seat, open: Object.keys(draft.stalls).length !== 2 };
    },
  },
};
const withBook = (one: TestPhone, { library }: Session): TestPhone => {
  const { vector, runsAfter, fingerprint, lines, fingerprintAfter } = library;
  return {
    ...one,
    shelf: { ...one.shelf, vector, runsAfter, fingerprint, lines, fingerprintAfter } as never,
  };
};
function settle(wire: Wire): void {
  for (let moved = true; moved; ) moved = wire.deliver(0) || wire.deliver(1);
}

test('R9, H15: the first line after which two tables part is found and named, and neither phone is accused', async () => {
  const { sessions, deps, campaign } = await table(['azure', 'gules']);
  const [a, b] = sessions as [Session, Session];
  const orders: string[] = [];
  for (let i = 0; i < 4; i++) {
    orders.push(await giveOrder(a, 'azure', 'build', {}));
    await giveOrder(b, 'gules', 'next', { turn: i });
    await meet(a, b);
  }
  b.close();
  const [, dep] = deps;
  const other = await openSession(
    { ...(dep as NonNullable<typeof dep>), loadRuleset: async () => planted },
    campaign,
  );
  expect(other.view()?.fingerprint).not.toBe(a.view()?.fingerprint);
  const wire = new Wire(withBook(phone('a'), a), withBook(phone('b'), other));
  settle(wire);
  for (const [i, one] of [a, other].entries()) {
    const state = wire.step(i as 0 | 1);
    const line = lineAt(one.read() as never, foundAt(state.parting) ?? 0);
    // The third stall that was built, whoever is asked.
    expect(line?.hash).toBe(orders[2]);
    expect(state.phase).toBe('open');
    expect(state.answered).toBeLessThanOrEqual(8);
  }
  // Asked without end, a phone answers so often and then says no more.
  let state = wire.step(0);
  const answers = Array.from({ length: MOST_ANSWERS + 9 }, () => {
    const next = exchange.receive(state, { kind: 'print-at', lines: 3 }, a.library);
    state = next.state;
    return next.send[0];
  });
  expect(answers.filter((one) => one && 'print' in one).length).toBe(
    MOST_ANSWERS - (wire.step(0).answered ?? 0),
  );
  expect(state.phase).toBe('open');
});

test('R9: a phone asked for a line goes on from the page it was asked for before', async () => {
  const { sessions, deps, campaign } = await table(['azure', 'gules']);
  for (const one of sessions.slice(1)) one.close();
  const [a] = sessions as [Session];
  for (let turn = 0; turn < 12; turn++) {
    await giveOrder(a, 'azure', 'build', {});
    await giveOrder(a, 'azure', 'next', { turn });
    await turnPage(a, 'azure', { ended: true });
  }
  await a.settled();
  a.close();
  let made = 0;
  const counted = Object.entries(market.changes).map(([name, change]) => [
    name,
    (...of: never[]) => {
      made++;
      return (change as (...of: never[]) => unknown)(...of);
    },
  ]);
  const counting = { ...market, changes: Object.fromEntries(counted) } as AnyRuleset;
  const [dep] = deps as [(typeof deps)[0]];
  const { library } = await openSession({ ...dep, loadRuleset: async () => counting }, campaign);
  const middle = Math.floor((library.lines?.() ?? 0) / 2);
  made = 0;
  const print = library.fingerprintAfter?.(middle);
  expect(made).toBeGreaterThanOrEqual(5 * 2);
  made = 0;
  expect(library.fingerprintAfter?.(middle)).toBe(print);
  expect(made).toBeLessThanOrEqual(2);
  made = 0;
  library.fingerprintAfter?.(middle + 4);
  expect(made).toBeLessThanOrEqual(2 * 3);
});

test('R9: phones that read alike ask nothing', async () => {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as [Session, Session];
  const wire = new Wire(withBook(phone('a'), a), withBook(phone('b'), b));
  settle(wire);
  expect([0, 1].map((at) => wire.step(at as 0 | 1).parting)).toEqual([undefined, undefined]);
  expect([0, 1].map((at) => wire.step(at as 0 | 1).answered)).toEqual([undefined, undefined]);
});
