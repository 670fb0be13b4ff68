import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/kernel/json.ts';
import { chance } from '../../../../src/kernel/odds.ts';
import { navalOdds } from '../../../../src/rules/mighty-empires/sea/odds.ts';
import { act, banner, charges, holding, home, ship } from '../table.ts';
import { coast, foe, north, south } from './coast.ts';

type Over = NonNullable<Parameters<typeof coast>[0]>;
const fleet = { s1: ship(), s2: ship({ number: 2 }) };
const meeting = (answers: { readonly [label: string]: Json }, over: Over = {}) =>
  act(
    coast({ ships: { ...fleet, g1: foe() }, ...over }),
    'azure',
    'voyage',
    { ships: ['s1', 's2'].filter((id) => ({ ...fleet, ...over.ships })[id as 's1']), to: south },
    answers,
  );
const sail = (azure: number, gules: number) => ({
  'gules/outsail/attacker': [azure],
  'gules/outsail/defender': [gules],
});
const clash = (azure: number, gules: number) => ({
  'gules/fight/scores/attacker': [azure],
  'gules/fight/scores/defender': [gules],
});
const both = { 'gules/engage': 'engage', 'gules/waylay': 'engage' };
const keen = { 'gules/engage': 'engage', 'gules/waylay': 'pass' };
const neither = { 'gules/engage': 'pass', 'gules/waylay': 'pass' };

describe('me.sea.engage (Engaging enemy ships)', () => {
  test('both let the other be: they share the tile in peace', () => {
    const done = meeting(neither);
    expect(done.told).toEqual(['voyage', 'passed-by']);
    expect(done.state.ships.s1?.tile).toBe(south);
    expect(done.state.ships.g1?.tile).toBe(south);
  });
  test('nobody is asked where no ship lies, nor for lying still', () => {
    expect(
      act(coast({ ships: { ...fleet, g1: foe() } }), 'azure', 'voyage', { ships: ['s1'], to: north }).told,
    ).toEqual(['voyage']);
    const beside = coast({ ships: { s1: ship(), g1: foe({ tile: home }) } });
    expect(act(beside, 'azure', 'voyage', { ships: ['s1'], to: home }).told).toEqual(['put-out']);
  });
  test('ships of one’s own are no enemy', () => {
    const own = coast({ ships: { s1: ship(), s2: ship({ number: 2, tile: south }) } });
    expect(act(own, 'azure', 'voyage', { ships: ['s1'], to: south }).told).toEqual(['voyage']);
  });
});

describe('me.sea.outsail (Engaging enemy ships)', () => {
  test('a tie: nobody forces anything', () => {
    const done = meeting({ ...both, ...sail(4, 4) });
    expect(done.told).toEqual(['voyage', 'out-sailed']);
  });
  test('who tried and is faster has his battle', () => {
    expect(meeting({ ...keen, ...sail(5, 2), ...clash(3, 5) }).told).toContain('sea-battle');
  });
  test.each([
    ['fight', true],
    ['pass', false],
  ])('the other, if faster, decides: %s', (force, fought) => {
    const done = meeting({ ...keen, ...sail(2, 5), 'gules/force': force, ...clash(3, 5) });
    expect(done.told.includes('sea-battle')).toBe(fought);
  });
  test('Elven craft are always the faster, and add 1 in battle', () => {
    const state = coast({ options: { parts: { peoples: true } }, ships: { s1: ship(), g1: foe() } });
    const elven = {
      ...state,
      realms: { ...state.realms, azure: { ...state.realms.azure, people: 'high-elves' } },
    };
    const done = act(
      elven as typeof state,
      'azure',
      'voyage',
      { ships: ['s1'], to: south },
      { ...keen, ...clash(3, 3) },
    );
    expect(done.told).toEqual(['voyage', 'out-sailed', 'sea-battle', 'driven-off']);
  });
});

describe('me.sea.battle (Naval engagement chart)', () => {
  const fight = (azure: number, gules: number, more = {}, over: Over = {}) =>
    meeting({ ...both, ...sail(6, 1), ...clash(azure, gules), ...more }, over);
  test('0: a draw, all stay', () => {
    const done = fight(2, 3);
    expect(done.notes.at(-1)).toMatchObject({ data: { difference: 0 } });
    expect(Object.values(done.state.ships).map(({ tile }) => tile)).toEqual([south, south, south]);
  });
  test('banners aboard count', () => {
    const over = {
      ships: { ...fleet, g1: foe({ carries: 'g1' }) },
      banners: { g1: banner({ seat: 'gules', tile: south, spot: null }) },
    };
    expect(fight(3, 3, {}, over).notes.at(-1)).toMatchObject({ data: { difference: 0 } });
  });
  test('so do ships that were there before', () => {
    const ships = { s1: ship(), s2: ship({ number: 2, tile: south, harbour: false }), g1: foe() };
    const done = act(
      coast({ ships }),
      'azure',
      'voyage',
      { ships: ['s1'], to: south },
      { ...both, ...sail(6, 1), ...clash(2, 3) },
    );
    expect(done.notes.at(-1)).toMatchObject({ data: { difference: 0 } });
  });
  test('me.sea.driven, 1: the winner drives the loser one tile along the coast', () => {
    const done = fight(2, 2);
    expect(done.state.ships.g1).toMatchObject({ tile: home, harbour: false });
    expect(charges(done)).toEqual({});
  });
  test('1: where several coasts are open the winner chooses', () => {
    const ships = {
      s1: ship({ tile: north, harbour: false }),
      s2: ship({ tile: north, number: 2, harbour: false }),
      g1: foe({ tile: home }),
    };
    const done = act(
      coast({ ships }),
      'azure',
      'voyage',
      { ships: ['s1', 's2'], to: home },
      { ...both, ...sail(6, 1), ...clash(2, 2), 'gules/fight/driven': south },
    );
    expect(done.state.ships.g1?.tile).toBe(south);
  });
  test('1: nowhere to go, and they are destroyed', () => {
    const lands = { [south]: coast().map.painted[south] };
    const alone = coast({
      ships: { s1: ship({ tile: north }), s2: ship({ tile: north, number: 2 }), g1: foe() },
      lands: lands as never,
    });
    const done = act(
      alone,
      'azure',
      'voyage',
      { ships: ['s1', 's2'], to: south },
      { ...both, ...sail(6, 1), ...clash(2, 2) },
    );
    expect(done.state.ships).not.toHaveProperty('g1');
  });
  test('the side that came may be driven off as well', () => {
    const done = fight(1, 3, {});
    expect(done.state.ships.g1?.tile).toBe(south);
    expect([done.state.ships.s1?.tile, done.state.ships.s2?.tile]).toEqual([home, home]);
  });
  test('me.sea.toll, 2: driven off, and D6 × 50 points of each banner aboard', () => {
    const over = {
      ships: { ...fleet, g1: foe({ carries: 'g1' }) },
      banners: { g1: banner({ seat: 'gules', tile: south, spot: null }) },
    };
    const done = fight(4, 2, { 'gules/fight/g1': [3] }, over);
    expect(charges(done)).toEqual({ g1: 150 });
    expect(done.state.banners.g1).toMatchObject({ tile: home, spot: null });
  });
  test('2: without banners aboard there is nothing to roll', () => {
    expect(charges(fight(3, 2))).toEqual({});
  });
  test('me.sea.random, 3: one ship drawn by lot sinks with all aboard, the rest is driven off', () => {
    const over = {
      ships: { ...fleet, g1: foe({ carries: 'g1' }), g2: foe({ number: 2 }) },
      banners: { g1: banner({ seat: 'gules', tile: south, spot: null }) },
    };
    const done = fight(6, 2, { 'gules/fight/sinking': [1] }, over);
    expect(done.state.ships).not.toHaveProperty('g1');
    expect(done.state.fallen.g1).toMatchObject({ how: 'destroyed' });
    expect(done.state.ships.g2?.tile).toBe(home);
    const other = fight(6, 2, { 'gules/fight/sinking': [2] }, over);
    expect(other.state.ships.g1).toMatchObject({ tile: home, carries: 'g1' });
  });
  test('3: a fleet that is lost as a whole needs none', () => {
    const wild = (number: number) => ship({ owner: 'independent', number, tile: home, harbour: true });
    const state = coast({
      tiles: { [home]: holding({ site: 'city', flag: 'independent' }) },
      ships: {
        s1: ship({ harbour: false }),
        s2: ship({ number: 2, harbour: false }),
        i1: wild(1),
        i2: wild(2),
      },
    });
    const args = { ships: ['s1', 's2'], to: home, harbour: true };
    const done = act(state, 'azure', 'voyage', args, {
      'independent/fight/scores/attacker': [5],
      'independent/fight/scores/defender': [2],
    });
    expect(done.asked.map(({ label }) => label)).not.toContain('independent/fight/sinking');
    expect(Object.keys(done.state.ships)).toEqual(['s1', 's2']);
  });
  test('3: the only ship needs no lot', () => {
    expect(fight(4, 2).state.ships).not.toHaveProperty('g1');
  });
  test.each([
    [5, 2],
    [6, 1],
  ])('me.sea.sunk, 4 and more (%i against %i): all ships with all aboard', (azure, gules) => {
    const over = {
      ships: { ...fleet, g1: foe({ carries: 'g1' }) },
      banners: { g1: banner({ seat: 'gules', tile: south, spot: null }) },
    };
    const done = fight(Math.min(6, azure + 1), gules, {}, over);
    expect(done.state.ships).not.toHaveProperty('g1');
    expect(done.state.fallen).toHaveProperty('g1');
  });
});

describe('me.sea.quays (Harbours)', () => {
  const ships = { s1: ship({ tile: south, harbour: false }), g1: foe({ tile: home, harbour: true }) };
  const enter = (azure: number, gules: number, more = {}, over: Over = {}) =>
    act(
      coast({ ships, ...over }),
      'azure',
      'voyage',
      { ships: ['s1'], to: home, harbour: true },
      { ...clash(azure, gules), ...more },
    );
  test('an enemy in the harbour fights, and nobody is asked', () => {
    const done = enter(2, 1, { 'gules/fight/driven': north });
    expect(done.told).toEqual(['voyage', 'quays', 'sea-battle', 'driven-off', 'put-in']);
    expect(done.state.ships.s1).toMatchObject({ tile: home, harbour: true });
    expect(done.state.ships.g1).toMatchObject({ tile: north, harbour: false });
  });
  test('a draw: the attacker stays in the tile, out at sea', () => {
    const done = enter(2, 2);
    expect(done.state.ships.s1).toMatchObject({ tile: home, harbour: false });
    expect(done.state.ships.g1).toMatchObject({ tile: home, harbour: true });
  });
  test('beaten: driven off', () => {
    expect(enter(1, 2, { 'gules/fight/driven': south }).state.ships.s1).toMatchObject({
      tile: south,
      harbour: false,
    });
  });
  test('from the water before it, too', () => {
    const near = { ...ships, s1: ship({ harbour: false }) };
    const done = act(
      coast({ ships: near }),
      'azure',
      'voyage',
      { ships: ['s1'], to: home, harbour: true },
      clash(2, 2),
    );
    expect(done.told).toEqual(['quays', 'sea-battle', 'kept-out']);
  });
});

describe('independent ships (Independent harbours and ships)', () => {
  const wild = { s1: ship({ tile: south, harbour: false }), i1: ship({ owner: 'independent' }) };
  const tiles = { [home]: holding({ site: 'city', flag: 'independent' }) };
  const roll = (azure: number, other: number, path: string) => ({
    [`independent/${path}/attacker`]: [azure],
    [`independent/${path}/defender`]: [other],
  });
  test('they try to bring to battle whoever comes', () => {
    const slow = act(
      coast({ ships: wild, tiles }),
      'azure',
      'voyage',
      { ships: ['s1'], to: home },
      { ...roll(2, 5, 'outsail'), ...roll(3, 3, 'fight/scores') },
    );
    expect(slow.told).toEqual(['voyage', 'out-sailed', 'sea-battle']);
    const quick = act(
      coast({ ships: wild, tiles }),
      'azure',
      'voyage',
      { ships: ['s1'], to: home },
      { ...roll(5, 2, 'outsail'), 'independent/force': 'pass' },
    );
    expect(quick.told).toEqual(['voyage', 'out-sailed']);
  });
  test('they attack whoever enters the harbour, and are destroyed when driven off', () => {
    const done = act(
      coast({ ships: wild, tiles }),
      'azure',
      'voyage',
      { ships: ['s1'], to: home, harbour: true },
      roll(4, 3, 'fight/scores'),
    );
    expect(done.state.ships).not.toHaveProperty('i1');
    expect(done.state.ships.s1?.harbour).toBe(true);
  });
  test('where they win, the table says where the beaten are driven', () => {
    const done = act(
      coast({ ships: wild, tiles }),
      'azure',
      'voyage',
      { ships: ['s1'], to: home, harbour: true },
      { ...roll(3, 4, 'fight/scores'), 'independent/fight/driven': north },
    );
    expect(done.state.ships.s1?.tile).toBe(north);
  });
});

describe('me.sea.battle: chances', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  test.each([
    [1, 1],
    [3, 2],
    [2, 5],
  ])('%i against %i, as counted by hand', (attack, defence) => {
    const odds = navalOdds(attack, defence);
    const p = (holds: (lead: number) => boolean) =>
      faces.flatMap((a) => faces.map((d) => attack + a - defence - d)).filter(holds).length / 36;
    expect(odds.kind).toBe('exact');
    expect(chance(odds, ({ result }) => result === 'draw')).toBeCloseTo(
      p((lead) => lead === 0),
      9,
    );
    expect(chance(odds, ({ result }) => result === 'won')).toBeCloseTo(
      p((lead) => lead > 0),
      9,
    );
    expect(chance(odds, ({ result, shipsLost }) => result === 'lost' && shipsLost === 'all')).toBeCloseTo(
      p((lead) => lead <= -4),
      9,
    );
    expect(chance(odds, ({ result, shipsLost }) => result === 'won' && shipsLost === 1)).toBeCloseTo(
      p((lead) => lead === 3),
      9,
    );
  });
});
