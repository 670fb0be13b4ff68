/** Orders that ask: a ferryman's order, whose rules are written out here and nowhere else. */
import { describe, expect, test } from 'vitest';
import { candidates, hopeless, notAmong, offeredBy, ways } from '../../src/kernel/ahead.ts';
import { asked } from '../../src/kernel/asking.ts';
import {
  type Asking,
  count,
  given,
  minded,
  pick,
  pickSome,
  type Shares,
  split,
  unlessAny,
  whole,
  words,
} from '../../src/kernel/asks.ts';
import { seeded } from '../../src/kernel/bot.ts';
import { byChance } from '../../src/kernel/by-chance.ts';
import type { Remark } from '../../src/kernel/ruleset.ts';
import { say } from '../../src/kernel/text.ts';

const no = (name: string): Remark => ({ rule: `test.${name}`, why: say(name) });
const named = (why?: Remark): string | undefined => why?.why.say;

/** A ferry takes goats and wolves over a river, never one of each, at most two, to a bank with room for them. */
interface River {
  readonly day: boolean;
  readonly beasts: { readonly [name: string]: 'goat' | 'wolf' };
  readonly room: { readonly [bank: string]: number };
}
interface Crossing {
  readonly turn: number;
  readonly beasts: readonly string[];
  readonly bank: string;
}
const river: River = {
  day: true,
  beasts: { ada: 'goat', bo: 'goat', cy: 'wolf' },
  room: { north: 1, south: 2, east: 0 },
};
function* cross(state: River): Asking<Crossing> {
  yield* unlessAny(!state.day && no('night'));
  const turn = yield* given<number>('turn', {
    value: 3,
    against: (one) => (one === 3 ? undefined : no('late')),
  });
  const beasts = yield* pickSome('beasts', {
    text: say('Which beasts?'),
    none: no('nobody waits'),
    among: () => Object.keys(state.beasts),
    against: (one, before) =>
      state.beasts[one] === undefined
        ? no('no such beast')
        : before.length >= 2
          ? no('two at most')
          : before.some((other) => state.beasts[other] !== state.beasts[one])
            ? no('they eat each other')
            : undefined,
  });
  yield* minded(...(beasts.includes('cy') ? [no('it bites')] : []));
  const bank = yield* pick('bank', {
    text: say('Where to?'),
    none: no('no bank has room'),
    among: () => Object.keys(state.room),
    against: (one) => ((state.room[one] ?? 0) < beasts.length ? no('no room') : undefined),
  });
  return { turn, beasts, bank };
}
const asks = () => cross(river);
const open = (state: River, args?: Crossing) =>
  offeredBy((given: River) => cross(given), state, 'azure', args);

describe('one question at a time', () => {
  test('in the order of the form; the last answer gives the arguments', () => {
    expect(asked(asks(), {}).next?.label).toBe('beasts');
    const second = asked(asks(), { beasts: ['ada'] });
    expect(second.next?.label).toBe('bank');
    expect(second.answered.map(({ label }) => label)).toEqual(['turn', 'beasts']);
    expect(asked(asks(), { beasts: ['ada'], bank: 'north' }).args).toEqual({
      turn: 3,
      beasts: ['ada'],
      bank: 'north',
    });
  });
  test('it stops at the first that speaks against it, gates first', () => {
    const dark = () => cross({ ...river, day: false });
    expect(asked(dark(), { turn: 9, beasts: ['zed'] })).toEqual({ why: no('night'), mind: [], answered: [] });
    expect(named(asked(asks(), { turn: 9, beasts: ['zed'] }).why)).toBe('late');
    expect(named(asked(asks(), { beasts: ['zed'] }).why)).toBe('no such beast');
    expect(named(asked(asks(), { beasts: ['ada', 'cy'], bank: 'north' }).why)).toBe('they eat each other');
  });
  test('by agreement it goes on, and the first remark stands', () => {
    const all = { turn: 9, beasts: ['ada', 'cy'], bank: 'east' };
    expect(asked(cross({ ...river, day: false }), all, true)).toMatchObject({
      why: no('night'),
      args: all,
      mind: [no('it bites')],
    });
  });
});

describe('what is offered', () => {
  test('with arguments: open, with what to mind, or the first remark', () => {
    expect(open(river, { turn: 3, beasts: ['ada', 'bo'], bank: 'south' })).toEqual({ open: true });
    expect(open(river, { turn: 3, beasts: ['cy'], bank: 'north' })).toEqual({
      open: true,
      mind: [no('it bites')],
    });
    expect(open(river, { turn: 3, beasts: ['ada', 'bo'], bank: 'north' })).toEqual({
      open: false,
      ...no('no room'),
    });
  });
  test('without: whether anything can be given; where all are closed for one rule that rule is named', () => {
    expect(open(river)).toEqual({ open: true });
    expect(open({ ...river, room: { east: 0, west: 0 } })).toEqual({ open: false, ...no('no room') });
  });
  test('without a candidate the question says so', () => {
    expect(open({ ...river, beasts: {} })).toEqual({ open: false, ...no('nobody waits') });
    expect(open({ ...river, room: {} })).toEqual({ open: false, ...no('no bank has room') });
  });
  test('where candidates are closed for different rules none of them is named', () => {
    function* two(): Asking<string> {
      return yield* pick('one', {
        text: say('?'),
        none: no('none'),
        among: () => ['a', 'b'],
        against: (one) => no(one),
      });
    }
    expect(named(hopeless(two))).toBe('none');
  });
  test('where none has to be picked, what speaks against leaving it out is said', () => {
    function* alone(): Asking<null> {
      const picked = yield* pickSome('one', {
        text: say('?'),
        none: no('none'),
        least: 0,
        among: () => ['a'],
        against: (one) => no(one),
      });
      yield* unlessAny(picked.length === 0 && no('too few'));
      return null;
    }
    expect(named(hopeless(alone))).toBe('too few');
  });
});

describe('rows', () => {
  const rowsOf = (said: { readonly beasts?: readonly string[] }, picked: readonly string[] = []) => {
    const { next } = asked(asks(), said);
    if (!next) throw new Error('nothing is asked');
    return candidates(asks, said, next, picked).map(({ one, why }) => [one, named(why)]);
  };
  test('each candidate with what speaks against it', () => {
    expect(rowsOf({})).toEqual([
      ['ada', undefined],
      ['bo', undefined],
      ['cy', undefined],
    ]);
    expect(rowsOf({ beasts: ['ada', 'bo'] })).toEqual([
      ['north', 'no room'],
      ['south', undefined],
      ['east', 'no room'],
    ]);
  });
  test('beside those picked already', () => {
    expect(rowsOf({}, ['ada'])).toEqual([
      ['ada', undefined],
      ['bo', undefined],
      ['cy', 'they eat each other'],
    ]);
  });
  test('one after which nothing could follow is closed', () => {
    const narrow = () => cross({ ...river, room: { north: 1 } });
    const { next } = asked(narrow(), {});
    if (!next) throw new Error('nothing is asked');
    expect(candidates(narrow, {}, next, ['ada']).map(({ one, why }) => [one, named(why)])).toEqual([
      ['ada', undefined],
      ['bo', 'no room'],
      ['cy', 'they eat each other'],
    ]);
  });
});

test('every way to a bank, and who would go', () => {
  const to = (bank: string) =>
    ways(asks, 'bank').flatMap(({ one, said }) => (one === bank ? [said.beasts] : []));
  expect(to('north')).toEqual([['ada'], ['bo'], ['cy']]);
  expect(to('east')).toEqual([]);
  expect(ways(asks, 'bank', { beasts: ['ada', 'bo'] }).map(({ one }) => one)).toEqual(['south']);
});

test('arguments that no question offers are named by their label', () => {
  expect(notAmong(asks, { turn: 3, beasts: ['ada'], bank: 'south' })).toBeUndefined();
  expect(notAmong(asks, { turn: 3, beasts: ['zed'], bank: 'south' })).toBe('beasts');
  expect(notAmong(asks, { turn: 3, beasts: ['ada'], bank: 'west' })).toBe('bank');
});

test('whatever chance draws can be given, and chance comes to all of it', () => {
  const drawn = Array.from({ length: 200 }, (_, seed) => byChance(asks, seeded(seed)));
  for (const args of drawn) expect(open(river, args)).toMatchObject({ open: true });
  const seen = new Set(drawn.map((args) => `${[...(args?.beasts ?? [])].sort()} ${args?.bank}`));
  expect([...seen].sort()).toEqual([
    'ada north',
    'ada south',
    'ada,bo south',
    'bo north',
    'bo south',
    'cy north',
    'cy south',
  ]);
  expect(byChance(() => cross({ ...river, room: {} }), seeded(1))).toBeUndefined();
});

describe('amounts, words, documents', () => {
  function* provision(): Asking<{ n: number; name: string; shares: Shares; plan: string }> {
    const n = yield* count('n', {
      text: say('How many?'),
      from: 2,
      to: 9,
      against: (one) => (one % 2 ? no('odd') : undefined),
    });
    const name = yield* words('name', {
      text: say('Called?'),
      suggest: () => 'Aurn',
      against: (one) => (one ? undefined : no('nameless')),
    });
    const shares = yield* split('shares', {
      text: say('Who gets it?'),
      among: () => ['a', 'b'],
      most: () => n,
      against: (all) =>
        Object.values(all).reduce((sum, one) => sum + one, 0) > n ? no('too much') : undefined,
      suggest: () => ({ a: 1, b: n - 1 }),
    });
    const plan = yield* whole<string>('plan', {
      text: say('Your plan?'),
      against: (one) => (one === 'x' ? no('plan') : undefined),
      suggest: () => 'y',
    });
    return { n, name, shares, plan };
  }
  test('each has its verdict', () => {
    expect(named(asked(provision(), { n: 3 }).why)).toBe('odd');
    expect(named(asked(provision(), { n: 4, name: '' }).why)).toBe('nameless');
    expect(named(asked(provision(), { n: 4, name: 'B', shares: { a: 5 } }).why)).toBe('too much');
    expect(named(asked(provision(), { n: 4, name: 'B', shares: { a: 4 }, plan: 'x' }).why)).toBe('plan');
  });
  test('what is suggested can be given', () => {
    expect(hopeless(provision)).toBeUndefined();
    for (let seed = 0; seed < 50; seed++) {
      const args = byChance(provision, seeded(seed));
      expect([2, 4, 6, 8]).toContain(args?.n);
      expect(args).toMatchObject({ name: 'Aurn', shares: { a: 1, b: (args?.n ?? 0) - 1 }, plan: 'y' });
    }
  });
  test('a document that nobody suggests is taken to be there: its page says what speaks against it', () => {
    function* drawn(): Asking<string> {
      return yield* whole<string>('map', { text: say('Draw it'), against: () => no('never') });
    }
    expect(hopeless(drawn)).toBeUndefined();
  });
});
