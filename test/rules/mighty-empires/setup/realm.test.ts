import { describe, expect, test } from 'vitest';
import type { TileId } from '../../../../src/kernel/hex.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import type { Realm, State } from '../../../../src/rules/mighty-empires/state.ts';
import { act, east, holding, home, plain, refusal, ship, shore, table, valley, west } from '../table.ts';

const at = (stage: State['stage'], over: Parameters<typeof table>[0] = {}): State => ({
  ...table(over),
  stage,
});
const chosen = (state: State, tile: TileId = home, seat = 'azure') =>
  act(state, seat, 'choose-capital', { tile, tincture: 'azure' }).state;
const first = { precedence: ['azure', 'gules'] };

describe('me.realm.precedence (Creating the realm)', () => {
  test('the highest die chooses first; ties are rolled again', () => {
    const { state } = act(
      at('capitals'),
      'azure',
      'roll-precedence',
      {},
      {
        'lots/azure': [4],
        'lots/gules': [4],
        'lots/tie4/azure': [2],
        'lots/tie4/gules': [5],
      },
    );
    expect(state.precedence).toEqual(['gules', 'azure']);
    expect(mightyEmpires.awaited(state)).toEqual(['gules']);
    expect(refusal(state, 'azure', 'choose-capital')).toBe('me.realm.precedence');
    expect(refusal(state, 'gules', 'choose-capital')).toBeUndefined();
    expect(refusal(state, 'gules', 'roll-precedence')).toBe('me.realm.precedence');
  });
});

describe('me.realm.capital, me.realm.tincture (Creating the realm)', () => {
  test('the capital and the six tiles around it', () => {
    const state = chosen(at('capitals', first));
    expect(state.realms.azure).toMatchObject({ capital: home, tincture: 'azure' });
    expect(state.realms.azure?.tiles).toHaveLength(7);
    expect(state.tiles[home]).toMatchObject({ site: 'city', flag: 'azure', capitalOf: 'azure' });
  });
  test('at the map’s edge and beside a swamp the realm is smaller', () => {
    expect(chosen(at('capitals', first), 'q3r0').realms.azure?.tiles).toHaveLength(4);
    const lands = { [east]: { ...plain, ground: 'swamp' as const } };
    expect(chosen(at('capitals', { ...first, lands })).realms.azure?.tiles).toHaveLength(6);
  });
  test('two tiles at least lie between capitals, and no tincture is borne twice', () => {
    const state = chosen(at('capitals', first));
    const choose = (tile: TileId, tincture: string) =>
      refusal(state, 'gules', 'choose-capital', { tile, tincture });
    expect(choose('q2r0', 'gules')).toBe('me.realm.capital');
    expect(choose('q3r0', 'gules')).toBeUndefined();
    expect(choose('q3r0', 'azure')).toBe('me.realm.tincture');
  });
  test('on a map with capital tiles, only those', () => {
    const state = at('capitals', first);
    const marked = { ...state, map: { ...state.map, capitals: [west] } };
    expect(refusal(marked, 'azure', 'choose-capital', { tile: home, tincture: 'or' })).toBe(
      'me.realm.capital',
    );
    expect(refusal(marked, 'azure', 'choose-capital', { tile: west, tincture: 'or' })).toBeUndefined();
  });
  test('a name for the realm', () => {
    const { state } = act(at('capitals', first), 'azure', 'choose-capital', {
      tile: home,
      tincture: 'or',
      name: 'Vell',
    });
    expect(state.realms.azure?.name).toBe('Vell');
  });
  test('nobody goes on before everybody has chosen', () => {
    expect(refusal(chosen(at('capitals', first)), 'azure', 'end-stage', { stage: 'capitals' })).toBe(
      'me.realm.capital',
    );
  });
});

describe('me.realm.unused-capital (Creating the realm)', () => {
  const both = () => {
    const state = chosen(at('capitals', { ...first, options: { unusedCapitals: 'independent' } }));
    const next = act(state, 'gules', 'choose-capital', { tile: 'q3r0', tincture: 'gules' }).state;
    return { ...next, map: { ...next.map, capitals: [home, 'q3r0', 'q-3r0'] as TileId[] } };
  };
  test('capitals nobody chose become independent cities, if the table wants them', () => {
    expect(act(both(), 'azure', 'end-stage', { stage: 'capitals' }).state.tiles['q-3r0']).toMatchObject({
      site: 'city',
      flag: 'independent',
    });
  });
  test('or stay unexplored', () => {
    const state = both();
    const plainly = { ...state, options: { ...state.options, unusedCapitals: 'unexplored' as const } };
    expect(act(plainly, 'azure', 'end-stage', { stage: 'capitals' }).state.tiles).not.toHaveProperty('q-3r0');
  });
});

describe('me.realm.settlements (Creating the realm: tile type)', () => {
  const lands = {
    [east]: { ...plain, ground: 'highland' as const },
    [west]: valley,
    q0r1: { ...plain, ground: 'coastal' as const },
  };
  const ready = (): State => ({ ...chosen(at('capitals', { ...first, lands })), stage: 'realms' });
  test('each tile on the column of its ground', () => {
    const tiles = [east, west, 'q0r1', 'q0r-1'];
    const { state } = act(
      ready(),
      'azure',
      'settle-realm',
      { tiles },
      {
        [east]: [3, 4],
        [west]: [1, 4],
        q0r1: [4, 5],
        'q0r-1': [4, 5],
      },
    );
    expect(tiles.map((tile) => state.tiles[tile as TileId]?.site)).toEqual([
      'barren',
      'village',
      'village',
      'fortress',
    ]);
    expect(state.tiles[east]?.flag).toBe('azure');
  });
  test('one at a time, as nominated; none twice, none of another realm', () => {
    const one = act(ready(), 'azure', 'settle-realm', { tiles: [east] }, { [east]: [6, 6] }).state;
    expect(one.tiles[east]?.site).toBe('city');
    expect(refusal(one, 'azure', 'settle-realm', { tiles: [east] })).toBe('me.realm.settlements');
    expect(act(one, 'azure', 'settle-realm', { tiles: [east] }).changes).toEqual([]);
    expect(refusal(one, 'azure', 'settle-realm', { tiles: ['q3r0'] })).toBe('me.realm.settlements');
    expect(refusal(one, 'azure', 'end-stage', { stage: 'realms' })).toBe('me.realm.settlements');
  });
});

describe('me.realm.ships (Ships)', () => {
  const realm: Partial<Realm> = { capital: home, tiles: [home, east] };
  const realms = { azure: { ...mightyEmpires.found({}, ['azure']).realms.azure, ...realm } as Realm };
  const tiles = { [home]: holding({ site: 'city', capitalOf: 'azure' }), [east]: holding({ site: 'city' }) };
  const coast = (over: Parameters<typeof table>[0] = {}) =>
    at('realms', {
      seats: ['azure'],
      realms,
      tiles,
      lands: { [home]: shore, [east]: { ...valley, coasts: [[1, 2]] } },
      ...over,
    });
  test.each([
    [1, 0],
    [2, 1],
    [4, 1],
    [5, 2],
    [6, 3],
  ])('a coastal city, the capital too: a %i brings %i ships', (die, ships) => {
    const { state } = act(coast(), 'azure', 'roll-ships', { tiles: [home] }, { [home]: [die] });
    expect(Object.values(state.ships)).toHaveLength(ships);
    expect(refusal(state, 'azure', 'roll-ships', { tiles: [home] })).toBe('me.realm.ships');
    expect(refusal(state, 'azure', 'end-stage', { stage: 'realms' })).toBeUndefined();
  });
  test('a city at a river’s mouth has no ships to start with', () => {
    expect(refusal(coast(), 'azure', 'roll-ships', { tiles: [east] })).toBe('me.realm.ships');
  });
  test('nobody goes on with ports to roll for', () => {
    expect(refusal(coast(), 'azure', 'end-stage', { stage: 'realms' })).toBe('me.realm.ships');
  });
  test('no more ships than models', () => {
    const fleet = Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`s${i}`, ship({ tile: 'q3r0' })]));
    const { state } = act(coast({ ships: fleet }), 'azure', 'roll-ships', { tiles: [home] }, { [home]: [6] });
    expect(Object.values(state.ships)).toHaveLength(15);
  });
});
