import { expect, test } from 'vitest';
import { habitFindings } from '../../scripts/checks/habits.ts';

test.each([
  ['src/app/page.tsx', '// TODO: the rest'],
  ['src/log/entry.ts', '// @ts-expect-error'],
  ['src/app/page.tsx', 'console.log(page);'],
  ['test/log/entry.test.ts', "test.skip('entries', () => undefined);"],
  ['test/log/entry.test.ts', "describe.only('entries', () => undefined);"],
  ['test/e2e/meet.spec.ts', 'await page.waitForTimeout(500);'],
])('%s: %s', (path, code) => {
  expect(habitFindings({ path, code: `\n${code}\n` })).toEqual([expect.objectContaining({ path, line: 2 })]);
});

test.each([
  ['src/rules/me/skirmish.ts', 'const skipped = steps.filter((step) => step.skip);'],
  ['scripts/bench.ts', "console.log('name value');"],
  ['src/kernel/json.ts', '/** Whether any row fits. */'],
])('%s: %s is no broken habit', (path, code) => {
  expect(habitFindings({ path, code })).toEqual([]);
});
