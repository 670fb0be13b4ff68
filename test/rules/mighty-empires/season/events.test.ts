import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/kernel/json.ts';
import type { Rule } from '../../../../src/kernel/question.ts';
import { as } from '../peoples/folk.ts';
import { act, banner, charges, east, holding, home, plain, refusal, shore, table, west } from '../table.ts';

const season = { phase: 'scouting' } as const;
const banners = {
  a1: banner(),
  a2: banner({ number: 2, baggage: 3 }),
  a9: banner({ number: 9, tile: west }),
};
const args = { banner: 'a1', tile: east };
/** Scouts that meet an event, and the answers that follow. */
const meet = (
  total: readonly [number, number],
  more: { [label: string]: Json } = {},
  over: Parameters<typeof table>[0] = {},
) =>
  act(table({ season, banners, ...over }), 'azure', 'scout', args, {
    'scouts/scouts': [1, 2],
    'scouts/event/event': [...total],
    ...more,
  });
const moves = (state: ReturnType<typeof table>, id: string, to = east): Rule | undefined =>
  refusal({ ...state, season: { ...state.season, phase: 'movement' } }, 'azure', 'move', {
    banners: [id],
    to,
  });

describe('me.scouting.event.desertion (event 2)', () => {
  test('every banner of the force loses D6 × 50, and no banner elsewhere', () => {
    const done = meet([1, 1], { 'desertion/a1': [3], 'desertion/a2': [6] });
    expect(charges(done)).toEqual({ a1: 150, a2: 300 });
    expect(done.state.tiles[east]).toBeUndefined();
    expect(moves(done.state, 'a1')).toBe('me.movement.scouted');
  });
  test('only the banner that scouted, where the table rules so', () => {
    const done = meet([1, 1], { 'desertion/a1': [3] }, { options: { rulings: { eventsStrike: 'scout' } } });
    expect(charges(done)).toEqual({ a1: 150 });
  });
});

describe('me.scouting.event.mutiny (event 3)', () => {
  const done = meet([1, 2]);
  test('nobody in the force moves this turn', () => {
    expect(moves(done.state, 'a1')).toBe('me.scouting.event.mutiny');
    expect(moves(done.state, 'a2')).toBe('me.scouting.event.mutiny');
    expect(done.state.season.turns.azure?.halted.a9).toBeUndefined();
  });
  test('another banner of the force may still scout this turn', () => {
    expect(refusal(done.state, 'azure', 'scout', { banner: 'a2', tile: 'q0r1' })).toBeUndefined();
  });
  test('in the next month it neither scouts nor moves; in the one after it does', () => {
    const month = (of: number) => ({ ...done.state, season: { ...done.state.season, month: of, turns: {} } });
    expect(refusal(month(2), 'azure', 'scout', args)).toBe('me.scouting.event.mutiny');
    expect(moves(month(2), 'a2')).toBe('me.scouting.event.mutiny');
    expect(refusal(month(3), 'azure', 'scout', args)).toBeUndefined();
  });
  test('what breaks out in the sixth month is over by spring', () => {
    const late = meet([1, 2], {}, { season: { ...season, month: 6 } });
    expect(late.state.banners.a1?.mutiny).toBeNull();
    expect(moves(late.state, 'a1')).toBe('me.scouting.event.mutiny');
  });
});

describe('me.scouting.event.rot (event 4)', () => {
  test('each banner loses a load; one without tests for shortfall', () => {
    const done = meet([1, 3], { 'a1/shortfall': [2], 'a1/points': [4] });
    expect(done.state.banners.a2?.baggage).toBe(2);
    expect(charges(done)).toEqual({ a1: 80 });
    expect(done.told).toEqual(['event-met', 'spoiled', 'shortfall']);
  });
});

test('me.scouting.event.rot (event 4): the undead suffer no shortfall', () => {
  const state = as('undead', { season, banners: { a1: banner(), a2: banner({ number: 2 }) } });
  const done = act(state, 'azure', 'scout', args, { 'scouts/scouts': [1, 2], 'scouts/event/event': [1, 3] });
  expect(charges(done)).toEqual({});
  expect(done.told).toEqual(['event-met', 'spoiled']);
});

test('me.scouting.event.sickness (event 5): every banner of the force loses D6 × 10', () => {
  expect(charges(meet([1, 4], { 'sickness/a1': [1], 'sickness/a2': [5] }))).toEqual({ a1: 10, a2: 50 });
});

describe('me.scouting.event.storms (event 6)', () => {
  test('the force may not move this turn, also not where others have scouted', () => {
    const { state } = meet([2, 4]);
    const other = act(state, 'azure', 'scout', { banner: 'a2', tile: 'q0r1' }, { 'scouts/scouts': [1, 1] });
    expect(moves(other.state, 'a2', 'q0r1')).toBe('me.scouting.event.storms');
    expect(moves(other.state, 'a9', home)).toBe('me.movement.scouted');
  });
  test('next month it moves again', () => {
    const { state } = meet([2, 4]);
    expect(state.banners.a1?.mutiny).toBeNull();
  });
});

describe('me.scouting.event.astray (event 7)', () => {
  test('the die names a side, clockwise from the east: that tile is scouted instead', () => {
    const done = meet([1, 6], { 'astray/side': [2], 'side2/scouts/scouts': [1, 4] });
    expect(done.state.tiles.q0r1).toMatchObject({ site: 'village', flag: 'azure' });
    expect(done.state.tiles[east]).toBeUndefined();
    expect(moves(done.state, 'a1', 'q0r1')).toBeUndefined();
    expect(moves(done.state, 'a1')).toBe('me.movement.scouted');
    expect(refusal(done.state, 'azure', 'scout', { banner: 'a2', tile: east })).toBe('me.scouting.once');
  });
  test('events can befall them there, too, and send them on again', () => {
    const done = meet([1, 6], {
      'astray/side': [2],
      'side2/scouts/scouts': [5, 6],
      'side2/scouts/event/event': [3, 4],
      'side2/astray/side': [3],
      'side2/side3/scouts/scouts': [1, 1],
    });
    expect(done.told).toEqual(['event-met', 'astray', 'event-met', 'astray', 'barren']);
    expect(Object.keys(done.state.season.turns.azure?.scouted ?? {})).toHaveLength(3);
  });
  describe('me.scouting.event.astray.nowhere', () => {
    const nowhere = (side: number, over = {}) => meet([1, 6], { 'astray/side': [side] }, over).told;
    test('towards the tile they were sent to', () => expect(nowhere(1)).toEqual(['event-met', 'nowhere']));
    test('into the swamp', () => {
      expect(nowhere(2, { lands: { q0r1: { ...plain, ground: 'swamp' } } })).toEqual([
        'event-met',
        'nowhere',
      ]);
    });
    test('out to sea', () => {
      const sea = { ...shore, edges: ['coast', 'sea', 'coast', 'plain', 'plain', 'plain'], coasts: [[0, 2]] };
      expect(nowhere(2, { lands: { [home]: sea } })).toEqual(['event-met', 'nowhere']);
    });
    test('off the map', () => {
      const far = { a1: banner({ tile: 'q3r0' }) };
      const done = act(
        table({ season, banners: far }),
        'azure',
        'scout',
        { banner: 'a1', tile: 'q2r0' },
        {
          'scouts/scouts': [1, 2],
          'scouts/event/event': [3, 4],
          'astray/side': [1],
        },
      );
      expect(done.told).toEqual(['event-met', 'nowhere']);
    });
    test('where a comrade has scouted this turn', () => {
      const scouted = { q0r1: { force: home, banner: 'a2', found: 'way' } };
      const turns = { azure: { fed: {}, scouted, moved: [], marching: [], halted: {}, routes: {} } };
      expect(nowhere(2, { season: { ...season, turns } })).toEqual(['event-met', 'nowhere']);
    });
    test('rolled again where the table rules so', () => {
      const done = meet(
        [1, 6],
        { 'astray/side': [1], 'astray/again/side': [4], 'side4/scouts/scouts': [1, 1] },
        { options: { rulings: { nowhere: 'reroll' } } },
      );
      expect(done.state.tiles[west]).toMatchObject({ site: 'barren' });
    });
  });
});

test('me.scouting.event.bandits (event 8): nobody comes back, and the tile stays closed', () => {
  const done = meet([2, 6]);
  expect(done.changes.map(({ type }) => type)).toEqual(['scouted']);
  expect(moves(done.state, 'a1')).toBe('me.movement.scouted');
});

describe('me.scouting.event.convoy (event 9)', () => {
  test('D6 baggage, shared as the owner likes', () => {
    const done = meet([3, 6], { convoy: [4], shares: { a1: 1, a2: 3 } });
    expect([done.state.banners.a1?.baggage, done.state.banners.a2?.baggage]).toEqual([1, 6]);
  });
  test('what nobody can carry is lost', () => {
    const full = { a1: banner({ baggage: 5 }), a2: banner({ number: 2, baggage: 6 }) };
    const done = meet([3, 6], { convoy: [6] }, { banners: full });
    expect(done.state.banners.a1?.baggage).toBe(6);
    expect(done.notes.at(-1)?.data).toMatchObject({ found: 6, kept: 1 });
  });
});

describe('me.scouting.event.mercenaries (event 10)', () => {
  test.each([1, 4])('a %i: D6 × 20 points join a banner of your choice', (die) => {
    const done = meet([4, 6], { band: [die], recruits: [3], joins: 'a2' });
    expect(done.state.banners.a2?.gained).toBe(60);
    expect(done.state.banners.a1?.gained).toBe(0);
  });
  test.each([5, 6])('a %i: the scouts are slain, and nothing more', (die) => {
    const done = meet([4, 6], { band: [die] });
    expect(done.told).toEqual(['event-met', 'slain']);
    expect(done.changes).toHaveLength(1);
  });
});

describe('me.scouting.event.lair (events 11 and 12)', () => {
  const highland = { lands: { [east]: { ...plain, ground: 'highland' as const } } };
  test('off the highlands an 11 is rolled again, a 12 is a lair', () => {
    const again = meet([5, 6], { 'scouts/event/again/event': [6, 6], lair: [1] });
    expect(again.told).toEqual(['event-met', 'lair']);
  });
  test('on highland an 11 is a lair', () => {
    expect(meet([5, 6], { lair: [3] }, highland).told).toEqual(['event-met', 'lair']);
  });
  test('an 11 anywhere, where the table rules so', () => {
    expect(meet([5, 6], { lair: [3] }, { options: { rulings: { lairOn11: 'anywhere' } } }).told).toEqual([
      'event-met',
      'lair',
    ]);
  });
  test.each([4, 5, 6])(
    'me.dragons.number: on a %i, D6 + 1 dragons wake in the scouted tile and wait',
    (die) => {
      const done = meet([6, 6], { lair: [die], dragons: [2] });
      expect(done.state.wakings).toEqual({ 'o1.d': { lair: east, dragons: 3, by: 'azure' } });
      expect(moves(done.state, 'a1')).toBe('me.movement.scouted');
    },
  );
});

describe('me.dragons (The Dragonrage)', () => {
  const wakings = { w1: { lair: east, dragons: 3, by: 'azure' } };
  const flight = { 'flight1/side': [4], 'flight2/side': [4] };
  const fly = (dice: { [label: string]: Json }, over: Parameters<typeof table>[0] = {}) =>
    act(
      table({ season, wakings, ...over }),
      'gules',
      'fly-dragons',
      { waking: 'w1' },
      { ...flight, ...dice },
    );
  test('me.dragons.flight: one is left in each tile, the lair first, and the waking is over', () => {
    const done = fly({ [east]: [1], [home]: [1], [west]: [1] });
    expect(done.notes[0]?.data).toMatchObject({ tiles: [east, home, west], dragons: 3 });
    expect(done.state.wakings).toEqual({});
    expect(refusal(done.state, 'azure', 'fly-dragons', { waking: 'w1' })).toBe('me.dragons');
  });
  test('me.dragons.flight: a second dragon in a tile does nothing more', () => {
    const done = act(
      table({ wakings }),
      'azure',
      'fly-dragons',
      { waking: 'w1' },
      {
        'flight1/side': [4],
        'flight2/side': [1],
        [east]: [1],
        [home]: [1],
      },
    );
    expect(done.told.filter((each) => each === 'dragons')).toHaveLength(2);
  });
  test('me.dragons.flight: off the map the side is rolled again', () => {
    const edge = { w1: { lair: 'q3r0', dragons: 2, by: 'azure' } } as const;
    const done = act(
      table({ wakings: edge }),
      'azure',
      'fly-dragons',
      { waking: 'w1' },
      {
        'flight1/side': [1],
        'flight1/again/side': [4],
        q3r0: [1],
        q2r0: [1],
      },
    );
    expect(done.notes[0]?.data.tiles).toEqual(['q3r0', 'q2r0']);
  });
  const below = {
    tiles: { [home]: holding({ site: 'city', stockpile: 4 }) },
    banners: { a1: banner(), g1: banner({ seat: 'gules' }) },
    lands: { [home]: { ...plain, forest: 1 as const } },
    ships: { s1: { owner: 'azure', number: 1, name: '', tile: home, harbour: true, carries: null } },
  };
  test('me.dragons.attack: 1 does no harm', () => {
    const done = fly({ [east]: [1], [home]: [1], [west]: [1] }, below);
    expect(done.changes.map(({ type }) => type)).toEqual(['dragonsSpent']);
  });
  test.each([2, 4])('me.dragons.attack: %i razes, burns, and costs every banner D6 × 30', (die) => {
    const done = fly(
      { [east]: [1], [home]: [die], [west]: [1], [`${home}/a1`]: [2], [`${home}/g1`]: [5] },
      below,
    );
    expect(done.state.tiles[home]).toMatchObject({ razed: true, stockpile: 0, flag: 'azure' });
    expect(done.state.burnt).toEqual([home]);
    expect(charges(done)).toEqual({ a1: 60, g1: 150 });
    expect(done.state.ships).toHaveProperty('s1');
  });
  test.each([
    [5, 3, true],
    [6, 4, false],
  ])('me.dragons.ships: %i destroys every banner, and ships on 4 or more: %i', (die, roll, afloat) => {
    const done = fly({ [east]: [1], [home]: [die], [west]: [1], [`${home}/s1`]: [roll] }, below);
    expect(done.state.banners).toEqual({});
    expect(done.state.fallen.g1).toMatchObject({ seat: 'gules', how: 'destroyed', tile: home });
    expect('s1' in done.state.ships).toBe(afloat);
  });
  test('barren tiles are not razed, nor what is razed razed again', () => {
    const tiles = { [home]: holding({ site: 'barren' }), [west]: holding({ razed: true }) };
    const done = fly({ [east]: [5], [home]: [5], [west]: [5] }, { tiles });
    expect(done.changes.map(({ type }) => type)).toEqual(['dragonsSpent']);
  });
  test('independents burnt out of their village fight no more', () => {
    const encounter = {
      kind: 'battle',
      tile: home,
      attacker: 'azure',
      attackers: { a1: west },
      defender: 'independent',
      since: { year: 1, month: 1 },
      mustered: null,
      siege: null,
    } as const;
    const done = fly(
      { [east]: [1], [home]: [2], [west]: [1], [`${home}/a1`]: [1] },
      {
        tiles: { [home]: holding({ flag: 'independent' }) },
        banners: { a1: banner() },
        encounters: { e1: encounter },
      },
    );
    expect(done.state.encounters).toEqual({});
  });
});
