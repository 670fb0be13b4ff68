/** What two phones know of each other by what each says of itself: differences add up to the whole, and to no more than a phone can hold. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hash } from '../../src/log/bytes.ts';
import type { Vector } from '../../src/log/chain.ts';
import {
  type Declared,
  hearing,
  holding,
  knowingNothing,
  saying,
  stepOf,
  waited,
} from '../../src/sync/declared.ts';
import { deviceNamed } from '../store/samples.ts';

const devices = ['anna', 'bert', 'carla', 'dora'].map((name) => deviceNamed(name).device);
const [anna = '', bert = ''] = devices;
const end = (i: number): string => i.toString(16).padStart(64, '0');

const vector = fc.dictionary(
  fc.constantFrom(...devices),
  fc.array(fc.tuple(fc.nat(9), fc.nat(99).map(end)), { minLength: 1, maxLength: 3 }),
);
const print = fc.option(
  fc.nat(3).map((page) => ({ page: end(page), print: end(page + 7) })),
  { nil: undefined },
);

test('fast.6: whoever heard all that a phone said of itself knows where it stands, whatever it said before', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ vector, print }), { minLength: 1, maxLength: 12 }), (stands) => {
      let said: Declared | undefined;
      let heard: Declared | undefined;
      for (const now of stands) {
        const told = saying(
          { ...knowingNothing, ...(said && { said }) },
          { vector: () => now.vector as Vector, fingerprint: () => now.print },
        );
        if (!told) continue;
        said = told.said;
        heard = hearing(heard, told.have, (device) => device !== bert);
        expect(heard).toEqual({ vector: now.vector, print: now.print });
      }
    }),
  );
});

test('fast.6: nothing is said where nothing has changed, and a print that has changed is said alone', () => {
  const here: Vector = { [anna]: [[1, end(1)]] };
  const at = (page: number) => ({ page: end(page), print: end(page) });
  const told = saying(knowingNothing, { vector: () => here, fingerprint: () => at(0) });
  const knows = { ...knowingNothing, ...(told && { said: told.said }) };
  expect(saying(knows, { vector: () => here, fingerprint: () => at(0) })).toBeUndefined();
  expect(saying(knows, { vector: () => here, fingerprint: () => at(1) })?.have).toEqual({
    vector: {},
    print: at(1),
  });
  expect(saying(knows, { vector: () => ({}), fingerprint: () => at(0) })?.have).toEqual({
    vector: {},
    gone: [anna],
    print: at(0),
  });
});

test('H14: names made up in one difference after another do not pile up, and push out no log that is here', () => {
  const here: Vector = { [anna]: [[3, end(3)]] };
  let heard = hearing(undefined, { vector: here }, (device) => device === anna);
  for (let i = 0; i < 400; i++) {
    // Nobody asks whether a name is a key: to make 16,000 keys takes longer than a test may.
    const made = Array.from({ length: 40 }, (_, j) => hash(['made', i, j]));
    const vector = Object.fromEntries(made.map((device) => [device, [[1, end(i)]] as const]));
    heard = hearing(heard, { vector }, (device) => device === anna);
    // What it said last is still known.
    for (const device of made) expect(heard.vector[device]).toEqual([[1, end(i)]]);
  }
  expect(Object.keys(heard.vector)).toHaveLength(2_001);
  expect(heard.vector[anna]).toEqual([[3, end(3)]]);
  const long = Array.from({ length: 10_000 }, (_, k) => [k, end(k)] as const);
  heard = hearing(heard, { vector: { [anna]: long } }, (device) => device === anna);
  expect(heard.vector[anna]).toHaveLength(128);
});

test('fast.6: who is left to another counts as in step until two signs of life have come without the line', () => {
  const view = {
    vector: (): Vector => ({ [anna]: [[2, end(2)]], [bert]: [[1, end(8)]] }),
    fingerprint: () => undefined,
  };
  const declared = { vector: { [anna]: [[1, end(1)]], [bert]: [[1, end(8)]] } } as const;
  const line = { author: anna, seq: 2, prev: end(1), end: [2, end(2)] } as const;
  let held = holding([[], []], [line]);
  expect(stepOf({ ...knowingNothing, declared }, view)).toBe('ahead');
  expect(stepOf({ ...knowingNothing, declared, held }, view)).toBe('same');
  held = waited(held);
  expect(stepOf({ ...knowingNothing, declared, held }, view)).toBe('same');
  held = waited(held);
  expect(stepOf({ ...knowingNothing, declared, held }, view)).toBe('ahead');
});
