import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { digest } from '../../../src/kernel/digest.ts';
import { type Given, replay, stateOf } from '../../../src/kernel/game.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { plain } from '../../../src/kernel/text.ts';
import { playCampaign, simulation } from '../../../src/rules/ninth-age/bots/campaign.ts';
import { lines, ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { rules } from '../../../src/rules/ninth-age/rules.ts';

const campaigns = 20;
const reached = new Set<string>();
const failures: string[] = [];
beforeAll(() => {
  for (let seed = 1; seed <= campaigns; seed++) {
    const played = simulation.play({ players: 2 + (seed % 5), seed });
    failures.push(...played.failures);
    for (const rule of played.game.reached.keys()) reached.add(rule);
  }
}, 120_000);

/** Rules that wait for more campaigns than these; `npm run simulate` meets them all. */
const seldom = [
  'na.mining.exhausted.mountain',
  'na.victory.last',
  'na.victory.battle',
  'na.victory.die',
  'na.victory.tie',
];

describe(`bots play ${campaigns} campaigns to their end`, () => {
  test('whatever happens, what must hold holds', () => expect(failures).toEqual([]));
  test('every rule is reached', () =>
    expect(Object.keys(rules).filter((rule) => !reached.has(rule) && !seldom.includes(rule))).toEqual([]));
  test('and none that is not listed', () =>
    expect([...reached].filter((rule) => !Object.hasOwn(rules, rule))).toEqual([]));
});

test('every rule has its id in a test’s title', () => {
  const folder = new URL('.', import.meta.url).pathname;
  const titles = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('bots'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  expect(Object.keys(rules).filter((rule) => !titles.includes(rule))).toEqual([]);
});

describe('a campaign recorded', () => {
  const { game } = playCampaign({ players: 4, turns: 5, seed: 5, recording: true });
  const { options, seats } = stateOf(game);
  test('comes to the same state when it is played again, answer by answer', () => {
    const again = replay(ninthAge, options as Json, seats, game.record ?? []);
    expect(digest(stateOf(again))).toBe(digest(stateOf(game)));
    expect(again.table.open).toEqual([]);
  });
  test('every note has its sentence, and every gap is filled', () => {
    expect((game.notes ?? []).length).toBeGreaterThan(100);
    for (const note of game.notes ?? []) {
      expect(lines, note.note).toHaveProperty(note.note);
      const text = ninthAge.tell(note);
      expect(text.say, note.note).not.toBe('');
      for (const [gap, value] of Object.entries(text.with ?? {}))
        expect(value, `${note.note} ${gap}`).not.toBe('');
      expect(plain(text)).not.toMatch(/[{}]/);
    }
  });
});

interface Recorded {
  readonly version: number;
  readonly options: Json;
  readonly seats: readonly string[];
  readonly state: string;
  readonly record: readonly Given[];
}
const folder = new URL('../../campaigns/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.startsWith('ninth-age-'));

test('there are recorded campaigns', () => expect(names.length).toBeGreaterThan(1));
test.each(names)('%s comes to the state it came to when it was recorded', (name) => {
  const recorded = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recorded;
  expect(recorded.version).toBe(ninthAge.version);
  const game = replay(ninthAge, recorded.options, recorded.seats, recorded.record);
  expect(game.table.flags).toEqual([]);
  expect(ninthAge.invariants(stateOf(game))).toEqual([]);
  expect(digest(stateOf(game))).toBe(recorded.state);
});
