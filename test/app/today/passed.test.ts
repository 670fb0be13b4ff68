/** What a way on leaves undone is said as what is skipped, and not as what was done. */
import { expect, test } from 'vitest';
import type { Campaign } from '../../../src/app/campaign/context.tsx';
import { passedWords } from '../../../src/app/campaign/passed.ts';
import type { Task } from '../../../src/kernel/ruleset.ts';

const campaign = {
  view: () => ({
    ruleset: { phases: [{ id: 'sieges', title: { say: 'Sieges' } }], orders: {} },
  }),
  say: ({ say }: { readonly say: string }) => say,
} as unknown as Campaign;
const baggage = { kind: 'may', rule: 'test.rule', title: { say: 'Distribute baggage' }, icon: 'x' } as Task;

test('phases in which nothing is to be done, and what could have been', () => {
  expect(passedWords(campaign, ['sieges'], [baggage])).toBe(
    'You have nothing to do in Sieges. You skip: Distribute baggage.',
  );
  expect(passedWords(campaign, ['sieges'], [baggage], true)).toBe(
    'You had nothing to do in Sieges. You skipped: Distribute baggage.',
  );
  expect(passedWords(campaign, [], [{ ...baggage, quiet: 'harms' }])).toBe('');
});
