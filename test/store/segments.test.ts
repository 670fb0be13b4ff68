/** Rows of long logs come in answers of a few thousand lines: a browser unpacks each answer in one go. */
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import type { SegmentRow } from '../../src/store/rows.ts';
import { Database } from '../../src/store/schema.ts';
import { segmentsOf } from '../../src/store/segments.ts';

const original = IDBObjectStore.prototype.getAll;

test('all rows of a campaign come in their order, few thousand lines at a time and of one author each', async () => {
  const db = new Database('segments', { indexedDB: new IDBFactory(), IDBKeyRange });
  const row = (campaign: string, author: string, from: number, to: number): SegmentRow => {
    return { campaign, author, from, to, prev: '', last: '', signed: '', bytes: new Uint8Array(), sum: 0 };
  };
  const rows = [
    row('b', 'da', 0, 16_000),
    row('b', 'da', 16_000, 16_004),
    ...Array.from({ length: 70 }, (_, i) => row('b', 'da', 16_004 + i, 16_005 + i)),
    row('b', 'dc', 0, 4_000),
    row('b', 'dc', 4_000, 9_000),
    row('b', 'dc', 9_000, 9_001),
  ];
  await db.segments.bulkAdd([...rows, row('a', 'da', 0, 5), row('c', 'da', 0, 5)].toReversed());
  const answers: number[] = [];
  const all = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (
    this: IDBObjectStore,
    ...asked
  ) {
    const request = original.apply(this, asked);
    request.addEventListener('success', () => answers.push(request.result.length));
    return request;
  });
  try {
    expect(await db.transaction('r', db.segments, () => segmentsOf(db, 'b'))).toEqual(rows);
  } finally {
    all.mockRestore();
    await db.delete();
  }
  // The long row alone; all the short ones after it; what begins within 4,096 lines; and what begins beyond them.
  expect(answers).toEqual([1, 71, 2, 1]);
});
