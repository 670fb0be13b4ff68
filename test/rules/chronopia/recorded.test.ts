import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digest } from '../../../src/kernel/digest.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { type Given, replay, stateOf } from '../../../src/rules/chronopia/bots/game.ts';
import { chronopia } from '../../../src/rules/chronopia/index.ts';

interface Recorded {
  readonly version: number;
  readonly options: Json;
  readonly seats: readonly string[];
  readonly state: string;
  readonly books: string;
  readonly record: readonly Given[];
}
const folder = new URL('../../campaigns/', import.meta.url);
const names = readdirSync(folder).filter((name) => /^chronopia-.*\.json$/.test(name));

test('there are recorded campaigns', () => expect(names.length).toBeGreaterThan(1));
test.each(names)('%s comes to the state it came to when it was recorded', (name) => {
  const recorded = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recorded;
  expect(recorded.version).toBe(chronopia.version);
  const game = replay(chronopia, recorded.options, recorded.seats, recorded.record);
  expect(game.table.flags).toEqual([]);
  expect(chronopia.invariants(stateOf(game))).toEqual([]);
  expect(digest(stateOf(game))).toBe(recorded.state);
  expect(digest(Object.fromEntries(game.books))).toBe(recorded.books);
});
