import { expect, test } from 'vitest';
import { e2eFailures, unitFailures } from '../../scripts/failures.mjs';

const RED = '\u001b[31m';

test('of the unit tests each that failed is named with what it said, and a file that could not be loaded', () => {
  const passed = { status: 'passed', fullName: 'all is well' };
  const failed = { status: 'failed', fullName: 'it adds up', failureMessages: [`${RED}expected 1 to be 2`] };
  expect(
    unitFailures({
      testResults: [
        { name: 'a.test.ts', message: '', assertionResults: [passed, failed] },
        { name: 'b.test.ts', message: 'Cannot find module', assertionResults: [] },
        { name: 'c.test.ts', message: '', assertionResults: [passed] },
      ],
    }),
  ).toEqual([
    { title: 'a.test.ts: it adds up', messages: ['expected 1 to be 2'] },
    { title: 'b.test.ts', messages: ['Cannot find module'] },
  ]);
});

test('of the browser tests, in groups or not, each that failed is named with every error, after what stopped the run', () => {
  const spec = (title: string, ok: boolean, messages: readonly string[]) => ({
    title,
    ok,
    file: 'a.spec.ts',
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  expect(
    e2eFailures({
      errors: [{ message: 'no browser' }],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('taps', true, [])],
          suites: [{ title: 'a group', specs: [spec('rolls', false, [`${RED}not visible`, 'timed out'])] }],
        },
      ],
    }),
  ).toEqual([
    { title: 'the run', messages: ['no browser'] },
    { title: 'a.spec.ts: rolls', messages: ['not visible', 'timed out'] },
  ]);
});
