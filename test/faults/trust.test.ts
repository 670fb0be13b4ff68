/** What docs/trust.md promises names the tests that hold it: each of them is there. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every test that docs/trust.md names is there', () => {
  const page = readFileSync('docs/trust.md', 'utf8');
  const named = [...page.matchAll(/`((?:test|scripts)\/[^`\s]+)`/g)].map(([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
