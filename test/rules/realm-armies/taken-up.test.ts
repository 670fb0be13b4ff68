/** Missions that are being turned over are not taken up again: everybody has seen them. */
import { expect, test } from 'vitest';
import { contested } from '../../../src/campaign/contested.ts';
import type { View } from '../../../src/campaign/view.ts';
import { realmArmies } from '../../../src/rules/realm-armies/index.ts';
import { army, table } from './table.ts';

const state = table({ armies: { a: army() }, turn: { written: { azure: 'sealed', gules: 'sealed' } } });
const view = (...open: string[]): View =>
  ({
    ruleset: realmArmies,
    table: { rules: state },
    open: open.map((id) => ({ open: { id, order: 'o1', brief: {} } })),
  }) as unknown as View;
const barred = (now: View, id: string) => contested(now, 'azure', id, { turn: 1 })?.rule;

test('ra.missions.together: once they are being turned over, yours are not taken up', () => {
  expect(barred(view(), 'take-up')).toBeUndefined();
  expect(barred(view('trade'), 'take-up')).toBeUndefined();
  expect(barred(view('reveal'), 'take-up')).toBe('ra.missions.together');
  expect(barred(view('reveal'), 'stand-in')).toBeUndefined();
});

test('ra.missions.written: one mission is one', () => {
  const plans = { a: { mission: 'guard' as const, target: null, carry: null } };
  const open = { ...state, turn: { ...state.turn, written: {} } };
  const [told] = realmArmies.ledgers.tasks({ seat: 'azure', turn: 1, plans }, open);
  expect(told?.title.say).toMatch(/^You have written one mission /);
});
