/** A table on which espionage has come to its last act: counters lie, the order is rolled, azure acts first. */
import type { State } from '../../../../src/rules/mighty-empires/index.ts';
import { inWinter } from '../court/winter.ts';
import { act, banner, type Done, east, holding, home, type table, west } from '../table.ts';

export const beyond = 'q2r0';
export const tiles = () => ({
  [home]: holding({ site: 'city', capitalOf: 'azure' }),
  [east]: holding({ flag: 'gules', site: 'fortress', stockpile: 3 }),
  [beyond]: holding({ flag: 'gules', site: 'city', capitalOf: 'gules' }),
  [west]: holding({ flag: 'gules', site: 'fortress' }),
});
export const banners = () => ({
  a1: banner(),
  g1: banner({ seat: 'gules', tile: east, baggage: 4 }),
});
type Lying = { readonly [id: string]: { readonly seat: string; readonly tile: typeof home } };

export function dark(counters: Lying, over: Parameters<typeof table>[0] = {}): State {
  const state = inWinter('espionage', { tiles: tiles(), banners: banners(), ...over });
  const declared = Object.fromEntries(state.seats.map((seat) => [seat, 1]));
  return {
    ...state,
    espionage: { ...state.espionage, year: 1, declared, counters, order: state.seats },
  };
}
/** Azure's operative in a tile is turned over and is this; the answers are those of its deed. */
export const turned = (
  type: string,
  tile: typeof home | typeof east | typeof west,
  answers: Parameters<typeof act>[4] = {},
  over: Parameters<typeof table>[0] = {},
  others: Lying = {},
): Done =>
  act(
    dark({ x: { seat: 'azure', tile: tile as typeof home }, ...others }, over),
    'azure',
    'turn-operative',
    { operative: 'x' },
    { type, ...answers },
  );
