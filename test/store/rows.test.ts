import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinRows, pack, planJoin, read, type SegmentRow } from '../../src/store/rows.ts';
import { bulk, deviceNamed, foundedBy } from './samples.ts';

const anna = deviceNamed('anna');
const { campaign, chain } = foundedBy(anna, 19);

const split = (cuts: readonly number[]): SegmentRow[] => {
  const ends = [...new Set(cuts.map((cut) => 1 + (cut % 19)))].sort((a, b) => a - b).concat(20);
  return ends.map((end, i) => {
    const lines = chain.lines.slice(0, end);
    const part = { ...chain, lines, hashes: chain.hashes.slice(0, end) };
    return pack(campaign, part, ends[i - 1] ?? 0);
  });
};

test('rows of any lengths read back as the log that was stored, joined or not', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 8 }), (cuts) => {
      const rows = split(cuts);
      expect(read(campaign, anna.device, rows)).toEqual({ chain, lost: [] });
      const joined = joinRows(rows);
      expect(joined && read(campaign, anna.device, [joined])).toEqual({ chain, lost: [] });
    }),
  );
});

describe('a log is read up to the first row that is', () => {
  const rows = split([5, 10]);
  const [first, second, third] = rows as [SegmentRow, SegmentRow, SegmentRow];
  test.each<[string, SegmentRow[]]>([
    [
      'changed by a bit',
      [first, { ...second, bytes: second.bytes.with(50, 1 ^ (second.bytes[50] ?? 0)) }, third],
    ],
    ['cut short', [first, { ...second, bytes: second.bytes.slice(0, -9) }, third]],
    ['missing', [first, third]],
    ['of another log', [first, { ...pack(campaign, bulk(anna, campaign, 11), 6) }, third]],
  ])('%s', (_, damaged) => {
    const { chain: kept, lost } = read(campaign, anna.device, damaged);
    expect(kept?.hashes).toEqual(chain.hashes.slice(0, 6));
    expect(lost).toEqual(damaged.slice(1));
    expect(joinRows(damaged)).toBeUndefined();
  });
});

test('rows stay few and each entry is written again only a few times, however long the log grows', () => {
  const sizes: number[] = [];
  let rewritten = 0;
  for (let entry = 1; entry <= 20_000; entry++) {
    sizes.push(1);
    if (entry % 64 !== 0) continue;
    const from = planJoin(sizes);
    if (from === sizes.length) continue;
    const joined = sizes.splice(from).reduce((sum, size) => sum + size, 0);
    rewritten += joined;
    sizes.push(joined);
  }
  expect(sizes.length).toBeLessThan(64);
  expect(rewritten / 20_000).toBeLessThan(12);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(20_000);
});
