import { describe, expect, test } from 'vitest';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { seaNeighbours } from '../../../../src/rules/mighty-empires/sea/waters.ts';
import { act, banner, holding, home, plain, refusal, ship } from '../table.ts';
import { coast, inland, lands, north, south } from './coast.ts';

const sail = { ships: ['s1'], to: south };

describe('me.sea.voyage, me.sea.course, me.sea.once (Moving ships)', () => {
  test('one tile along the coast in a turn, in or out of harbour for nothing', () => {
    const done = act(coast(), 'azure', 'voyage', sail);
    expect(done.state.ships.s1).toMatchObject({ tile: south, harbour: false });
    expect(done.told).toEqual(['voyage']);
    expect(refusal(done.state, 'azure', 'voyage', { ships: ['s1'], to: home })).toBe('me.sea.once');
  });
  test('out of the harbour and in again: the move is still to come', () => {
    const out = act(coast(), 'azure', 'voyage', { ships: ['s1'], to: home });
    expect(out.state.ships.s1?.harbour).toBe(false);
    expect(out.told).toEqual(['put-out']);
    expect(refusal(out.state, 'azure', 'voyage', sail)).toBeUndefined();
    const back = act(out.state, 'azure', 'voyage', { ships: ['s1'], to: home, harbour: true });
    expect(back.state.ships.s1?.harbour).toBe(true);
    expect(back.told).toEqual(['put-in']);
  });
  test('into a tile and its harbour in one turn', () => {
    const state = coast({ ships: { s1: ship({ tile: south, harbour: false }) } });
    const done = act(state, 'azure', 'voyage', { ships: ['s1'], to: home, harbour: true });
    expect(done.state.ships.s1).toMatchObject({ tile: home, harbour: true });
    expect(done.told).toEqual(['voyage', 'put-in']);
  });
  test('into the harbour after the move, still in this turn', () => {
    const state = coast({ ships: { s1: ship({ tile: south, harbour: false }) } });
    const near = act(state, 'azure', 'voyage', { ships: ['s1'], to: home });
    expect(
      refusal(near.state, 'azure', 'voyage', { ships: ['s1'], to: home, harbour: true }),
    ).toBeUndefined();
  });
  test.each([north, south])('water joins %s with the middle', (tile) => {
    expect(seaNeighbours(coast(), home)).toContain(tile);
    expect(seaNeighbours(coast(), tile)).toContain(home);
  });
  test.each([inland, 'q1r0', 'q1r1', 'q9r9'])('not inland, not off the map, not two tiles: %s', (to) => {
    expect(refusal(coast(), 'azure', 'voyage', { ships: ['s1'], to })).toBe('me.sea.course');
  });
  test('two coasts that turn their backs to one another are not joined', () => {
    const strait = coast({
      lands: {
        ...lands,
        [south]: {
          ...plain,
          ground: 'coastal',
          edges: ['sea', 'coast', 'plain', 'plain', 'plain', 'coast'],
          coasts: [[5, 1]],
        },
      },
    });
    expect(seaNeighbours(strait, home)).not.toContain(south);
  });
  test('lying still is no voyage', () => {
    expect(refusal(coast(), 'azure', 'voyage', { ships: ['s1'], to: home, harbour: true })).toBe(
      'me.sea.course',
    );
  });
  test('a new month, a new move', () => {
    const done = act(coast(), 'azure', 'voyage', sail).state;
    const next = { ...done, season: { ...done.season, month: 2 } };
    expect(refusal(next, 'azure', 'voyage', { ships: ['s1'], to: home })).toBeUndefined();
  });
  test('in movement, in one’s own turn', () => {
    expect(refusal(coast({ season: { phase: 'scouting' } }), 'azure', 'voyage', sail)).toBe(
      'me.season.phase',
    );
    expect(refusal(coast(), 'gules', 'voyage', sail)).toBe('me.season.turn');
  });
  test('by agreement farther, but never onto dry land', () => {
    const far = act(coast({ ships: { s1: ship({ tile: north }) } }), 'azure', 'voyage', sail);
    expect(far.state.ships.s1?.tile).toBe(south);
    expect(() => act(coast(), 'azure', 'voyage', { ships: ['s1'], to: inland })).toThrow('me.sea.water');
  });
  test('past enemy land, whose it stays', () => {
    const tiles = { [home]: holding({ site: 'city' }), [south]: holding({ flag: 'gules' }) };
    const banners = { g1: banner({ seat: 'gules', tile: south }) };
    const done = act(coast({ tiles, banners }), 'azure', 'voyage', sail);
    expect(done.state.tiles[south]?.flag).toBe('gules');
    expect(done.state.encounters).toEqual({});
  });
  test('who is aboard comes along', () => {
    const state = coast({ ships: { s1: ship({ carries: 'a1' }) }, banners: { a1: banner({ spot: null }) } });
    const done = act(state, 'azure', 'voyage', sail);
    expect(done.state.banners.a1).toMatchObject({ tile: south, spot: null });
    expect(done.state.ships.s1?.carries).toBe('a1');
    expect(mightyEmpires.invariants(done.state)).toEqual([]);
  });
});

test('me.sea.fleet, me.sea.owner (Moving ships): ships that lie together sail together; nobody sails another’s', () => {
  const ships = {
    s1: ship(),
    s2: ship({ number: 2 }),
    s3: ship({ number: 3, tile: north }),
    g1: ship({ owner: 'gules' }),
  };
  const done = act(coast({ ships: { s1: ships.s1, s2: ships.s2 } }), 'azure', 'voyage', {
    ships: ['s1', 's2'],
    to: south,
  });
  expect([done.state.ships.s1?.tile, done.state.ships.s2?.tile]).toEqual([south, south]);
  expect(refusal(coast({ ships }), 'azure', 'voyage', { ships: ['s1', 's3'], to: south })).toBe(
    'me.sea.fleet',
  );
  expect(refusal(coast({ ships }), 'azure', 'voyage', { ships: ['g1'], to: south })).toBe('me.sea.owner');
  expect(refusal(coast({ ships: {} }), 'azure', 'voyage')).toBe('me.sea.owner');
  const wild = coast({ ships: { ...ships, i1: ship({ owner: 'independent' }) } });
  expect(refusal(wild, 'azure', 'voyage', { ships: ['i1'], to: south })).toBe('me.sea.owner');
});

test('me.sea.harbour (Harbours): only where a city stands by the sea', () => {
  const port = { ships: ['s1'], to: south, harbour: true };
  expect(refusal(coast(), 'azure', 'voyage', port)).toBe('me.sea.harbour');
  const village = { [home]: holding({ site: 'city' }), [south]: holding() };
  expect(refusal(coast({ tiles: village }), 'azure', 'voyage', port)).toBe('me.sea.harbour');
  const rival = { [south]: holding({ site: 'city', flag: 'gules' }) };
  expect(refusal(coast({ tiles: rival }), 'azure', 'voyage', port)).toBeUndefined();
  const burnt = { [south]: holding({ site: 'city', razed: true }) };
  expect(refusal(coast({ tiles: burnt }), 'azure', 'voyage', port)).toBe('me.sea.harbour');
});

test('a ship in another’s harbour changes nothing there (Harbours)', () => {
  const tiles = { [south]: holding({ site: 'city', flag: 'gules' }) };
  const done = act(coast({ tiles }), 'azure', 'voyage', { ships: ['s1'], to: south, harbour: true });
  expect(done.state.tiles[south]?.flag).toBe('gules');
});

describe('me.sea.left-out: a campaign without ships', () => {
  const without = coast({ options: { parts: { ships: false } } });
  test.each(['voyage', 'embark', 'disembark', 'sail'])('%s is not offered', (order) => {
    expect(refusal(without, 'azure', order)).toBe('me.sea.left-out');
  });
  test('no task speaks of ships', () => {
    expect(mightyEmpires.tasks(without, 'azure').filter(({ rule }) => rule.startsWith('me.sea.'))).toEqual(
      [],
    );
    expect(mightyEmpires.tasks(coast(), 'azure').map(({ rule }) => rule)).toContain('me.sea.voyage');
  });
});

test('me.sea.agreed: ships go anywhere by agreement alone', () => {
  expect(refusal(coast(), 'azure', 'sail', { ship: 's1', tile: south, harbour: false })).toBe(
    'me.sea.agreed',
  );
});

describe('me.sea.scouting (Moving ships): banners scout from their ships', () => {
  const afloat = (over = {}) =>
    coast({
      season: { phase: 'scouting' },
      ships: { s1: ship({ carries: 'a1', tile: south, harbour: false }) },
      banners: { a1: banner({ spot: null, tile: south }) },
      ...over,
    });
  test('coasts they could sail to, and the unknown one they lie off', () => {
    expect(refusal(afloat(), 'azure', 'scout', { banner: 'a1', tile: home })).toBeUndefined();
    expect(refusal(afloat(), 'azure', 'scout', { banner: 'a1', tile: south })).toBeUndefined();
    expect(refusal(afloat(), 'azure', 'scout', { banner: 'a1', tile: 'q-1r1' })).toBe('me.sea.scouting');
    const known = afloat({ tiles: { [south]: holding() } });
    expect(refusal(known, 'azure', 'scout', { banner: 'a1', tile: south })).toBe('me.sea.scouting');
  });
  test('what was unknown is found on the coastal chart, and may submit', () => {
    const done = act(
      afloat({ tiles: {} }),
      'azure',
      'scout',
      { banner: 'a1', tile: south },
      { 'scouts/scouts': [2, 3] },
    );
    expect(done.state.tiles[south]).toMatchObject({ flag: 'azure' });
  });
  test('a rival’s known coast stays his, though nobody guards it', () => {
    const tiles = { [home]: holding({ flag: 'gules' }) };
    const done = act(
      afloat({ tiles }),
      'azure',
      'scout',
      { banner: 'a1', tile: home },
      { 'scouts/scouts': [3, 4] },
    );
    expect(done.state.tiles[home]?.flag).toBe('gules');
  });
  test('who is aboard is neither seen nor in the way of scouts on land', () => {
    const state = coast({
      season: { phase: 'scouting' },
      tiles: { [home]: holding({ flag: 'gules' }) },
      banners: { a1: banner({ tile: inland }), g1: banner({ seat: 'gules', spot: null }) },
      ships: { g: ship({ owner: 'gules', carries: 'g1', harbour: false }) },
    });
    const done = act(state, 'azure', 'scout', { banner: 'a1', tile: home }, { 'scouts/scouts': [3, 4] });
    expect(done.state.tiles[home]?.flag).toBe('azure');
    expect(done.told).not.toContain('skirmish');
  });
});

describe('me.sea.provisions, me.sea.apart (Moving ships): who is aboard eats what it carries', () => {
  const state = coast({
    season: { phase: 'subsistence' },
    tiles: { [home]: holding({ site: 'city', stockpile: 3 }) },
    ships: { s1: ship({ carries: 'a1' }) },
    banners: { a1: banner({ spot: null, baggage: 1 }), a2: banner({ number: 2, baggage: 4 }) },
  });
  const plan = (a1: string) => ({ plan: { a1 } });
  test.each([
    ['forage', 'me.sea.provisions'],
    ['stockpile', 'me.sea.provisions'],
    ['a2', 'me.sea.apart'],
    ['a1', undefined],
  ])('by %s: %s', (from, rule) => {
    expect(refusal(state, 'azure', 'subsist', plan(from))).toBe(rule);
  });
  test('without baggage it goes hungry, beside a full store', () => {
    const empty = { ...state, banners: { ...state.banners, a1: banner({ spot: null }) } };
    expect(refusal(empty, 'azure', 'subsist', plan('hunger'))).toBeUndefined();
  });
});
