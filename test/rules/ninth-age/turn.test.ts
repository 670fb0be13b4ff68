import { describe, expect, test } from 'vitest';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { sizeOf } from '../../../src/rules/ninth-age/queries.ts';
import type { Hex, State } from '../../../src/rules/ninth-age/state.ts';
import { newTurn } from '../../../src/rules/ninth-age/turn/state.ts';
import { act, encounter, fight, hex, refusal, table, tasksOf } from './table.ts';

const measured = (state: State, answers = {}) => act(state, 'azure', 'measure-realms', { turn: 2 }, answers);
/** Hexes of one realm: so many plain ones, cities, fortresses, mines. */
const realm = (flag: string, row: number, ...kinds: readonly Partial<Hex>[]) =>
  Object.fromEntries(kinds.map((kind, q) => [`q${q + 10}r${row}`, hex({ flag, ...kind })]));
const city = { walls: 'city' } as const;
const fortress = { walls: 'fortress' } as const;
const mine = { kind: 'river', river: [0, 3], mine: true } as const;
const count = (hexes: State['hexes'], over: Partial<State> = {}, turn = {}): State => {
  const state = table();
  return { ...state, hexes, ...over, turn: { ...state.turn, phase: 'points', ...turn } };
};

test('na.realm-points: hexes and cities', () => {
  expect(sizeOf(table(), 'azure')).toMatchObject({ points: 3, hexes: 2, cities: 1 });
  const all = { ...realm('azure', 0, city, city, fortress, mine), ...realm('gules', 1, {}) };
  expect(sizeOf(count(all), 'azure')).toMatchObject({ points: 6, cities: 2, fortresses: 1, mines: 1 });
});

describe('na.size: smallest realm first', () => {
  test('by Realm Points', () => {
    const hexes = { ...realm('azure', 0, {}, {}, {}), ...realm('gules', 1, {}), ...realm('or', 2, {}, {}) };
    const { state, notes } = measured({ ...table(), hexes });
    expect(state.turn).toMatchObject({ order: ['gules', 'or', 'azure'], phase: 'events' });
    expect(notes[0]?.data).toMatchObject({ largest: 'azure', smallest: 'gules', by: 'points' });
  });
  test('na.size.tie: cities, then fortresses', () => {
    const hexes = {
      ...realm('azure', 0, {}, {}, fortress, {}),
      ...realm('gules', 1, city, {}, {}),
      ...realm('or', 2, {}, {}, {}, {}),
    };
    expect(measured({ ...table(), hexes }).state.turn.order).toEqual(['or', 'azure', 'gules']);
  });
  test('na.size.tie: then a die, and those who tie roll again', () => {
    const { state, notes } = measured(table(), {
      'size/0/azure': [3],
      'size/0/gules': [5],
      'size/0/or': [3],
      'size/0/tie3/azure': [1],
      'size/0/tie3/or': [2],
    });
    expect(state.turn.order).toEqual(['azure', 'or', 'gules']);
    expect(notes[0]?.data.by).toBe('die');
  });
  test('only once a turn, and a turn by its number', () => {
    const state = table({ turn: { phase: 'mining' } });
    expect(refusal(state, 'azure', 'measure-realms', { turn: 2 })).toBe('na.turn.phase');
    expect(refusal(table(), 'azure', 'measure-realms', { turn: 1 })).toBe('na.turn.phase');
  });
});

test('na.events.first-turn: the first turn begins with the mines', () => {
  const first = { ...table(), turn: newTurn(1) };
  const dice = { 'size/0/azure': [3], 'size/0/gules': [5], 'size/0/or': [1] };
  const { state, rules } = act(first, 'azure', 'measure-realms', { turn: 1 }, dice);
  expect(state.turn.phase).toBe('mining');
  expect(rules).toContain('na.events.first-turn');
  expect(ninthAge.clock(state).phases).not.toContain('events');
  expect(ninthAge.clock(table()).phases).toContain('events');
});

describe('na.turn.phase, na.turn.order: phases end once everybody has acted', () => {
  test('events wait for every pick', () => {
    const state = table({ turn: { phase: 'events' } });
    expect(refusal(state, 'azure', 'end-phase', { turn: 2, phase: 'events' })).toBe('na.turn.order');
    expect(ninthAge.awaited(state)).toEqual(['azure']);
    expect(refusal(state, 'gules', 'pick-event')).toBe('na.turn.order');
  });
  test('what is ended twice stays ended, and a phase to come does not end', () => {
    const state = table({ turn: { phase: 'mining' } });
    const once = act(state, 'azure', 'end-phase', { turn: 2, phase: 'mining' }).state;
    expect(once.turn.phase).toBe('challenge');
    expect(act(once, 'or', 'end-phase', { turn: 2, phase: 'mining' }).state.turn.phase).toBe('challenge');
    expect(act(once, 'or', 'end-phase', { turn: 1, phase: 'conquest' }).state.turn.phase).toBe('challenge');
    expect(refusal(state, 'azure', 'end-phase', { turn: 2, phase: 'conquest' })).toBe('na.turn.phase');
  });
  test('a realm that fell acts no more', () => {
    const state = table({ turn: { phase: 'events' }, realms: { azure: { fell: 1 } } });
    expect(ninthAge.awaited(state)).toEqual(['gules']);
    expect(refusal(state, 'azure', 'work-mines')).toBe('na.turn.phase');
  });
  test('the end of the battles tells what they earned; a battle not fought waits into the next turn', () => {
    const battles = {
      encounters: { o1: encounter(), o2: encounter({ first: ['or'] }) },
      fights: { 'o1.1': fight('first', 40) },
    };
    const ended = act(table({ turn: { phase: 'battle' }, ...battles }), 'azure', 'end-phase', {
      turn: 2,
      phase: 'battle',
    });
    expect(
      ended.notes.filter(({ note }) => note === 'earned').map(({ data }) => [data.seat, data.points]),
    ).toEqual([
      ['azure', 4],
      ['gules', 1],
    ]);
    const over = act(
      { ...ended.state, turn: { ...ended.state.turn, phase: 'points' } },
      'azure',
      'count-realms',
      { turn: 2 },
    );
    expect(Object.keys(over.state.encounters)).toEqual(['o2']);
    expect(over.state.fights).toEqual({});
    expect(over.state.turn).toMatchObject({ number: 3, phase: 'realms', order: [] });
  });
});

describe('na.victory: ten Realm Points', () => {
  const four = [city, city, city, city];
  test('nine do not win', () => {
    const { state, told } = act(count(realm('azure', 0, ...four, {})), 'azure', 'count-realms', { turn: 2 });
    expect(told).toContain('turn-ended');
    expect(state).toMatchObject({ stage: 'play', winner: null, turn: { number: 3 } });
  });
  test('ten win', () => {
    const hexes = { ...realm('azure', 0, ...four, {}, {}), ...realm('gules', 1, {}) };
    const { state, rules } = act(count(hexes), 'azure', 'count-realms', { turn: 2 });
    expect(state).toMatchObject({ stage: 'over', winner: 'azure' });
    expect(rules).toContain('na.victory');
    expect(ninthAge.awaited(state)).toEqual([]);
    expect(ninthAge.tasks(state, 'gules')).toEqual([]);
  });
  test('of several, the most points', () => {
    const hexes = { ...realm('azure', 0, ...four, {}, {}), ...realm('gules', 1, ...four, city, {}) };
    expect(act(count(hexes), 'azure', 'count-realms', { turn: 2 }).state.winner).toBe('gules');
  });
  test('another goal, where the table agreed on one', () => {
    const state = count({ ...realm('azure', 0, ...four), ...realm('gules', 1, {}) });
    const goal = { ...state, options: { ...state.options, goal: 8 } };
    expect(act(goal, 'azure', 'count-realms', { turn: 2 }).state.winner).toBe('azure');
  });
});

describe('na.victory.tie: level on the most Realm Points', () => {
  const plains = (n: number) => Array.from({ length: n }, () => ({}));
  const wins = (a: readonly Partial<Hex>[], b: readonly Partial<Hex>[], over = {}, answers = {}) => {
    const state = count({ ...realm('azure', 0, ...a), ...realm('gules', 1, ...b) }, over);
    const { state: after, notes } = act(state, 'azure', 'count-realms', { turn: 2 }, answers);
    return [after.winner, notes.find(({ note }) => note === 'won-by')?.data.by];
  };
  test('cities', () =>
    expect(wins([city, ...plains(8)], [city, city, ...plains(6)])).toEqual(['gules', 'cities']));
  test('fortresses, before mines', () =>
    expect(wins([fortress, ...plains(9)], [mine, mine, ...plains(8)])).toEqual(['azure', 'fortresses']));
  test('mines, before the treasury', () => {
    const realms = { ...table().realms, azure: { ...table().realms.azure, gold: 900 } };
    expect(wins(plains(10), [mine, ...plains(9)], { realms })).toEqual(['gules', 'mines']);
  });
  test('the treasury', () => {
    const realms = { ...table().realms, gules: { ...table().realms.gules, gold: 10 } };
    expect(wins(plains(10), plains(10), { realms })).toEqual(['gules', 'treasury']);
  });
  test('na.victory.battle: then a battle', () =>
    expect(wins(plains(10), plains(10), {}, { decider: 'gules' })).toEqual(['gules', 'battle']));
  test('na.victory.die: then a die, and ties roll again', () =>
    expect(
      wins(
        plains(10),
        plains(10),
        {},
        {
          decider: 'nobody',
          'victory/azure': [4],
          'victory/gules': [4],
          'victory/again/azure': [6],
          'victory/again/gules': [1],
        },
      ),
    ).toEqual(['azure', 'die']));
});

test('na.victory.last: the last realm that stands has won', () => {
  const state = count(realm('or', 0, {}), {
    realms: table({ realms: { azure: { fell: 1 }, gules: { fell: 2 } } }).realms,
  });
  const { state: after, rules } = act(state, 'or', 'count-realms', { turn: 2 });
  expect(after.winner).toBe('or');
  expect(rules).toContain('na.victory.last');
});
test('na.victory.turns: after the agreed last turn the first realm has won', () => {
  const state = count({ ...realm('azure', 0, {}, {}), ...realm('gules', 1, {}, {}, {}) });
  const last = { ...state, options: { ...state.options, turns: 2 } };
  const { state: after, rules } = act(last, 'or', 'count-realms', { turn: 2 });
  expect(after.winner).toBe('gules');
  expect(rules).toContain('na.victory.turns');
  expect(tasksOf(last, 'or', 'asked')).toEqual(['count-realms']);
});

test('na.size: where alliances are still to be made, measuring the realms leads on and stands once', () => {
  const state = table({ turn: { number: 2, phase: 'realms' }, options: { alliances: true } });
  const measure = ninthAge.tasks(state, 'azure').filter(({ order }) => order?.id === 'measure-realms');
  expect(measure).toMatchObject([{ onward: true }]);
});
