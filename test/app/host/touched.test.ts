/** What others did to a seat while its player looked elsewhere. */
import { expect, test } from 'vitest';
import { touching } from '../../../src/app/campaign/touched.ts';
import type { Telling } from '../../../src/campaign/telling.ts';
import type { View } from '../../../src/campaign/view.ts';

const telling = (
  entry: string,
  data: Telling['notes'][number]['data'],
  more: Partial<Telling> = {},
): Telling => ({
  entry,
  seat: 'azure',
  kind: 'order',
  id: 'scout',
  args: null,
  at: null,
  done: true,
  asked: [],
  notes: [{ note: 'cheered', rule: 'test.rule', data }],
  changes: [],
  flags: [],
  ...more,
});
const before = (tellings: readonly Telling[]): View =>
  ({ tellings, book: { standIns: [{ seat: 'gules', own: 'azure' }] } }) as unknown as View;
const lines = (was: readonly Telling[], now: readonly Telling[], ...seats: readonly string[]) =>
  touching(before(was), now, seats).map(({ line }) => line);

test('a line that names one’s seat is told once, to that seat’s phone alone', () => {
  const lost = telling('lost', { seat: 'azure', owner: 'gules' });
  expect(lines([], [lost], 'gules')).toEqual(['lost']);
  expect(lines([], [lost], 'or')).toEqual([]);
  expect(lines([lost], [lost], 'gules')).toEqual([]);
});

test('what still asks, was undone or is for other eyes is not told; what was still asked before is, once it is done', () => {
  const data = { owner: 'gules' };
  const open = telling('a', data, { done: false });
  expect(lines([], [open, telling('b', data, { struck: 's' })], 'gules')).toEqual([]);
  expect(lines([open], [telling('a', data)], 'gules')).toEqual(['a']);
  const secret = telling('c', data, {
    notes: [{ note: 'cheered', rule: 'test.rule', data, visible: ['azure'] }],
  });
  expect(lines([], [secret], 'gules')).toEqual([]);
  // What the rules open themselves is followed where it asks.
  expect(lines([], [telling('d', data, { called: true })], 'gules')).toEqual([]);
});

test('what a stand-in did in one’s name is no news: Today tells its player all of it; to others it stays news', () => {
  const fed = telling('fed', { seat: 'gules', owner: 'or' }, { seat: 'gules', hand: 'azure' });
  expect(lines([], [fed], 'gules')).toEqual([]);
  expect(lines([], [fed], 'or')).toEqual(['fed']);
});

test('what a regent did in one’s name is told with their name', () => {
  const fed = telling('fed', { seat: 'gules', owner: 'or' }, { seat: 'gules', hand: 'or' });
  expect(touching(before([]), [fed], ['gules'])).toMatchObject([{ line: 'fed', hand: 'or' }]);
});
