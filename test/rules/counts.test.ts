/** A sentence that counts says one as one: a stranger read "1 points", "counts 4" and "1 armies". */
import { expect, test } from 'vitest';
import { chosenWords } from '../../src/app/rulesets/parts/option-words.ts';
import type { Sentences, sentence } from '../../src/kernel/sentences.ts';
import { plain, type Text } from '../../src/kernel/text.ts';
import { aftermathSentences } from '../../src/rules/chronopia/aftermath/sentences.ts';
import { turnSentences } from '../../src/rules/ninth-age/turn/chapter.ts';
import { realmArmies } from '../../src/rules/realm-armies/index.ts';
import { table as options } from '../../src/rules/realm-armies/options.ts';
import { activity, table as nights } from './realm-armies/table.ts';

const words = (text: Text): string => plain(text, (_, value) => String(value));
const told = (sentences: Sentences, note: string, data: Parameters<ReturnType<typeof sentence>>[0]): string =>
  words(sentences[note]?.(data) ?? { say: '' });

const spears = { seat: 'Anna', name: 'Spears' };
test.each([
  ['Anna’s Spears: one point of experience.', aftermathSentences, 'learnt', { ...spears, points: 1 }],
  ['Anna’s Spears: 4 points of experience.', aftermathSentences, 'learnt', { ...spears, points: 4 }],
  [
    'Against the odds: one more point for every survivor of Anna.',
    aftermathSentences,
    'underdog',
    { seat: 'Anna', bonus: 1 },
  ],
  ['Anna’s realm comes to 4 Realm Points.', turnSentences, 'counted', { seat: 'Anna', points: 4 }],
  ['Anna’s realm comes to one Realm Point.', turnSentences, 'counted', { seat: 'Anna', points: 1 }],
] as const)('%s', (said, lines, note, data) => {
  expect(told(lines as Sentences, note, data)).toBe(said);
});

test.each([
  [1, 'It has been waiting for one turn.'],
  [2, 'It has been waiting for 2 turns.'],
])('a battle put off so many turns ago says so: %i', (age, said) => {
  const arranged = { when: '', where: '' };
  const state = nights({ turn: { number: 5 }, activities: { x: activity({ arranged, since: 5 - age }) } });
  const task = realmArmies.tasks(state, 'azure').find(({ rule }) => rule.startsWith('ra.later'));
  expect(task?.why && words(task.why)).toBe(said);
});

test('what each realm begins with is told one by one', () => {
  const state = nights();
  const start = { tiles: 1, home: 'tower', armies: 1, fleets: 0 } as const;
  expect(chosenWords(options, { ...state.options, start }, 'start')).toBe(
    'each realm begins with one tile, one army, no fleet, a tower on the home tile',
  );
});

test('models are counted in both forms: a banner may hold a unit of one', () => {
  const sources = import.meta.glob<string>('../../src/app/rulesets/**/*.{ts,tsx}', {
    query: '?raw',
    eager: true,
    import: 'default',
  });
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const wrong = Object.entries(sources).filter(([, source]) =>
    /\bt\(\s*'[^']*\{models\} models/.test(source),
  );
  expect(wrong.map(([file]) => file)).toEqual([]);
});
