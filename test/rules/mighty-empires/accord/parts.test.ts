import { describe, expect, test } from 'vitest';
import { chance } from '../../../../src/kernel/odds.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { type Lairs, lairsIn } from '../../../../src/rules/mighty-empires/options.ts';
import { scoutingOdds } from '../../../../src/rules/mighty-empires/scouting/odds.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import { newWinter } from '../../../../src/rules/mighty-empires/winter/state.ts';
import { phaseAfter, winterPhases } from '../../../../src/rules/mighty-empires/winter-phases.ts';
import { coast, south } from '../sea/coast.ts';
import { act, holding, refusal, ship, table } from '../table.ts';
import { winterAt } from '../winter/snow.ts';

const next = { year: 2, parts: { magic: false, peoples: true } };
const agree = { 'agree/gules': 'agree' };

describe('me.accord.parts: parts of the book from a season on', () => {
  test('the others agree, and it holds when that season begins, not before', () => {
    const agreed = act(table(), 'azure', 'change-parts', next, agree);
    expect(agreed.notes.map(({ data }) => data.what)).toEqual(['magic-off', 'peoples-on']);
    expect(agreed.state.options).toEqual(table().options);
    const winter: State = { ...agreed.state, stage: 'winter' };
    const late = act(winter, 'table', 'begin-season', { year: 2 }, {});
    expect(late.state.options.parts).toMatchObject({ magic: false, peoples: true, ships: true });
    expect(late.state.accord.waiting).toEqual([]);
  });
  test('me.accord.parts.begin: the chronicle says when it comes into force', () => {
    const agreed = act(table(), 'azure', 'change-parts', next, agree).state;
    const begun = act({ ...agreed, stage: 'winter' }, 'table', 'begin-season', { year: 2 });
    expect(begun.told).toEqual(['year', 'parts-begin']);
    expect(act({ ...table(), stage: 'winter' }, 'table', 'begin-season', { year: 2 }).told).toEqual(['year']);
  });
  test('every other seat is asked; one who will not hear of it is enough', () => {
    const three = table({ seats: ['azure', 'gules', 'vert'] });
    const done = act(three, 'azure', 'change-parts', next, { ...agree, 'agree/vert': 'refuse' });
    expect(done.told).toEqual(['parts-refused']);
    expect(done.changes).toEqual([]);
  });
  test('pieces may be counted or not', () => {
    const given = { year: 2, parts: {}, pieces: 'unlimited' };
    const done = act(table(), 'azure', 'change-parts', given, agree);
    const begun = act({ ...done.state, stage: 'winter' }, 'table', 'begin-season', { year: 2 }).state;
    expect(begun.options.pieces).toBe('unlimited');
    expect(done.notes.map(({ data }) => data.what)).toEqual(['unlimited']);
  });
  test('a season under way or over is not touched, nor what is so already, nor twice the same', () => {
    const rule = 'me.accord.parts';
    expect(refusal(table(), 'azure', 'change-parts', next)).toBeUndefined();
    expect(refusal(table(), 'azure', 'change-parts', { ...next, year: 1 })).toBe(rule);
    expect(refusal(table(), 'azure', 'change-parts', { year: 2, parts: { ships: true } })).toBe(rule);
    const agreed = act(table(), 'azure', 'change-parts', next, agree).state;
    expect(refusal(agreed, 'azure', 'change-parts', next)).toBe(rule);
    expect(refusal(agreed, 'azure', 'change-parts', { year: 3, parts: { magic: true } })).toBeUndefined();
  });
  test('before the first month it holds at once', () => {
    const setting: State = { ...table(), stage: 'capitals' };
    const done = act(setting, 'azure', 'change-parts', { year: 1, parts: { dragons: false } }, agree);
    expect(done.state.options.parts.dragons).toBe(false);
  });
  test('peoples taken up later: each is asked for his, once', () => {
    const state: State = {
      ...table(),
      options: { ...table().options, parts: { ...table().options.parts, peoples: true } },
    };
    expect(refusal(state, 'azure', 'choose-people', { people: 'dwarfs' })).toBeUndefined();
    expect(mightyEmpires.tasks(state, 'azure').some(({ rule }) => rule === 'me.peoples.chosen')).toBe(true);
    const chosen = act(state, 'azure', 'choose-people', { people: 'dwarfs' }).state;
    expect(refusal(chosen, 'azure', 'choose-people', { people: 'men' })).toBe('me.peoples.chosen');
  });
});

const without = (part: string, state: State): State => ({
  ...state,
  options: { ...state.options, parts: { ...state.options.parts, [part]: false } },
});

describe('parts left out are left out everywhere', () => {
  test('dragons: no scouts find a lair, on any ground; a winter event passes quietly', () => {
    expect(lairsIn(table({ options: { parts: { dragons: false } } }).options)).toBe('never' satisfies Lairs);
    for (const ground of ['lowland', 'highland'] as const) {
      const odds = scoutingOdds(ground, 'never');
      expect(odds.kind).toBe('exact');
      expect(chance(odds, (each) => each.find === 'event' && each.event === 'lair')).toBe(0);
      expect(odds.outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9);
    }
    const winter = without('dragons', winterAt('events'));
    for (const faces of [
      [1, 1],
      [6, 6],
    ])
      expect(act(winter, 'azure', 'winter-event', {}, { event: faces }).told).toEqual([
        'event',
        'no-dragons',
      ]);
  });
  test('ships: none are rolled for at home, none sail, none are built', () => {
    const calm = without('ships', coast({ ships: { s1: ship() } }));
    expect(refusal(calm, 'azure', 'voyage', { ships: ['s1'], to: south })).toBe('me.sea.left-out');
    expect(mightyEmpires.tasks(calm, 'azure').some(({ rule }) => /^me\.sea\./.test(rule))).toBe(false);
    const winter = without('ships', winterAt('construction'));
    expect(refusal(winter, 'azure', 'build', { tile: 'q0r0', what: 'ship' })).toBeDefined();
  });
  test('magic and espionage: their phases are passed by', () => {
    const all = { magic: true, espionage: true };
    expect(winterPhases.filter((phase) => phaseAfter(phase, all) === 'ready')).toEqual(['spring']);
    expect(phaseAfter(null, { magic: false, espionage: true })).toBe('quarters');
    expect(phaseAfter('deployment', { magic: true, espionage: false })).toBe('spring');
    expect(phaseAfter('deployment', { magic: false, espionage: false })).toBe('ready');
    expect(newWinter(['azure'], { magic: false, espionage: true }).at).toEqual({ azure: 'quarters' });
    const last = without('espionage', without('magic', winterAt('deployment')));
    const done = act(last, 'azure', 'end-winter-phase', { year: 1, phase: 'deployment' });
    expect(done.state.winter.at.azure).toBe('ready');
    expect(done.told).toEqual(['winter-over']);
    expect(mightyEmpires.clock(last).phases).not.toContain('spring');
    expect(mightyEmpires.clock(last).phases).not.toContain('espionage');
  });
  test('the recovery phase passes by itself where nothing lies in ruins', () => {
    const step = { year: 1, phase: 'recruitment' };
    const whole = act(winterAt('recruitment'), 'azure', 'end-winter-phase', step).state;
    expect(whole.winter.at.azure).toBe('construction');
    const ruined = winterAt('recruitment', { tiles: { q0r1: holding({ razed: true }) } });
    expect(act(ruined, 'azure', 'end-winter-phase', step).state.winter.at.azure).toBe('recovery');
  });
});
