import { expect, test } from 'vitest';
import { phone, Wire } from './phones.ts';

test('R5: who hands on lines beyond the end of a log is not parted from, and gets all the rest', () => {
  const [anna, bert] = [phone('anna'), phone('bert')];
  // 150 lines of 60,000 bytes are more than 8 MiB.
  for (let i = 0; i < 150; i++) anna.shelf.write(anna.key, 'x'.repeat(60_000));
  bert.shelf.write(bert.key, 'hello');
  const wire = new Wire(anna, bert);
  const settle = (): void => {
    let steps = 0;
    for (let moved = true; moved; ) {
      moved = wire.deliver(0) || wire.deliver(1) || wire.store(0) || wire.store(1);
      expect(steps++).toBeLessThan(1_000);
    }
  };
  settle();
  expect(wire.ends.map(({ fault }) => fault)).toEqual([undefined, undefined]);
  expect(Object.keys(bert.shelf.vector())).not.toContain(anna.key.device);
  expect(Object.keys(anna.shelf.vector())).toContain(bert.key.device);
  bert.shelf.write(bert.key, 'and on');
  wire.tell(1);
  settle();
  expect(anna.shelf.chains.get(bert.key.device)?.lines.length).toBe(2);
  expect(wire.ends.map(({ fault }) => fault)).toEqual([undefined, undefined]);
});
