import { describe, expect, test } from 'vitest';
import { buildable } from '../../../src/rules/ninth-age/building.ts';
import { costOf } from '../../../src/rules/ninth-age/conquest/costs.ts';
import { beat, purseOf } from '../../../src/rules/ninth-age/conquest/points.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import type { Encounter, Fight, Pick, State } from '../../../src/rules/ninth-age/state.ts';
import {
  act,
  east,
  encounter,
  far,
  fight,
  hex,
  middle,
  minds,
  picks,
  refusal,
  south,
  table,
  tasksOf,
  west,
  westEnd,
} from './table.ts';

type Fought = { readonly [battle: string]: Fight };
const conquering = (met: Partial<Encounter>, fights: Fought, over: Parameters<typeof table>[0] = {}): State =>
  table({ encounters: { o1: encounter(met) }, fights, ...over, turn: { phase: 'conquest', ...over.turn } });
const left = (state: State, seat: string): number => purseOf(state, seat).left;
/** Azure has beaten gules in a massacre. */
const won = (over: Parameters<typeof table>[0] = {}): State =>
  conquering({}, { 'o1.1': fight('first', 60) }, over);
const brash = (...seats: readonly string[]): { readonly picks: readonly Pick[] } => ({
  picks: picks(...seats.map((seat) => ({ seat }))),
});

describe('na.conquest.points: earned on the field', () => {
  test('5 for a massacre, 1 for the loser, none without a battle', () => {
    expect([left(won(), 'azure'), left(won(), 'gules'), left(won(), 'or')]).toEqual([5, 1, 0]);
  });
  test('2 each for a draw', () => {
    const drawn = conquering({}, { 'o1.1': fight('first', 10) });
    expect([left(drawn, 'azure'), left(drawn, 'gules')]).toEqual([2, 2]);
  });
  test('points spent that were never earned are remarked on, and what they were spent on counts', () => {
    const builds = (state: State) => act(state, 'or', 'build', { tile: south, what: 'fortress' });
    expect(builds(won()).flags.map(({ rule, why }) => [rule, why.with])).toEqual([
      ['na.conquest.points', { seat: 'or', n: 1 }],
    ]);
    expect(act(won(), 'gules', 'build', { tile: west, what: 'fortress' }).flags).toEqual([]);
  });
  test('only in the turn it was fought', () =>
    expect(left(conquering({}, { 'o1.1': fight('first', 60, 1) }), 'azure')).toBe(0));
});

describe('na.conquest.together: two against one', () => {
  const allied = { first: ['azure', 'or'], form: 'together' } as const;
  test('each ally earns one less, the one as usual', () => {
    const state = conquering(allied, { 'o1.1': fight('first', 60) });
    expect([left(state, 'azure'), left(state, 'or'), left(state, 'gules')]).toEqual([4, 4, 1]);
    const lost = conquering(allied, { 'o1.1': fight('second', 60) });
    expect([left(lost, 'azure'), left(lost, 'gules')]).toEqual([0, 5]);
  });
  test('not in two against two', () => {
    const state = conquering({ ...allied, second: ['gules', 'vert'] }, { 'o1.1': fight('first', 60) });
    expect(left(state, 'azure')).toBe(5);
  });
  test('na.conquest.brash: both the 2 more and the 1 less', () =>
    expect(left(conquering(allied, { 'o1.1': fight('first', 60) }, { turn: brash('azure') }), 'azure')).toBe(
      6,
    ));
});

describe('na.conquest.apart: one against two, one at a time', () => {
  const duels = { first: ['azure', 'or'], form: 'apart' } as const;
  const state = conquering(duels, { 'o1.1': fight('second', 60), 'o1.2': fight('second', 5) });
  test('the average, rounded down; each ally what his own battle earns', () => {
    expect([left(state, 'gules'), left(state, 'azure'), left(state, 'or')]).toEqual([3, 1, 2]);
  });
  test('once both are fought, in the turn of the second', () => {
    expect(left(conquering(duels, { 'o1.1': fight('second', 60) }), 'gules')).toBe(0);
    const late = conquering(duels, { 'o1.1': fight('second', 60, 1), 'o1.2': fight('second', 20) });
    expect([left(late, 'gules'), left(late, 'azure')]).toEqual([4, 0]);
  });
  test('na.conquest.brash: every battle won, or any, as the table plays', () => {
    const turn = brash('gules');
    const half = { 'o1.1': fight('second', 60), 'o1.2': fight('first', 20) };
    expect(left(conquering(duels, half, { turn }), 'gules')).toBe(0);
    expect(left(conquering(duels, half, { turn, options: { rulings: { brash: 'any' } } }), 'gules')).toBe(5);
    const both = { 'o1.1': fight('second', 60), 'o1.2': fight('second', 20) };
    expect(left(conquering(duels, both, { turn }), 'gules')).toBe(6);
  });
  test('two duels between alliances earn what each earns', () => {
    const paired = conquering(
      { first: ['azure', 'or'], second: ['gules', 'vert'], form: 'paired' },
      { 'o1.1': fight('first', 60), 'o1.2': fight('second', 40) },
    );
    expect(['azure', 'or', 'gules'].map((seat) => left(paired, seat))).toEqual([5, 1, 1]);
  });
});

test('na.conquest.brash: 2 more for a win, nothing for a draw or defeat', () => {
  const turn = brash('azure', 'gules');
  expect(left(won({ turn }), 'azure')).toBe(7);
  expect(left(won({ turn }), 'gules')).toBe(0);
  expect(left(conquering({}, { 'o1.1': fight('first', 5) }, { turn }), 'azure')).toBe(0);
  expect(left(conquering({}, {}, { turn }), 'azure')).toBe(0);
});

describe('na.conquest.claim: 2 for a hex without a flag', () => {
  test('that touches one’s own', () => {
    const { state } = act(won(), 'azure', 'claim', { tile: middle });
    expect(state.hexes[middle]?.flag).toBe('azure');
    expect(left(state, 'azure')).toBe(3);
    expect(refusal(won(), 'azure', 'claim', { tile: 'q-2r2' })).toBe('na.conquest.adjacent');
    expect(refusal(won(), 'azure', 'claim', { tile: far })).toBe('na.conquest.claim');
  });
  test('na.conquest.mountain: a mountain costs 1 more', () => {
    const high = won({ hexes: { [middle]: { kind: 'mountain' } } });
    expect(costOf(high, 'azure', middle)).toBe(3);
    expect(act(high, 'azure', 'claim', { tile: middle }).rules).toEqual(['na.conquest.mountain']);
  });
  test('na.conquest.points: not without the points', () => {
    const spent = won({ turn: { spent: { azure: 4 } } });
    expect(refusal(spent, 'azure', 'claim', { tile: middle })).toBe('na.conquest.points');
  });
  test('na.events.rapid-expansion: the first hex costs 1 less, and only the first', () => {
    const state = won({ turn: { picks: picks({ event: 'rapid-expansion' }) } });
    expect(costOf(state, 'azure', middle)).toBe(1);
    const next = act(state, 'azure', 'claim', { tile: middle });
    expect(next.rules).toContain('na.events.rapid-expansion');
    expect(costOf(next.state, 'azure', 'q1r-1')).toBe(2);
    expect(left(next.state, 'azure')).toBe(4);
  });
});

describe('na.conquest.conquer: 3 for another’s hex', () => {
  const near = { [middle]: { flag: 'gules' } } as const;
  test('the flag changes, what is built stays', () => {
    const state = won({ hexes: { [middle]: { flag: 'gules', walls: 'fortress', mine: false } } });
    const taken = act(state, 'azure', 'conquer', { tile: middle });
    expect(taken.state.hexes[middle]).toMatchObject({ flag: 'azure', walls: 'fortress' });
    expect(taken.rules).toEqual(['na.conquest.walls']);
    expect(left(taken.state, 'azure')).toBe(1);
  });
  test('na.conquest.beaten: only a player beaten this turn', () => {
    expect(refusal(won({ hexes: near }), 'azure', 'conquer', { tile: middle })).toBeUndefined();
    const drawn = conquering({}, { 'o1.1': fight('first', 10) }, { hexes: near });
    expect(refusal(drawn, 'azure', 'conquer', { tile: middle })).toBe('na.conquest.beaten');
    const other = won({ hexes: { [middle]: { flag: 'or' } } });
    expect(refusal(other, 'azure', 'conquer', { tile: middle })).toBe('na.conquest.beaten');
    expect([beat(won(), 'azure', 'gules'), beat(won(), 'gules', 'azure')]).toEqual([true, false]);
  });
  test('both of an alliance have beaten, and are beaten by, everybody opposite', () => {
    const state = conquering({ first: ['azure', 'or'], form: 'together' }, { 'o1.1': fight('first', 60) });
    expect([beat(state, 'or', 'gules'), beat(state, 'or', 'azure')]).toEqual([true, false]);
  });
  test('na.conquest.walls, na.conquest.mountain: city or fortress 1 more, mountain 1 more, stacked', () => {
    const cost = (over: object) =>
      costOf(won({ hexes: { [middle]: { flag: 'gules', ...over } } }), 'azure', middle);
    expect(cost({})).toBe(3);
    expect(cost({ walls: 'city' })).toBe(4);
    expect(cost({ walls: 'fortress' })).toBe(4);
    expect(cost({ kind: 'mountain' })).toBe(4);
    expect(cost({ kind: 'mountain', walls: 'fortress' })).toBe(5);
    expect(cost({ mine: true, kind: 'river' })).toBe(3);
  });
  test('na.conquest.own: not one’s own, and a free hex is claimed', () => {
    expect(refusal(won(), 'azure', 'conquer', { tile: far })).toBe('na.conquest.own');
    expect(refusal(won(), 'azure', 'conquer', { tile: middle })).toBe('na.conquest.conquer');
  });
  test('na.conquest.adjacent: beside one’s own', () =>
    expect(refusal(won(), 'azure', 'conquer', { tile: westEnd })).toBe('na.conquest.adjacent'));
  test('na.destroyed: who loses his last hex is out, and his gold goes with it', () => {
    const last = won({
      hexes: { [middle]: { flag: 'gules' }, [west]: { flag: null, walls: null }, [westEnd]: { flag: null } },
      realms: { gules: { gold: 70 }, azure: { gold: 5 } },
    });
    const { state, told } = act(last, 'azure', 'conquer', { tile: middle });
    expect(state.realms).toMatchObject({ gules: { fell: 2, gold: 0 }, azure: { gold: 75 } });
    expect(told).toContain('destroyed');
    expect(ninthAge.awaited(act(state, 'azure', 'finish', { turn: 2 }).state)).toEqual(['or']);
    expect(ninthAge.invariants(state)).toEqual([]);
  });
});

test('na.destroyed: gold set aside for a battle that is never fought goes to the conqueror too, and on to his', () => {
  const met = won({
    hexes: {
      [middle]: { flag: 'gules' },
      [west]: { flag: null, walls: null },
      [westEnd]: { flag: null },
    },
    realms: { gules: { gold: 70 }, azure: { gold: 5 }, or: { gold: 9 } },
    encounters: { o1: encounter(), o2: encounter({ first: ['or'], second: ['gules'] }) },
    fights: {
      'o1.1': fight('first', 60),
      'o2.1': { date: '', place: '', size: null, bought: { gules: 40, or: 3 }, result: null },
    },
  });
  const { state } = act(met, 'azure', 'conquer', { tile: middle });
  expect(state.realms).toMatchObject({ gules: { gold: 0 }, azure: { gold: 115 }, or: { gold: 12 } });
  // What reaches a fallen realm later goes the same way: azure's too, once its own conqueror has it.
  const realms = {
    ...state.realms,
    azure: { ...state.realms.azure, fell: 2, heir: 'or' },
  } as State['realms'];
  const late = act(
    { ...state, realms },
    'or',
    'trade',
    { with: 'gules', gives: { gold: 2 } },
    {
      'agree/gules': 'agree',
    },
  );
  expect(late.state.realms).toMatchObject({ gules: { gold: 0 }, azure: { gold: 115 }, or: { gold: 12 } });
});

describe('na.conquest.build: 1 for what stands on one’s own hex', () => {
  const river = won({ hexes: { [far]: { kind: 'river', river: [0, 3] } } });
  test('a fortress, a mine, a city in place of a fortress', () => {
    const fort = act(river, 'azure', 'build', { tile: far, what: 'fortress' }).state;
    const town = act(fort, 'azure', 'build', { tile: far, what: 'city' }).state;
    const mined = act(town, 'azure', 'build', { tile: far, what: 'mine' }).state;
    expect(mined.hexes[far]).toMatchObject({ walls: 'city', mine: true });
    expect(left(mined, 'azure')).toBe(2);
  });
  test('na.conquest.city: a city needs its fortress', () =>
    expect(refusal(river, 'azure', 'build', { tile: far, what: 'city' })).toBe('na.conquest.city'));
  test('na.conquest.mine-ground: mines on mountains and rivers alone', () => {
    expect(refusal(won(), 'azure', 'build', { tile: far, what: 'mine' })).toBe('na.conquest.mine-ground');
    expect(
      refusal(won({ hexes: { [far]: { kind: 'mountain' } } }), 'azure', 'build', { tile: far, what: 'mine' }),
    ).toBeUndefined();
  });
  test('na.conquest.swamp: nothing in a swamp', () =>
    expect(
      refusal(won({ hexes: { [far]: { kind: 'swamp' } } }), 'azure', 'build', {
        tile: far,
        what: 'fortress',
      }),
    ).toBe('na.conquest.swamp'));
  test('na.conquest.built: nothing twice; one improvement to a hex where the table plays so', () => {
    expect(refusal(won(), 'azure', 'build', { tile: east, what: 'fortress' })).toBe('na.conquest.built');
    const one = {
      options: { rulings: { improvements: 'one' } },
      hexes: { [far]: { kind: 'mountain', walls: 'fortress' } },
    } as const;
    expect(refusal(won(one), 'azure', 'build', { tile: far, what: 'mine' })).toBe('na.conquest.built');
    expect(refusal(won({ hexes: one.hexes }), 'azure', 'build', { tile: far, what: 'mine' })).toBeUndefined();
    expect(refusal(won(one), 'azure', 'build', { tile: far, what: 'city' })).toBeUndefined();
  });
  test('all a seat could build', () =>
    expect(buildable(river, 'azure')).toEqual([
      { tile: far, what: 'fortress' },
      { tile: far, what: 'mine' },
    ]));
});

test('na.conquest.raid: 1 for 2D6 × 10 gold, as often as points reach', () => {
  const once = act(won(), 'azure', 'raid', {}, { raid: [3, 4] }).state;
  expect(once.realms.azure?.gold).toBe(70);
  const twice = act(once, 'azure', 'raid', {}, { raid: [1, 1] }).state;
  expect(twice.realms.azure?.gold).toBe(90);
  expect(left(twice, 'azure')).toBe(3);
  expect(refusal(won({ turn: { spent: { azure: 5 } } }), 'azure', 'raid')).toBe('na.conquest.points');
});

describe('na.conquest.share: with one’s own side', () => {
  const teams = { of: { azure: 'dawn', or: 'dawn', gules: 'dusk' }, until: 2 };
  test('team-mates share what they have', () => {
    const { state } = act(won({ teams }), 'azure', 'share-points', { to: 'or', points: 2 });
    expect([left(state, 'azure'), left(state, 'or')]).toEqual([3, 2]);
    expect(refusal(won({ teams }), 'azure', 'share-points', { to: 'or', points: 6 })).toBe(
      'na.conquest.points',
    );
  });
  test('nobody else, and nobody who is done', () => {
    expect(refusal(won(), 'azure', 'share-points', { to: 'or', points: 2 })).toBe('na.conquest.share');
    expect(
      refusal(won({ teams, turn: { finished: ['or'] } }), 'azure', 'share-points', { to: 'or', points: 1 }),
    ).toBe('na.conquest.share');
    expect(
      refusal(won({ teams: { ...teams, until: 1 } }), 'azure', 'share-points', { to: 'or', points: 1 }),
    ).toBe('na.conquest.share');
  });
});

describe('na.conquest.lost: what is not spent is lost', () => {
  test('minded, told, and the next player acts', () => {
    expect(minds(won(), 'azure', 'finish', { turn: 2 })).toEqual(['na.conquest.lost']);
    const { state, told } = act(won(), 'azure', 'finish', { turn: 2 });
    expect(told).toEqual(['points-lost']);
    expect(refusal(state, 'azure', 'share-points')).toBe('na.conquest.lost');
    expect(tasksOf(state, 'gules', 'may')).toEqual(['build', 'raid', 'finish']);
    expect(ninthAge.clock(state).turn).toBe('gules');
  });
  test('everything one may do stands before one', () => {
    const rich = won({ hexes: { [middle]: { flag: 'gules' }, [south]: hex({ flag: 'or' }) } });
    expect(tasksOf(rich, 'azure', 'may')).toEqual(['conquer', 'claim', 'build', 'raid', 'finish']);
  });
});
