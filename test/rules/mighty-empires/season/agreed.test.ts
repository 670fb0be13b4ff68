import { describe, expect, test } from 'vitest';
import { say } from '../../../../src/kernel/text.ts';
import { expected } from '../../../../src/rules/mighty-empires/battle/record.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { calledYear } from '../../../../src/rules/mighty-empires/names/calendar.ts';
import { newSiege } from '../../../../src/rules/mighty-empires/siege/state.ts';
import {
  act,
  banner,
  charges,
  east,
  holding,
  home,
  minds,
  plain,
  refusal,
  ship,
  shore,
  table,
  west,
} from '../table.ts';

const battle = {
  kind: 'battle',
  tile: home,
  attacker: 'azure',
  attackers: { a1: west },
  defender: 'gules',
  since: { year: 1, month: 1 },
  mustered: null,
  siege: null,
} as const;
const banners = { a1: banner({ spot: { edge: 3 }, baggage: 2 }), g1: banner({ seat: 'gules', baggage: 3 }) };
const tiles = { [home]: holding({ flag: 'gules', site: 'city' }), [east]: holding({ flag: 'gules' }) };
const fought = (over: Parameters<typeof table>[0] = {}) =>
  table({ banners, tiles, encounters: { e1: battle }, season: { phase: 'battle' }, ...over });

describe('me.battle.recorded (Battles)', () => {
  test('the attacker wins: points are charged, the tile is his, the beaten go to a tile of their own', () => {
    const agreed = {
      ...expected(fought(), 'e1', 'attacker'),
      lost: { a1: 100, g1: 200 },
      baggage: { a1: 5, g1: 0 },
    };
    expect(agreed).toMatchObject({ withdraws: { g1: east }, taken: true, destroyed: [] });
    const done = act(fought(), 'azure', 'record-battle', agreed);
    expect(charges(done)).toEqual({ a1: 100, g1: 200 });
    expect(done.state.encounters).toEqual({});
    expect(done.state.tiles[home]?.flag).toBe('azure');
    expect(done.state.banners.g1).toMatchObject({ tile: east, spot: { edge: 3 }, baggage: 0 });
    expect(done.state.banners.a1).toMatchObject({ tile: home, baggage: 5 });
  });
  test('the defender wins: the attacker goes back where he came from, and the tile stays', () => {
    const done = act(fought(), 'azure', 'record-battle', expected(fought(), 'e1', 'defender'));
    expect(done.state.banners.a1?.tile).toBe(west);
    expect(done.state.tiles[home]?.flag).toBe('gules');
  });
  test('won on razed ground, there is nothing to take', () => {
    const burnt = fought({
      tiles: { [home]: holding({ flag: 'gules', razed: true }), [east]: holding({ flag: 'gules' }) },
    });
    expect(expected(burnt, 'e1', 'attacker')).toMatchObject({ taken: false });
    const done = act(burnt, 'azure', 'record-battle', {
      ...expected(burnt, 'e1', 'attacker'),
      taken: true,
    });
    expect(done.flags).toMatchObject([{ kind: 'remark', rule: 'me.piece.tile' }]);
  });
  test('the other side is asked, and nothing happens where it does not agree; a result called off is one as well', () => {
    const off = { ...expected(fought(), 'e1', 'called-off'), asks: ['gules'] };
    const done = act(fought(), 'azure', 'record-battle', off, { 'agree/gules': 'agree' });
    expect(done.state.encounters).toEqual({});
    const not = act(fought(), 'azure', 'record-battle', off, { 'agree/gules': 'refuse' });
    expect(not.state).toEqual(fought());
    expect(not.notes).toMatchObject([{ note: 'battle-refused', data: { seat: 'azure', other: 'gules' } }]);
  });
  test('a draw: both leave', () => {
    const done = act(fought(), 'azure', 'record-battle', expected(fought(), 'e1', 'draw'));
    expect([done.state.banners.a1?.tile, done.state.banners.g1?.tile]).toEqual([west, east]);
    expect(done.state.tiles[home]?.flag).toBe('gules');
  });
  test('a beaten defender with nowhere to go is destroyed', () => {
    const cut = fought({ tiles: { [home]: holding({ flag: 'gules' }) } });
    const done = act(cut, 'azure', 'record-battle', expected(cut, 'e1', 'attacker'));
    expect(done.state.fallen.g1).toMatchObject({ how: 'destroyed' });
    expect(done.state.banners).not.toHaveProperty('g1');
  });
  test('the attacker calls it off', () => {
    const done = act(fought(), 'azure', 'record-battle', expected(fought(), 'e1', 'called-off'));
    expect(done.state.banners.a1?.tile).toBe(west);
    expect(done.state.encounters).toEqual({});
  });
  test('me.siege.recorded (Sieges): behind city walls the battle becomes a siege, and the tile stays', () => {
    const done = act(fought(), 'azure', 'record-battle', expected(fought(), 'e1', 'siege'));
    expect(done.state.encounters.e1?.kind).toBe('siege');
    expect(
      minds(fought({ tiles: { [home]: holding({ flag: 'gules' }) } }), 'azure', 'record-battle', {
        ...expected(fought(), 'e1', 'siege'),
      }),
    ).toContain('me.siege.recorded');
  });
  test('nothing waits, nothing is recorded; what is over is over', () => {
    const done = act(fought(), 'azure', 'record-battle', expected(fought(), 'e1', 'defender'));
    expect(refusal(done.state, 'azure', 'record-battle')).toBe('me.battle.recorded');
    expect(() => act(done.state, 'azure', 'record-battle', expected(fought(), 'e1', 'defender'))).toThrow(
      'me.battle.recorded',
    );
  });
});

describe('me.reorganisation.baggage, me.stockpile.place, me.stockpile.most, me.baggage.most (Distributing baggage; Stockpiles)', () => {
  const mine = { a1: banner({ baggage: 5 }), a2: banner({ number: 2, baggage: 1 }) };
  const town = { [home]: holding({ site: 'city', stockpile: 2 }) };
  const state = table({ banners: mine, tiles: town, season: { phase: 'reorganisation' } });
  const share = (a1: number, a2: number, stockpile: number | null) => ({
    tile: home,
    banners: { a1, a2 },
    stockpile,
  });
  test('freely among the banners of a tile and its stockpile', () => {
    const done = act(state, 'azure', 'distribute', share(1, 1, 6));
    expect(done.state.banners.a1?.baggage).toBe(1);
    expect(done.state.tiles[home]?.stockpile).toBe(6);
    expect(act(state, 'azure', 'distribute', share(6, 2, 0)).state.tiles[home]?.stockpile).toBe(0);
  });
  test('goods are never made: by agreement no more is handed out than there was', () => {
    const done = act(state, 'azure', 'distribute', share(6, 6, 6));
    expect([
      done.state.banners.a1?.baggage,
      done.state.banners.a2?.baggage,
      done.state.tiles[home]?.stockpile,
    ]).toEqual([6, 2, 0]);
  });
  test.each([
    ['me.reorganisation.baggage', share(6, 3, 0)],
    ['me.baggage.most', share(7, 0, 0)],
    ['me.stockpile.most', share(1, 0, 7)],
    ['me.reorganisation.baggage', { tile: east, banners: { a1: 1 }, stockpile: null }],
  ])('%s speaks against it', (rule, args) => {
    expect(refusal(state, 'azure', 'distribute', args)).toBe(rule);
  });
  test.each([
    ['a village', holding()],
    ['another’s city', holding({ site: 'city', flag: 'gules' })],
    ['a razed fortress', holding({ site: 'fortress', razed: true })],
  ])('no stockpile in %s', (_, tile) => {
    const there = table({ banners: mine, tiles: { [home]: tile }, season: { phase: 'reorganisation' } });
    expect(refusal(there, 'azure', 'distribute', share(1, 0, 3))).toBe('me.stockpile.place');
  });
  test('in a siege only the defenders reach the stockpile', () => {
    const siege = {
      ...battle,
      kind: 'siege',
      defender: 'azure',
      attacker: 'gules',
      attackers: { g1: east },
      siege: { ...newSiege, inside: Object.keys(mine) },
    } as const;
    const inside = { ...mine, g1: banner({ seat: 'gules' }) };
    expect(
      refusal(
        table({
          banners: inside,
          tiles: town,
          encounters: { s1: siege },
          season: { phase: 'reorganisation' },
        }),
        'azure',
        'distribute',
        share(1, 1, 6),
      ),
    ).toBeUndefined();
  });
  test('me.stockpile.presence, me.stockpile.destroy: stores are burnt only under the eyes of a friendly banner', () => {
    expect(act(state, 'azure', 'burn-stores', { tile: home }).state.tiles[home]?.stockpile).toBe(0);
    const away = table({
      tiles: town,
      banners: { a1: banner({ tile: east }) },
      season: { phase: 'reorganisation' },
    });
    expect(refusal(away, 'azure', 'burn-stores', { tile: home })).toBe('me.stockpile.presence');
    expect(
      refusal(
        table({ tiles: { [home]: holding({ site: 'city' }) }, banners: mine }),
        'azure',
        'burn-stores',
        { tile: home },
      ),
    ).toBe('me.stockpile.destroy');
  });
});

test('me.losses.disband (Deducting losses): a banner that is gone leaves the map, and its battle with it', () => {
  const done = act(fought(), 'azure', 'disband', { banner: 'a1' });
  expect(done.state.fallen.a1).toMatchObject({ how: 'disbanded', number: 1, tile: home });
  expect(done.state.encounters).toEqual({});
  expect(refusal(fought(), 'azure', 'disband', { banner: 'g1' })).toBe('me.piece.banner');
});
test('a defender who disbands leaves the tile to the attacker', () => {
  expect(act(fought(), 'gules', 'disband', { banner: 'g1' }).state.tiles[home]?.flag).toBe('azure');
});

describe('me.sea.agreed (Ships and war at sea)', () => {
  const lands = { [home]: shore };
  const state = table({
    lands,
    banners: { a1: banner() },
    ships: { s1: ship(), s2: ship({ number: 2 }) },
    tiles: { [home]: holding({ site: 'city' }) },
  });
  test('a ship takes a banner aboard and puts it ashore again', () => {
    const out = act(state, 'azure', 'sail', { ship: 's1', tile: home, harbour: false, carries: 'a1' });
    expect(out.state.ships.s1).toMatchObject({ harbour: false, carries: 'a1' });
    expect(out.state.banners.a1?.spot).toBeNull();
    const back = act(out.state, 'azure', 'sail', { ship: 's1', tile: home, harbour: true });
    expect(back.state.ships.s1?.carries).toBeNull();
    expect(back.state.banners.a1).toMatchObject({ tile: home, spot: { part: expect.any(Number) } });
  });
  test('its banner sails with it, and lives on what it carries', () => {
    const far = table({
      ...state,
      lands: { ...lands, [west]: { ...plain, coasts: [[0, 2]] } },
      options: {},
    });
    const done = act(far, 'azure', 'sail', { ship: 's1', tile: west, carries: 'a1' });
    expect(done.state.banners.a1?.tile).toBe(west);
  });
  test.each([['me.sea.water', { ship: 's1', tile: west }]])('%s: by agreement only', (rule, args) => {
    expect(refusal(state, 'azure', 'sail', { carries: null, harbour: false, ...args })).toBe(rule);
  });
  test('me.sea.carries: no banner sails on two ships', () => {
    const out = act(state, 'azure', 'sail', { ship: 's1', tile: home, carries: 'a1' });
    expect(
      refusal(out.state, 'azure', 'sail', { ship: 's2', tile: home, harbour: false, carries: 'a1' }),
    ).toBe('me.sea.carries');
    const both = act(out.state, 'azure', 'sail', { ship: 's2', tile: home, carries: 'a1' });
    expect(both.state.ships.s1?.carries).toBeNull();
  });
  test('me.piece.ship: a ship that is gone does not sail', () => {
    expect(() => act(state, 'azure', 'sail', { ship: 's9', tile: home })).toThrow('me.piece.ship');
  });
});

describe('me.names', () => {
  const state = table({ banners: { a1: banner() }, tiles: { [home]: holding() }, ships: { s1: ship() } });
  test.each([
    ['realm', 'azure', (s: typeof state) => s.realms.azure?.name],
    ['tile', home, (s: typeof state) => s.tiles[home]?.name],
    ['banner', 'a1', (s: typeof state) => s.banners.a1?.name],
    ['ship', 's1', (s: typeof state) => s.ships.s1?.name],
  ] as const)('a %s can be named', (what, id, called) => {
    expect(called(act(state, 'azure', 'name', { what, id, name: 'Harrowgate' }).state)).toBe('Harrowgate');
  });
  test('Inventing a calendar: whoever keeps it names rounds of years and single ones', () => {
    const round = act(state, 'gules', 'name', { what: 'cycle', id: 'c0', name: 'Mad' });
    expect(calledYear(round.state.calendar, 8)).toBe('Mad Hydra');
    expect(calledYear(round.state.calendar, 11)).toBeUndefined();
    expect(round.notes.slice(0, 1).map(mightyEmpires.sentenceOf)).toEqual([
      say('The years from {year} on are the {name} ones, beast by beast.', { year: 1, name: 'Mad' }),
    ]);
    const one = act(round.state, 'azure', 'name', { what: 'year', id: 'y2', name: 'Burning Sky' });
    expect(calledYear(one.state.calendar, 2)).toBe('Burning Sky');
    expect(calledYear(one.state.calendar, 1)).toBe('Mad Bear');
    const counted = act(round.state, 'azure', 'name', { what: 'cycle', id: 'c0', name: '' });
    expect(counted.state.calendar).toEqual({ cycles: {}, years: {} });
  });
  test('Inventing a calendar: ages to come have no name yet, nor is a name owned', () => {
    expect(refusal(state, 'gules', 'name', { what: 'cycle', id: 'c1', name: 'Grim' })).toBeUndefined();
    expect(() => act(state, 'azure', 'name', { what: 'cycle', id: 'c2', name: 'x' })).toThrow('me.names');
    expect(() => act(state, 'azure', 'name', { what: 'year', id: 'y9', name: 'x' })).toThrow('me.names');
  });
  test('not what is another’s, nor what is not there', () => {
    expect(refusal(state, 'gules', 'name', { what: 'banner', id: 'a1', name: 'x' })).toBe('me.names');
    expect(() => act(state, 'azure', 'name', { what: 'ship', id: 's9', name: 'x' })).toThrow('me.names');
  });
});
