/** What docs/trust.md promises names the tests that hold it, and each promise has a bug that would break it. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bugs } from '../prove/bugs.mjs';

const page = readFileSync('docs/trust.md', 'utf8');

test('every test that docs/trust.md names is there', () => {
  const named = [...page.matchAll(/`((?:test|scripts)\/[^`\s]+)`/g)].map(([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('every promise in its tables has a bug to plant, and no bug has lost its promise', () => {
  const promises = [...page.matchAll(/^\| (?!Promise|---)(.+?) \|/gm)].map(([, promise = '']) => promise);
  expect(promises.length).toBeGreaterThan(20);
  const without = promises.filter((promise) => !bugs.some((bug) => promise.startsWith(bug.promise)));
  const lost = bugs.filter((bug) => !promises.some((promise) => promise.startsWith(bug.promise)));
  expect([without, lost.map(({ promise }) => promise)]).toEqual([[], []]);
});

test.each(bugs.map((bug) => [bug.promise, bug] as const))('%s: the place of its bug is there', (_, bug) => {
  expect(readFileSync(bug.file, 'utf8').split(bug.find)).toHaveLength(2);
  expect(existsSync(bug.test)).toBe(true);
});
