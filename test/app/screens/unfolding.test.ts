/** Pages of the chronicle come onto the screen a few lines at a time, and none is lost on the way. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asBefore,
  type ChroniclePage,
  unfolding,
} from '../../../src/app/screens/campaign/chronicle/unfolding.ts';
import type { Telling } from '../../../src/campaign/telling.ts';

const page = (number: number, lines: number): ChroniclePage => ({
  page: number,
  tellings: Array.from({ length: lines }, (_, i) => ({ entry: `${number}/${i}` }) as Telling),
});
const linesOf = (pages: readonly ChroniclePage[]): readonly string[] =>
  pages.flatMap(({ tellings }) => tellings.map(({ entry }) => entry).toReversed());

test('whatever stood there stays, at most twenty lines come at a time, always newest first, and at last all of them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(90), { minLength: 1, maxLength: 12 }),
      fc.nat(12),
      fc.nat(12),
      (lengths, from, length) => {
        const pages = lengths.map((lines, i) => page(100 - i, lines));
        const had = pages.slice(from, from + length);
        const steps = unfolding(pages, had);
        const all = linesOf(pages);
        expect(steps.at(-1)).toEqual(pages);
        let before = linesOf(had);
        for (const step of steps) {
          const now = linesOf(step);
          expect(now.length - before.length).toBeLessThanOrEqual(12);
          // They stand together as they do in the book.
          const at = now.length === 0 ? 0 : all.indexOf(now[0] ?? '');
          expect(now).toEqual(all.slice(at, at + now.length));
          const here = new Set(now);
          expect(before.filter((line) => !here.has(line))).toEqual([]);
          before = now;
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('of pages that are shown elsewhere nothing stays: something stands there with the first step', () => {
  const pages = [page(9, 70), page(8, 3)];
  const [first] = unfolding(pages, [page(40, 5)]);
  expect(linesOf(first ?? [])).toEqual(linesOf([page(9, 70)]).slice(0, 12));
});

test('a line that reads as it did is the same, one that reads otherwise is not, and none is left over', () => {
  const was = [
    { entry: 'a', notes: ['one'] },
    { entry: 'b', notes: ['two'] },
    { entry: 'c', notes: [] },
  ] as unknown as Telling[];
  const now = [
    { entry: 'b', notes: ['two'] },
    { entry: 'a', notes: ['one'], struck: 'by two' },
    { entry: 'd', notes: [] },
  ] as unknown as Telling[];
  const kept = asBefore(was, now);
  expect(kept).toEqual(now);
  expect(kept.map((one) => was.includes(one))).toEqual([true, false, false]);
});
