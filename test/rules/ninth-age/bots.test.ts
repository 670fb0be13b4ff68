import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sentencesIn } from '../../../src/kernel/chapter.ts';
import { digest } from '../../../src/kernel/digest.ts';
import { replay, stateOf } from '../../../src/kernel/game.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { plain } from '../../../src/kernel/text.ts';
import { playCampaign, simulation } from '../../../src/rules/ninth-age/bots/campaign.ts';
import { chapters } from '../../../src/rules/ninth-age/chapters.ts';
import { rules } from '../../../src/rules/ninth-age/explained/rules.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';

/** Campaigns of three which between them meet every rule: `npm run simulate -- --ruleset ninth-age --campaigns 40 --cover`. */
const cover = [1, 2, 3, 4, 5, 6, 13, 19, 32];
const others = 8;
const reached = new Set<string>();
const failures: string[] = [];
beforeAll(() => {
  const play = (plan: Parameters<typeof simulation.play>[0]): void => {
    const played = simulation.play(plan);
    failures.push(...played.failures);
    for (const rule of played.game.reached.keys()) reached.add(rule);
  };
  for (const seed of cover) play({ players: 3, seed });
  for (let seed = 1; seed <= others; seed++) play({ players: 2 + (seed % 5), turns: 3, seed });
}, 120_000);

describe('bots play campaigns', () => {
  test('whatever happens, what must hold holds', () => expect(failures).toEqual([]));
  test('every rule is reached', () =>
    expect(Object.keys(rules).filter((rule) => !reached.has(rule))).toEqual([]));
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
      expect(sentencesIn(chapters), note.note).toHaveProperty(note.note);
      const text = ninthAge.sentenceOf(note);
      expect(text.say, note.note).not.toBe('');
      for (const [gap, value] of Object.entries(text.with ?? {}))
        expect(value, `${note.note} ${gap}`).not.toBe('');
      expect(plain(text)).not.toMatch(/[{}]/);
    }
  });
});
