/** What the pages for developers name is there: each path, and each name in the file it is said to stand in. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const pages = [
  'docs/architecture.md',
  'docs/adding-a-rule-set.md',
  'CONTRIBUTING.md',
  'README.md',
  'CHANGELOG.md',
];
const read = (page: string): string => readFileSync(page, 'utf8');

test.each(pages)('%s names no path that is not there', (page) => {
  const named = [...read(page).matchAll(/`((?:src|test|scripts|server|docs)\/[\w./-]*\w)\/?`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test.each(pages)('%s leads to no page that is not there', (page) => {
  const led = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) =>
    posix.join(posix.dirname(page), path),
  );
  expect(led.filter((path) => !existsSync(path))).toEqual([]);
});

/** `Entry` in `src/log/entry.ts`, or several names before one path. */
const placed = /((?:`\w+`(?:, | and )?)+) in `(src\/[\w./-]+\.tsx?)`/g;

test.each(['docs/architecture.md', 'docs/adding-a-rule-set.md'])(
  '%s: each name stands in its file',
  (page) => {
    const all = [...read(page).matchAll(placed)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, file })),
    );
    expect(all.length).toBeGreaterThan(10);
    expect(
      all.filter(({ name, file }) => !new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  },
);
