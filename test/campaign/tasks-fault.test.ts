/** Tasks of a state that cannot be worked out are none; a phone that is out of stack judges nothing. */
import { expect, test } from 'vitest';
import type { Session } from '../../src/campaign/session.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { market } from './market.ts';
import { table } from './table.ts';

const failing = (problem: Error): AnyRuleset => ({
  ...(market as unknown as AnyRuleset),
  tasks: () => {
    throw problem;
  },
});

test.each([
  ['what the state cannot answer', new TypeError('x is undefined')],
  ['a number out of its range', new RangeError('Invalid array length')],
])('%s leaves no task, and the table readable', async (_, problem) => {
  const { sessions } = await table(['azure', 'gules'], { ruleset: failing(problem) });
  expect((sessions[0] as Session).view()?.tasks('azure')).toEqual([]);
});

test.each(['Maximum call stack size exceeded', 'Array buffer allocation failed'])(
  'H6: a phone that fails passes its fault on: %s',
  async (words) => {
    const { sessions } = await table(['azure', 'gules'], { ruleset: failing(new RangeError(words)) });
    expect(() => (sessions[0] as Session).view()?.tasks('azure')).toThrow(words);
  },
);
