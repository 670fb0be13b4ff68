/** A banner that died in winter is told of in winter, though the rules' calendar stands at the last month until spring. */
import '../screens/browser.ts';
import { expect, test } from 'vitest';
import { goneLine } from '../../../src/app/rulesets/mighty-empires/realm/gone.ts';
import type { View } from '../../../src/campaign/view.ts';

const view = (...tellings: readonly object[]): View =>
  ({ tellings: tellings.map((one) => ({ changes: [], ...one })) }) as unknown as View;
const lost = { changes: [{ type: 'lossesTaken', banner: 'b1' }] };
const winter = { ...lost, at: { stage: 'winter', step: 1, year: 2 } };
const sixth = { ...lost, at: { stage: 'season', step: 5, year: 2 } };
const gone = {
  seat: 'azure',
  number: 1,
  name: '',
  tile: null,
  how: 'destroyed',
  when: { year: 2, month: 6 },
} as const;

test('the chronicle tells winter and the sixth month apart', () => {
  expect(goneLine(view(winter), 'b1', gone)).toBe('destroyed, winter after year 2');
  expect(goneLine(view(sixth), 'b1', gone)).toBe('destroyed, month VI of year 2');
  // What was taken back killed nobody.
  expect(goneLine(view(sixth, { ...winter, struck: 'x' }), 'b1', gone)).toBe('destroyed, month VI of year 2');
  expect(goneLine(view(sixth, { ...winter, changes: [{ banner: 'b2' }] }), 'b1', gone)).toBe(
    'destroyed, month VI of year 2',
  );
});

test('any other month needs no chronicle, and a contingent that went home was not destroyed', () => {
  expect(goneLine(view(), 'b1', { ...gone, when: { year: 1, month: 3 }, how: 'left' })).toBe(
    'gone home, month III of year 1',
  );
});
