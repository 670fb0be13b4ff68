/**
 * Campaigns that were recorded must come to the state and the books they came to then, answer by answer, and between them
 * tell every sentence of their book's chronicle.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { digest } from '../../src/kernel/digest.ts';
import { type Given, replay, stateOf } from '../../src/kernel/game.ts';
import type { Json } from '../../src/kernel/json.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';

interface Recorded {
  readonly version: number;
  readonly options: Json;
  readonly seats: readonly string[];
  readonly state: string;
  readonly books: string;
  readonly record: readonly Given[];
}
const folder = new URL('../campaigns/', import.meta.url);
function read(name: string): Recorded {
  const bytes = readFileSync(new URL(name, folder));
  return JSON.parse(String(name.endsWith('.gz') ? gunzipSync(bytes) : bytes)) as Recorded;
}

/**
 * @param lines the sentences of the chronicle, by note
 * @param unheard notes that no campaign of bots has come to; each is told in a test of its own
 */
export function recordedCampaigns<S, C extends { readonly type: string }, L>(
  ruleset: Ruleset<S, C, L>,
  lines: object,
  unheard: readonly string[] = [],
): void {
  const names = readdirSync(folder).filter((name) => name.startsWith(`${ruleset.id}-`));
  const told = new Set<string>();
  test.each(names)('%s comes to the state and the books it came to when it was recorded', (name) => {
    const recorded = read(name);
    expect(recorded.version).toBe(ruleset.version);
    const game = replay(ruleset, recorded.options, recorded.seats, recorded.record);
    expect(game.table.flags).toEqual([]);
    expect(ruleset.invariants(stateOf(game))).toEqual([]);
    expect(digest(stateOf(game))).toBe(recorded.state);
    expect(digest(Object.fromEntries(game.books))).toBe(recorded.books);
    for (const { note } of game.notes ?? []) told.add(note);
  });
  test('between them they tell every sentence of the chronicle: every phase, and every way a thing can end', () =>
    expect(Object.keys(lines).filter((note) => !told.has(note) && !unheard.includes(note))).toEqual([]));
}
