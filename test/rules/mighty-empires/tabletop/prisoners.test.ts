import { describe, expect, test } from 'vitest';
import { chance, mean } from '../../../../src/kernel/odds.ts';
import { ledgers } from '../../../../src/rules/mighty-empires/ledgers.ts';
import { invariants } from '../../../../src/rules/mighty-empires/tabletop/invariants.ts';
import {
  arrivalOdds,
  executionOdds,
  fateOdds,
  recoveryOdds,
} from '../../../../src/rules/mighty-empires/tabletop/odds.ts';
import type { Captive } from '../../../../src/rules/mighty-empires/tabletop/state.ts';
import { tasks } from '../../../../src/rules/mighty-empires/tabletop/tasks.ts';
import { act, banner, east, refusal, west } from '../table.ts';
import { book, folded, waiting } from './lay.ts';

const held = (over: Partial<Captive> = {}): Captive => ({
  owner: 'gules',
  holder: 'azure',
  character: 'c1',
  name: 'Aldric',
  level: 10,
  points: 150,
  banner: 'a1',
  since: { year: 1, month: 1 },
  tried: null,
  ...over,
});
const base = waiting({ encounters: {} });
const jail = (over: Partial<Captive> = {}, more: Parameters<typeof waiting>[0] = {}) => {
  const state = waiting({ encounters: {}, ...more });
  return { ...state, tabletop: { ...state.tabletop, captives: { p1: held(over) } } };
};
/** The owner's book, its captain taken. */
const away = (state: ReturnType<typeof jail>) =>
  ledgers.change(book(state), { type: 'captiveTaken', id: 'p1', from: 'g1', captive: held() }, state);

describe('me.tabletop.execution (Prisoners)', () => {
  const block = (roll: number, state = jail(), more: Record<string, string> = {}) =>
    act(state, 'azure', 'execute', { captive: 'p1' }, { 'block/execution': [roll], ...more });
  test.each([1, 2])('%i: he escapes to the nearest friendly force, with the least of arms', (roll) => {
    const state = jail();
    const done = block(roll, state);
    expect(done.state.tabletop.captives).toEqual({});
    const ledger = folded(away(state), done);
    expect(ledger.banners.g1?.characters.find(({ id }) => id === 'c1')?.note).toBe(
      'hand weapon, light armour, shield',
    );
    expect(ledger.battles.away).toEqual({});
  });
  test('of several as near the owner picks; with no force at all he goes home', () => {
    const two = jail(
      {},
      {
        banners: {
          a1: banner(),
          g1: banner({ seat: 'gules', tile: east }),
          g2: banner({ seat: 'gules', tile: west, number: 2 }),
          g3: banner({ seat: 'gules', tile: 'q3r0', number: 3 }),
        },
      },
    );
    const done = block(1, two, { joins: 'g2' });
    expect(done.changes).toContainEqual(expect.objectContaining({ type: 'captiveFreed', to: 'g2' }));
    const none = block(1, jail({}, { banners: { a1: banner() } }));
    expect(none.changes).toContainEqual(expect.objectContaining({ type: 'captiveFreed', to: null }));
  });
  test('3: home at the end of the season, with nothing', () => {
    const state = jail();
    const done = block(3, state);
    expect(done.state.tabletop.captives).toEqual({});
    expect(folded(away(state), done).battles.home).toMatchObject([{ id: 'c1', note: '' }]);
  });
  test('4: he stays, and me.tabletop.execution.once: nobody tries again this month', () => {
    const done = block(4);
    expect(done.state.tabletop.captives.p1?.tried).toEqual({ year: 1, month: 1 });
    expect(refusal(done.state, 'azure', 'execute', { captive: 'p1' })).toBe('me.tabletop.execution.once');
    const next = { ...done.state, season: { ...done.state.season, month: 2 } };
    expect(refusal(next, 'azure', 'execute', { captive: 'p1' })).toBeUndefined();
  });
  test.each([5, 6])('%i: he dies, and his owner strikes him from his book', (roll) => {
    const state = jail();
    const done = block(roll, state);
    expect(done.state.tabletop.captives).toEqual({});
    expect(folded(away(state), done).battles).toMatchObject({ away: {}, home: [] });
  });
  test('only one’s own prisoners, only in one’s own turn', () => {
    expect(refusal(jail(), 'gules', 'execute', { captive: 'p1' })).toBe('me.tabletop.captive');
    expect(refusal(base, 'azure', 'execute')).toBe('me.tabletop.captive');
    expect(refusal(jail({}, { season: { turn: 'gules' } }), 'azure', 'execute', { captive: 'p1' })).toBe(
      'me.season.turn',
    );
    expect(tasks(jail(), 'azure').map(({ rule }) => rule)).toContain('me.tabletop.captive');
  });
});

test('who carries prisoners and is no more leaves them to the capital', () => {
  const done = act(jail(), 'azure', 'disband', { banner: 'a1' });
  expect(done.state.tabletop.captives.p1?.banner).toBeNull();
});
test('what must hold of prisoners is looked after', () => {
  expect(invariants(jail())).toEqual([]);
  expect(invariants(jail({ banner: 'g1' }))).toHaveLength(1);
  expect(invariants(jail({ owner: 'azure' }))).toHaveLength(1);
});

describe('chances', () => {
  test('me.tabletop.recovery: of ten casualties after a victory, a draw, a rout', () => {
    const by = (modifier: number) =>
      [1, 2, 3, 4, 5, 6].reduce((sum, face) => {
        const total = face + modifier;
        return sum + (total <= 1 ? 0 : total === 2 ? 2 : total <= 4 ? 3 : 5) / 6;
      }, 0);
    for (const modifier of [1, 0, -1, -2, -3])
      expect(mean(recoveryOdds(10, modifier), (up) => up)).toBeCloseTo(by(modifier), 9);
  });
  test('me.tabletop.fate: beaten or not', () => {
    const of = (beaten: boolean) =>
      Object.fromEntries(fateOdds(beaten).outcomes.map(({ value, p }) => [value, Math.round(p * 6e9)]));
    expect(of(true)).toEqual({ dead: 1e9, wounded: 2e9, captured: 2e9, back: 1e9 });
    expect(of(false)).toEqual({ dead: 1e9, wounded: 2e9, back: 3e9 });
  });
  test('me.tabletop.execution, me.tabletop.arrival', () => {
    expect(chance(executionOdds(), (end) => end === 'dies')).toBeCloseTo(2 / 6, 9);
    expect(chance(executionOdds(), (end) => end === 'escapes-to-force')).toBeCloseTo(2 / 6, 9);
    expect(chance(arrivalOdds(), (how) => how === 'late')).toBeCloseTo(1 / 6, 9);
    expect(chance(arrivalOdds(), (how) => how === 'random-flank')).toBeCloseTo(2 / 6, 9);
  });
});
