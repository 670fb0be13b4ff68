import { describe, expect, test } from 'vitest';
import { act, banner, charges, east, holding, home, refusal, table, valley, west } from '../table.ts';
import { battle, dice, even, field, fight, where } from './field.ts';

/** A range from edge to edge, east of the tile it lies in. */
const range = {
  ground: 'highland',
  edges: ['plain', 'mountain', 'plain', 'plain', 'mountain', 'plain'],
  hills: 0,
  forest: 0,
  ridges: [[1, 4]],
  rivers: [],
  coasts: [],
} as const;
const west3 = { edge: 3 } as const;
const walled = (over: Parameters<typeof field>[0] = {}) =>
  field({
    lands: { [home]: range },
    banners: { a: banner({ spot: west3 }), g: banner({ seat: 'gules', spot: west3 }) },
    ...over,
  });

describe('me.battle.fought (Battles)', () => {
  test('both sides declare their points, azure wins, gules leaves and the tile changes hands', () => {
    const done = fight(field(), dice.wins);
    expect(done.told).toEqual([
      'strengths',
      'cards',
      'fought',
      'battle-losses',
      'battle-losses',
      'let-go',
      'defeated',
      'tile-won',
      'retreated',
    ]);
    expect(charges(done)).toEqual({ a: 50, g: 50 });
    expect(where(done, 'a')).toBe(home);
    expect(where(done, 'g')).toBe(east);
    expect(done.state.tiles[home]?.flag).toBe('azure');
    expect(done.state.encounters).toEqual({});
    expect(done.flags).toEqual([]);
  });
  test('me.battle.strengths (Battle resolution): 1200 against 700 is worth +1', () => {
    const done = fight(field(), dice.draw, { attack: 1200, defence: 700 });
    expect(done.notes.find(({ note }) => note === 'cards')?.data).toMatchObject({ factor: 1, strategic: 0 });
    expect(done.notes.find(({ note }) => note === 'fought')?.data).toMatchObject({ score: 8 });
  });
  test('me.battle.waiting (table): nothing to fight', () => {
    expect(refusal(field({ encounters: {} }), 'azure', 'fight')).toBe('me.battle.waiting');
    expect(refusal(field(), 'azure', 'fight', { encounter: 'c' })).toBe('me.battle.waiting');
  });
  test('me.battle.sides (table): who has no part in it does not fight it', () => {
    const state = field({ seats: ['azure', 'gules', 'vert'] });
    expect(refusal(state, 'vert', 'fight', { encounter: 'b' })).toBe('me.battle.sides');
    expect(refusal(state, 'gules', 'fight', { encounter: 'b' })).toBeUndefined();
  });
  test('me.battle.phase (Campaign turns: battle): not before the attacker has moved; an old one at any time', () => {
    const moving = { phase: 'movement' } as const;
    expect(refusal(field({ season: moving }), 'gules', 'fight', { encounter: 'b' })).toBe('me.battle.phase');
    const later = field({ season: { ...moving, month: 2 } });
    expect(refusal(later, 'gules', 'fight', { encounter: 'b' })).toBeUndefined();
  });
});

describe('me.battle.result (Battle result), me.battle.dice (Random modifier)', () => {
  test.each([
    ['scatters', 'defender-scatters', 150, 50],
    ['beaten', 'defender', 100, 50],
    ['draw', 'draw', 50, 50],
    ['wins', 'attacker', 50, 100],
    ['rout', 'attacker-scatters', 50, 150],
  ] as const)('%s: %s, the attacker loses %i, the defender %i', (roll, result, attacker, defender) => {
    const double = roll === 'scatters' || roll === 'rout' ? { character: [1] } : {};
    const state = field({ options: { armies: 'units' } });
    const done = fight(state, dice[roll], { ...double });
    expect(done.notes.find(({ note }) => note === 'fought')?.data).toMatchObject({ result });
    const lost = done.notes.filter(({ note }) => note === 'battle-losses').map(({ data }) => data.points);
    expect(lost).toEqual([attacker, defender]);
  });
  test.each([
    ['scatters', 'a', 'g'],
    ['beaten', 'a', 'g'],
    ['wins', 'g', 'a'],
    ['rout', 'g', 'a'],
  ] as const)('%s: the loser leaves, the winner stays', (roll, loser, winner) => {
    const done = fight(field(), dice[roll], { character: [1], 'character/points': [1] });
    expect(where(done, loser)).toBe(loser === 'a' ? west : east);
    expect(where(done, winner)).toBe(home);
    expect(done.state.tiles[home]?.flag).toBe(winner === 'a' ? 'azure' : 'gules');
  });
});

describe('me.battle.defeated (Defeated)', () => {
  test('me.battle.retreat (Defeated): attackers go back where they came from, each by his own way', () => {
    const state = field({
      banners: {
        a: banner({ spot: { edge: 3 } }),
        a2: banner({ number: 2, spot: { edge: 2 } }),
        g: banner({ seat: 'gules' }),
      },
      encounters: { b: battle({ attackers: { a: west, a2: 'q-1r1' } }) },
    });
    const done = fight(state, dice.beaten, { 'battle/losses/attacker': { charged: {}, destroyed: [] } });
    expect(where(done, 'a')).toBe(west);
    expect(where(done, 'a2')).toBe('q-1r1');
  });
  test('the owner chooses among his tiles', () => {
    const state = field({
      tiles: {
        [home]: holding({ flag: 'gules' }),
        [east]: holding({ flag: 'gules' }),
        q0r1: holding({ flag: 'gules' }),
      },
    });
    const done = fight(state, dice.wins, { 'retreat/party1/to': 'q0r1' });
    expect(where(done, 'g')).toBe('q0r1');
  });
  test('not where an enemy stands', () => {
    const state = field({
      seats: ['azure', 'gules', 'vert'],
      tiles: {
        [home]: holding({ flag: 'gules' }),
        [east]: holding({ flag: 'gules' }),
        q0r1: holding({ flag: 'gules' }),
      },
      banners: {
        a: banner({ spot: { edge: 3 } }),
        g: banner({ seat: 'gules' }),
        v: banner({ seat: 'vert', tile: east }),
      },
    });
    expect(where(fight(state, dice.wins), 'g')).toBe('q0r1');
  });
  test('me.battle.destroyed (Defeated): no adjacent tile of its own, and the force is gone, its baggage with the victors', () => {
    const state = field({
      tiles: { [home]: holding({ flag: 'gules' }), [west]: holding() },
      banners: {
        a: banner({ spot: { edge: 3 }, baggage: 1 }),
        g: banner({ seat: 'gules', baggage: 2 }),
      },
    });
    const done = fight(state, dice.wins);
    expect(done.told).toContain('cut-off');
    expect(done.told).not.toContain('let-go');
    expect(done.state.fallen.g?.how).toBe('destroyed');
    expect(done.state.banners.a?.baggage).toBe(3);
  });
  test('over a mountain a route must be found; where none is, the force is destroyed', () => {
    const done = fight(walled(), dice.wins, { 'retreat/party1/way/route': [2] });
    expect(done.state.fallen.g?.how).toBe('destroyed');
    expect(done.flags).toEqual([]);
    const safe = fight(walled(), dice.wins, { 'retreat/party1/way/route': [5] });
    expect(where(safe, 'g')).toBe(east);
  });
  test('a perilous route costs what it costs', () => {
    const state = walled({
      banners: { a: banner({ spot: west3 }), g: banner({ seat: 'gules', spot: west3, baggage: 3 }) },
    });
    const done = fight(state, dice.wins, {
      'retreat/party1/way/route': [3],
      'retreat/party1/crossing': [2],
      'retreat/party1/toll/g': [4],
    });
    expect(done.state.banners.g).toMatchObject({ tile: east, baggage: 2, charged: 50 + 80 });
  });
  test('me.battle.halted (Defeated): it neither scouts nor moves for the rest of the month', () => {
    const { state } = fight(field(), dice.wins);
    const turn = { ...state, season: { ...state.season, turn: 'gules', phase: 'scouting' as const } };
    expect(refusal(turn, 'gules', 'scout', { banner: 'g', tile: 'q2r0' })).toBe('me.battle.halted');
    const march = { ...turn, season: { ...turn.season, phase: 'movement' as const } };
    expect(refusal(march, 'gules', 'move', { banners: ['g'], to: 'q2r0' })).toBe('me.battle.halted');
    const next = { ...turn, season: { ...turn.season, month: 2 } };
    expect(refusal(next, 'gules', 'scout', { banner: 'g', tile: 'q2r0' })).toBeUndefined();
  });
});

describe('me.battle.scattered (Defeated and scattered)', () => {
  const loaded = {
    a: banner({ spot: { edge: 3 }, baggage: 5 }),
    g: banner({ seat: 'gules', spot: { edge: 3 }, baggage: 4 }),
  };
  const rout = { character: [4], 'character/points': [1] };
  test('all its baggage falls to the victors, six a banner', () => {
    const done = fight(field({ banners: loaded }), dice.rout, rout);
    expect(done.state.banners.a?.baggage).toBe(6);
    expect(done.state.banners.g?.baggage).toBe(0);
  });
  test('me.battle.baggage (Victory): what was taken is told', () => {
    const done = fight(field({ banners: loaded }), dice.rout, rout);
    expect(done.notes.find(({ note }) => note === 'baggage-taken')?.data).toMatchObject({ points: 1 });
  });
  test('it may not look for a route, and is destroyed where it would need one', () => {
    const done = fight(walled({ banners: loaded }), dice.rout, rout);
    expect(done.state.fallen.g).toBeDefined();
    expect(done.told).not.toContain('let-go');
  });
  test('a clear way is taken, though a barred one leads to another tile', () => {
    const state = walled({
      tiles: {
        [home]: holding({ flag: 'gules' }),
        [east]: holding({ flag: 'gules' }),
        'q-1r1': holding({ flag: 'gules' }),
      },
    });
    const done = fight(state, dice.rout, rout);
    expect(where(done, 'g')).toBe('q-1r1');
  });
});

describe('me.battle.draw (Draw)', () => {
  test('both leave, and the tile stays the defender’s', () => {
    const done = fight(field(), dice.draw);
    expect([where(done, 'a'), where(done, 'g')]).toEqual([west, east]);
    expect(done.state.tiles[home]?.flag).toBe('gules');
    expect(done.state.battles.beaten).toEqual({});
  });
  test('me.battle.route (Draw): the route is rolled for until one is found', () => {
    const done = fight(walled(), dice.draw, {
      'retreat/defender/party1/way/try/route': [1],
      'retreat/defender/party1/way/again/try/route': [2],
      'retreat/defender/party1/way/again/again/try/route': [6],
    });
    expect(where(done, 'g')).toBe(east);
    expect(done.told.filter((note) => note === 'route-sought')).toHaveLength(2);
  });
  test('without an adjacent tile of its own the defender is destroyed', () => {
    const done = fight(field({ tiles: { [home]: holding({ flag: 'gules' }) } }), dice.draw);
    expect(done.state.fallen.g).toBeDefined();
    expect(where(done, 'a')).toBe(west);
    expect(done.state.tiles[home]?.flag).toBe('gules');
  });
});

describe('me.battle.victory (Victory)', () => {
  test('razed ground belongs to nobody, and stays so', () => {
    const state = field({
      tiles: { [home]: holding({ flag: 'gules', razed: true }), [east]: holding({ flag: 'gules' }) },
    });
    expect(fight(state, dice.wins).state.tiles[home]).toMatchObject({ flag: 'gules', razed: true });
  });
  test('the tile of a third who is not there falls to the winner, of one who is there it does not', () => {
    const third = (at: string) =>
      field({
        seats: ['azure', 'gules', 'vert'],
        tiles: {
          [home]: holding({ flag: 'vert' }),
          [east]: holding({ flag: 'gules' }),
          [west]: holding({ flag: 'azure' }),
        },
        banners: {
          a: banner({ spot: { edge: 3 } }),
          g: banner({ seat: 'gules' }),
          v: banner({ seat: 'vert', tile: at as 'q0r0' }),
        },
        encounters: { b: battle(), c: battle({ defender: 'vert' }) },
      });
    expect(fight(third('q2r0'), dice.wins).state.tiles[home]?.flag).toBe('azure');
    const there = fight(third(home), dice.wins);
    expect(there.state.tiles[home]?.flag).toBe('vert');
    expect(Object.keys(there.state.encounters)).toEqual(['c']);
  });
  test('two attackers: the first to win has the tile, though the other is there as well', () => {
    const state = field({
      seats: ['azure', 'gules', 'vert'],
      banners: {
        a: banner({ spot: { edge: 3 } }),
        g: banner({ seat: 'gules' }),
        v: banner({ seat: 'vert' }),
      },
      encounters: {
        c: battle({ attacker: 'vert', attackers: { v: 'q0r1' } }),
        b: battle(),
        d: battle({ defender: 'vert' }),
      },
    });
    const done = fight(state, dice.wins);
    expect(done.state.tiles[home]?.flag).toBe('azure');
    expect(Object.keys(done.state.encounters)).toEqual(['d']);
  });
  test('a winner whose last banner fell takes nothing', () => {
    const done = fight(field(), dice.wins, {
      'battle/losses/attacker': { charged: {}, destroyed: ['a'] },
    });
    expect(done.state.tiles[home]?.flag).toBe('gules');
    expect(where(done, 'g')).toBe(east);
    expect(done.told).not.toContain('let-go');
  });
});

describe('Battles: blocking terrain on the map', () => {
  test('a battle moves nobody over the river: the bank stays', () => {
    const state = field({
      lands: { [home]: valley },
      banners: {
        a: banner({ spot: { edge: 3, bank: 'first' } }),
        g: banner({ seat: 'gules', spot: { part: 0 } }),
      },
    });
    const done = fight(state, dice.wins);
    expect(done.state.banners.a?.spot).toEqual({ edge: 3, bank: 'first' });
  });
});

describe('me.battle.second (Defeated)', () => {
  const beaten = (over: Parameters<typeof field>[0] = {}) =>
    field({ battles: { beaten: { g: { year: 1, month: 1 } } }, ...over });
  test('a force beaten this month may leave instead of fighting again', () => {
    expect(refusal(field(), 'gules', 'fall-back', { encounter: 'b' })).toBe('me.battle.second');
    expect(refusal(field(), 'gules', 'fall-back')).toBe('me.battle.second');
    expect(refusal(beaten(), 'azure', 'fall-back', { encounter: 'b' })).toBe('me.battle.second');
    expect(refusal(beaten(), 'gules', 'fall-back', { encounter: 'b' })).toBeUndefined();
    expect(refusal(beaten({ season: { month: 2 } }), 'gules', 'fall-back', { encounter: 'b' })).toBe(
      'me.battle.second',
    );
  });
  test('one more tile, and the attacker has the one it left', () => {
    const done = act(beaten(), 'gules', 'fall-back', { encounter: 'b' });
    expect(where(done, 'g')).toBe(east);
    expect(done.state.tiles[home]?.flag).toBe('azure');
    expect(done.state.encounters).toEqual({});
    const trapped = act(beaten({ tiles: { [home]: holding({ flag: 'gules' }) } }), 'gules', 'fall-back', {
      encounter: 'b',
    });
    expect(trapped.state.fallen.g).toBeDefined();
  });
});

test('the table knows both ways of deciding a battle', () => {
  expect(even.attack).toBe(even.defence);
  expect(refusal(field(), 'azure', 'record-battle', { encounter: 'b', outcome: 'draw' })).toBeUndefined();
  expect(table().battles).toEqual({ beaten: {} });
});
