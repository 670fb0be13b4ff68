/** Forces that do nothing for a turn, and hosts that stand apart. */
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/kernel/json.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { blank } from '../../../../src/rules/mighty-empires/ledger/book.ts';
import type { Lasting } from '../../../../src/rules/mighty-empires/magic/state.ts';
import { blankTurn } from '../../../../src/rules/mighty-empires/queries.ts';
import { siegeTasks } from '../../../../src/rules/mighty-empires/siege/tasks.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import { hired } from '../peoples/folk.ts';
import { besieging, inTurnOf } from '../siege/table.ts';
import { banner, holding, home, refusal, table } from '../table.ts';

describe('me.magic.portents (Spring spells, 5): the force does nothing that turn', () => {
  /** The same table with these banners in terror. */
  const inTerror = (state: State, ...banners: readonly string[]): State => {
    const halted = Object.fromEntries(banners.map((id) => [id, 'terror' as const]));
    const turn = { ...blankTurn, halted };
    return { ...state, season: { ...state.season, turns: { azure: turn, gules: turn } } };
  };
  const pair = { a1: banner({ baggage: 3 }), a2: banner({ number: 2 }) };
  const own = (phase: State['season']['phase']) =>
    table({ banners: pair, tiles: { [home]: holding({ site: 'city' }) }, season: { phase } });
  test.each<[string, State, string, string, Json]>([
    ['storm', besieging(), 'azure', 'assault', { siege: 's1' }],
    ['batter', besieging(), 'azure', 'batter', { siege: 's1' }],
    ['leave a siege', besieging(), 'azure', 'lift-siege', { siege: 's1', banners: ['a1'] }],
    [
      'sally out',
      besieging({ season: inTurnOf('gules', 'movement') }),
      'gules',
      'sally',
      { tile: home, banners: ['g1'] },
    ],
    ['raze', own('raze'), 'azure', 'raze', { tile: home }],
    ['merge', own('reorganisation'), 'azure', 'reorganise', { tile: home, merged: { a1: 'a2' } }],
    ['part', own('reorganisation'), 'azure', 'reorganise', { tile: home, raised: [{ from: 'a1' }] }],
    [
      'share out loads',
      own('reorganisation'),
      'azure',
      'distribute',
      { tile: home, banners: { a1: 1, a2: 2 } },
    ],
  ])('it does not %s', (_, state, seat, order, args) => {
    expect(refusal(state, seat, order, args)).toBeUndefined();
    expect(refusal(inTerror(state, 'a1', 'g1'), seat, order, args)).toBe('me.magic.portents');
  });
  test('nor is it asked to', () => {
    const asked = (state: State) => siegeTasks(state, 'azure').filter(({ kind }) => kind === 'asked').length;
    expect([asked(besieging()), asked(inTerror(besieging(), 'a1'))]).toEqual([1, 0]);
  });
});

describe('me.magic.host (Spring spells, 11): a host stands apart', () => {
  const { ledgers } = mightyEmpires;
  const host: Lasting = {
    spell: 'summon-host',
    by: 'azure',
    tile: null,
    about: 'azure',
    banner: 'h',
    amount: 300,
    leads: null,
    tried: null,
    until: { year: 1, ends: 'season' },
  };
  const state = (stage: 'season' | 'winter' = 'season'): State => {
    const lain = table({
      options: { armies: 'points' },
      banners: { a: banner(), b: banner({ number: 2 }), h: banner({ number: 3 }) },
      season: { phase: 'reorganisation' },
    });
    return { ...lain, stage, magic: { ...lain.magic, spells: { m: host } } };
  };
  const book = (over: object = {}) => ({
    ...ledgers.start('azure', state()),
    banners: Object.fromEntries(
      Object.entries({ a: 600, b: 700, h: 300, ...over }).map(([id, points]) => [
        id,
        { ...blank, mustered: true, points },
      ]),
    ),
  });
  const reorganises = (args: object) => refusal(state(), 'azure', 'reorganise', { tile: home, ...args });
  test('me.reorganisation.hired: it is not merged, nor parted, nor are hirelings', () => {
    expect(reorganises({ merged: { a: 'b' } })).toBeUndefined();
    expect(reorganises({ merged: { h: 'a' } })).toBe('me.reorganisation.hired');
    expect(reorganises({ merged: { a: 'h' } })).toBe('me.reorganisation.hired');
    expect(reorganises({ raised: [{ from: 'h' }] })).toBe('me.reorganisation.hired');
    const served = { ...state(), court: { ...state().court, contingents: { a: hired('men') } } };
    expect(refusal(served, 'azure', 'reorganise', { tile: home, raised: [{ from: 'a' }] })).toBe(
      'me.reorganisation.hired',
    );
  });
  test.each(['season', 'winter'] as const)('it gives and takes no troops: %s', (stage) => {
    const passes = (from: string, to: string) =>
      ledgers.check(book(), { write: 'transfer', from, to, points: 100 }, state(stage));
    expect(passes('a', 'b')).toBe(true);
    expect(passes('h', 'b')).toMatchObject({ rule: 'me.reorganisation.hired' });
    expect(passes('a', 'h')).toMatchObject({ rule: 'me.reorganisation.hired' });
  });
  test('nor is it pooled with the army', () => {
    const musters = (banners: object) =>
      ledgers.check(book(), { write: 'deploy', banners, reserve: {} } as never, state('winter'));
    expect(musters({ a: { points: 1300 }, b: { points: 0 } })).toBe(true);
    expect(musters({ a: { points: 1600 }, b: { points: 0 }, h: { points: 0 } })).not.toBe(true);
    expect(musters({ a: { points: 1600 }, b: { points: 0 } })).not.toBe(true);
  });
  test('the least of 500 points is not for it, and it is not asked to combine', () => {
    const told = (over: object = {}) => ledgers.tasks(book(over), state()).map(({ about }) => about);
    expect(told()).toEqual([]);
    expect(told({ a: 400 })).toEqual(['a']);
  });
});
