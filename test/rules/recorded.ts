/**
 * Campaigns that were recorded must come to the state and the books they came to then, answer by answer, and between them
 * tell every sentence of their book's chronicle.
 */
import { expect, test } from 'vitest';
import { outcome, playedAgain, readRecorded, recordedNames } from '../../scripts/recorded.ts';
import { stateOf } from '../../src/kernel/game.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';

/**
 * @param lines the sentences of the chronicle, by note
 * @param unheard notes that no campaign of bots has come to; each is told in a test of its own
 */
export function recordedCampaigns<S, C extends { readonly type: string }, L>(
  ruleset: Ruleset<S, C, L>,
  lines: object,
  unheard: readonly string[] = [],
): void {
  const told = new Set<string>();
  test.each(recordedNames(ruleset.id))(
    '%s comes to the state and the books it came to when it was recorded, and lets hear the same',
    (name) => {
      const recorded = readRecorded(name);
      expect(ruleset.version, 'its version was raised: npm run record').toBe(recorded.version);
      const game = playedAgain(ruleset, recorded);
      expect(game.table.flags).toEqual([]);
      expect(ruleset.invariants(stateOf(game) as S)).toEqual([]);
      const { state, books, heard, trail } = recorded;
      expect(outcome(game), 'the rules play otherwise: npm run record -- --look says what changed').toEqual({
        state,
        books,
        heard,
        trail,
      });
      for (const { note } of game.notes ?? []) told.add(note);
    },
  );
  test('between them they tell every sentence of the chronicle: every phase, and every way a thing can end', () =>
    expect(Object.keys(lines).filter((note) => !told.has(note) && !unheard.includes(note))).toEqual([]));
}
