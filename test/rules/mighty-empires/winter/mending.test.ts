import { describe, expect, test } from 'vitest';
import type { TileId } from '../../../../src/kernel/hex.ts';
import { plain as inWords } from '../../../../src/kernel/text.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import type { Contents } from '../../../../src/rules/mighty-empires/ledger/book.ts';
import { newSiege } from '../../../../src/rules/mighty-empires/siege/state.ts';
import { timberLeft } from '../../../../src/rules/mighty-empires/winter/construction.ts';
import { heir } from '../../../../src/rules/mighty-empires/winter/ruins.ts';
import { goingToWaste, unfinished } from '../../../../src/rules/mighty-empires/winter/unfinished.ts';
import { act, banner, east, holding, home, plain, refusal, ship, shore, west } from '../table.ts';
import { far, out, road, siegeOf, winterAt } from './snow.ts';

const ruin = (over = {}) => holding({ razed: true, ...over });

describe('me.recovery (Recovery: razed settlements)', () => {
  const rolled = (tiles: object, dice: object, winter: object = {}) =>
    act(winterAt('recovery', { tiles: tiles as never }, winter), 'azure', 'roll-recovery', {}, dice as never);
  test.each([
    ['village', 3, true],
    ['village', 4, false],
    ['fortress', 5, true],
    ['city', 5, true],
    ['fortress', 6, false],
    ['city', 6, false],
  ] as const)('a %s on a %i stays razed: %s', (site, die, razed) => {
    const { state } = rolled({ [east]: ruin({ site }) }, { [east]: [die] });
    expect(state.tiles[east]?.razed).toBe(razed);
    expect(state.winter.recovery).toEqual({ [east]: die });
  });
  test.each([
    ['city', 3, 'Only crows'],
    ['city', 5, 'too few for a city or a fortress: it stays razed'],
    ['fortress', 4, 'too few for a city or a fortress: it stays razed'],
  ] as const)('a %s on a %i: %s', (site, die, words) => {
    const { notes } = rolled({ [east]: ruin({ site }) }, { [east]: [die] });
    expect(notes.map((note) => inWords(mightyEmpires.sentenceOf(note))).join(' ')).toContain(words);
  });
  test('every razed tile of the map, once', () => {
    const tiles = { [east]: ruin(), q3r0: ruin({ flag: 'gules' }) };
    expect(unfinished(winterAt('recovery', { tiles }), 'azure', 'recovery')?.rule).toBe('me.recovery');
    const { state } = rolled(tiles, { [east]: [1], q3r0: [2] });
    expect(refusal(state, 'gules', 'roll-recovery', {})).toBe('me.recovery');
    expect(unfinished(state, 'azure', 'recovery')).toBeUndefined();
  });
  test('me.recovery.ashes: not what winter’s dragons razed', () => {
    const { state, told } = rolled({ [east]: ruin(), [west]: ruin() }, { [west]: [6] }, { ashes: [east] });
    expect(state.tiles[east]?.razed).toBe(true);
    expect(told).toContain('in-ashes');
    expect(refusal(state, 'azure', 'rebuild', { tile: east })).toBe('me.recovery.ashes');
  });
  test('me.recovery.famine: not beside an empire that starves, nor by its crowns', () => {
    const effects = [{ kind: 'famine', seat: 'azure', why: 'me.events.famine' }];
    const { state, told } = rolled(
      { [east]: ruin(), q3r0: ruin({ flag: 'gules' }) },
      { q3r0: [6] },
      { effects },
    );
    expect(state.tiles[east]?.razed).toBe(true);
    expect(state.tiles.q3r0?.razed).toBe(false);
    expect(told).toContain('nobody-returns');
    expect(refusal(state, 'azure', 'rebuild', { tile: east })).toBe('me.recovery.famine');
  });
  test('me.recovery.claims: city before fortress, village, bare land; equals leave it independent', () => {
    const at: TileId = 'q2r0';
    const of = (mine: string | null, theirs: string | null) => {
      const tiles = {
        ...Object.fromEntries(
          ['q1r0', 'q1r-1', 'q0r1', 'q0r-1', 'q-1r0', 'q-1r1'].map((tile) => [
            tile,
            holding({ razed: true }),
          ]),
        ),
        [at]: ruin(),
        ...(mine ? { q1r0: holding({ site: mine as never }) } : {}),
        ...(theirs ? { q3r0: holding({ site: theirs as never, flag: 'gules' }) } : {}),
      };
      return heir(winterAt('recovery', { tiles }), at);
    };
    expect([
      of('city', 'fortress'),
      of('village', 'fortress'),
      of('village', 'barren'),
      of('barren', null),
    ]).toEqual(['azure', 'gules', 'azure', 'azure']);
    expect([of('village', 'village'), of(null, null)]).toEqual(['independent', 'independent']);
  });
});

describe('me.recovery.rebuild (Recovery: rebuilding)', () => {
  const failed = (site: 'village' | 'city', die: number, over: object = {}) =>
    winterAt('recovery', { tiles: { [east]: ruin({ site }), ...over } }, { recovery: { [east]: die } });
  test('each crown adds one to the die', () => {
    const { state } = act(failed('city', 2), 'azure', 'rebuild', { tile: east });
    expect(state.tiles[east]).toMatchObject({ razed: false, flag: 'azure', site: 'city' });
    expect(state.winter.purses.azure).toMatchObject({ spent: 4, by: { recovery: 4 } });
    expect(
      act(failed('village', 3), 'azure', 'rebuild', { tile: east }).state.winter.purses.azure?.spent,
    ).toBe(1);
  });
  test('beside one’s own empire only, and after the roll', () => {
    expect(refusal(failed('city', 2), 'gules', 'rebuild', { tile: east })).toBe('me.recovery.rebuild');
    expect(refusal(failed('city', 2), 'azure', 'rebuild', { tile: west })).toBe('me.recovery.rebuild');
    expect(
      refusal(winterAt('recovery', { tiles: { [east]: ruin() } }), 'azure', 'rebuild', { tile: east }),
    ).toBe('me.recovery');
  });
  test('me.recovery.rivals: not where a rival’s empire adjoins', () => {
    const over = { q2r0: holding({ site: 'barren', flag: 'gules' }) };
    expect(refusal(failed('city', 2, over), 'azure', 'rebuild', { tile: east })).toBe('me.recovery.rivals');
  });
  test('me.winter.purse: not for more than is left', () => {
    const poor = { ...failed('city', 2) };
    const state = { ...poor, winter: { ...poor.winter, purses: { azure: { revenue: 5, spent: 2 } } } };
    expect(refusal(state, 'azure', 'rebuild', { tile: east })).toBe('me.winter.purse');
  });
  test('me.winter.purse: crowns spent beyond the revenue count, and are remarked on', () => {
    const spends = (revenue: number) => {
      const poor = failed('city', 2);
      const state = { ...poor, winter: { ...poor.winter, purses: { azure: { revenue, spent: 2 } } } };
      const done = act(state, 'azure', 'rebuild', { tile: east });
      return { all: done.state.winter.purses.azure?.spent ?? 0, flags: done.flags };
    };
    const { all } = spends(99);
    expect(spends(all).flags).toEqual([]);
    expect(spends(all - 1).flags.map(({ rule, why }) => [rule, why.with])).toEqual([
      ['me.winter.purse', { seat: 'azure', crowns: 1 }],
    ]);
  });
});

const wood = { ...plain, forest: 1 as const };
describe('me.construction (Construction)', () => {
  const land = (tile: TileId, site: 'village' | 'barren' | 'city' | 'fortress', over: object = {}) =>
    winterAt('construction', {
      lands: { [west]: wood, q0r1: wood, [east]: shore },
      tiles: { [tile]: holding({ site }) },
      ...over,
    });
  test.each([
    ['fortress', 'village', 5],
    ['fortress', 'barren', 10],
    ['city', 'village', 15],
  ] as const)('a %s from a %s tile for %i crowns', (what, site, crowns) => {
    const { state } = act(land('q0r-1', site), 'azure', 'build', { tile: 'q0r-1', what });
    expect(state.tiles['q0r-1']?.site).toBe(what);
    expect(state.winter.purses.azure?.spent).toBe(crowns);
    expect(timberLeft(state, 'azure')).toBe(what === 'fortress' ? 1 : 2);
  });
  test('me.construction.place: no city on bare land or from a fortress, nothing abroad, in ruins or under siege', () => {
    expect(refusal(land('q0r-1', 'barren'), 'azure', 'build', { tile: 'q0r-1', what: 'city' })).toBe(
      'me.construction.place',
    );
    expect(refusal(land('q0r-1', 'fortress'), 'azure', 'build', { tile: 'q0r-1', what: 'city' })).toBe(
      'me.construction.place',
    );
    expect(
      refusal(winterAt('construction', { tiles: { q2r0: holding({ flag: 'gules' }) } }), 'azure', 'build', {
        tile: 'q2r0',
        what: 'fortress',
      }),
    ).toBe('me.construction.place');
    expect(
      refusal(winterAt('construction', { tiles: { [east]: ruin() } }), 'azure', 'build', {
        tile: east,
        what: 'fortress',
      }),
    ).toBe('me.construction.place');
    const e = { ...siegeOf(east, ['g'], ['a']), attacker: 'gules', siege: { ...newSiege, inside: ['a'] } };
    expect(
      refusal(land('q0r-1', 'village', { encounters: { e } }), 'azure', 'build', {
        tile: east,
        what: 'fortress',
      }),
    ).toBe('me.construction.place');
  });
  test('me.construction.ship: one in each harbour city for 2 crowns', () => {
    const { state } = act(land(east, 'city'), 'azure', 'build', { tile: east, what: 'ship' });
    expect(Object.values(state.ships)).toMatchObject([{ owner: 'azure', tile: east, harbour: true }]);
    expect(state.winter.purses.azure?.spent).toBe(2);
    expect(refusal(state, 'azure', 'build', { tile: east, what: 'ship' })).toBe('me.construction.ship');
    expect(refusal(land(east, 'village'), 'azure', 'build', { tile: east, what: 'ship' })).toBe(
      'me.construction.ship',
    );
    expect(
      refusal(land(east, 'city', { options: { parts: { ships: false } } }), 'azure', 'build', {
        tile: east,
        what: 'ship',
      }),
    ).toBe('me.construction.ship');
  });
  test('me.construction.timber: ships and fortresses as far as the empire’s forests reach; burnt ones give none', () => {
    expect(timberLeft(land(east, 'city'), 'azure')).toBe(2);
    expect(timberLeft({ ...land(east, 'city'), burnt: [west, 'q0r1'] }, 'azure')).toBe(0);
    const bare = { ...land(east, 'city'), burnt: [west, 'q0r1' as TileId] };
    expect(refusal(bare, 'azure', 'build', { tile: east, what: 'ship' })).toBe('me.construction.timber');
    expect(refusal(bare, 'azure', 'build', { tile: 'q0r-1', what: 'city' })).toBeUndefined();
  });
  test('me.construction.pieces: no more than there are models', () => {
    const ships = Object.fromEntries(
      Array.from({ length: 15 }, (_, n) => [`s${n}`, ship({ number: n + 1 })]),
    );
    expect(refusal(land(east, 'city', { ships }), 'azure', 'build', { tile: east, what: 'ship' })).toBe(
      'me.construction.pieces',
    );
    const more = land(east, 'city', { ships, options: { pieces: 'unlimited' } });
    expect(refusal(more, 'azure', 'build', { tile: east, what: 'ship' })).toBeUndefined();
  });
  test('burnt woods stand again when the next year begins', () => {
    const over = { ...winterAt('spring', {}, { at: { azure: 'ready', gules: 'ready' } }), burnt: [west] };
    expect(act(over, 'azure', 'begin-season', { year: 2 }).state.burnt).toEqual([]);
  });
});

describe('me.stores (Baggage)', () => {
  test('a crown a load, bought more than once', () => {
    const once = act(winterAt('baggage'), 'azure', 'buy-baggage', { points: 4 }).state;
    const { state } = act(once, 'azure', 'buy-baggage', { points: 2 });
    expect(state.winter.stores.azure).toBe(6);
    expect(state.winter.purses.azure?.spent).toBe(6);
    expect(refusal(state, 'azure', 'buy-baggage', { points: 25 })).toBe('me.winter.purse');
  });
  test('me.revenue.lost: what is not spent is lost, and said so in time', () => {
    expect(goingToWaste(winterAt('baggage'), 'azure', 'baggage').map(({ rule }) => rule)).toEqual([
      'me.revenue.lost',
    ]);
    expect(goingToWaste(winterAt('espionage'), 'azure', 'espionage').map(({ rule }) => rule)).toEqual([
      'me.revenue.lost',
    ]);
    expect(goingToWaste(winterAt('revenue'), 'azure', 'revenue')).toEqual([]);
    const off = winterAt('deployment', { options: { parts: { espionage: false } } });
    expect(goingToWaste(off, 'azure', 'deployment').map(({ rule }) => rule)).toEqual(['me.revenue.lost']);
  });
});

describe('me.deployment (Deployment)', () => {
  const state = (over: object = {}, winter: object = {}) =>
    winterAt(
      'deployment',
      { banners: { a: banner(), n: banner({ number: 2, tile: null, spot: null }) }, ...over },
      winter,
    );
  test('banners go to any settlement of the empire', () => {
    const { state: after } = act(state(), 'azure', 'deploy', { banners: { a: east, n: west } });
    expect([after.banners.a?.tile, after.banners.n?.tile]).toEqual([east, west]);
    expect(after.banners.n?.spot).not.toBeNull();
    expect(unfinished(after, 'azure', 'deployment')).toBeUndefined();
  });
  test('me.deployment.place: not on bare land, in ruins or abroad; nobody is left without a post', () => {
    const tiles = { [east]: holding({ site: 'barren' }), [west]: ruin(), q2r0: holding({ flag: 'gules' }) };
    for (const tile of [east, west, 'q2r0'])
      expect(refusal(state({ tiles }), 'azure', 'deploy', { banners: { a: tile } })).toBe(
        'me.deployment.place',
      );
    expect(unfinished(state(), 'azure', 'deployment')?.rule).toBe('me.deployment.place');
  });
  test('me.deployment.ships: to a harbour of one’s own', () => {
    const over = {
      lands: { [east]: shore, [west]: shore },
      tiles: { [east]: holding({ site: 'city' }), [west]: holding({ site: 'city' }) },
      ships: { s: ship({ tile: east }) },
    };
    expect(act(state(over), 'azure', 'deploy', { ships: { s: west } }).state.ships.s?.tile).toBe(west);
    expect(refusal(state(over), 'azure', 'deploy', { ships: { s: home } })).toBe('me.deployment.ships');
  });
  test('me.deployment.overseas: a settlement cut off from the realm wants a ship there or beside it', () => {
    const tiles = {
      q3r0: holding({ site: 'city' }),
      q2r0: holding({ site: 'barren', flag: 'gules' }),
      [east]: holding({ site: 'city' }),
    };
    const over = { tiles, lands: { q3r0: shore, [east]: shore }, ships: { s: ship({ tile: east }) } };
    expect(refusal(state(over), 'azure', 'deploy', { banners: { a: 'q3r0' } })).toBe(
      'me.deployment.overseas',
    );
    expect(
      refusal(state(over), 'azure', 'deploy', { banners: { a: 'q3r0' }, ships: { s: 'q3r0' } }),
    ).toBeUndefined();
    const linked = { ...over, tiles: { ...tiles, q2r0: holding({ site: 'barren' }) } };
    expect(refusal(state(linked), 'azure', 'deploy', { banners: { a: 'q3r0' } })).toBeUndefined();
  });
  test('me.deployment.siege: nobody leaves or enters a siege', () => {
    const e = { ...siegeOf(far, ['a']), siege: { ...newSiege } };
    const over = {
      encounters: { e },
      banners: { a: { ...out } },
      tiles: { ...road(), [far]: holding({ site: 'city', flag: 'independent' }) },
    };
    expect(refusal(state(over), 'azure', 'deploy', { banners: { a: home } })).toBe('me.deployment.siege');
    expect(refusal(state(over), 'azure', 'roll-up', { banner: 'a' })).toBe('me.deployment.siege');
  });
  test('me.deployment.raised, me.deployment.rolled-up: flags come and go', () => {
    const { state: more } = act(state(), 'azure', 'new-banner', { name: 'The Second Watch' });
    expect(Object.values(more.banners).at(-1)).toMatchObject({
      number: 3,
      tile: null,
      name: 'The Second Watch',
    });
    expect(Object.keys(act(more, 'azure', 'roll-up', { banner: 'n' }).state.banners)).not.toContain('n');
  });
  test('before the roads open a banner holds 500 to 1500 points (me.banners.points)', () => {
    const told = (phase: 'recruitment' | 'deployment', points: number) => {
      const now = winterAt(phase, { banners: { a: banner() }, options: { armies: 'points' } });
      const book = mightyEmpires.ledgers.start('azure', now);
      const banners = { a: { ...(book.banners.a as Contents), mustered: true, points } };
      return mightyEmpires.ledgers.tasks({ ...book, banners }, now).map(({ rule }) => rule);
    };
    expect(told('deployment', 1600)).toContain('me.banners.points');
    expect(told('deployment', 400)).toContain('me.banners.points');
    expect(told('deployment', 1500)).not.toContain('me.banners.points');
    expect(told('recruitment', 1600)).not.toContain('me.banners.points');
  });
  test('me.deployment.baggage: six to a banner and to a town; what is not placed is lost', () => {
    const loaded = state({}, { stores: { azure: 8, gules: 0 } });
    const { state: after } = act(loaded, 'azure', 'store-baggage', {
      banners: { a: 5 },
      stockpiles: { [home]: 2 },
    });
    expect(after.banners.a?.baggage).toBe(5);
    expect(after.tiles[home]?.stockpile).toBe(2);
    expect(after.winter.stores.azure).toBe(1);
    expect(goingToWaste(after, 'azure', 'deployment').map(({ rule }) => rule)).toEqual([
      'me.deployment.baggage',
    ]);
    const again = act(after, 'azure', 'store-baggage', {
      banners: { a: 6 },
      stockpiles: { [home]: 2 },
    }).state;
    expect(again.winter.stores.azure).toBe(0);
    expect(refusal(after, 'azure', 'store-baggage', { banners: { a: 6 }, stockpiles: { [home]: 6 } })).toBe(
      'me.deployment.baggage',
    );
    expect(refusal(loaded, 'azure', 'store-baggage', { banners: { a: 7 } })).toBe('me.baggage.most');
    expect(refusal(loaded, 'azure', 'store-baggage', { stockpiles: { [east]: 1 } })).toBe(
      'me.stockpile.place',
    );
  });
});
