import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digest } from '../../../src/kernel/digest.ts';
import type { Given } from '../../../src/kernel/game.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { replay, stateOf } from '../../../src/rules/realm-armies/bots/game.ts';
import { realmArmies } from '../../../src/rules/realm-armies/index.ts';

interface Recorded {
  readonly version: number;
  readonly options: Json;
  readonly seats: readonly string[];
  readonly state: string;
  readonly books: string;
  readonly record: readonly Given[];
}
const folder = new URL('../../campaigns/', import.meta.url);
const names = readdirSync(folder).filter(
  (name) => name.startsWith('realm-armies-') && name.endsWith('.json'),
);

test('there are recorded campaigns', () => expect(names.length).toBeGreaterThan(1));
test.each(names)('%s comes to the state and the books it came to when it was recorded', (name) => {
  const recorded = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recorded;
  expect(recorded.version).toBe(realmArmies.version);
  const game = replay(realmArmies, recorded.options, recorded.seats, recorded.record);
  expect(game.table.flags).toEqual([]);
  expect(realmArmies.invariants(stateOf(game))).toEqual([]);
  expect(digest(stateOf(game))).toBe(recorded.state);
  expect(digest(Object.fromEntries(game.books))).toBe(recorded.books);
});
