import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/kernel/json.ts';
import { realmArmies, type State } from '../../../src/rules/realm-armies/index.ts';
import { choicesFor } from '../../../src/rules/realm-armies/missions/choices.ts';
import { sift } from '../../../src/rules/realm-armies/missions/fit.ts';
import { act, army, east, far, fleet, holding, home, refusal, table, tasksOf, west } from './table.ts';

type Over = Parameters<typeof table>[0];
const eve = (over: Over = {}): State =>
  table({
    tiles: {
      [home]: holding({ work: 'fortress' }),
      [west]: holding({ port: true }),
      [east]: holding({ owner: 'gules', work: 'tower' }),
      [far]: holding({ owner: 'gules', work: 'fortress' }),
    },
    armies: { a: army(), g: army({ seat: 'gules', tile: east }) },
    fleets: { f: fleet() },
    ...over,
  });
const { ledgers } = realmArmies;
const book = (state: State, seat = 'azure') => ledgers.start(seat, state);
const line = (piece: string, mission: string, target: string | null, carry: string | null = null): Json => ({
  write: 'mission',
  piece,
  mission: { mission, target, carry },
});
const takes = (state: State, write: Json, seat = 'azure') => {
  const said = ledgers.check(book(state, seat), write, state);
  return said === true ? undefined : said.rule;
};
const plan = (mission: string, target: string | null, carry: string | null = null) => ({
  mission,
  target,
  carry,
});
const written = { azure: 'sealed', gules: 'sealed' } as const;
const open = (state: State, azure: Json, gules: Json = {}, more: { [label: string]: Json } = {}) =>
  act(
    { ...state, turn: { ...state.turn, written } },
    'azure',
    'reveal',
    { turn: 1 },
    {
      'plans/azure': azure,
      'plans/gules': gules,
      'lots/azure': [6],
      'lots/gules': [1],
      ...more,
    },
  );

describe('what armies may be told', () => {
  const keys = (state: State, piece: string) =>
    choicesFor(state, piece).map(({ mission, target }) => `${mission} ${target}`);
  test('ra.mission.guard, ra.mission.march, ra.mission.invade, ra.mission.raid, ra.mission.interdict (VI.B, VI.D, VI.G.3)', () => {
    expect(keys(eve(), 'a')).toEqual([
      `guard ${home}`,
      `invade ${east}`,
      `raid ${east}`,
      `interdict ${east}`,
      'invade q0r1',
      'invade q-1r1',
      `march ${west}`,
      'invade q0r-1',
      'invade q1r-1',
    ]);
  });
  test('ra.mission.siege (VI.B.3): walls are besieged, not invaded', () => {
    const near = eve({
      armies: { a: army({ tile: east }) },
      tiles: { [east]: holding(), [far]: holding({ owner: 'gules', work: 'town' }) },
    });
    expect(keys(near, 'a')).toContain(`siege ${far}`);
    expect(keys(near, 'a')).not.toContain(`invade ${far}`);
  });
  test('none for an army whose battle was put off', () => {
    const x = {
      kind: 'land' as const,
      seat: 'azure',
      pieces: ['a'],
      target: east,
      rank: 0,
      since: 1,
      arranged: { when: '', where: '' },
    };
    expect(choicesFor(eve({ activities: { x } }), 'a')).toEqual([]);
  });
});

describe('missions in the book', () => {
  test('ra.missions.written (table): face down until they are laid on the table', () => {
    const state = eve();
    const kept = ledgers.write(book(state), line('a', 'invade', east), state);
    expect(kept.plans).toEqual({ a: plan('invade', east) });
    expect(ledgers.tasks(kept, state).map(({ rule }) => rule)).toEqual(['ra.missions.written']);
    expect(ledgers.claim(kept, 'plans', { turn: 1 }, state)).toEqual({ a: plan('invade', east) });
    expect(ledgers.write(kept, { write: 'mission', piece: 'a', mission: null }, state).plans).toEqual({});
    expect(ledgers.write(kept, { write: 'clear' }, state).plans).toEqual({});
    expect(ledgers.claim(kept, 'plans', { turn: 2 }, state)).toEqual({});
  });
  test('ra.ledger.write, ra.missions.own (table): what the book will not take', () => {
    expect(takes(eve(), line('a', 'invade', east))).toBeUndefined();
    expect(takes(eve(), { write: 'poem' })).toBe('ra.ledger.write');
    expect(takes(eve(), line('g', 'guard', east))).toBe('ra.missions.own');
    expect(takes(eve(), line('a', 'to-sea', null))).toBe('ra.missions.void');
    expect(takes(eve(), line('a', 'siege', east))).toBe('ra.mission.siege');
    expect(takes(eve(), line('nobody', 'guard', east))).toBe('ra.missions.own');
    expect(takes(eve(), line('f', 'to-sea', null, 'a'))).toBe('ra.assault.carry');
    expect(takes(eve({ fleets: { f: fleet({ idle: 1 }) } }), line('f', 'to-sea', null))).toBe('ra.sea.idle');
  });
  test('ra.missions.time (table): only before the games; ra.missions.handed (table): not once they are handed in', () => {
    expect(takes(eve({ turn: { phase: 'games' } }), line('a', 'guard', home))).toBe('ra.missions.time');
    expect(takes(eve({ turn: { written: { azure: 'sealed' } } }), line('a', 'guard', home))).toBe(
      'ra.missions.handed',
    );
  });
  test('ra.missions.taken-up (table): they are taken up again while others still write', () => {
    const done = act(act(eve(), 'azure', 'hand-in', { turn: 1 }).state, 'azure', 'take-up', { turn: 1 });
    expect(done.state.turn.written).toEqual({});
    expect(refusal(done.state, 'azure', 'take-up', { turn: 1 })).toBe('ra.missions.taken-up');
  });
});

describe('ra.missions.together (table)', () => {
  test('nothing is turned over before all have written', () => {
    const one = act(eve(), 'azure', 'hand-in', { turn: 1 }).state;
    expect(refusal(one, 'azure', 'reveal', { turn: 1 })).toBe('ra.missions.together');
    expect(refusal(one, 'azure', 'end-phase', { turn: 1, phase: 'missions' })).toBe('ra.missions.together');
    expect(tasksOf(one, 'gules')).toContain('ra.missions.handed');
    expect(
      refusal(act(one, 'gules', 'hand-in', { turn: 1 }).state, 'azure', 'reveal', { turn: 1 }),
    ).toBeUndefined();
  });
  test('then all are, and lead to what is carried out', () => {
    const done = open(eve(), { a: plan('invade', east), f: plan('to-sea', null) }, { g: plan('raid', home) });
    expect(done.state.turn).toMatchObject({ phase: 'games', order: ['azure', 'gules'] });
    expect(
      Object.values(done.state.activities).map(({ kind, seat, target, pieces }) => [
        kind,
        seat,
        target,
        pieces,
      ]),
    ).toEqual([
      ['land', 'azure', east, ['a']],
      ['sail', 'azure', west, ['f']],
      ['raid', 'gules', home, ['g']],
    ]);
    expect(realmArmies.invariants(done.state)).toEqual([]);
  });
  test('ra.missions.void (table): what cannot be done is void', () => {
    const done = open(eve(), { a: plan('siege', far), g: plan('guard', east) });
    expect(done.rules.filter((rule) => rule === 'ra.missions.void')).toHaveLength(2);
    expect(done.state.turn.missions).toEqual({});
  });
  test('armies that march on the same tile go together; each raider by itself', () => {
    const armies = { a: army(), b: army({ number: 2 }) };
    const kinds = (mission: string) =>
      Object.values(
        open(eve({ armies }), { a: plan(mission, east), b: plan(mission, east) }).state.activities,
      ).map(({ pieces }) => pieces);
    expect(kinds('invade')).toEqual([['a', 'b']]);
    expect(kinds('raid')).toEqual([['a'], ['b']]);
  });
  test('ra.night.first (VI.A): by a roll, or if the group says so in seating order, a seat further each night', () => {
    expect(open(eve(), {}, {}, { 'lots/azure': [1], 'lots/gules': [6] }).state.turn.order).toEqual([
      'gules',
      'azure',
    ]);
    const rotating = eve({ options: { readings: { order: 'rotating' } }, turn: { number: 2 } });
    const done = act(
      { ...rotating, turn: { ...rotating.turn, written } },
      'azure',
      'reveal',
      { turn: 2 },
      {
        'plans/azure': {},
        'plans/gules': {},
      },
    );
    expect(done.state.turn.order).toEqual(['gules', 'azure']);
  });
  test('R15: missions that their player does not turn over are not carried out, and the others’ are', () => {
    const state = { ...eve(), turn: { ...eve().turn, written } };
    const asks = act(
      state,
      'azure',
      'reveal',
      { turn: 1 },
      { 'plans/azure': {}, 'plans/gules': {}, 'lots/azure': [6], 'lots/gules': [1] },
    ).asked;
    const plans = asks.filter(({ label }) => label.startsWith('plans/'));
    expect(plans.map((question) => question.ask === 'declare' && question.forfeit)).toEqual([{}, {}]);
  });
  test('marches, landings and blockades need no fight', () => {
    const fleets = { f: fleet({ port: null, carries: 'b' }), h: fleet({ number: 2, port: null }) };
    const armies = { a: army(), b: army({ number: 2, tile: null }) };
    const tiles = { ...eve().tiles, 'q-1r1': holding({ owner: 'gules', port: true }) };
    const done = open(eve({ fleets, armies, tiles }), {
      a: plan('march', west),
      f: plan('put-in', west),
      h: plan('blockade', 'q-1r1'),
    });
    expect(done.state.armies).toMatchObject({ a: { tile: west }, b: { tile: west } });
    expect(done.state.fleets).toMatchObject({ f: { port: west, carries: null }, h: { blockades: 'q-1r1' } });
    expect(done.state.activities).toEqual({});
  });
  test('an army taken aboard does nothing else', () => {
    const armies = { a: army({ tile: west }) };
    const done = open(eve({ armies }), { a: plan('guard', west), f: plan('to-sea', null, 'a') });
    expect(Object.values(done.state.activities).map(({ kind }) => kind)).toEqual(['sail']);
    expect(sift(eve({ armies }), 'azure', { f: plan('to-sea', null, 'a') } as never).void).toEqual([]);
  });
});

describe('ra.absent (VI.A)', () => {
  const away = (by: string) =>
    act(
      eve({
        seats: ['azure', 'gules', 'or'],
        armies: { ...eve().armies, o: army({ seat: 'or', tile: 'q0r2' }) },
      }),
      'gules',
      'stand-in',
      { seat: 'azure', by },
      { 'agree/or': 'agree' },
    );
  test('ra.absent.designee (VI.A): a player names who acts for him, and nobody else does', () => {
    const { state, rules } = away('gules');
    expect(rules).toEqual(['ra.absent.designee']);
    const plans = { a: plan('guard', home) };
    expect(refusal(state, 'or', 'plan-for', { turn: 1, seat: 'azure', plans })).toBe('ra.absent.designee');
    const done = act(state, 'gules', 'plan-for', { turn: 1, seat: 'azure', plans });
    expect(done.state.turn).toMatchObject({
      written: { azure: 'open' },
      plans: { azure: { a: plan('guard', home) } },
    });
  });
  test('ra.absent.group, ra.missions.absent (VI.A): or the group acts, if it agrees', () => {
    const { state, rules } = away('group');
    expect(rules).toEqual(['ra.absent.group']);
    const give = (answer: string) =>
      act(state, 'gules', 'plan-for', { turn: 1, seat: 'azure', plans: {} }, { 'agree/or': answer });
    expect(give('refuse').state.turn.written).toEqual({});
    expect(give('agree').rules).toEqual(['ra.missions.absent']);
    expect(give('agree').state.turn.written).toEqual({ azure: 'open' });
  });
  test('nobody writes missions for forces that are not the absent’s', () => {
    const plans = { a: plan('guard', home), g: plan('guard', east) };
    const done = act(away('gules').state, 'gules', 'plan-for', { turn: 1, seat: 'azure', plans });
    expect(Object.keys(done.state.turn.plans.azure ?? {})).toEqual(['a']);
  });
  test('others may not speak for who is here', () => {
    expect(refusal(eve(), 'gules', 'plan-for', { turn: 1, seat: 'azure', plans: {} })).toBe('ra.absent');
    const games = eve({ turn: { phase: 'games' } });
    expect(refusal(games, 'gules', 'report-night', { seat: 'azure' })).toBe('ra.absent');
  });
  test('dice and choices of the absent are asked of who acts for him', () => {
    const state = eve({
      turn: { phase: 'battles', absent: { gules: 'group' } },
      activities: {
        x: { kind: 'land', seat: 'azure', pieces: ['a'], target: east, rank: 0, since: 1, arranged: null },
      },
    });
    const field = realmArmies.orders.fight?.brief(
      state,
      { activity: 'x' },
      { seat: 'azure', order: 'o' },
    ) as { defender: { by: string } };
    expect(field.defender.by).toBe('table');
  });
  test('he is back the next turn, or when he comes after all', () => {
    const back = act(
      away('gules').state,
      'or',
      'stand-in',
      { seat: 'azure', by: null },
      { 'agree/gules': 'agree' },
    );
    expect(back.state.turn.absent).toEqual({});
  });
});
