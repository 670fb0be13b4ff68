/** Where one sentence stands for what an order told of every player, it is the reader's own. */
import { expect, test } from 'vitest';
import { sentenceFor } from '../../../src/app/campaign/sentences.ts';

const collected = (seat: string) => ({ id: 'collected', rule: 'ra.points', data: { seat, points: 5 } });
const campaign = {
  view: () => ({
    ruleset: {
      orders: {},
      sentenceOf: ({ data }: ReturnType<typeof collected>) => `${data.seat} collects 5`,
    },
  }),
  say: (words: string) => words,
  app: {},
};
const telling = { kind: 'order', id: 'collect', notes: [collected('Anna'), collected('Tom')] };

test.each([
  ['Anna', 'Anna collects 5'],
  ['Tom', 'Tom collects 5'],
  ['a guest', 'Anna collects 5'],
])('%s reads: %s', (seat, words) => {
  expect(sentenceFor(campaign as never, telling as never, seat)).toBe(words);
});
