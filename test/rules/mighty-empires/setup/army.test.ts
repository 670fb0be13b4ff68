import { describe, expect, test } from 'vitest';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import type { Realm, State } from '../../../../src/rules/mighty-empires/state.ts';
import { act, banner, east, holding, home, refusal, table, west } from '../table.ts';

const blank = mightyEmpires.found({}, ['azure']).realms.azure as Realm;
const army = (realm: Partial<Realm> = {}, over: Parameters<typeof table>[0] = {}): State => ({
  ...table({
    realms: { azure: { ...blank, capital: home, tiles: [home, east], ...realm }, gules: blank },
    tiles: { [home]: holding({ site: 'city', capitalOf: 'azure' }), [east]: holding() },
    ...over,
  }),
  stage: 'armies',
});

describe('me.strength.fixed, me.strength.rolled (The realm’s army)', () => {
  test('agreed on: every realm has it when the armies are raised', () => {
    const state = { ...army(), stage: 'realms' as const, seats: ['azure'] };
    const { realms } = act(state, 'azure', 'end-stage', { stage: 'realms' }).state;
    expect(realms.azure?.strength).toBe(4000);
  });
  test('rolled: dice for the capital, and for each settlement of the realm', () => {
    const tiles = {
      [home]: holding({ site: 'city', capitalOf: 'azure' }),
      [east]: holding(),
      [west]: holding({ site: 'city' }),
      q0r1: holding({ site: 'fortress' }),
      'q0r-1': holding({ site: 'barren' }),
    };
    const state = army(
      { tiles: [home, east, west, 'q0r1', 'q0r-1'] },
      { tiles, options: { strength: 'rolled' } },
    );
    const done = act(
      state,
      'azure',
      'roll-strength',
      {},
      { [home]: [1, 2, 3, 4, 5], [east]: [2], [west]: [3, 4], q0r1: [6] },
    );
    expect(done.state.realms.azure?.strength).toBe(1500 + 200 + 700 + 600);
    expect(refusal(done.state, 'azure', 'roll-strength')).toBe('me.strength');
    expect(refusal(army(), 'azure', 'raise-banners')).toBe('me.strength');
  });
});

describe('me.banners.raised, me.banners.points (Divide the army into banners)', () => {
  const ready = army({ strength: 1600 });
  test('banners take their numbers as they are raised', () => {
    const { state } = act(ready, 'azure', 'raise-banners', { names: ['Wolves', ''] });
    expect(Object.values(state.banners).map(({ number, name, tile }) => [number, name, tile])).toEqual([
      [1, 'Wolves', null],
      [2, '', null],
    ]);
  });
  test('no more than 500 points each allow', () => {
    expect(refusal(ready, 'azure', 'raise-banners', { names: ['', '', ''] })).toBeUndefined();
    expect(refusal(ready, 'azure', 'raise-banners', { names: ['', '', '', ''] })).toBe('me.banners.points');
  });
  test('me.banners.dismissed: a banner taken back gives its baggage back', () => {
    const state = army({ strength: 1600, baggage: 2 }, { banners: { a1: banner({ baggage: 3 }) } });
    const done = act(state, 'azure', 'dismiss-banner', { banner: 'a1' });
    expect(done.state.banners).toEqual({});
    expect(done.state.realms.azure?.baggage).toBe(5);
  });
});

describe('me.banners.placed (Place banners on the map)', () => {
  const state = army({ strength: 1600 }, { banners: { a1: banner({ tile: null, spot: null }) } });
  test('anywhere in the realm, at any point of the tile', () => {
    const done = act(state, 'azure', 'place-banners', {
      placed: [{ banner: 'a1', tile: east, spot: { edge: 2 } }],
    });
    expect(done.state.banners.a1).toMatchObject({ tile: east, spot: { edge: 2 } });
    const somewhere = act(state, 'azure', 'place-banners', { placed: [{ banner: 'a1', tile: home }] });
    expect(somewhere.state.banners.a1?.spot).toEqual({ part: 0 });
  });
  test('not outside it, nor where the tile has no such place', () => {
    expect(refusal(state, 'azure', 'place-banners', { placed: [{ banner: 'a1', tile: west }] })).toBe(
      'me.banners.placed',
    );
    const nowhere = { banner: 'a1', tile: east, spot: { edge: 2, bank: 'first' } };
    expect(refusal(state, 'azure', 'place-banners', { placed: [nowhere] })).toBe('me.banners.placed');
  });
  test('nobody goes on with banners to place', () => {
    const one = { ...state, seats: ['azure'], realms: { azure: { ...blank, strength: 1600, baggage: 3 } } };
    expect(refusal(one, 'azure', 'end-stage', { stage: 'armies' })).toBe('me.banners.placed');
  });
});

describe('me.baggage.start, me.baggage.shared, me.baggage.most, me.stockpile.start (Place baggage counters)', () => {
  const banners = { a1: banner(), a2: banner({ number: 2 }) };
  const rolled = (baggage: number, over: Parameters<typeof table>[0] = {}) =>
    army({ strength: 1600, baggage }, { banners, ...over });
  test('2D6, once', () => {
    const done = act(army({}, { banners }), 'azure', 'roll-baggage', {}, { baggage: [3, 5] });
    expect(done.state.realms.azure?.baggage).toBe(8);
    expect(refusal(done.state, 'azure', 'roll-baggage')).toBe('me.baggage.start');
  });
  test('shared out as one likes, and again until the season begins', () => {
    const done = act(rolled(8), 'azure', 'share-baggage', { banners: { a1: 6, a2: 1 } });
    expect([
      done.state.banners.a1?.baggage,
      done.state.banners.a2?.baggage,
      done.state.realms.azure?.baggage,
    ]).toEqual([6, 1, 1]);
    const again = act(done.state, 'azure', 'share-baggage', { banners: { a1: 2, a2: 6 } });
    expect([
      again.state.banners.a1?.baggage,
      again.state.banners.a2?.baggage,
      again.state.realms.azure?.baggage,
    ]).toEqual([2, 6, 0]);
  });
  test.each([
    ['me.baggage.most', rolled(8), { banners: { a1: 7 } }],
    ['me.baggage.start', rolled(3), { banners: { a1: 4 } }],
    ['me.baggage.start', army({}, { banners }), { banners: { a1: 1 } }],
    ['me.stockpile.start', rolled(8), { banners: { a1: 1 }, stockpiles: { [home]: 1 } }],
    [
      'me.stockpile.place',
      rolled(12, { banners: { a1: banner() } }),
      { banners: { a1: 6 }, stockpiles: { [east]: 1 } },
    ],
    ['me.stockpile.most', rolled(12, { banners: {} }), { banners: {}, stockpiles: { [home]: 7 } }],
    ['me.piece.banner', rolled(8), { banners: { g1: 1 } }],
  ])('%s speaks against it', (rule, state, args) => {
    expect(refusal(state, 'azure', 'share-baggage', args)).toBe(rule);
  });
  test('what the banners cannot carry is stockpiled', () => {
    const state = rolled(10, { banners: { a1: banner() } });
    const args = { banners: { a1: 6 }, stockpiles: { [home]: 4 } };
    expect(refusal(state, 'azure', 'share-baggage', args)).toBeUndefined();
    expect(act(state, 'azure', 'share-baggage', args).state.tiles[home]?.stockpile).toBe(4);
    const bare = rolled(10, {
      banners: { a1: banner() },
      options: { rulings: { startingStockpiles: false } },
    });
    expect(refusal(bare, 'azure', 'share-baggage', args)).toBe('me.stockpile.start');
  });
  test('what is not shared out by then is lost', () => {
    const one = { ...rolled(8), seats: ['azure'] };
    const { state } = act(one, 'azure', 'end-stage', { stage: 'armies' });
    expect(state.stage).toBe('season');
    expect(state.realms.azure?.baggage).toBeNull();
  });
});

test('me.piece.seat: who has no realm here gives no such orders', () => {
  expect(() => act(army(), 'vert', 'roll-baggage', {}, { baggage: [1, 1] })).toThrow('me.piece.seat');
});
