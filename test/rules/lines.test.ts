/** Each note has one sentence: a second under its name would hide the first. */
import { expect, test } from 'vitest';
import type { Lines } from '../../src/kernel/lines.ts';
import { rulesetIds } from '../../src/rules/ids.ts';

const rooms = import.meta.glob<{ readonly [name: string]: unknown }>('../../src/rules/*/**/*.ts', {
  eager: true,
});
/** The sentences of a book's chapters, by the constant that holds them. */
const chaptersOf = (book: string): ReadonlyMap<string, Lines> =>
  new Map(
    Object.entries(rooms)
      .filter(([file]) => file.startsWith(`../../src/rules/${book}/`))
      .flatMap(([, room]) => Object.entries(room))
      .flatMap(([name, held]) => (/[a-z]Lines$/.test(name) ? [[name, held as Lines]] : [])),
  );

test.each(rulesetIds)('%s: no two chapters tell a note of one name', (book) => {
  const told = [...chaptersOf(book)].flatMap(([chapter, lines]) =>
    Object.keys(lines).map((note) => ({ note, chapter })),
  );
  const twice = told.filter(({ note }) => told.filter((one) => one.note === note).length > 1);
  expect(twice).toEqual([]);
  // Realm Armies keeps its sentences in one room, out of this test's sight.
  expect(told.length > 50 || book === 'realm-armies').toBe(true);
});
