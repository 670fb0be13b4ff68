/** A battle on open country, and the books of who fights it. */
import type { Json } from '../../../../src/kernel/json.ts';
import type { Change } from '../../../../src/rules/mighty-empires/index.ts';
import type { Ledger } from '../../../../src/rules/mighty-empires/ledger/book.ts';
import { ledgers } from '../../../../src/rules/mighty-empires/ledgers.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import type { Fought } from '../../../../src/rules/mighty-empires/tabletop/state.ts';
import { banner, type Done, east, holding, home, table, west } from '../table.ts';

type Over = Parameters<typeof table>[0];
export const met = {
  kind: 'battle',
  tile: home,
  attacker: 'azure',
  attackers: { a1: west },
  defender: 'gules',
  since: { year: 1, month: 1 },
  mustered: null,
  siege: null,
} as const;
export const sides = { a1: banner({ baggage: 2 }), g1: banner({ seat: 'gules', baggage: 3 }) };
export const waiting = (over: Over = {}): State =>
  table({
    banners: sides,
    tiles: { [home]: holding({ flag: 'gules' }), [east]: holding({ flag: 'gules' }), [west]: holding() },
    encounters: { e1: met },
    season: { phase: 'battle' },
    ...over,
  });

export const fought = (over: Partial<Fought> = {}): Fought => ({
  tile: home,
  attacker: 'azure',
  defender: 'gules',
  attackers: ['a1'],
  defenders: ['g1'],
  winner: 'attacker',
  scattered: false,
  pursuit: null,
  when: { year: 1, month: 1 },
  recovered: [],
  ...over,
});
/** After the battle, with the wounded still on the field. */
export const decided = (over: Partial<Fought> = {}, more: Over = {}): State => {
  const state = waiting({ encounters: {}, ...more });
  return { ...state, tabletop: { ...state.tabletop, fought: { e1: fought(over) } } };
};

const units = [
  { id: 'u1', name: 'Spears', models: 20, points: 200, note: '' },
  { id: 'u2', name: 'Bows', models: 10, points: 120, note: '' },
];
const characters = [
  { id: 'c1', name: 'Aldric', level: 10, points: 150, note: 'a good sword' },
  { id: 'c2', name: 'Osanne', level: 5, points: 60, note: '' },
  { id: 'c3', name: 'Wat', level: 5, points: 50, note: '' },
];
/** The defender's book: two units and three characters under one banner, 580 points. */
export function book(state: State, seat = 'gules', id = 'g1'): Ledger {
  const mustering = { ...state, stage: 'armies' } as State;
  const start = ledgers.start(seat, state);
  const write = { write: 'muster', banner: id, units, characters };
  if (ledgers.check(start, write, mustering) !== true) throw new Error('cannot muster');
  return ledgers.write(start, write, mustering);
}
export const casualties = (more: Record<string, Json> = {}): Json => ({
  write: 'casualties',
  battle: 'e1',
  banner: 'g1',
  units: { u1: { lost: 10 }, u2: { lost: 7, routed: true } },
  characters: ['c1'],
  ...more,
});
export const folded = (ledger: Ledger, { changes, state }: Done): Ledger =>
  changes.reduce<Ledger>((now, change) => ledgers.change(now, change as Change, state), ledger);
