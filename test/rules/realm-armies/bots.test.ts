import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sentencesIn } from '../../../src/kernel/chapter.ts';
import { digest } from '../../../src/kernel/digest.ts';
import { replay, stateOf } from '../../../src/kernel/game.ts';
import { plain } from '../../../src/kernel/text.ts';
import { playCampaign } from '../../../src/rules/realm-armies/bots/campaign.ts';
import { chapters } from '../../../src/rules/realm-armies/chapters.ts';
import { rules } from '../../../src/rules/realm-armies/explained/rules.ts';
import { realmArmies } from '../../../src/rules/realm-armies/index.ts';

/** Campaigns of three which between them meet every rule: `npm run simulate -- --ruleset realm-armies --campaigns 110 --cover`. */
const cover = [1, 2, 3, 4, 6, 9, 29, 35, 37, 103];
const others = 8;
const reached = new Set<string>();
const failures: string[] = [];
beforeAll(() => {
  const play = (plan: Parameters<typeof playCampaign>[0]): void => {
    const played = playCampaign(plan);
    failures.push(...played.failures);
    for (const rule of played.game.reached.keys()) reached.add(rule);
  };
  for (const seed of cover) play({ players: 3, seed });
  for (let seed = 1; seed <= others; seed++) play({ players: 2 + (seed % 4), turns: 3, seed });
}, 120_000);

describe('bots play campaigns', () => {
  test('whatever happens, what must hold holds', () => expect(failures).toEqual([]));
  test('every rule that plays is reached', () =>
    expect(Object.keys(rules).filter((rule) => !reached.has(rule))).toEqual([]));
});

const root = new URL('../../../src/rules/realm-armies/', import.meta.url).pathname;
describe('the list of rules', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^bots|(^|\/)explained/.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
  test('names every rule the sources name', () => {
    const named = [...sources.matchAll(/'(ra\.[a-z.-]+)'/g)].map(([, id]) => id ?? '');
    expect(
      [...new Set(named)].filter(
        (id) => !['ra.battle.roll', 'ra.battle.best'].includes(id) && !(id in rules),
      ),
    ).toEqual([]);
  });
  test('has each of them in a test’s title', () => {
    const folder = new URL('.', import.meta.url).pathname;
    const titles = readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts') && name !== 'bots.test.ts')
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .flatMap((text) =>
        [...text.matchAll(/(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*['`"]([^\n]*)/g)].map(
          ([line]) => line,
        ),
      )
      .join('\n');
    expect(Object.keys(rules).filter((rule) => !titles.includes(rule))).toEqual([]);
  });
});

describe('a campaign recorded', () => {
  const played = playCampaign({ players: 3, seed: 4, recording: true });
  const { seats } = stateOf(played.game);
  // What the group agreed on in play is in the record, not in what it founded with.
  const { options } = played.game;
  test('comes to the same state when it is played again, answer by answer', () => {
    const again = replay(realmArmies, options, seats, played.game.record ?? []);
    expect(digest(stateOf(again))).toBe(digest(stateOf(played.game)));
    expect(digest(Object.fromEntries(again.books))).toBe(digest(Object.fromEntries(played.game.books)));
    expect(again.table.open).toEqual([]);
  });
  test('every note has its sentence, and every gap is filled', () => {
    const notes = (played.game.notes ?? []).map((note) => ({ note, text: realmArmies.sentenceOf(note) }));
    expect(notes.length).toBeGreaterThan(200);
    for (const { note, text } of notes) {
      expect(sentencesIn(chapters), note.note).toHaveProperty(note.note);
      expect(text.say, note.note).not.toBe('');
      for (const [gap, value] of Object.entries(text.with ?? {}))
        expect(value, `${note.note} ${gap}`).not.toBe('');
      expect(plain(text)).not.toMatch(/[{}]/);
    }
  });
});
