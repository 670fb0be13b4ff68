import { describe, expect, test } from 'vitest';
import { blankField } from '../../../../src/rules/mighty-empires/tabletop/state.ts';
import { groundPoints, verdict } from '../../../../src/rules/mighty-empires/tabletop/victory.ts';
import { act, banner, east, refusal, west } from '../table.ts';
import { met, waiting } from './lay.ts';

const ending = (more: object = {}) => ({ encounter: 'e1', end: 'nightfall', ...more });
const stay = { 'pursuit/pursue': 'stay' };

describe('me.tabletop.winner (Working out the winner)', () => {
  test.each([
    [60, 65, 'draw', false],
    [60, 66, 'defender', false],
    [85, 60, 'attacker', false],
    [35, 70, 'defender', false],
    [35, 71, 'defender', true],
    [35, 75, 'defender', true],
    [0, 0, 'draw', false],
    [1, 0, 'attacker', true],
    [200, 100, 'attacker', false],
  ] as const)('%i against %i: %s, scattered %s', (attacker, defender, winner, scattered) => {
    expect(verdict(attacker, defender)).toEqual({ winner, scattered });
  });
  test('percentages and ground held, each side’s own, decide what the book says of winner and beaten', () => {
    const lost = { attacker: 20, defender: 45 };
    const done = act(waiting(), 'azure', 'table-result', ending(), { ...lost, ...stay });
    expect(done.notes.find(({ note }) => note === 'table-points')?.data).toMatchObject({
      attackerPoints: 45,
      defenderPoints: 20,
    });
    expect(done.state.tabletop.fought.e1).toMatchObject({
      winner: 'attacker',
      scattered: true,
      pursuit: null,
    });
    expect(done.state.encounters).toEqual({});
    expect(done.state.banners.g1).toMatchObject({ tile: east, baggage: 0 });
  });
});

test('me.tabletop.points (Winners and losers): a hill, a bridge, a half of the table', () => {
  const ten = { hill: 10, bridge: 10, half: 25 };
  expect(groundPoints(ten, { hills: 2, bridges: 1, halves: 1 })).toBe(55);
  const hold = {
    attacker: { hills: 1, bridges: 0, halves: 2 },
    defender: { hills: 0, bridges: 1, halves: 0 },
  };
  const done = act(waiting(), 'azure', 'table-result', ending({ holds: hold }), {
    attacker: 50,
    defender: 10,
    ...stay,
  });
  expect(done.notes.find(({ note }) => note === 'table-points')?.data).toMatchObject({
    attackerPoints: 70,
    defenderPoints: 60,
  });
  expect(done.state.tabletop.fought.e1).toMatchObject({ winner: 'attacker', scattered: false });
  const three = { ...hold, defender: { hills: 0, bridges: 0, halves: 1 } };
  expect(refusal(waiting(), 'azure', 'table-result', ending({ holds: three }))).toBe('me.tabletop.points');
});
test('me.tabletop.daylight (End of the game): where hours are marked, night falls after the sixteenth', () => {
  const at = (played: number) => {
    const state = waiting();
    const fields = { e1: { ...blankField, hour: 4, played } };
    return { ...state, tabletop: { ...state.tabletop, fields } };
  };
  const ends = (played: number, end: string) => refusal(at(played), 'azure', 'table-result', ending({ end }));
  expect([15, 16, 0].map((played) => ends(played, 'nightfall'))).toEqual([
    'me.tabletop.daylight',
    undefined,
    undefined,
  ]);
  expect(ends(15, 'time')).toBeUndefined();
});
test('me.tabletop.scenery (Winners and losers): ground counts what both agreed on', () => {
  const dear = act(
    waiting(),
    'azure',
    'agree-field',
    { encounter: 'e1', barrier: 'none', scenery: { hill: 40, bridge: 10, half: 25 } },
    { agreed: 'yes' },
  ).state;
  const hold = {
    attacker: { hills: 1, bridges: 0, halves: 0 },
    defender: { hills: 0, bridges: 0, halves: 0 },
  };
  const done = act(dear, 'azure', 'table-result', ending({ holds: hold }), { attacker: 40, defender: 0 });
  expect(done.state.tabletop.fought.e1?.winner).toBe('draw');
});

describe('me.tabletop.end (End of the game)', () => {
  test('who concedes, or has nobody left, is beaten without counting', () => {
    const done = act(
      waiting(),
      'gules',
      'table-result',
      ending({ end: 'conceded', loser: 'attacker' }),
      stay,
    );
    expect(done.state.tabletop.fought.e1).toMatchObject({ winner: 'defender', scattered: false });
    expect(done.state.banners.a1?.tile).toBe(west);
    expect(done.told).not.toContain('table-points');
    const gone = act(
      waiting(),
      'azure',
      'table-result',
      ending({ end: 'wiped-out', loser: 'defender' }),
      stay,
    );
    expect(gone.state.tiles.q0r0?.flag).toBe('azure');
    expect(refusal(waiting(), 'azure', 'table-result', ending({ end: 'conceded' }))).toBe('me.tabletop.end');
  });
  test('both agree: usually a draw, or a rout', () => {
    const draw = act(waiting(), 'azure', 'table-result', ending({ end: 'agreed' }));
    expect(draw.state.tabletop.fought.e1).toMatchObject({ winner: 'draw', scattered: false });
    expect([draw.state.banners.a1?.tile, draw.state.banners.g1?.tile]).toEqual([west, east]);
    const rout = act(
      waiting(),
      'azure',
      'table-result',
      ending({ end: 'agreed', loser: 'defender', scattered: true }),
      stay,
    );
    expect(rout.state.banners.g1?.baggage).toBe(0);
  });
  test('an agreed time is counted like nightfall; independents lose what their enemy says', () => {
    const alone = waiting({
      banners: { a1: banner() },
      encounters: { e1: { ...met, defender: 'independent' } },
      tiles: {
        q0r0: { ...waiting().tiles.q0r0, flag: 'independent' } as never,
        [west]: waiting().tiles[west] as never,
      },
    });
    const done = act(alone, 'azure', 'table-result', ending({ end: 'time' }), { attacker: 10, defender: 90 });
    expect(done.state.tabletop.fought.e1?.winner).toBe('attacker');
    expect(done.state.tiles.q0r0?.flag).toBe('azure');
  });
  test('no points are charged at the table: what fell is reckoned when the wounded are gathered', () => {
    const done = act(waiting(), 'azure', 'table-result', ending(), { attacker: 20, defender: 25, ...stay });
    expect([done.state.banners.a1?.charged, done.state.banners.g1?.charged]).toEqual([0, 0]);
  });
  test('a pursuit is remembered, and what follows from it', () => {
    const chased = act(waiting(), 'azure', 'table-result', ending({ end: 'conceded', loser: 'defender' }), {
      'pursuit/pursue': 'pursue',
      'pursuit/chase/pursuit': [4],
    });
    expect(chased.state.tabletop.fought.e1?.pursuit).toBe('baggage');
    expect(chased.state.banners.g1?.baggage).toBe(0);
  });
});

test('me.tabletop.general (Pursuit): with models the commander is taken, and no points are rolled in his stead', () => {
  const taken = act(waiting(), 'azure', 'table-result', ending({ end: 'conceded', loser: 'defender' }), {
    'pursuit/pursue': 'pursue',
    'pursuit/chase/pursuit': [3],
  });
  expect(taken.state.tabletop.fought.e1?.pursuit).toBe('general');
  expect(taken.state.banners.g1?.charged).toBe(0);
});

test('me.tabletop.captive (Prisoners): who is carted along falls to whoever takes the baggage', () => {
  const held = {
    owner: 'azure',
    holder: 'gules',
    character: 'c9',
    name: 'Aldric',
    level: 10,
    points: 150,
    banner: 'g1',
    since: { year: 1, month: 1 },
    tried: null,
  };
  const state = waiting({ seats: ['azure', 'gules', 'or'] });
  const laden = {
    ...state,
    tabletop: {
      ...state.tabletop,
      captives: { p1: held, p2: { ...held, owner: 'or', character: 'c8' } },
      spoils: { s1: { holder: 'gules', from: 'azure', kind: 'engine', name: 'Old Bess', banner: 'g1' } },
    },
  } as typeof state;
  const won = act(
    laden,
    'azure',
    'table-result',
    ending({ end: 'agreed', loser: 'defender', scattered: true }),
    stay,
  );
  expect(won.state.tabletop.captives).toMatchObject({ p2: { holder: 'azure', banner: 'a1', owner: 'or' } });
  expect(won.state.tabletop.captives).not.toHaveProperty('p1');
  expect(won.state.tabletop.spoils.s1).toMatchObject({ holder: 'azure', banner: 'a1' });
  const kept = act(laden, 'azure', 'table-result', ending({ end: 'agreed', loser: 'defender' }), stay);
  expect(Object.keys(kept.state.tabletop.captives)).toEqual(['p1', 'p2']);
});
