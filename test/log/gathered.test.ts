/** What is found on pages as a book is read again and again: the same as if all were looked through, for less. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '../../src/kernel/paced.ts';
import { gathered, gathering } from '../../src/log/gathered.ts';

interface Leaf {
  readonly said: readonly number[];
}
const leaf = fc.record({ said: fc.array(fc.nat({ max: 9 }), { maxLength: 4 }) });

test('whatever way a book changes, what is found on its pages is what all of them say, first to last', () =>
  fc.assert(
    fc.property(
      fc.array(leaf, { minLength: 1, maxLength: 8 }),
      // What each reading finds: from a place on other pages than before, or none.
      fc.array(fc.record({ from: fc.nat({ max: 9 }), pages: fc.array(leaf, { maxLength: 5 }) }), {
        maxLength: 8,
      }),
      (first, changes) => {
        const found = gathered(({ said }: Leaf) => said);
        let pages: readonly Leaf[] = first;
        for (const { from, pages: more } of [{ from: 9, pages: [] }, ...changes]) {
          pages = [...pages.slice(0, from), ...more];
          expect(found(pages)).toEqual(pages.flatMap(({ said }) => said));
        }
      },
    ),
  ));

test('pages that a book begins with as before are not looked through again; what was handed out stays as it was', () => {
  const looked: string[] = [];
  const found = gathered(({ name }: { readonly name: string }) => {
    looked.push(name);
    return [name];
  });
  const [a, b, c, other] = ['a', 'b', 'c', 'other'].map((name) => ({ name })) as [
    { name: string },
    { name: string },
    { name: string },
    { name: string },
  ];
  const first = found([a, b]);
  expect(found([a, b, c])).toEqual(['a', 'b', 'c']);
  expect(found([a, other, c])).toEqual(['a', 'other', 'c']);
  expect(looked).toEqual(['a', 'b', 'c', 'other', 'c']);
  expect(first).toEqual(['a', 'b']);
});

test('a page may hold more than a function can be called with', () => {
  const all = Array.from({ length: 200_000 }, (_, i) => i);
  expect(gathered(({ said }: Leaf) => said)([{ said: all }])).toHaveLength(200_000);
});

test('of a look through pages that is left half way nothing is kept', () => {
  const found = gathering(({ said }: Leaf) => said);
  const pages = [{ said: [1] }, { said: [2] }];
  found(pages).next();
  expect(atOnce(found(pages))).toEqual([1, 2]);
});
