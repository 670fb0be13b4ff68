/** Rules in our own words: none is missing, none is unknown, each stands where its rule set says, and its charts exist. */
import { describe, expect, test } from 'vitest';
import type { Explanations } from '../../src/kernel/explained.ts';
import { loadCharts } from '../../src/rules/books.ts';
import { bookOfRule, loadExplained } from '../../src/rules/explained.ts';
import { type RulesetId, rulesetIds } from '../../src/rules/ids.ts';

/** Where some rules stand, as the documents have it. */
const sections: { readonly [Id in RulesetId]: { readonly [rule: string]: string | undefined } } = {
  'mighty-empires': {
    'me.scouting.event.mutiny': 'Scouting event chart: 3',
    'me.stockpile.place': 'Stockpiles',
    'me.setup.stage': undefined,
  },
  'ninth-age': {
    'na.conquest.claim': 'Spending Conquest Points',
    'na.mining': 'Mining Phase',
    'na.turn.phase': 'Turn phases',
  },
  'realm-armies': { 'ra.field.tie': 'VI.B.2', 'ra.upgrade.town': 'VI.H.5', 'ra.name': undefined },
  chronopia: { 'ch.casualties': 'E.3.b', 'ch.stage': undefined },
};

const written: readonly (readonly [RulesetId, Explanations])[] = (
  await Promise.all(rulesetIds.map(async (id) => [id, await loadExplained(id)] as const))
).flatMap(([id, book]) => (book ? [[id, book] as const] : []));

test('a rule is asked about by its name alone; what belongs to no book has no words', () => {
  expect(bookOfRule('me.scouting.declare')).toBe('mighty-empires');
  expect(bookOfRule('change.unknown')).toBeUndefined();
  expect(bookOfRule('me')).toBeUndefined();
});

describe.each(written)('%s', (id, book) => {
  const charts = loadCharts(id);
  const ids = book.rules.map((rule) => rule.id);

  test('every rule is called after its book, and has its words once', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((rule) => bookOfRule(rule) !== id)).toEqual([]);
  });

  test('the book is called as its charts call it', async () => {
    const { document = '' } = (await charts).charts[0]?.source ?? {};
    expect(document.startsWith(book.document)).toBe(true);
  });

  test('rules stand where the document has them; what is ours stands nowhere', () => {
    const where = (rule: string) => book.rules.find((one) => one.id === rule)?.where?.section;
    for (const [rule, section] of Object.entries(sections[id]))
      expect([rule, where(rule)]).toEqual([rule, section]);
  });

  test('each is told in one to three sentences, none longer than a thumb covers', () => {
    const wrong = book.rules.filter(
      ({ title, text }) => title === '' || !/[.!)]$/.test(text) || text.length > 260 || /[.:]$/.test(title),
    );
    expect(wrong.map((rule) => rule.id)).toEqual([]);
    const average = book.rules.reduce((sum, { text }) => sum + text.length, 0) / book.rules.length;
    expect(average).toBeLessThanOrEqual(160);
  });

  test('every chart named is a chart of the book, and every chart has a rule behind it', async () => {
    const known = (await charts).charts.map((chart) => chart.id);
    const used = book.rules.flatMap((rule) => rule.charts);
    expect(known.filter((chart) => !used.includes(chart))).toEqual([]);
    expect(book.rules.flatMap((rule) => rule.charts).filter((chart) => !known.includes(chart))).toEqual([]);
  });

  test('every word stands once, means something, and names a rule there is', () => {
    const words = book.words.map(({ word }) => word.toLowerCase());
    expect(new Set(words).size).toBe(words.length);
    expect(book.words.filter(({ means, rule }) => means === '' || (rule && !ids.includes(rule)))).toEqual([]);
  });
});

test('every section of Mighty Empires has the page its chapter begins on', () => {
  const [, book] = written.find(([id]) => id === 'mighty-empires') ?? [];
  expect(book?.rules.filter(({ where }) => where && where.page === undefined)).toEqual([]);
  const page = (id: string) => book?.rules.find((rule) => rule.id === id)?.where?.page;
  // The book's own list of contents.
  expect([page('me.subsistence.fed'), page('me.scouting.event.bandits'), page('me.revenue.ships')]).toEqual([
    17, 18, 42,
  ]);
});
