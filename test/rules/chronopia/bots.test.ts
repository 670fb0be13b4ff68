import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sentencesIn } from '../../../src/kernel/chapter.ts';
import { digest } from '../../../src/kernel/digest.ts';
import { replay, stateOf } from '../../../src/kernel/game.ts';
import { plain } from '../../../src/kernel/text.ts';
import { playCampaign } from '../../../src/rules/chronopia/bots/campaign.ts';
import { chapters } from '../../../src/rules/chronopia/chapters.ts';
import { rules } from '../../../src/rules/chronopia/explained/rules.ts';
import { chronopia } from '../../../src/rules/chronopia/index.ts';

const campaigns = 24;
const reached = new Set<string>();
const failures: string[] = [];
const told = new Map<string, string>();

beforeAll(() => {
  const plans = Array.from({ length: campaigns }, (_, index) => ({
    players: 2 + (index % 3),
    seed: index + 1,
  }));
  // A long war between two, until somebody holds all he may.
  for (const plan of [...plans, { players: 2, seed: 2, options: { end: { by: 'battles', battles: 45 } } }]) {
    const { game, failures: found } = playCampaign({ ...plan, recording: true });
    failures.push(...found);
    for (const rule of game.reached.keys()) reached.add(rule);
    for (const note of game.notes ?? []) {
      const text = chronopia.sentenceOf(note);
      told.set(note.note, plain(text));
      for (const [gap, value] of Object.entries(text.with ?? {}))
        if (value === '' && gap !== 'when') failures.push(`${note.note} leaves ${gap} empty`);
    }
  }
}, 120_000);

/** Source files of this rule set: the rules themselves, without charts, bots and what explains them. */
const root = new URL('../../../src/rules/chronopia/', import.meta.url).pathname;
const sources = (folder = root): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['charts', 'bots', 'explained'].includes(entry.name) ? [] : sources(path);
    return entry.name === 'explained.ts' ? [] : [path];
  });
const named = new Set(
  sources()
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/'(ch\.[a-z.-]+)'/g)])
    .map(([, id = '']) => id),
);

describe(`${campaigns} campaigns played by bots`, () => {
  test('nothing fails: no flag, no invariant, every gap of every sentence filled', () => {
    expect(failures).toEqual([]);
  });
  test('every rule is reached', () => {
    expect(Object.keys(rules).filter((rule) => !reached.has(rule))).toEqual([]);
  });
  test('every sentence of the chronicle is told, and none with a gap left open', () => {
    const rare = ['territory-declined', 'battle-stays', 'ended-even', 'battle-unscheduled', 'fights-on'];
    expect(
      Object.keys(sentencesIn(chapters)).filter((line) => !told.has(line) && !rare.includes(line)),
    ).toEqual([]);
    for (const text of told.values()) expect(text).not.toMatch(/[{}%]/);
  });
});

describe('the list of rules', () => {
  test('names every rule the sources name, and no other', () => {
    const known = new Set<string>(Object.keys(rules));
    expect([...named].filter((rule) => !known.has(rule))).toEqual([]);
    expect([...known].filter((rule) => !named.has(rule))).toEqual([]);
  });
  test('has each of them in a test’s title', () => {
    const folder = new URL('.', import.meta.url).pathname;
    const titles = readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts') && name !== 'bots.test.ts')
      .flatMap((name) => [
        ...readFileSync(join(folder, name), 'utf8').matchAll(/(?:test|each\(\[)[\s\S]*?(?=\{\n|=>)/g),
      ])
      .join('\n');
    expect(Object.keys(rules).filter((rule) => !titles.includes(rule))).toEqual([]);
  });
});

describe('a campaign recorded', () => {
  const played = playCampaign({ players: 3, turns: 6, seed: 3, recording: true });
  const { options, seats } = stateOf(played.game);
  const again = replay(chronopia, options, seats, played.game.record ?? []);
  test('comes to the same state when it is played again, answer by answer', () => {
    expect(digest(stateOf(again))).toBe(digest(stateOf(played.game)));
    expect(again.table.open).toEqual([]);
    expect(again.table.flags).toEqual([]);
  });
});
