import { expect, test } from 'vitest';
import { tellTile } from '../../../src/app/map/describe.ts';
import { fromColumnRow, tileId } from '../../../src/kernel/hex.ts';

const told = { tiles: new Map(), banners: [], origin: tileId(fromColumnRow(0, 0)) };
const at = (column: number, row: number): string => tellTile(tileId(fromColumnRow(column, row)), told);
test('beyond the first column and row nothing is called by a negative letter or number', () => {
  for (const [column, row] of [
    [-1, 0],
    [0, -1],
    [-2, -3],
  ] as const)
    expect(at(column, row)).toBe('off the map');
  expect(at(2, 3)).toBe('C 4, off the map');
});
