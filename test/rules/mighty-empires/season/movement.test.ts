import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/kernel/json.ts';
import type { Land } from '../../../../src/kernel/land.ts';
import type { Turn } from '../../../../src/rules/mighty-empires/state.ts';
import {
  act,
  banner,
  charges,
  east,
  holding,
  home,
  plain,
  refusal,
  shore,
  table,
  valley,
  west,
} from '../table.ts';

const season = { phase: 'movement' } as const;
const scouted = (...tiles: readonly string[]): { readonly azure: Turn } => ({
  azure: {
    fed: {},
    scouted: Object.fromEntries(tiles.map((tile) => [tile, { force: home, banner: 'a1', found: 'way' }])),
    moved: [],
    marching: [],
    marched: [],
    halted: {},
    routes: {},
  },
});
const go = { banners: ['a1'], to: east };
const pair = { a1: banner({ baggage: 2 }), a2: banner({ number: 2 }) };
const open = (over: Parameters<typeof table>[0] = {}) =>
  table({ banners: pair, ...over, season: { ...season, turns: scouted(east, 'q0r1'), ...over.season } });

describe('me.movement, me.movement.moved, me.movement.scouted, me.movement.force (Movement)', () => {
  test('a banner moves to the edge it came over, once a turn', () => {
    const done = act(open(), 'azure', 'move', go);
    expect(done.state.banners.a1).toMatchObject({ tile: east, spot: { edge: 3 } });
    expect(done.told).toEqual(['moved']);
    expect(refusal(done.state, 'azure', 'move', { banners: ['a1'], to: 'q2r0' })).toBe('me.movement.once');
  });
  test('any banner of the force may follow its scouts, into any of the tiles scouted', () => {
    expect(refusal(open(), 'azure', 'move', { banners: ['a1', 'a2'], to: east })).toBeUndefined();
    expect(refusal(open(), 'azure', 'move', { banners: ['a2'], to: 'q0r1' })).toBeUndefined();
    expect(refusal(open(), 'azure', 'move', { banners: ['a2'], to: west })).toBe('me.movement.scouted');
  });
  test('me.movement.own-scouts: where the table rules so, only the banner that scouted', () => {
    const strict = open({ options: { rulings: { follows: 'scout' } } });
    expect(refusal(strict, 'azure', 'move', { banners: ['a2'], to: east })).toBe('me.movement.own-scouts');
    expect(refusal(strict, 'azure', 'move', go)).toBeUndefined();
  });
  test('what another force has scouted is no way for this one', () => {
    const banners = { a1: banner({ tile: 'q1r-1' }) };
    expect(refusal(open({ banners }), 'azure', 'move', go)).toBe('me.movement.scouted');
  });
  test('me.movement.adjacent: one tile at a time', () => {
    expect(refusal(open(), 'azure', 'move', { banners: ['a1'], to: 'q2r0' })).toBe('me.movement.adjacent');
  });
  test('by agreement a banner goes farther, with nothing to bar it; nobody goes where no land is', () => {
    const done = act(open(), 'azure', 'move', { banners: ['a1'], to: 'q2r0' });
    expect(done.state.banners.a1).toMatchObject({ tile: 'q2r0', spot: { part: 0 } });
    expect(() => act(open(), 'azure', 'move', { banners: ['a1'], to: 'q9r9' })).toThrow('me.piece.tile');
  });
  test('only banners of one tile move together', () => {
    const banners = { a1: banner(), a2: banner({ number: 2, tile: 'q0r1' }) };
    expect(refusal(open({ banners }), 'azure', 'move', { banners: ['a1', 'a2'], to: east })).toBe(
      'me.movement.force',
    );
  });
  test('me.movement.swamp: never into the swamp', () => {
    const lands = { [east]: { ...plain, ground: 'swamp' as const } };
    expect(refusal(open({ lands }), 'azure', 'move', go)).toBe('me.movement.swamp');
  });
  test('me.movement.sea: not over the open sea', () => {
    expect(refusal(open({ lands: { [home]: shore } }), 'azure', 'move', go)).toBe('me.movement.sea');
  });
  test('out of turn, out of phase, with another’s banner', () => {
    expect(refusal(open({ season: { phase: 'scouting' } }), 'azure', 'move', go)).toBe('me.season.phase');
    expect(refusal(open(), 'gules', 'move', go)).toBe('me.season.turn');
  });
  test('me.sea.aboard: who is aboard a ship does not march', () => {
    expect(refusal(open({ banners: { a1: banner({ spot: null }) } }), 'azure', 'move', go)).toBe(
      'me.sea.aboard',
    );
  });
});

describe('me.movement.battle, me.movement.occupied (Moving into battle)', () => {
  const foe = { ...pair, g1: banner({ seat: 'gules', tile: east }) };
  test('an enemy force: a battle waits, and the tile stays his', () => {
    const done = act(
      open({ banners: foe, tiles: { [east]: holding({ flag: 'gules' }) } }),
      'azure',
      'move',
      go,
    );
    expect(Object.values(done.state.encounters)).toEqual([
      {
        kind: 'battle',
        tile: east,
        attacker: 'azure',
        attackers: { a1: home },
        defender: 'gules',
        since: { year: 1, month: 1 },
        mustered: null,
        siege: null,
      },
    ]);
    expect(done.state.tiles[east]?.flag).toBe('gules');
    expect(done.told).toEqual(['moved', 'met']);
  });
  test('who follows later joins the same battle', () => {
    const first = act(open({ banners: foe }), 'azure', 'move', go);
    const second = act(first.state, 'azure', 'move', { banners: ['a2'], to: east });
    expect(Object.values(second.state.encounters)).toHaveLength(1);
    expect(Object.values(second.state.encounters)[0]?.attackers).toEqual({ a1: home, a2: home });
  });
  test('independents fight for their settlement', () => {
    const done = act(open({ tiles: { [east]: holding({ flag: 'independent' }) } }), 'azure', 'move', go);
    expect(Object.values(done.state.encounters)).toEqual([
      expect.objectContaining({ defender: 'independent' }),
    ]);
  });
  test('a razed tile has nobody left to fight', () => {
    const done = act(
      open({ tiles: { [east]: holding({ flag: 'independent', razed: true }) } }),
      'azure',
      'move',
      go,
    );
    expect(done.state.encounters).toEqual({});
  });
  test('a rival’s tile whose defenders are gone by now falls to who walks in', () => {
    const done = act(open({ tiles: { [east]: holding({ flag: 'gules' }) } }), 'azure', 'move', go);
    expect(done.state.tiles[east]?.flag).toBe('azure');
    expect(done.told).toEqual(['moved', 'occupied']);
  });
  test('one who marches out of a battle leaves it', () => {
    const encounter = {
      kind: 'battle',
      tile: home,
      attacker: 'azure',
      attackers: { a1: west, a2: west },
      defender: 'gules',
      since: { year: 1, month: 1 },
      mustered: null,
      siege: null,
    } as const;
    const state = open({
      banners: { ...pair, g1: banner({ seat: 'gules' }) },
      encounters: { e1: encounter },
    });
    const one = act(state, 'azure', 'move', go);
    expect(one.state.encounters.e1?.attackers).toEqual({ a2: west });
    expect(act(one.state, 'azure', 'move', { banners: ['a2'], to: east }).state.encounters).toEqual({});
  });
});

test('me.siege.barrier (Under siege): out of a besieged tile only by the side one came', () => {
  const siege = {
    kind: 'siege',
    tile: home,
    attacker: 'azure',
    attackers: { a1: east },
    defender: 'gules',
    since: { year: 1, month: 1 },
    mustered: null,
    siege: null,
  } as const;
  const banners = { a1: banner({ spot: { edge: 0 } }), g1: banner({ seat: 'gules' }) };
  const state = open({
    banners,
    encounters: { s1: siege },
    tiles: { [home]: holding({ flag: 'gules', site: 'city' }) },
  });
  expect(refusal(state, 'azure', 'move', go)).toBeUndefined();
  expect(refusal(state, 'azure', 'move', { banners: ['a1'], to: 'q0r1' })).toBe('me.siege.barrier');
});

/** A mountain on the edge between the two tiles. */
const peak: Land = {
  ...plain,
  ground: 'highland',
  edges: ['plain', 'plain', 'plain', 'mountain', 'plain', 'plain'],
  ridges: [[3]],
};

describe('me.movement.route (The route roll)', () => {
  const lands = { [east]: peak };
  const cross = (
    answers: { [label: string]: Json },
    banners = ['a1'],
    over: Parameters<typeof table>[0] = {},
  ) => act(open({ lands, ...over }), 'azure', 'move', { banners, to: east }, answers);
  test.each([1, 2])('on a %i no way is found: the force stays, and may not go elsewhere this turn', (die) => {
    const done = cross({ 'way/route': [die] });
    expect(done.state.banners.a1?.tile).toBe(home);
    expect(refusal(done.state, 'azure', 'move', { banners: ['a1'], to: 'q0r1' })).toBe('me.movement.route');
    expect(refusal(done.state, 'azure', 'move', { banners: ['a2'], to: east })).toBe('me.movement.route');
    expect(refusal(done.state, 'azure', 'move', { banners: ['a2'], to: 'q0r1' })).toBeUndefined();
  });
  test.each([5, 6])('on a %i the way is safe, also for comrades who follow', (die) => {
    const done = cross({ 'way/route': [die] });
    expect(done.state.banners.a1).toMatchObject({ tile: east, spot: { edge: 3 } });
    expect(charges(done)).toEqual({});
    const after = act(done.state, 'azure', 'move', { banners: ['a2'], to: east });
    expect(after.state.banners.a2?.tile).toBe(east);
  });
  test('one roll for the whole force, whatever lies in the way', () => {
    const done = cross({ 'way/route': [5] }, ['a1', 'a2']);
    expect(done.told).toEqual(['route', 'moved']);
  });
  test('a clear way needs no roll', () => {
    expect(act(open(), 'azure', 'move', go).told).toEqual(['moved']);
  });
  test('a city of one’s own has passes through its mountains; another’s has not', () => {
    const mine = act(open({ lands, tiles: { [east]: holding({ site: 'city' }) } }), 'azure', 'move', go);
    expect(mine.told).toEqual(['moved']);
    expect(
      cross({ 'way/route': [5] }, ['a1'], { tiles: { [east]: holding({ site: 'city', flag: 'gules' }) } })
        .told,
    ).toContain('route');
  });
  test('rivers: to the other bank a route is needed, unless a city bridges them', () => {
    const wet = { [home]: valley };
    const banners = { a1: banner({ spot: { part: 1 } }) };
    const to = { banners: ['a1'], to: 'q1r-1' };
    const turns = scouted('q1r-1');
    const blocked = act(open({ lands: wet, banners, season: { turns } }), 'azure', 'move', to, {
      'way/route': [5],
    });
    expect(blocked.told).toEqual(['route', 'moved']);
    const tiles = { [home]: holding({ site: 'city', flag: 'gules' }) };
    expect(act(open({ lands: wet, banners, tiles, season: { turns } }), 'azure', 'move', to).told).toEqual([
      'moved',
    ]);
    const village = { [home]: holding() };
    expect(() =>
      act(open({ lands: wet, banners, tiles: village, season: { turns } }), 'azure', 'move', to),
    ).toThrow(/way\/route/);
  });
  test('only those with something in their way are bound by the roll', () => {
    const banners = { a1: banner({ spot: { part: 1 } }), a2: banner({ number: 2, spot: { edge: 5 } }) };
    const turns = scouted('q1r-1');
    const done = act(
      open({ lands: { [home]: valley }, banners, season: { turns } }),
      'azure',
      'move',
      { banners: ['a1', 'a2'], to: 'q1r-1' },
      { 'way/route': [1] },
    );
    expect([done.state.banners.a1?.tile, done.state.banners.a2?.tile]).toEqual([home, 'q1r-1']);
  });
  test('arriving on a bank: the near one for nothing, the far one by a route', () => {
    const lands = {
      [east]: {
        ...valley,
        edges: ['plain', 'plain', 'plain', 'river', 'river', 'plain'],
        rivers: [{ from: 3, to: 4 }],
      } as Land,
      [home]: {
        ...valley,
        edges: ['river', 'plain', 'plain', 'plain', 'plain', 'plain'],
        rivers: [{ from: 'spring', to: 0 }],
      } as Land,
    };
    const near = act(open({ lands }), 'azure', 'move', { ...go, arrive: { edge: 3, bank: 'first' } });
    expect(near.state.banners.a1?.spot).toEqual({ edge: 3, bank: 'first' });
    const far = act(open({ lands }), 'azure', 'move', { ...go, arrive: { edge: 3, bank: 'last' } });
    expect(far.state.banners.a1?.spot).toEqual({ edge: 3, bank: 'last' });
  });
});

describe('me.movement.perilous (The route roll: perilous routes)', () => {
  const lands = { [east]: peak };
  const cross = (answers: { [label: string]: Json }, banners: Parameters<typeof table>[0] = {}) =>
    act(
      open({ lands, ...banners }),
      'azure',
      'move',
      { banners: ['a1', 'a2'], to: east },
      { 'way/route': [3], perilous: 'go', ...answers },
    );
  test('who sees the danger may stay, and go elsewhere', () => {
    const done = act(open({ lands }), 'azure', 'move', go, { 'way/route': [4], perilous: 'stay' });
    expect(done.state.banners.a1?.tile).toBe(home);
    expect(refusal(done.state, 'azure', 'move', { banners: ['a1'], to: 'q0r1' })).toBeUndefined();
    expect(
      act(done.state, 'azure', 'move', go, { perilous: 'go', crossing: [6] }).state.banners.a1?.tile,
    ).toBe(east);
  });
  test('1: each banner loses D6 × 50, the force all its baggage', () => {
    const done = cross({ crossing: [1], 'toll/a1': [2], 'toll/a2': [3] });
    expect(charges(done)).toEqual({ a1: 100, a2: 150 });
    expect([done.state.banners.a1?.baggage, done.state.banners.a2?.baggage]).toEqual([0, 0]);
    expect(done.state.banners.a2?.tile).toBe(east);
  });
  test('2: each banner loses D6 × 20 and a load; one without loses no more', () => {
    const done = cross({ crossing: [2], 'toll/a1': [2], 'toll/a2': [3] });
    expect(charges(done)).toEqual({ a1: 40, a2: 60 });
    expect([done.state.banners.a1?.baggage, done.state.banners.a2?.baggage]).toEqual([1, 0]);
  });
  test('3: a load for each banner out of the force’s baggage', () => {
    const done = cross({ crossing: [3] });
    expect(charges(done)).toEqual({});
    expect(done.state.banners.a1?.baggage).toBe(0);
  });
  test('3: D6 × 20 for each banner the baggage does not reach', () => {
    const poor = { banners: { a1: banner({ baggage: 1 }), a2: banner({ number: 2 }) } };
    const done = cross({ crossing: [3], 'toll/a2': [4] }, poor);
    expect(charges(done)).toEqual({ a2: 80 });
    expect(done.state.banners.a1?.baggage).toBe(0);
  });
  test('4: one load of the whole force, its owner’s choice', () => {
    const rich = { banners: { a1: banner({ baggage: 2 }), a2: banner({ number: 2, baggage: 2 }) } };
    const done = cross({ crossing: [4], load: 'a2' }, rich);
    expect([done.state.banners.a1?.baggage, done.state.banners.a2?.baggage]).toEqual([2, 1]);
    expect(cross({ crossing: [4] }).state.banners.a1?.baggage).toBe(1);
  });
  test.each([5, 6])('%i: no loss', (die) => {
    const done = cross({ crossing: [die] });
    expect(done.changes.map(({ type }) => type)).toEqual(['routeFound', 'moved', 'moved']);
  });
});
