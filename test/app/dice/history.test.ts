import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, keptRolls, type Rolled, readRolls, remember, rolls } from '../../../src/app/dice/history.ts';

const roll = (at: number): Rolled => ({ dice: '2d6', faces: [4, 4], how: 'phone', at });

beforeEach(forget);
afterEach(() => vi.restoreAllMocks());

test('the newest roll comes first, and is on disk', () => {
  remember(roll(1));
  remember({ ...roll(2), how: 'table', chart: 'mighty-empires/route' });
  expect(rolls().map(({ at }) => at)).toEqual([2, 1]);
  expect(readRolls()).toEqual(rolls());
});

test('two hundred are kept', () => {
  for (let at = 0; at < keptRolls + 5; at++) remember(roll(at));
  expect(rolls()).toHaveLength(keptRolls);
  expect(rolls()[0]?.at).toBe(keptRolls + 4);
});

test('what storage holds besides rolls is left out', () => {
  localStorage.setItem(
    'realmbook.rolls',
    JSON.stringify([roll(3), { dice: '2d6', faces: [9, 9], how: 'phone', at: 1 }, 'roll', null]),
  );
  expect(readRolls()).toEqual([roll(3)]);
  localStorage.setItem('realmbook.rolls', '{ torn');
  expect(readRolls()).toEqual([]);
});

test('a roll made in another tab is not overwritten', () => {
  remember(roll(1));
  localStorage.setItem('realmbook.rolls', JSON.stringify([roll(7), roll(1)]));
  remember(roll(9));
  expect(rolls().map(({ at }) => at)).toEqual([9, 7, 1]);
});

test('a full disk costs the keeping, not the roll', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  remember(roll(5));
  expect(rolls()[0]?.at).toBe(5);
});
