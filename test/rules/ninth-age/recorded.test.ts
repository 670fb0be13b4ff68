import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { digest } from '../../../src/kernel/digest.ts';
import { type Given, replay, stateOf } from '../../../src/kernel/game.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { lines, ninthAge } from '../../../src/rules/ninth-age/index.ts';

interface Recorded {
  readonly version: number;
  readonly options: Json;
  readonly seats: readonly string[];
  readonly state: string;
  readonly books: string;
  readonly record: readonly Given[];
}
const folder = new URL('../../campaigns/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.startsWith('ninth-age-'));
const read = (name: string): Recorded => {
  const bytes = readFileSync(new URL(name, folder));
  return JSON.parse(String(name.endsWith('.gz') ? gunzipSync(bytes) : bytes)) as Recorded;
};
const told = new Set<string>();

test.each(names)('%s comes to the state and the books it came to when it was recorded', (name) => {
  const recorded = read(name);
  expect(recorded.version).toBe(ninthAge.version);
  const game = replay(ninthAge, recorded.options, recorded.seats, recorded.record);
  expect(game.table.flags).toEqual([]);
  expect(ninthAge.invariants(stateOf(game))).toEqual([]);
  expect(digest(stateOf(game))).toBe(recorded.state);
  expect(digest(Object.fromEntries(game.books))).toBe(recorded.books);
  for (const { note } of game.notes ?? []) told.add(note);
});

test('between them they tell every sentence of the chronicle', () =>
  expect(Object.keys(lines).filter((note) => !told.has(note))).toEqual([]));
