import { describe, expect, test } from 'vitest';
import { crownsLeft } from '../../../../src/rules/mighty-empires/court/book.ts';
import { rollEspionage } from '../../../../src/rules/mighty-empires/espionage/counting.ts';
import { misplaced } from '../../../../src/rules/mighty-empires/espionage/placing.ts';
import { placer, resolver } from '../../../../src/rules/mighty-empires/espionage/queries.ts';
import { espionageCalls } from '../../../../src/rules/mighty-empires/espionage/tasks.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { inWinter, ledgers, refused, written } from '../court/winter.ts';
import { act, east, home, refusal, west } from '../table.ts';
import { banners, beyond, dark, tiles, turned } from './spies.ts';

const seats = ['azure', 'gules', 'or'];
const night = inWinter('espionage', { tiles: tiles(), banners: banners(), seats });
const book = ledgers.start('azure', night);
const hired = [
  { id: 'x1', type: 'agent' },
  { id: 'x2', type: 'spy' },
  { id: 'x3', type: 'spy' },
];
const line = { write: 'operatives', purchase: 'p1', hired, dice: [2] };
const tell = (state: typeof night, seat: string, operatives: number) =>
  act(state, seat, 'tell-operatives', { year: 1 }, { operatives }).state;
const counted = [1, 3, 1].reduce((state, count, index) => tell(state, seats[index] ?? '', count), night);
const place = (state: typeof night, seat: string, operative: string) =>
  act(state, seat, 'place-operative', { operative, tile: east }).state;

describe('me.espionage.hire (Espionage: cost)', () => {
  test('a crown each; spies by the crown’s die, thrown in secret', () => {
    const spies = written(book, line, night);
    expect(crownsLeft(spies, night)).toBe(8);
    expect(ledgers.claim(spies, 'operatives', { year: 1 }, night)).toBe(3);
    expect(ledgers.claim(spies, 'operative', { operative: 'x2' }, night)).toBe('spy');
    expect(refused(book, { ...line, dice: [3] }, night)).toBe('me.espionage.hire');
    const poor = { ...night, winter: { ...night.winter, purses: { azure: { revenue: 1, spent: 0 } } } };
    expect(refused(book, line, poor)).toBe('me.espionage.hire');
  });
  test('not after the number is told, and never otherwise than first written', () => {
    const spies = written(book, line, night);
    const told = tell(night, 'azure', 3);
    const more = { ...line, purchase: 'p2', hired: [{ id: 'x9', type: 'agent' }], dice: [] };
    expect(refused(spies, more, night)).toBeUndefined();
    expect(refused(spies, more, told)).toBe('me.espionage.hire');
    expect(refused(spies, { ...more, hired: [{ id: 'x1', type: 'assassin' }] }, night)).toBe(
      'me.espionage.hire',
    );
    expect(refused(spies, { write: 'cancel', purchase: 'p1' }, night)).toBeUndefined();
    expect(refused(spies, { write: 'cancel', purchase: 'p1' }, told)).toBe('me.ledger.write');
    expect(refused(book, line, inWinter('recruitment'))).toBe('me.espionage.hire');
  });
});

describe('me.espionage.declared, me.espionage.off (Espionage: cost)', () => {
  test('each seat tells its number once', () => {
    const told = tell(night, 'azure', 3);
    expect(told.espionage.operatives).toEqual({ azure: 3 });
    expect(refusal(told, 'azure', 'tell-operatives', { year: 1 })).toBe('me.espionage.declared');
    expect(refusal(told, 'azure', 'place-operative', { operative: 'x1', tile: east })).toBe(
      'me.espionage.declared',
    );
  });
  test('a campaign may be played without spies', () => {
    const off = inWinter('espionage', { options: { parts: { espionage: false } } });
    expect(refusal(off, 'azure', 'tell-operatives', { year: 1 })).toBe('me.espionage.off');
  });
  test('a new winter sweeps up what the last one left', () => {
    const next = { ...counted, season: { ...counted.season, year: 2 } };
    const swept = act(next, 'azure', 'tell-operatives', { year: 2 }, { operatives: 2 }).state;
    expect(swept.espionage).toMatchObject({ year: 2, operatives: { azure: 2 }, counters: {}, order: [] });
  });
});

describe('me.espionage.placed, me.espionage.turn (Espionage: cost)', () => {
  test('the most operatives first, then round by round', () => {
    const order: string[] = [];
    let state = counted;
    for (let next = placer(state), n = 0; next !== undefined; next = placer(state), n++) {
      order.push(next);
      state = place(state, next, `x${n}`);
    }
    expect(order).toEqual(['gules', 'azure', 'or', 'gules', 'gules']);
    expect(refusal(state, 'gules', 'place-operative', { operative: 'x9', tile: east })).toBe(
      'me.espionage.placed',
    );
  });
  test('in turn, and nothing but owner and place is seen', () => {
    expect(refusal(counted, 'azure', 'place-operative', { operative: 'x1', tile: east })).toBe(
      'me.espionage.turn',
    );
    const done = act(counted, 'gules', 'place-operative', { operative: 'x1', tile: east });
    expect(done.state.espionage.counters).toEqual({ x1: { seat: 'gules', tile: east } });
    const again = { ...done.state, espionage: { ...done.state.espionage, placed: {} } };
    expect(refusal(again, 'gules', 'place-operative', { operative: 'x1', tile: east })).toBe(
      'me.espionage.placed',
    );
  });
  test('where each type belongs', () => {
    const where = (type: Parameters<typeof misplaced>[2]) =>
      [home, east, beyond, west].filter((tile) => !misplaced(night, 'azure', type, tile as typeof home));
    expect(where('assassin')).toEqual([east, beyond]);
    expect(where('spy')).toEqual([east]);
    expect(where('saboteur')).toEqual([east, beyond, west]);
    expect(where('agent')).toEqual([home, east, beyond, west]);
  });
});

describe('me.espionage.order, me.espionage.acts (Espionage: cost)', () => {
  const lying = {
    x: { seat: 'azure', tile: east },
    y: { seat: 'azure', tile: west },
    z: { seat: 'gules', tile: home },
  } as const;
  const set = dark(lying);
  const unrolled = { ...set, espionage: { ...set.espionage, order: [] } };
  test('the order is rolled, then one operative of each in turn', () => {
    expect(refusal(unrolled, 'azure', 'turn-operative', { operative: 'x' })).toBe('me.espionage.order');
    const dice = { 'lots/azure': [2], 'lots/gules': [5] };
    const rolled = act(unrolled, 'azure', 'roll-espionage', { year: 1 }, dice);
    expect(rolled.state.espionage.order).toEqual(['gules', 'azure']);
    expect(refusal(rolled.state, 'azure', 'turn-operative', { operative: 'x' })).toBe('me.espionage.turn');
    expect(refusal(rolled.state, 'azure', 'turn-operative', { operative: 'z' })).toBe('me.espionage.turn');
    expect(refusal(rolled.state, 'azure', 'roll-espionage', { year: 1 })).toBe('me.espionage.order');
    const after = act(
      rolled.state,
      'gules',
      'turn-operative',
      { operative: 'z' },
      { type: 'agent', agent: [1] },
    );
    expect(resolver(after.state)).toBe('azure');
    const next = act(after.state, 'azure', 'turn-operative', { operative: 'x' }, { type: 'spy', spy: [1] });
    expect(resolver(next.state)).toBe('azure');
  });
  test('what it is comes out of its owner’s book', () => {
    const order = turned('spy', east, { spy: [1] });
    expect(order.state.espionage.counters).toEqual({});
    expect(order.told).toEqual(['turned', 'spy']);
  });
  test('me.espionage.misplaced: a counter with nothing to do is taken off', () => {
    for (const [type, tile] of [
      ['spy', west],
      ['assassin', home],
      ['saboteur', home],
      ['nobody', east],
    ] as const) {
      const { told, state } = turned(type, tile);
      expect(told).toEqual(['misplaced']);
      expect(state.espionage.counters).toEqual({});
    }
  });
});

describe('me.espionage.placed: who waits for whom', () => {
  const on = (state: typeof night, seat: string) =>
    mightyEmpires.tasks(state, seat).find(({ order }) => order?.id === 'end-winter-phase');
  test('whose number is told waits for the others to tell theirs: going on is not what they want next, and says why', () => {
    const told = tell(night, 'azure', 2);
    expect(on(night, 'azure')?.quiet).toBeUndefined();
    expect(on(told, 'azure')?.quiet).toBe('rare');
    expect(on(told, 'azure')?.why?.say).toBe(
      'You can place your operatives once {seat} has announced theirs.',
    );
    expect(on(tell(night, 'azure', 0), 'azure')?.quiet).toBeUndefined();
    expect(on(counted, 'azure')?.why?.with).toEqual({ seat: 'gules' });
    expect(on(counted, 'gules')?.why?.with).toEqual({ n: 3 });
  });
  test('one who goes on all the same keeps nobody waiting: the next places, and their counters act no more', () => {
    const gone = (state: typeof night, seat: string) => ({
      ...state,
      winter: { ...state.winter, at: { ...state.winter.at, [seat]: 'spring' as const } },
    });
    expect(placer(counted)).toBe('gules');
    expect(placer(gone(counted, 'gules'))).toBe('azure');
    const laid = [
      ['gules', 'g1'],
      ['azure', 'x1'],
      ['or', 'o1'],
      ['gules', 'g2'],
      ['gules', 'g3'],
    ].reduce((state, [seat = '', operative = '']) => place(state, seat, operative), counted);
    const turns = { ...laid, espionage: { ...laid.espionage, order: ['gules', 'azure', 'or'] } };
    expect(resolver(turns)).toBe('gules');
    expect(resolver(gone(turns, 'gules'))).toBe('azure');
  });
});

test('me.espionage.order: only those roll whose operatives still act, and nobody where all have gone on', () => {
  const laid = place(
    place(tell(tell(tell(night, 'azure', 1), 'gules', 1), 'or', 0), 'azure', 'x1'),
    'gules',
    'g1',
  );
  const gone = (...seats: readonly string[]) => ({
    ...laid,
    winter: {
      ...laid.winter,
      at: { ...laid.winter.at, ...Object.fromEntries(seats.map((seat) => [seat, 'spring' as const])) },
    },
  });
  const rolls = (state: typeof night) => rollEspionage.brief(state, { year: 1 }, {} as never).seats;
  expect(rolls(laid)).toEqual(['azure', 'gules']);
  expect(rolls(gone('gules'))).toEqual(['azure']);
  expect(espionageCalls(laid).map(({ id }) => id)).toEqual(['roll-espionage']);
  expect(espionageCalls(gone('azure', 'gules'))).toEqual([]);
});
