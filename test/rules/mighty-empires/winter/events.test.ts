import { describe, expect, test } from 'vitest';
import type { WinterEffect } from '../../../../src/rules/mighty-empires/winter/state.ts';
import { unfinished } from '../../../../src/rules/mighty-empires/winter/unfinished.ts';
import { act, banner, east, holding, home, plain, refusal, ship, shore, west } from '../table.ts';
import { winterAt } from './snow.ts';

const roll = {
  two: [1, 1],
  three: [1, 2],
  four: [2, 2],
  five: [2, 3],
  six: [3, 3],
  seven: [3, 4],
  eight: [4, 4],
  nine: [4, 5],
  ten: [5, 5],
  eleven: [5, 6],
  twelve: [6, 6],
};
const fall = (state: ReturnType<typeof winterAt>, event: readonly number[], more: object = {}) =>
  act(state, 'azure', 'winter-event', {}, { event: [...event], ...more });
const effects = (event: readonly number[], more = {}): readonly WinterEffect[] =>
  fall(winterAt('events'), event, more).state.winter.effects;

describe('me.events (Winter events)', () => {
  test('two dice for each empire, once', () => {
    expect(unfinished(winterAt('events'), 'azure', 'events')?.rule).toBe('me.events');
    const { state } = fall(winterAt('events'), roll.seven);
    expect(state.winter.events).toEqual({ azure: 7 });
    expect(refusal(state, 'azure', 'winter-event', {})).toBe('me.events');
    expect(refusal(state, 'gules', 'winter-event', {})).toBeUndefined();
    expect(unfinished(state, 'azure', 'events')).toBeUndefined();
  });
  test('me.events.revolt, me.events.tribute: a die of crowns less, or more', () => {
    expect(effects(roll.three, { crowns: [4] })).toMatchObject([
      { kind: 'crowns', seat: 'azure', crowns: -4 },
    ]);
    expect(effects(roll.nine, { crowns: [5] })).toMatchObject([{ kind: 'crowns', seat: 'azure', crowns: 5 }]);
  });
  test('me.events.trade, me.events.harvest, me.events.famine: weigh on the counting and the rebuilding', () => {
    expect(effects(roll.seven)).toMatchObject([{ kind: 'cities', crowns: 1 }]);
    expect(effects(roll.eight)).toMatchObject([{ kind: 'villages', each: 3 }]);
    expect(effects(roll.ten)).toMatchObject([{ kind: 'famine', seat: 'azure' }]);
  });
});

describe('me.events.rebellion (Winter events table)', () => {
  const fort = (over = {}) => holding({ site: 'fortress', ...over });
  test('a fortress drawn by lot goes independent, and its troops with it', () => {
    const state = winterAt('events', {
      tiles: { [east]: fort(), [west]: fort() },
      banners: { a: banner({ tile: west }), b: banner({ tile: east, number: 2 }) },
    });
    const done = fall(state, roll.four, { fortress: [1] });
    const [fallen] = Object.keys(done.state.fallen);
    const rebel = fallen === 'a' ? west : east;
    expect(done.state.tiles[rebel]?.flag).toBe('independent');
    expect(Object.keys(done.state.banners)).toHaveLength(1);
    expect(done.state.winter.effects).toEqual([]);
  });
  test('without a fortress nothing happens; the only one needs no lot', () => {
    expect(fall(winterAt('events'), roll.four).told).toContain('nobody-rebels');
    const { state } = fall(winterAt('events', { tiles: { [east]: fort() } }), roll.four);
    expect(state.tiles[east]?.flag).toBe('independent');
  });
});

describe('me.events.plague (Winter events table)', () => {
  test('a garrison dies and its town pays nothing; never the capital', () => {
    const state = winterAt('events', {
      banners: { a: banner({ tile: home }), b: banner({ tile: east, number: 2 }) },
    });
    const done = fall(state, roll.five);
    expect(Object.keys(done.state.fallen)).toEqual(['b']);
    expect(done.state.winter.effects).toMatchObject([{ kind: 'unpaid', tile: east }]);
    const alone = winterAt('events', { banners: { a: banner({ tile: home }) } });
    expect(fall(alone, roll.five).told).toContain('no-plague');
  });
});

describe('me.events.raids (Winter events table)', () => {
  const tiles = {
    q2r0: holding({ site: 'barren', flag: 'gules' }),
    'q-2r0': holding({ flag: 'independent' }),
    q0r2: holding({ site: 'barren', flag: 'independent' }),
  };
  test('each settlement beside an enemy tile, independents too, is stripped on 4 and more', () => {
    const state = winterAt('events', { tiles });
    const rolls = { [east]: [4], 'q1r-1': [3], [west]: [6], 'q-1r1': [1] };
    const done = fall(state, roll.six, rolls);
    expect(done.state.winter.effects.map((each) => ('tile' in each ? each.tile : ''))).toEqual(
      expect.arrayContaining([east, west]),
    );
    expect(done.state.winter.effects).toHaveLength(2);
  });
});

describe('me.events.treachery (Winter events table)', () => {
  test('a city on a foreign border goes over on a 6, its troops removed', () => {
    const tiles = { [east]: holding({ site: 'city' }), q2r0: holding({ site: 'barren', flag: 'gules' }) };
    const state = winterAt('events', { tiles, banners: { a: banner({ tile: east }) } });
    const done = fall(state, roll.eleven, { [east]: [6] });
    expect(done.state.tiles[east]?.flag).toBe('gules');
    expect(Object.keys(done.state.fallen)).toEqual(['a']);
    expect(fall(state, roll.eleven, { [east]: [5] }).told).toContain('all-loyal');
  });
  test('of several neighbours one is drawn; villages and inner towns stay', () => {
    const tiles = {
      [east]: holding({ site: 'fortress' }),
      q2r0: holding({ flag: 'independent' }),
      'q2r-1': holding({ flag: 'gules' }),
    };
    const done = fall(winterAt('events', { tiles }), roll.eleven, { [east]: [6], [`${east}/to`]: [2] });
    expect(done.state.tiles[east]?.flag).toBe('independent');
    expect(done.state.tiles['q1r-1']?.flag).toBe('azure');
    expect(done.state.tiles[home]?.flag).toBe('azure');
  });
});

describe('me.events.dragonrage (Triggering dragonrage)', () => {
  const peaks = {
    ...plain,
    ground: 'highland' as const,
    edges: ['mountain', 'mountain', 'mountain', 'mountain', 'mountain', 'mountain'] as never,
  };
  const high = { ...plain, ground: 'highland' as const };
  test.each([roll.two, roll.twelve])('%j: 2D6 + 3 dragons wake in a tile all of mountains', (...event) => {
    const state = winterAt('events', { lands: { q2r0: peaks, 'q-2r0': high } });
    const done = fall(state, event, { dragons: [3, 4] });
    expect(Object.values(done.state.wakings)).toEqual([
      { lair: 'q2r0', dragons: 10, by: 'azure', winter: true },
    ]);
    expect(unfinished(done.state, 'azure', 'events')?.rule).toBe('me.dragons');
  });
  test('of two such tiles one by lot; without any, a highland tile; without highland, none', () => {
    const two = winterAt('events', { lands: { q2r0: peaks, 'q-2r0': peaks } });
    expect(Object.values(fall(two, roll.two, { lair: [2], dragons: [1, 1] }).state.wakings)[0]?.lair).toBe(
      'q2r0',
    );
    const one = winterAt('events', { lands: { 'q-2r0': high } });
    expect(Object.values(fall(one, roll.two, { dragons: [1, 1] }).state.wakings)[0]?.lair).toBe('q-2r0');
    expect(fall(winterAt('events'), roll.two).told).toContain('no-dragons');
    const off = winterAt('events', { lands: { q2r0: peaks }, options: { parts: { dragons: false } } });
    expect(fall(off, roll.two).told).toContain('no-dragons');
  });
  test('what they raze in winter lies in ashes for a year: me.recovery.ashes', () => {
    const wakings = (winter: boolean) => ({
      w: { lair: east, dragons: 1, by: 'azure', ...(winter ? { winter: true as const } : {}) },
    });
    const burn = (winter: boolean) =>
      act(
        winterAt('events', { wakings: wakings(winter) }),
        'azure',
        'fly-dragons',
        { waking: 'w' },
        { [east]: [3] },
      ).state;
    expect(burn(true).winter.ashes).toEqual([east]);
    expect(burn(true).tiles[east]?.razed).toBe(true);
    expect(burn(false).winter.ashes).toEqual([]);
  });
});

describe('me.revenue (Gathering revenue)', () => {
  const count = (over: Parameters<typeof winterAt>[1], winter: Parameters<typeof winterAt>[2] = {}) =>
    act(
      winterAt('revenue', over, {
        purses: { azure: { revenue: null, spent: 0 }, gules: { revenue: null, spent: 0 } },
        ...winter,
      }),
      'azure',
      'collect-revenue',
      {},
    );
  const crowns = (...args: Parameters<typeof count>) => count(...args).state.winter.purses.azure?.revenue;
  test('capital 4, city 2, village and fortress 1, razed and barren none', () => {
    const tiles = {
      [east]: holding({ site: 'city' }),
      [west]: holding({ site: 'fortress' }),
      q0r1: holding({ razed: true }),
      q2r0: holding({ site: 'barren' }),
    };
    expect(crowns({ tiles })).toBe(4 + 2 + 1 + 3);
    expect(refusal(count({}).state, 'azure', 'collect-revenue', {})).toBe('me.revenue');
  });
  test('me.revenue.capital: nothing at all without one’s own capital', () => {
    for (const lost of [
      holding({ site: 'city', capitalOf: 'azure', razed: true }),
      holding({ site: 'city', capitalOf: 'azure', flag: 'gules' }),
    ]) {
      const done = count(
        { tiles: { [home]: lost } },
        { effects: [{ kind: 'crowns', seat: 'azure', crowns: 6, why: 'me.events.tribute' }] },
      );
      expect(done.state.winter.purses.azure?.revenue).toBe(0);
      expect(done.told).toContain('no-revenue');
    }
  });
  test('me.revenue.isolated: what no chain of own tiles joins to the capital sends nothing', () => {
    const tiles = { q3r0: holding({ site: 'city' }), q2r0: holding({ site: 'barren', flag: 'gules' }) };
    const done = count({ tiles });
    expect(done.state.winter.purses.azure?.revenue).toBe(10);
    expect(done.told).toContain('isolated');
    expect(crowns({ tiles: { ...tiles, q2r0: holding({ site: 'barren' }) } })).toBe(12);
    expect(crowns({ tiles: { ...tiles, q2r0: holding({ razed: true }) } })).toBe(10);
  });
  test('me.revenue.ships: one for each ship in the harbour of a city that pays', () => {
    const lands = { [east]: shore };
    const tiles = { [east]: holding({ site: 'city' }) };
    const ships = {
      s: ship({ tile: east }),
      t: ship({ tile: east, number: 2 }),
      u: ship({ tile: east, harbour: false }),
      v: ship({ tile: east, owner: 'gules' }),
    };
    expect(crowns({ lands, tiles, ships })).toBe(11 + 2);
    expect(
      crowns({ lands, tiles, ships }, { effects: [{ kind: 'unpaid', tile: east, why: 'me.events.raids' }] }),
    ).toBe(9);
  });
  test('events and spells: for cities and villages that pay, crowns more or less, never below nothing', () => {
    const why = 'me.events';
    expect(crowns({}, { effects: [{ kind: 'cities', seat: 'azure', crowns: 1, why }] })).toBe(11);
    expect(crowns({}, { effects: [{ kind: 'villages', seat: 'azure', each: 3, why }] })).toBe(12);
    const five = { q0r1: holding({ razed: true }) };
    expect(crowns({ tiles: five }, { effects: [{ kind: 'villages', seat: 'azure', each: 3, why }] })).toBe(
      10,
    );
    expect(crowns({}, { effects: [{ kind: 'crowns', seat: 'azure', crowns: -40, why }] })).toBe(0);
    expect(crowns({}, { effects: [{ kind: 'crowns', seat: 'gules', crowns: 5, why }] })).toBe(10);
  });
});
