/** One thing has one word: the rule book speaks of baggage and its points, of stockpiles and of supplies. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const others = /\b(loads?|sacks?|carts?|wagons?|stores)\b/i;

/** What is said in sentences, without their gaps: keys and names of things have no space in them. */
const sentencesIn = (source: string): readonly string[] =>
  source
    .split('\n')
    .filter((line) => !/^\s*(\*|\/\/|\/\*|import)/.test(line))
    .flatMap((line) => [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)])
    .map(([, plain, template]) => (plain ?? template ?? '').replace(/\$?\{[^}]*\}/g, ''))
    .filter((words) => words.trim().includes(' '));

test('me.baggage, me.stockpile: no other word is used for them', () => {
  const files = ['src/rules/mighty-empires', 'src/app/rulesets/mighty-empires'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  const said = files.flatMap((file) => sentencesIn(readFileSync(file, 'utf8')));
  expect(said.filter((words) => others.test(words))).toEqual([]);
  expect(said.filter((words) => /\bbaggage points?\b/.test(words)).length).toBeGreaterThan(30);
});
