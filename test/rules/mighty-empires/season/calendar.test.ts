import { describe, expect, test } from 'vitest';
import type { Mutable } from '../../../../src/kernel/ruleset.ts';
import { amend, empty, type Public, take } from '../../../../src/kernel/table.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import { turnPhases } from '../../../../src/rules/mighty-empires/state.ts';
import { act, banner, east, holding, minds, refusal, table } from '../table.ts';

const month = { year: 1, month: 1 };
const seats = ['azure', 'gules', 'or'];
const fresh = table({ seats, season: { order: [], turn: null, phase: 'initiative' } });
const end = (state: ReturnType<typeof table>, turn: string, phase: string, when = month) =>
  act(state, turn, 'end-phase', { ...when, turn, phase }).state;
const finish = (state: ReturnType<typeof table>, turn: string, when = month) =>
  turnPhases.reduce((now, phase) => end(now, turn, phase, when), state);

describe('me.season.initiative (Campaign turns)', () => {
  test('the highest die goes first, and so on down', () => {
    const { state } = act(fresh, 'azure', 'roll-initiative', month, {
      'lots/azure': [2],
      'lots/gules': [6],
      'lots/or': [4],
    });
    expect(state.season).toMatchObject({
      order: ['gules', 'or', 'azure'],
      turn: 'gules',
      phase: 'subsistence',
    });
  });
  test('those who tie roll again, among themselves, as often as it takes', () => {
    const { state } = act(fresh, 'azure', 'roll-initiative', month, {
      'lots/azure': [5],
      'lots/gules': [6],
      'lots/or': [5],
      'lots/tie5/azure': [3],
      'lots/tie5/or': [3],
      'lots/tie5/tie3/azure': [1],
      'lots/tie5/tie3/or': [2],
    });
    expect(state.season.order).toEqual(['gules', 'or', 'azure']);
  });
  test('once a month', () => {
    expect(refusal(table(), 'azure', 'roll-initiative')).toBe('me.season.initiative');
    expect(refusal(fresh, 'azure', 'roll-initiative', { year: 1, month: 2 })).toBe('me.season.initiative');
  });
});

describe('me.season.phase, me.season.turn (Campaign turns)', () => {
  const begun = table({ seats });
  test('the phases follow each other; the last ends the turn', () => {
    let state = begun;
    for (const phase of turnPhases) {
      expect(state.season).toMatchObject({ turn: 'azure', phase });
      state = end(state, 'azure', phase);
    }
    expect(state.season).toMatchObject({ turn: 'gules', phase: 'subsistence', done: ['azure'] });
  });
  test('an end that came late for its phase is passed over, with a remark', () => {
    const late = act(end(begun, 'azure', 'movement'), 'azure', 'end-phase', {
      ...month,
      turn: 'azure',
      phase: 'scouting',
    });
    expect(late.state.season.phase).toBe('battle');
    expect(late.flags.map(({ rule }) => rule)).toEqual(['me.season.phase']);
  });
  test('an end whose forerunners were struck ends all before it', () => {
    expect(end(begun, 'azure', 'reorganisation').season).toMatchObject({ turn: 'gules', done: ['azure'] });
  });
  test('a turn played out of order counts all the same', () => {
    const state = finish(begun, 'or');
    expect(state.season).toMatchObject({ done: ['or'], turn: 'azure' });
  });
  test('corrected initiative changes who plays, not who has played', () => {
    const played = finish(begun, 'azure');
    const { state } = act(played, 'azure', 'roll-initiative', month, {
      'lots/azure': [1],
      'lots/gules': [2],
      'lots/or': [3],
    });
    expect(state.season).toMatchObject({ order: ['or', 'gules', 'azure'], done: ['azure'], turn: 'or' });
  });
  test('nobody ends another’s phase, nor what has ended', () => {
    expect(refusal(begun, 'gules', 'end-phase')).toBe('me.season.turn');
    expect(
      refusal(end(begun, 'azure', 'movement'), 'azure', 'end-phase', {
        ...month,
        turn: 'azure',
        phase: 'scouting',
      }),
    ).toBe('me.season.phase');
    expect(refusal(fresh, 'azure', 'end-phase')).toBe('me.season.initiative');
  });
  test('what may have been overlooked is minded', () => {
    const awake = table({ wakings: { w1: { lair: 'q0r0', dragons: 2, by: 'azure' } } });
    expect(minds(awake, 'azure', 'end-phase')).toEqual(['me.dragons']);
  });
});

const allAt = (seats: readonly string[], phase: State['winter']['at'][string]): State['winter']['at'] =>
  Object.fromEntries(seats.map((seat) => [seat, phase]));

describe('me.season.year (The campaign season)', () => {
  test('when all have played the month ends, and what was done in it is forgotten', () => {
    const state = seats.reduce((now, seat) => finish(now, seat), table({ seats }));
    expect(state.season).toMatchObject({
      year: 1,
      month: 2,
      order: [],
      done: [],
      turn: null,
      phase: 'initiative',
    });
    expect(state.season.turns.azure?.scouted).toEqual({});
  });
  test('after the sixth month comes the winter, after the winter the next year', () => {
    const last = { year: 1, month: 6 };
    const autumn = seats.reduce(
      (now, seat) => finish(now, seat, last),
      table({ seats, season: { month: 6 } }),
    );
    expect(autumn.stage).toBe('winter');
    expect(autumn.winter.at).toEqual({ azure: 'autumn', gules: 'autumn', or: 'autumn' });
    const thawing = { ...autumn, winter: { ...autumn.winter, at: allAt(seats, 'ready') } };
    expect(refusal(thawing, 'azure', 'begin-season', { year: 3 })).toBe('me.season.year');
    const spring = act(thawing, 'azure', 'begin-season', { year: 2 }).state;
    expect(spring).toMatchObject({ stage: 'season', season: { year: 2, month: 1, turn: null } });
    expect(refusal(spring, 'azure', 'begin-season')).toBe('me.season.year');
  });
});

describe('the winter (The winter season)', () => {
  const winter = (at: State['winter']['at']): State => {
    // A ruin somewhere, or there is nothing to recover.
    const state = table({ seats, tiles: { [east]: holding({ razed: true }) } });
    return { ...state, stage: 'winter', winter: { ...state.winter, at } };
  };
  test('me.winter.phase: each seat ends its own phases, named, and none twice', () => {
    const started = winter(allAt(seats, 'recruitment'));
    expect(refusal(started, 'azure', 'end-winter-phase', { year: 1, phase: 'espionage' })).toBe(
      'me.winter.phase',
    );
    const after = act(started, 'azure', 'end-winter-phase', { year: 1, phase: 'recruitment' });
    expect(after.state.winter.at).toEqual({ azure: 'recovery', gules: 'recruitment', or: 'recruitment' });
    const twice = act(after.state, 'azure', 'end-winter-phase', { year: 1, phase: 'recruitment' });
    expect(twice.flags.map(({ rule }) => rule)).toEqual(['me.winter.phase']);
    expect(twice.state.winter.at).toEqual(after.state.winter.at);
    expect(mightyEmpires.awaited(after.state)).toEqual(['gules', 'or']);
  });
  test('me.winter.together: what needs everybody waits for the last to come, the rest waits for nobody', () => {
    const ahead = winter({ azure: 'recovery', gules: 'recruitment', or: 'recovery' });
    expect(refusal(ahead, 'azure', 'end-winter-phase')).toBe('me.winter.together');
    expect(refusal(ahead, 'gules', 'end-winter-phase')).toBeUndefined();
    // Azure cannot go on before either of the others: both are awaited, though one is further behind.
    const late = winter({ azure: 'espionage', gules: 'recovery', or: 'baggage' });
    expect(mightyEmpires.awaited(late)).toEqual(['gules', 'or']);
    expect(['gules', 'or'].map((seat) => mightyEmpires.phaseOf?.(late, seat))).toEqual([
      'recovery',
      'baggage',
    ]);
    const own = winter({ azure: 'construction', gules: 'baggage', or: 'construction' });
    expect(refusal(own, 'gules', 'end-winter-phase')).toBeUndefined();
    expect(refusal(winter({ ...allAt(seats, 'ready'), or: 'spring' }), 'azure', 'begin-season')).toBe(
      'me.winter.together',
    );
  });
});

describe('the clock and whom it waits for', () => {
  test('in a turn', () => {
    expect(mightyEmpires.clock(table())).toMatchObject({
      stage: 'season',
      year: 1,
      step: 0,
      phase: 'subsistence',
      turn: 'azure',
      turns: ['azure', 'gules'],
    });
    expect(mightyEmpires.awaited(table())).toEqual(['azure']);
  });
  test('before initiative everybody is awaited, and it opens by itself', () => {
    expect(mightyEmpires.awaited(fresh)).toEqual(seats);
    expect(mightyEmpires.clock(fresh)).not.toHaveProperty('turn');
    expect(mightyEmpires.tasks(fresh, 'or')).toEqual([]);
    expect(mightyEmpires.calls?.(fresh)).toEqual([{ id: 'roll-initiative', args: month }]);
  });
});

describe('what was struck from under a change is remarked on, never thrown', () => {
  const late = (change: { readonly type: string; readonly [name: string]: unknown }): readonly string[] => {
    const draft = empty(structuredClone(table())) as unknown as Mutable<Public>;
    const move = {
      ...amend(mightyEmpires, { entry: 'e1', changes: [], why: '' }),
      changes: [change as never],
    };
    return take(mightyEmpires, draft, move, null).map(({ kind, rule }) => `${kind} ${rule}`);
  };
  test.each([
    ['me.piece.banner', { type: 'charged', banner: 'a9', points: 10 }],
    ['me.piece.banner', { type: 'moved', banner: 'a9', tile: 'q0r0', spot: { part: 0 } }],
    ['me.piece.banner', { type: 'fed', banner: 'a9', from: 'forage' }],
    ['me.piece.tile', { type: 'razed', tile: 'q0r0', by: null }],
    ['me.piece.tile', { type: 'stockpileSet', tile: 'q0r0', points: 1 }],
    ['me.piece.seat', { type: 'strengthSet', seat: 'vert', points: 1 }],
    ['me.piece.ship', { type: 'shipSailed', ship: 's9', tile: 'q0r0', harbour: false, carries: null }],
    ['me.piece.name', { type: 'named', what: 'ship', id: 's9', name: 'x' }],
    ['me.battle.recorded', { type: 'encounterEnded', id: 'e9' }],
  ])('%s: %j', (rule, change) => {
    expect(late(change)).toEqual([`remark ${rule}`]);
  });
  test('me.baggage.most (Subsistence: baggage): what goes beyond six is lost, what is not there cannot be taken', () => {
    const draft = empty(
      structuredClone(table({ banners: { a1: banner({ baggage: 4 }) } })),
    ) as unknown as Mutable<Public<State>>;
    const by = (points: number) =>
      take(
        mightyEmpires,
        draft as unknown as Mutable<Public>,
        amend(mightyEmpires, {
          entry: 'e1',
          changes: [{ type: 'baggageChanged', banner: 'a1', by: points }],
          why: '',
        }),
        null,
      );
    by(5);
    expect(draft.rules.banners.a1?.baggage).toBe(6);
    by(-9);
    expect(draft.rules.banners.a1?.baggage).toBe(0);
  });
  test('every change, on a table where nothing is, leaves it whole', () => {
    const month = { year: 0, month: 1 };
    const common = {
      seats: [],
      tiles: [],
      banners: {},
      stockpiles: {},
      laid: {},
      painted: {},
      capitals: [],
      order: [],
      attackers: {},
      inside: [],
      missions: [],
      features: [],
      lasting: { tile: 'q9r9', until: month },
      when: month,
      until: month,
      alliance: { seat: 'nobody', tiles: [], kind: 'temporary', year: 0 },
      sought: { banners: [] },
      charges: {},
      accord: { year: 0, by: 'nobody', parts: {}, pieces: 'limited' },
      effect: { kind: 'crowns', seat: 'nobody', crowns: 1, why: 'me.revenue' },
    };
    /** Where the same name holds a list rather than a record. */
    const lists: { readonly [type: string]: object } = { heeded: { banners: [] } };
    const broken = Object.keys(mightyEmpires.changes).filter((type) =>
      late({ type, ...common, ...lists[type] }).some((flag) => flag.startsWith('broken ')),
    );
    expect(broken).toEqual([]);
  });
});
