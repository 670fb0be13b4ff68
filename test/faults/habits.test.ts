import { expect, test } from 'vitest';
import { habitFindings } from '../../scripts/checks/habits.ts';

test.each([
  ['src/app/page.tsx', '// TODO: the rest'],
  ['src/log/entry.ts', '// @ts-expect-error'],
  ['src/app/page.tsx', 'console.log(page);'],
  ['test/log/entry.test.ts', "test.skip('entries', () => undefined);"],
  ['test/log/entry.test.ts', "describe.only('entries', () => undefined);"],
  ['test/e2e/meet.spec.ts', 'await page.waitForTimeout(500);'],
  ['test/e2e/war.spec.ts', 'await anna.page.goto(address);'],
  ['test/e2e/war.spec.ts', 'await anna.phone.open(`/c/` + campaign);'],
  ['test/e2e/play/war.ts', "await anna.takeOut('/charts');"],
])('%s: %s', (path, code) => {
  expect(habitFindings({ path, code: `\n${code}\n` })).toEqual([expect.objectContaining({ path, line: 2 })]);
});

test.each([
  ['src/rules/me/skirmish.ts', 'const skipped = steps.filter((step) => step.skip);'],
  ['scripts/bench.ts', "console.log('name value');"],
  ['test/e2e/war.spec.ts', "await anna.open('/');"],
  ['test/e2e/play/join.ts', 'await page.goto(link);'],
  ['src/kernel/json.ts', '/** Whether any row fits. */'],
])('%s: %s is no broken habit', (path, code) => {
  expect(habitFindings({ path, code })).toEqual([]);
});
