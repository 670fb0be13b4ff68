/** What a page of questions answers by itself, and what another answer leaves of those after it: a ferry of three boats, invented. */
import { describe, expect, test } from 'vitest';
import { changed, filled, most } from '../../../src/app/rulesets/parts/ask/answers.ts';
import type { Said } from '../../../src/kernel/asking.ts';
import {
  type Ask,
  type Asking,
  count,
  pick,
  pickSome,
  split,
  unlessAny,
  words,
} from '../../../src/kernel/asks.ts';
import { say } from '../../../src/kernel/text.ts';

const no = (why: string) => ({ rule: 'test.ferry' as const, why: say(why) });
const room: { readonly [boat: string]: number } = { skiff: 2, barge: 6, wreck: 0 };

/** Who crosses by which boat, and what it is called on the list. */
function* crossing(guests: readonly string[], closed = false): Asking<unknown> {
  yield* unlessAny(closed && no('The ferry lies up.'));
  const boat = yield* pick('boat', {
    text: say('Which boat?'),
    among: () => Object.keys(room),
    against: (one) => ((room[one] ?? 0) === 0 ? no('It leaks.') : undefined),
    none: no('No boat.'),
  });
  const sacks = yield* count('sacks', {
    text: say('How many sacks?'),
    from: 1,
    to: 9,
    against: (n) => (n > (room[boat] ?? 0) ? no('It would sink.') : undefined),
  });
  const going = yield* pickSome('going', {
    text: say('Which banners go?'),
    among: () => guests,
    least: 1,
    none: no('Nobody waits.'),
  });
  // Said only once they are named: nobody crosses alone with more than four sacks.
  yield* unlessAny(
    going.length === 1 && sacks > 4 && no('Too much for one.'),
    going.length > 1 && boat === 'skiff' && sacks > 1 && no('It would tip.'),
  );
  const name = yield* words('name', { text: say('Whose name?') });
  return { boat, sacks, going, name };
}
const asks =
  (guests: readonly string[] = ['Ada', 'Ben'], closed = false) =>
  () =>
    crossing(guests, closed);

describe('what answers itself', () => {
  test('a number begins with its least; a choice of two, and of whom, waits', () => {
    expect(filled(asks(), {}).said).toEqual({});
    const stands = filled(asks(), { boat: 'skiff' });
    expect(stands.said).toEqual({ boat: 'skiff', sacks: 1 });
    expect(stands.next?.label).toBe('going');
  });
  test('the only one who can go goes; a name that nobody has written is looked past, and is no answer', () => {
    const stands = filled(asks(['Ada']), { boat: 'skiff' });
    expect(stands.said).toEqual({ boat: 'skiff', sacks: 1, going: ['Ada'], name: '' });
    expect(stands.args).toBeUndefined();
    expect(filled(asks(['Ada']), { boat: 'skiff', name: 'Ada' }).args).toEqual({
      boat: 'skiff',
      sacks: 1,
      going: ['Ada'],
      name: 'Ada',
    });
  });
  test('fewer than must be picked is no answer', () => {
    expect(filled(asks(), { boat: 'skiff', going: [], name: 'x' }).args).toBeUndefined();
  });
  test('the first that is open, where a page says so; all that may go together, past what is said later', () => {
    const first = filled(asks(), {}, { first: (label) => label === 'boat' });
    expect(first.said.boat).toBe('skiff');
    const all = filled(asks(), { boat: 'barge', sacks: 6 }, { all: (label) => label === 'going' });
    // Ada alone would be refused with six sacks, and so would Ben: neither begins it.
    expect(all.said.going).toEqual([]);
    expect(filled(asks(), { boat: 'barge', sacks: 4 }, { all: () => true }).said.going).toEqual([
      'Ada',
      'Ben',
    ]);
    expect(filled(asks(), { boat: 'skiff', sacks: 2 }, { all: () => true }).said.going).toEqual(['Ada']);
  });
  test('behind a closed gate each is judged by itself: a plan can be made', () => {
    const stands = filled(asks(['Ada'], true), {}, { first: (label) => label === 'boat' });
    expect(stands.said).toMatchObject({ boat: 'skiff', going: ['Ada'] });
  });
});

describe('another answer', () => {
  test('a number that is too much now is as much as there can be', () => {
    const said: Said = { boat: 'barge', sacks: 5, going: ['Ada', 'Ben'], name: 'A' };
    // That both of them and two sacks would tip it is said of the whole: nothing is taken off for it.
    expect(changed(asks(), said, 'boat', 'skiff')).toMatchObject({ boat: 'skiff', sacks: 2, name: 'A' });
  });
  test('what is refused by itself takes nothing with it', () => {
    const said: Said = { boat: 'barge', sacks: 5, going: ['Ada', 'Ben'], name: 'A' };
    expect(changed(asks(), said, 'boat', 'wreck')).toEqual({ ...said, boat: 'wreck' });
  });
  test('the most of a number is what is open, up to its end', () => {
    const at = filled(asks(), { boat: 'barge' }).answered.find(({ label }) => label === 'sacks');
    expect(most(at as Ask & { ask: 'count' })).toBe(6);
  });
});

test('shares that begin with nothing are not answered, though the rules suggest some', () => {
  const sharing = () =>
    (function* (): Asking<unknown> {
      const loads = yield* split('loads', {
        text: say('Who carries what?'),
        among: () => ['Ada', 'Ben'],
        most: () => 3,
        suggest: () => ({ Ada: 3 }),
      });
      return { loads };
    })();
  expect(filled(sharing, {}).args).toEqual({ loads: { Ada: 3 } });
  const blank = filled(sharing, {}, { blank: () => true });
  expect(blank.args).toBeUndefined();
  expect(blank.said).toEqual({ loads: {} });
});
