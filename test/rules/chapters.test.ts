/** A book is the sum of its chapters, put together by name: of two that use one name the later would hide the earlier without a word. */
import { describe, expect, test } from 'vitest';
import type { Chapter } from '../../src/kernel/chapter.ts';
import type { Told } from '../../src/kernel/explained.ts';
import { chapters as chronopia } from '../../src/rules/chronopia/chapters.ts';
import { told as chronopiaTold } from '../../src/rules/chronopia/explained/rules.ts';
import type { RulesetId } from '../../src/rules/ids.ts';
import { loadRuleset } from '../../src/rules/index.ts';
import { chapters as mightyEmpires } from '../../src/rules/mighty-empires/chapters.ts';
import { told as mightyEmpiresTold } from '../../src/rules/mighty-empires/explained/rules.ts';
import { chapters as ninthAge } from '../../src/rules/ninth-age/chapters.ts';
import { told as ninthAgeTold } from '../../src/rules/ninth-age/explained/rules.ts';
import { chapters as realmArmies } from '../../src/rules/realm-armies/chapters.ts';
import { told as realmArmiesTold } from '../../src/rules/realm-armies/explained/rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: chapters of several books, looked at only for the names they use
type AnyChapter = Chapter<any, any>;
interface Book {
  readonly chapters: readonly AnyChapter[];
  readonly told: readonly Told[];
}
const books: { readonly [Id in RulesetId]: Book } = {
  chronopia: { chapters: chronopia, told: chronopiaTold },
  'mighty-empires': { chapters: mightyEmpires, told: mightyEmpiresTold },
  'ninth-age': { chapters: ninthAge, told: ninthAgeTold },
  'realm-armies': { chapters: realmArmies, told: realmArmiesTold },
};

/** What a chapter keeps under a name, of each sort that is put together by name. */
const named: { readonly [sort: string]: (chapter: AnyChapter) => readonly string[] } = {
  orders: ({ orders = [] }) => orders.map(({ id }) => id),
  changes: ({ changes = {} }) => Object.keys(changes),
  shapes: ({ shapes = {} }) => Object.keys(shapes),
  sentences: ({ sentences = {} }) => Object.keys(sentences),
  quiet: ({ quiet = {} }) => Object.keys(quiet),
};
const twice = (names: readonly string[]): readonly string[] =>
  names.filter((name, at) => names.indexOf(name) !== at);

const ids = Object.keys(books) as readonly RulesetId[];
describe.each(ids)('%s', (id) => {
  const { chapters, told } = books[id];

  test.each(Object.entries(named))('no two chapters use one name among their %s', (_, namesIn) => {
    const names = chapters.flatMap(namesIn);
    expect(names.length).toBeGreaterThan(0);
    expect(twice(names)).toEqual([]);
  });

  test('every change has its shape in the same chapter, and every shape its change', () => {
    for (const { changes = {}, shapes = {} } of chapters)
      expect(Object.keys(changes).sort()).toEqual(Object.keys(shapes).sort());
  });

  test('no two chapters lay the same part of the table', async () => {
    const seats = ['azure', 'gules'];
    const { options } = (await loadRuleset(id)).found({}, seats);
    const parts = chapters.flatMap(({ begin }) => Object.keys(begin?.(options, seats) ?? {}));
    expect(parts.length).toBeGreaterThan(0);
    expect(twice(parts)).toEqual([]);
  });

  test('no two chapters say a rule, or on which charts it is read', () => {
    expect(twice(told.flatMap(({ texts }) => Object.keys(texts)))).toEqual([]);
    expect(twice(told.flatMap(({ charts }) => Object.keys(charts)))).toEqual([]);
  });

  test('no chapter uses a name that every object has', () => {
    const all = [...chapters.flatMap((one) => Object.values(named).flatMap((namesIn) => namesIn(one)))];
    expect(all.filter((name) => name in {})).toEqual([]);
  });
});
