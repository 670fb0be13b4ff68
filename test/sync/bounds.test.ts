import { expect, test } from 'vitest';
import type { Message } from '../../src/sync/messages.ts';
import { deviceNamed } from '../store/samples.ts';
import { phone, Wire } from './phones.ts';

function proven(): Wire {
  const anna = phone('anna');
  for (let i = 0; i < 5; i++) anna.shelf.write(anna.key, `line ${i}`);
  const wire = new Wire(anna, phone('bert'));
  for (let moved = true; moved; )
    moved = wire.deliver(0) || wire.deliver(1) || wire.store(0) || wire.store(1);
  return wire;
}
const author = deviceNamed('anna').device;

test('H14: a log that is asked for two hundred times is given once', () => {
  const wire = proven();
  const want: Message = { kind: 'want', authors: [author] };
  wire.send(1, ...Array.from({ length: 200 }, () => want));
  while (wire.deliver(0));
  expect(wire.ends[0].fault).toBeUndefined();
  expect(wire.ends[1].inbox.filter(({ kind }) => kind === 'run')).toHaveLength(1);
  wire.send(1, {
    kind: 'want',
    authors: Array.from({ length: 200 }, (_, i) => deviceNamed(`nobody ${i}`).device),
  });
  wire.deliver(0);
  expect(wire.ends[1].inbox.filter(({ kind }) => kind === 'run')).toHaveLength(1);
  expect(wire.step(0).queue).toEqual([]);
});

test('H14: names made up in what a phone says it has do not pile up', () => {
  const wire = proven();
  for (let round = 0; round < 20; round++) {
    const made = Array.from({ length: 50 }, (_, i) => deviceNamed(`made ${round} ${i}`).device);
    const vector = Object.fromEntries(made.map((device) => [device, [[1, 'ab'.repeat(32)] as const]]));
    wire.send(1, { kind: 'have', vector } as unknown as Message);
    wire.deliver(0);
  }
  expect(wire.ends[0].fault).toBeUndefined();
  // Anna's log, the founder's, and the fifty named last.
  expect(Object.keys(wire.step(0).theirs).length).toBeLessThanOrEqual(52);
});

test('H14: a phone that sends more runs than may be under way, before any is stored, is cut', () => {
  const wire = proven();
  const carla = phone('carla');
  carla.shelf.write(carla.key, 'one');
  const other = new Wire(carla, phone('dora'));
  let sent: Message | undefined;
  for (let moved = true; moved && !sent; ) {
    moved = other.deliver(0) || other.deliver(1);
    sent = other.ends[1].inbox.find(({ kind }) => kind === 'run');
  }
  expect(sent).toBeDefined();
  wire.send(1, ...Array.from({ length: 17 }, () => sent as Message));
  for (let i = 0; i < 16; i++) wire.deliver(0);
  expect(wire.ends[0].fault).toBeUndefined();
  wire.deliver(0);
  expect(wire.ends[0].fault).toBe('too fast');
});
