/** R6, H13: phones that hold different evidence against a fork say what there is to say, and come to rest. */
import { expect, test } from 'vitest';
import { branchesOf } from '../../src/log/chain.ts';
import { stepOf } from '../../src/sync/declared.ts';

import { type Message, writeMessage } from '../../src/sync/messages.ts';
import { deviceNamed } from '../store/samples.ts';
import { phone, Round, type TestPhone, Wire } from './phones.ts';

const copied = deviceNamed('copied');
/** A phone with the copied key and a log of its own: `shared` lines, then one. */
function history(i: number, shared: number): TestPhone {
  const one = phone(`history ${i}`, copied);
  for (let n = 0; n < shared; n++) one.shelf.write(copied, `line ${n}`);
  one.shelf.write(copied, `history ${i}`);
  return one;
}

test('H13: two honest phones who were given seventy histories each come to rest, in step, with two each', () => {
  const [anna, bert] = [phone('anna'), phone('bert')];
  for (let i = 0; i < 140; i++) {
    const round = new Round([history(i, 3), i % 2 === 0 ? anna : bert]);
    round.connect(0, 1);
    round.settle();
  }
  for (const { shelf } of [anna, bert]) expect(branchesOf(shelf.chains.get(copied.device))).toHaveLength(2);
  anna.shelf.write(anna.key, 'from anna');
  const wire = new Wire(anna, bert);
  let steps = 0;
  for (let moved = true; moved; steps++)
    moved = wire.deliver(0) || wire.deliver(1) || wire.store(0) || wire.store(1);
  expect(steps).toBeLessThan(40);
  expect(wire.ends.map(({ fault }) => fault)).toEqual([undefined, undefined]);
  for (const { state, phone } of wire.ends) expect(stepOf(state, phone.shelf)).toBe('same');
  const said: Message = { kind: 'have', vector: anna.shelf.vector() };
  expect(writeMessage(said).length).toBeLessThan(2_000);
});

test('R6: evidence reaches a phone that knows one history only, and is told once', () => {
  const [anna, bert, carl] = [phone('anna'), phone('bert'), phone('carl')];
  const all = new Round([history(0, 300), history(1, 300), anna, bert, carl]);
  for (const [i, j] of [
    [0, 2],
    [1, 2],
    [0, 3],
  ] as const) {
    all.connect(i, j);
    all.settle();
    all.cut(i, j);
  }
  expect(branchesOf(bert.shelf.chains.get(copied.device))).toHaveLength(1);
  const wire = new Wire(anna, bert);
  for (let moved = true; moved; )
    moved = wire.deliver(0) || wire.deliver(1) || wire.store(0) || wire.store(1);
  expect(branchesOf(bert.shelf.chains.get(copied.device))).toHaveLength(2);
  // The line in which they differ; the 300 before it were there.
  expect(wire.ends[0].state.given).toBe(1);
  const again = new Wire(bert, anna);
  for (let moved = true; moved; )
    moved = again.deliver(0) || again.deliver(1) || again.store(0) || again.store(1);
  expect(again.ends.map(({ state }) => state.given)).toEqual([0, 0]);
  const fresh = new Wire(bert, carl);
  for (let moved = true; moved; )
    moved = fresh.deliver(0) || fresh.deliver(1) || fresh.store(0) || fresh.store(1);
  expect(carl.shelf.vector()).toEqual(anna.shelf.vector());
});
