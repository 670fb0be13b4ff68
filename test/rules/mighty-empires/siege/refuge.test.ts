import { describe, expect, test } from 'vitest';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { act, banner, east, holding, home, refusal, table, west } from '../table.ts';
import { banners, battle, besieging, city, inTurnOf, siege, tiles } from './table.ts';

const attacked = (over: Parameters<typeof table>[0] = {}) =>
  table({ banners, tiles, encounters: { e1: battle() }, season: inTurnOf('azure', 'movement'), ...over });
const three = {
  ...banners,
  g2: banner({ seat: 'gules', number: 2 }),
  g3: banner({ seat: 'gules', number: 3 }),
  g4: banner({ seat: 'gules', number: 4 }),
};
const shut = { encounter: 'e1', banners: ['g1'] };

describe('me.siege.refuge (Sieges: defender’s options)', () => {
  test('the whole force goes in: no battle, a siege, and the tile stays its owner’s', () => {
    const done = act(attacked(), 'gules', 'take-refuge', shut);
    expect(Object.values(done.state.encounters)).toEqual([
      expect.objectContaining({
        kind: 'siege',
        attacker: 'azure',
        attackers: { a1: west },
        defender: 'gules',
        since: { year: 1, month: 2 },
        siege: expect.objectContaining({ inside: ['g1'], hardship: 0 }),
      }),
    ]);
    expect(done.state.tiles[home]?.flag).toBe('gules');
    expect(done.state.banners.a1).toMatchObject({ tile: home, spot: { edge: 3 } });
    expect(mightyEmpires.invariants(done.state)).toEqual([]);
  });
  test('some go in, the rest fight: the encounter splits', () => {
    const done = act(attacked({ banners: three }), 'gules', 'take-refuge', {
      encounter: 'e1',
      banners: ['g1', 'g2', 'g3'],
    });
    expect(Object.values(done.state.encounters).map(({ kind }) => kind)).toEqual(['battle', 'siege']);
    const left = act(done.state, 'table', 'record-battle', {
      encounter: 'e1',
      outcome: 'attacker',
      withdraws: { g4: east },
    });
    expect(Object.values(left.state.encounters).map(({ kind }) => kind)).toEqual(['siege']);
    expect(left.state.tiles[home]?.flag).toBe('gules');
    expect(mightyEmpires.invariants(left.state)).toEqual([]);
  });
  test('whoever attacks beside them lies before the same walls', () => {
    const both = attacked({
      seats: ['azure', 'gules', 'vert'],
      banners: { ...banners, v1: banner({ seat: 'vert' }) },
      encounters: { e1: battle(), e2: battle({ attacker: 'vert', attackers: { v1: east } }) },
    });
    const done = act(both, 'gules', 'take-refuge', shut);
    expect(Object.values(done.state.encounters).map(({ kind, attacker }) => `${kind} ${attacker}`)).toEqual([
      'siege azure',
      'siege vert',
    ]);
  });
  test('only who is attacked, and only with banners that defend', () => {
    expect(refusal(attacked(), 'gules', 'take-refuge')).toBeUndefined();
    expect(refusal(attacked(), 'gules', 'take-refuge', shut)).toBeUndefined();
    expect(refusal(attacked(), 'azure', 'take-refuge')).toBe('me.siege.refuge');
    expect(refusal(attacked(), 'azure', 'take-refuge', shut)).toBe('me.siege.refuge');
    expect(refusal(attacked(), 'gules', 'take-refuge', { encounter: 'e1', banners: ['a1'] })).toBe(
      'me.siege.refuge',
    );
  });
  test('is put before the defender as long as the battle is not fought', () => {
    const asked = (state = attacked()) =>
      mightyEmpires.tasks(state, 'gules').filter(({ rule }) => rule === 'me.siege.refuge');
    expect(asked()).toMatchObject([
      { kind: 'asked', order: { id: 'take-refuge', args: { encounter: 'e1' } } },
    ]);
    expect(asked(attacked({ tiles: { [home]: holding({ flag: 'gules' }) } }))).toEqual([]);
  });
  test('no is an answer, too: it is told, asked no more, and binds nobody before the battle', () => {
    const [asked] = mightyEmpires.tasks(attacked(), 'gules').filter(({ no }) => no);
    expect(asked?.no?.order).toEqual({ id: 'hold-field', args: { encounter: 'e1' } });
    const done = act(attacked(), 'gules', 'hold-field', { encounter: 'e1' });
    expect(done.told).toEqual(['afield']);
    expect(done.state.encounters.e1?.kind).toBe('battle');
    const after = mightyEmpires.tasks(done.state, 'gules').filter(({ rule }) => rule === 'me.siege.refuge');
    expect(after.map(({ kind }) => kind)).toEqual(['may']);
    expect(refusal(done.state, 'gules', 'take-refuge', shut)).toBeUndefined();
    expect(refusal(done.state, 'gules', 'hold-field', { encounter: 'e1' })).toBe('me.siege.refuge');
    expect(refusal(attacked(), 'azure', 'hold-field', { encounter: 'e1' })).toBe('me.siege.refuge');
  });
});

describe('me.siege.room (Fortification: garrison)', () => {
  const go = (count: number, site: 'city' | 'fortress') =>
    refusal(
      attacked({ banners: three, tiles: { ...tiles, [home]: { ...city, site } } }),
      'gules',
      'take-refuge',
      { encounter: 'e1', banners: ['g1', 'g2', 'g3', 'g4'].slice(0, count) },
    );
  test('a city holds three banners, a fortress two', () => {
    expect([go(3, 'city'), go(4, 'city')]).toEqual([undefined, 'me.siege.room']);
    expect([go(2, 'fortress'), go(3, 'fortress')]).toEqual([undefined, 'me.siege.room']);
  });
  test('whoever is inside already counts', () => {
    const full = attacked({
      banners: three,
      encounters: { e1: battle(), s1: siege({ inside: ['g1', 'g2', 'g3'] }) },
    });
    expect(refusal(full, 'gules', 'take-refuge', { encounter: 'e1', banners: ['g4'] })).toBe('me.siege.room');
  });
});

describe('me.siege.walls (Sieges, Razed tiles)', () => {
  const at = (over: Parameters<typeof holding>[0]) =>
    refusal(
      attacked({ tiles: { ...tiles, [home]: holding({ flag: 'gules', ...over }) } }),
      'gules',
      'take-refuge',
      shut,
    );
  test('no village, no razed city, no foreign city', () => {
    expect(at({ site: 'village' })).toBe('me.siege.walls');
    expect(at({ site: 'city', razed: true })).toBe('me.siege.walls');
    expect(at({ site: 'city', flag: 'azure' })).toBe('me.siege.walls');
    expect(at({ site: 'fortress' })).toBeUndefined();
  });
  test('walls that are razed hold nobody: the siege is a battle again', () => {
    const dragons = besieging({ wakings: { w1: { lair: home, dragons: 1, by: 'azure' } } });
    const done = act(
      dragons,
      'azure',
      'fly-dragons',
      { waking: 'w1' },
      { [home]: [4], [`${home}/a1`]: [1], [`${home}/g1`]: [1] },
    );
    expect(done.state.tiles[home]?.razed).toBe(true);
    expect(done.state.encounters.s1).toMatchObject({ kind: 'battle', siege: null });
    expect(mightyEmpires.invariants(done.state)).toEqual([]);
  });
});

describe('me.siege.lift (Sieges: attacker’s options)', () => {
  const two = besieging(
    { banners: { ...banners, a2: banner({ number: 2, spot: { edge: 3 } }) } },
    {},
    { attackers: { a1: west, a2: west } },
  );
  test('some turn back to the tile they came from, onto the edge they came over; the others lie on', () => {
    const done = act(two, 'azure', 'lift-siege', { siege: 's1', banners: ['a2'] });
    expect(done.state.banners.a2).toMatchObject({ tile: west, spot: { edge: 0 } });
    expect(done.state.season.turns.azure?.moved).toEqual(['a2']);
    expect(done.state.encounters.s1).toMatchObject({ kind: 'siege', attackers: { a1: west } });
  });
  test('when all go the siege is over, and the tile stays', () => {
    const done = act(two, 'azure', 'lift-siege', { siege: 's1', banners: ['a1', 'a2'] });
    expect(done.state.encounters).toEqual({});
    expect(done.state.tiles[home]?.flag).toBe('gules');
  });
  test('in any phase of the besieger’s own turn, and nobody else’s', () => {
    const leave = { siege: 's1', banners: ['a1'] };
    for (const phase of ['subsistence', 'movement', 'raze'] as const)
      expect(
        refusal(besieging({ season: inTurnOf('azure', phase) }), 'azure', 'lift-siege', leave),
      ).toBeUndefined();
    expect(refusal(besieging({ season: inTurnOf('gules', 'siege') }), 'azure', 'lift-siege', leave)).toBe(
      'me.season.turn',
    );
    expect(refusal(besieging({ season: inTurnOf('gules', 'siege') }), 'gules', 'lift-siege', leave)).toBe(
      'me.siege.assault',
    );
    expect(refusal(besieging(), 'azure', 'lift-siege', { siege: 's1', banners: ['g1'] })).toBe(
      'me.siege.lift',
    );
  });
});

test('me.siege.over (Sieges): orders to a siege that has ended', () => {
  const free = besieging({ encounters: {} });
  for (const [id, args] of [
    ['lift-siege', { siege: 's1', banners: ['a1'] }],
    ['assault', { siege: 's1' }],
    ['batter', { siege: 's1' }],
    ['starve-out', { siege: 's1' }],
    ['offer-terms', { siege: 's1', who: 'besieger' }],
  ] as const) {
    expect(refusal(free, 'azure', id, args), id).toBe('me.siege.over');
    expect(() => act(free, 'azure', id, args), id).toThrow('me.siege.over');
  }
  for (const id of ['assault', 'batter', 'lift-siege', 'starve-out'])
    expect(refusal(free, 'azure', id), id).toBe('me.siege.over');
});
