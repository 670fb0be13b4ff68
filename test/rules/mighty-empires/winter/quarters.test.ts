import { describe, expect, test } from 'vitest';
import { chance, odds } from '../../../../src/kernel/odds.ts';
import { part } from '../../../../src/kernel/procedure.ts';
import { newSiege } from '../../../../src/rules/mighty-empires/siege/state.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import { winterInvariants } from '../../../../src/rules/mighty-empires/winter/invariants.ts';
import { proposal } from '../../../../src/rules/mighty-empires/winter/proposal.ts';
import { retreat } from '../../../../src/rules/mighty-empires/winter/retreat.ts';
import { revenueOf } from '../../../../src/rules/mighty-empires/winter/revenue.ts';
import { winterTasks } from '../../../../src/rules/mighty-empires/winter/tasks.ts';
import { unfinished } from '../../../../src/rules/mighty-empires/winter/unfinished.ts';
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
  valley,
  west,
} from '../table.ts';
import { far, out, road, siegeOf, winterAt } from './snow.ts';

const away = () => winterAt('quarters', { tiles: road(), banners: { a: out } });

describe('me.quarters (Winter quarters)', () => {
  test('every banner goes home by a clear way, through anybody’s land', () => {
    const { state, told } = act(away(), 'azure', 'take-quarters', {});
    expect(state.banners.a?.tile).toBe(east);
    expect(told).toContain('went-home');
    expect(state.winter.quartered).toEqual(['azure']);
    expect(state.tiles[far]?.flag).toBe('gules');
  });
  test('the owner chooses another tile of his realm', () => {
    const { state } = act(away(), 'azure', 'take-quarters', { homes: { a: west } });
    expect(state.banners.a?.tile).toBe(west);
  });
  test('only once, and the phase does not end before', () => {
    expect(unfinished(away(), 'azure', 'quarters')?.rule).toBe('me.quarters');
    const { state } = act(away(), 'azure', 'take-quarters', {});
    expect(unfinished(state, 'azure', 'quarters')).toBeUndefined();
    expect(refusal(state, 'azure', 'take-quarters', {})).toBe('me.quarters');
    expect(winterTasks(state, 'azure')).toEqual([]);
  });
  test('from nobody but who is there: me.winter.phase, me.winter.together', () => {
    expect(refusal(winterAt('events', { banners: { a: out } }), 'azure', 'take-quarters', {})).toBe(
      'me.winter.phase',
    );
    const late = winterAt('quarters', {}, { at: { azure: 'quarters', gules: 'autumn' } });
    expect(refusal(late, 'azure', 'take-quarters', {})).toBe('me.winter.together');
  });
});

describe('me.quarters.baggage (Winter quarters: baggage)', () => {
  test('all of it is used up, in carts and in barns', () => {
    const tiles = { ...road(), [home]: holding({ site: 'city', capitalOf: 'azure', stockpile: 4 }) };
    const { state, told } = act(
      winterAt('quarters', { tiles, banners: { a: out } }),
      'azure',
      'take-quarters',
      {},
    );
    expect(state.banners.a?.baggage).toBe(0);
    expect(state.tiles[home]?.stockpile).toBe(0);
    expect(told).toContain('stores-used');
  });
  test('also where nobody takes quarters: a besieger’s and the besieged’s, and independents’', () => {
    const siege = { ...siegeOf(far, ['a'], ['g']), siege: { ...newSiege, inside: ['g'] } };
    const state = winterAt(
      'quarters',
      {
        tiles: {
          ...road(),
          [home]: holding({ site: 'city', capitalOf: 'azure', stockpile: 4 }),
          [far]: holding({ site: 'city', flag: 'gules', stockpile: 5 }),
          q3r1: holding({ site: 'city', flag: 'independent', stockpile: 6 }),
        },
        banners: { a: out, g: banner({ seat: 'gules', tile: far, baggage: 2 }) },
        encounters: { e: siege },
      },
      { sieges: { e: 'kept' } },
    );
    const past = { year: 1, phase: 'quarters' };
    expect(refusal(state, 'azure', 'end-winter-phase', past)).toBeUndefined();
    const { state: besieger, told } = act(state, 'azure', 'end-winter-phase', past);
    expect(besieger.banners.a?.baggage).toBe(0);
    expect([home, far, 'q3r1' as const].map((tile) => besieger.tiles[tile]?.stockpile)).toEqual([0, 5, 0]);
    expect(told).toContain('stores-used');
    const { state: besieged } = act(besieger, 'gules', 'end-winter-phase', past);
    expect([besieged.banners.g?.baggage, besieged.tiles[far]?.stockpile]).toEqual([0, 0]);
    const spring = { ...winterAt('baggage', { banners: { a: banner({ baggage: 3 }) } }) };
    const bought = act(spring, 'azure', 'end-winter-phase', { year: 1, phase: 'baggage' });
    expect(bought.state.banners.a?.baggage).toBe(3);
  });
});

describe('me.quarters.room, me.quarters.unsupported (Winter quarters: subsistence)', () => {
  const crowd = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`b${n}`, banner({ number: n + 1 })]));
  test('a village houses one, a capital four, razed and foreign tiles none', () => {
    const tiles = { [east]: holding({ razed: true }), [west]: holding({ flag: 'gules' }) };
    const state = winterAt('quarters', { tiles, banners: crowd(9) });
    const { homes } = proposal(state, 'azure');
    const at = Object.values(homes);
    expect(at.filter((tile) => tile === home)).toHaveLength(4);
    expect(at.filter((tile) => tile === 'none')).toHaveLength(1);
    expect(at).not.toContain(east);
    expect(at).not.toContain(west);
    expect(refusal(state, 'azure', 'take-quarters', { homes: { b0: east } })).toBe('me.quarters.room');
    const five = { b0: home, b1: home, b2: home, b3: home, b4: home };
    expect(refusal(state, 'azure', 'take-quarters', { homes: five })).toBe('me.quarters.room');
  });
  test('who finds no room is removed; the owner says who', () => {
    const state = winterAt('quarters', { banners: crowd(11) });
    expect(minds(state, 'azure', 'take-quarters', {})).toContain('me.quarters.unsupported');
    const gone =
      Object.entries(proposal(state, 'azure').homes).find(([, tile]) => tile === 'none')?.[0] ?? '';
    const bed = proposal(state, 'azure').homes.b0 ?? 'none';
    const { state: after, told } = act(state, 'azure', 'take-quarters', {
      homes: { b0: 'none', [gone]: bed },
    });
    expect(Object.keys(after.fallen)).toEqual(['b0']);
    expect(told).toContain('unsupported');
    expect(winterInvariants(after).filter((each) => each.includes('winter in'))).toEqual([]);
  });
  test('nobody is turned out while there is room', () => {
    expect(refusal(away(), 'azure', 'take-quarters', { homes: { a: 'none' } })).toBe(
      'me.quarters.unsupported',
    );
  });
  test('a conquered capital in the realm houses as the campaign counts it', () => {
    const tiles = { [east]: holding({ site: 'city', capitalOf: 'gules' }) };
    const count = (conqueredCapital: string) =>
      Object.values(
        proposal(
          winterAt('quarters', { tiles, banners: crowd(14), options: { rulings: { conqueredCapital } } }),
          'azure',
        ).homes,
      ).filter((tile) => tile === east).length;
    expect([count('capital'), count('city')]).toEqual([4, 2]);
  });
});

describe('me.quarters.way (Winter quarters)', () => {
  const homes = (over: Parameters<typeof winterAt>[1]) =>
    minds(winterAt('quarters', over), 'azure', 'take-quarters', {});
  test('an unbridged river, unknown land and a siege on the road bar it', () => {
    const banners = { a: { ...out, spot: { edge: 3 as const } } };
    const across = {
      ...valley,
      edges: ['plain', 'river', 'plain', 'plain', 'river', 'plain'] as typeof valley.edges,
      rivers: [{ from: 4 as const, to: 1 as const }],
    };
    expect(homes({ tiles: road(), banners, lands: { q2r0: across, 'q2r-1': plain } })).toContain(
      'me.quarters.retreat',
    );
    expect(homes({ tiles: { [far]: holding() }, banners })).toContain('me.quarters.retreat');
    expect(homes({ tiles: road(), banners })).toEqual([]);
    const e: never = { ...siegeOf('q2r0', ['g']), attacker: 'gules', siege: { ...newSiege } } as never;
    const held = winterAt(
      'quarters',
      { tiles: road(), banners, encounters: { e } },
      { sieges: { e: 'supplied' } },
    );
    expect(minds(held, 'azure', 'take-quarters', {})).toContain('me.quarters.retreat');
  });
  test('Today says what the way through the snow costs before anybody is sent', () => {
    const banners = { a: { ...out, spot: { edge: 3 as const } } };
    const home = (tiles: State['tiles']) =>
      winterTasks(winterAt('quarters', { tiles, banners }), 'azure').find(
        ({ order }) => order?.id === 'take-quarters',
      )?.why?.say;
    expect(home(road())).toBeUndefined();
    // D6: 1 destroyed; 2 to 6 D6 × 200, 100, 70, 50, 30 points (Winter retreat).
    const cost = home({ [far]: holding() });
    expect(cost).toMatch(/1 it is lost/);
    expect(cost).toMatch(/2 to 6 it loses D6 × 200, 100, 70, 50 or 30 points/);
  });
  test('a rival’s city lends no bridge; one’s own and a ruin do', () => {
    const across = {
      ...valley,
      edges: ['plain', 'river', 'plain', 'plain', 'river', 'plain'] as typeof valley.edges,
      rivers: [{ from: 4 as const, to: 1 as const }],
    };
    const by = (city: ReturnType<typeof holding>) =>
      homes({ tiles: { ...road(), q2r0: city }, banners: { a: out }, lands: { q2r0: across } });
    expect(by(holding({ site: 'city', flag: 'gules' }))).toContain('me.quarters.retreat');
    expect(by(holding({ site: 'city', flag: 'independent' }))).toContain('me.quarters.retreat');
    expect(by(holding({ site: 'city', flag: 'azure' }))).toEqual([]);
    expect(by(holding({ site: 'city', flag: 'gules', razed: true }))).toEqual([]);
  });
  test('as many go dry-shod as can: who has one way only gets that bed', () => {
    const razed = Object.fromEntries(
      ['q-1r0', 'q0r1', 'q0r-1', 'q1r-1', 'q-1r1', home].map((tile) => [tile, holding({ razed: true })]),
    );
    const tiles = { ...razed, ...road(), [west]: holding() };
    const state = winterAt('quarters', {
      tiles,
      banners: { a: banner({ tile: home }), b: { ...out, number: 2 } },
    });
    const { homes: at } = proposal(state, 'azure');
    expect(new Set(Object.values(at))).toEqual(new Set([east, west]));
    expect(minds(state, 'azure', 'take-quarters', {})).toEqual([]);
  });
  test('mists open every way, or none', () => {
    const spell = (safe: boolean, tiles: object) =>
      minds(
        winterAt(
          'quarters',
          { tiles: tiles as never, banners: { a: out } },
          { effects: [{ kind: 'way', banner: 'a', safe, why: 'me.magic.mists' }] },
        ),
        'azure',
        'take-quarters',
        {},
      );
    expect(spell(true, { [far]: holding() })).toEqual([]);
    expect(spell(false, road())).toContain('me.quarters.retreat');
  });
  test.each(['a', 'b'])('mists around %s lead no other banner of its force astray', (lost) => {
    const state = winterAt(
      'quarters',
      { tiles: road(), banners: { a: out, b: { ...out, number: 2 } } },
      { effects: [{ kind: 'way', banner: lost, safe: false, why: 'me.magic.mists' }] },
    );
    const rolls = { [`${lost}/retreat`]: [3], [`${lost}/points`]: [2] };
    expect(charges(act(state, 'azure', 'take-quarters', {}, rolls))).toEqual({ [lost]: 200 });
  });
  test('of two banners on one tile the one beyond its river has no clear way', () => {
    const parted = {
      ...valley,
      edges: ['plain', 'river', 'plain', 'plain', 'river', 'plain'] as typeof valley.edges,
      rivers: [{ from: 4 as const, to: 1 as const }],
    };
    const near = { ...out, spot: { edge: 3 as const } };
    const beyond = { ...out, number: 2, spot: { edge: 0 as const } };
    const state = winterAt('quarters', {
      tiles: road(),
      lands: { [far]: parted },
      banners: { a: near, b: beyond },
    });
    const rolls = { 'b/retreat': [3], 'b/points': [2] };
    expect(charges(act(state, 'azure', 'take-quarters', {}, rolls))).toEqual({ b: 200 });
  });
});

describe('me.quarters.retreat (Winter retreat)', () => {
  const cut = () => winterAt('quarters', { tiles: { [far]: holding() }, banners: { a: out } });
  test.each([
    [2, 3, 600],
    [3, 3, 300],
    [4, 3, 210],
    [5, 3, 150],
    [6, 3, 90],
  ])('a %i and then a %i cost %i points', (row, die, points) => {
    const done = act(cut(), 'azure', 'take-quarters', {}, { 'a/retreat': [row], 'a/points': [die] });
    expect(charges(done)).toEqual({ a: points });
    expect(done.state.winter.quartered).toEqual(['azure']);
    expect(done.state.banners.a?.tile).not.toBe(far);
  });
  test('a 1 and it is never seen again', () => {
    const { state } = act(cut(), 'azure', 'take-quarters', {}, { 'a/retreat': [1] });
    expect(state.fallen.a?.how).toBe('destroyed');
  });
  test('its chances are those of the chart', () => {
    const lost = odds(
      () => part('r', retreat, { by: 'azure' }),
      (_, { points }) => points ?? -1,
    );
    const ways = new Map<number, number>();
    for (const [row, times] of [
      [2, 200],
      [3, 100],
      [4, 70],
      [5, 50],
      [6, 30],
    ] as const)
      for (let die = 1; die <= 6; die++)
        if (row) ways.set(die * times, (ways.get(die * times) ?? 0) + 1 / 36);
    ways.set(-1, 1 / 6);
    for (const [points, expected] of ways)
      expect(chance(lost, (value) => value === points)).toBeCloseTo(expected, 9);
  });
});

describe('me.quarters.ships (Winter quarters: ships)', () => {
  const port = { [east]: holding({ site: 'city' }) };
  const facing = {
    ...shore,
    edges: ['plain', 'plain', 'coast', 'sea', 'coast', 'plain'] as typeof shore.edges,
    coasts: [[2, 4]] as typeof shore.coasts,
  };
  const lands = { [east]: shore, q2r0: facing };
  const at = (over: object = {}) =>
    winterAt('quarters', {
      lands,
      tiles: { ...port, ...over },
      ships: { s: ship({ tile: 'q2r0', harbour: false }) },
    });
  test('along the coast to a harbour of one’s own', () => {
    const { state } = act(at(), 'azure', 'take-quarters', {});
    expect(state.ships.s).toMatchObject({ tile: east, harbour: true });
    expect(refusal(at(), 'azure', 'take-quarters', { ships: { s: home } })).toBe('me.quarters.ships');
    expect(refusal(at(), 'azure', 'take-quarters', { ships: { s: 'none' } })).toBe('me.quarters.ships');
  });
  test('also to one that is besieged by land, and trade there; nobody aboard goes ashore through the lines', () => {
    const siege = { ...siegeOf(east, ['g'], ['a']), attacker: 'gules', defender: 'azure' };
    const state = {
      ...at(),
      encounters: { e: { ...siege, siege: { ...newSiege, inside: ['a'] } } },
      banners: {
        a: banner({ tile: east }),
        b: banner({ number: 2, tile: 'q2r0', spot: null }),
        g: banner({ seat: 'gules', tile: east }),
      },
      ships: { s: ship({ tile: 'q2r0', harbour: false, carries: 'b' }) },
    };
    const decided = { ...state, winter: { ...state.winter, sieges: { e: 'kept' as const } } };
    expect(refusal(decided, 'azure', 'take-quarters', { ships: { s: 'none' } })).toBe('me.quarters.ships');
    expect(minds(decided, 'azure', 'take-quarters', {})).toContain('me.quarters.retreat');
    const { state: after } = act(
      decided,
      'azure',
      'take-quarters',
      {},
      { 'b/retreat': [6], 'b/points': [1] },
    );
    expect(after.ships.s).toMatchObject({ tile: east, harbour: true });
    const paid = revenueOf({ ...after, banners: {} }, 'azure').paying.find(({ tile }) => tile === east);
    expect(paid).toMatchObject({ kind: 'city', ships: 1 });
  });
  test('destroyed without one: razed ports and villages take nobody in', () => {
    for (const tile of [
      holding({ site: 'city', razed: true }),
      holding(),
      holding({ site: 'city', flag: 'gules' }),
    ]) {
      const before = at({ [east]: tile });
      // Its player reads it before they send anybody home.
      expect(minds(before, 'azure', 'take-quarters', {})).toContain('me.quarters.ships');
      const { state, told } = act(before, 'azure', 'take-quarters', {});
      expect(state.ships).toEqual({});
      expect(told).toContain('ship-lost');
    }
  });
  test('a banner aboard goes ashore and home', () => {
    const aboard = {
      ...at(),
      banners: { a: banner({ tile: 'q2r0', spot: null }) },
      ships: { s: ship({ tile: 'q2r0', harbour: false, carries: 'a' }) },
    };
    const { state } = act(aboard, 'azure', 'take-quarters', {});
    expect(state.banners.a?.tile).toBe(east);
    expect(state.banners.a?.spot).not.toBeNull();
    expect(state.ships.s?.carries).toBeNull();
  });
});

describe('me.quarters.siege (Winter quarters: sieges)', () => {
  const banners = { a: out, b: { ...out, number: 2 }, g: banner({ seat: 'gules', tile: far, baggage: 2 }) };
  const e = { ...siegeOf(far, ['a', 'b'], ['g']), siege: { ...newSiege, inside: ['g'] } };
  const tiles = { ...road(), [far]: holding({ site: 'city', flag: 'gules' }) };
  const state = () => winterAt('quarters', { tiles, banners, encounters: { e: e } });
  test('is decided before anybody of the two goes home', () => {
    expect(refusal(state(), 'azure', 'take-quarters', {})).toBe('me.quarters.siege');
    expect(refusal(state(), 'gules', 'take-quarters', {})).toBe('me.quarters.siege');
    expect(refusal(state(), 'gules', 'keep-siege', { encounter: 'e', keep: true })).toBe('me.quarters.siege');
    expect(unfinished(state(), 'azure', 'quarters')?.rule).toBe('me.quarters.siege');
    expect(winterTasks(state(), 'azure').map(({ rule }) => rule)).toContain('me.quarters.siege');
  });
  test('kept, the whole force and the garrison stay where they are', () => {
    const kept = act(state(), 'azure', 'keep-siege', { encounter: 'e', keep: true }).state;
    expect(refusal(kept, 'azure', 'keep-siege', { encounter: 'e', keep: true })).toBe('me.quarters.siege');
    const after = act(kept, 'azure', 'take-quarters', {}).state;
    expect([after.banners.a?.tile, after.banners.b?.tile, after.banners.g?.tile]).toEqual([far, far, far]);
    expect(after.banners.a?.baggage).toBe(0);
    expect(after.encounters.e?.kind).toBe('siege');
  });
  test('given up, all of it goes home and the siege is over', () => {
    const gone = act(state(), 'azure', 'keep-siege', { encounter: 'e', keep: false }).state;
    expect(gone.encounters).toEqual({});
    const after = act(gone, 'azure', 'take-quarters', {}).state;
    expect([after.banners.a?.tile, after.banners.b?.tile]).not.toContain(far);
  });
});

test('me.quarters.battle: going home leaves an unfought battle, and says so', () => {
  const e = { ...siegeOf(far, ['a'], ['g']), kind: 'battle' as const, siege: null };
  const banners = { a: out, g: banner({ seat: 'gules', tile: far }) };
  const state = winterAt('quarters', { tiles: road(), banners, encounters: { e: e } });
  expect(minds(state, 'azure', 'take-quarters', {})).toContain('me.quarters.battle');
});
