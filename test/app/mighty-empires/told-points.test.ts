/** What a seat was told of an enemy before a battle: exact where its scouts have just counted it. */
import { expect, test } from 'vitest';
import { toldPoints } from '../../../src/app/rulesets/mighty-empires/battle/prospects.ts';
import type { View } from '../../../src/campaign/view.ts';

const now = { stage: 'season', year: 1, step: 2, title: { say: '' } };
const view = (at: object): View => {
  const told = {
    to: 'azure',
    from: 'gules',
    claim: 'points',
    about: { banners: ['g1'] },
    value: { g1: 1000 },
  };
  return { clock: now, intelligence: [{ ...told, key: 'k', at }] } as unknown as View;
};
const told = (at: object) => toldPoints(view(at), 'azure', [{ id: 'g1' }] as never);

test('scouts counted it this month: the number is known', () =>
  expect(told(now)).toEqual({ points: 1000, of: 1, exact: true }));
test.each([
  { ...now, step: 1 },
  { ...now, year: 0 },
  { stage: 'winter', year: 1 },
])('told at %o, it may have changed since', (at) => expect(told(at)?.exact).toBe(false));
