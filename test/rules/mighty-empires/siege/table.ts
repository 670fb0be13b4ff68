/** Gules' city under siege by azure, who came from the west; and what else a siege test lays on the table. */
import type { TileId } from '../../../../src/kernel/hex.ts';
import { newSiege, type Siege } from '../../../../src/rules/mighty-empires/siege/state.ts';
import type { Encounter, State } from '../../../../src/rules/mighty-empires/state.ts';
import { banner, east, holding, home, table, west } from '../table.ts';

export const month = { year: 1, month: 2 };
export const before = { year: 1, month: 1 };

export const battle = (over: Partial<Encounter> = {}): Encounter => ({
  kind: 'battle',
  tile: home,
  attacker: 'azure',
  attackers: { a1: west },
  defender: 'gules',
  since: month,
  mustered: null,
  siege: null,
  ...over,
});
export const siege = (kept: Partial<Siege> = {}, over: Partial<Encounter> = {}): Encounter =>
  battle({ kind: 'siege', since: before, siege: { ...newSiege, inside: ['g1'], ...kept }, ...over });

export const banners = {
  a1: banner({ spot: { edge: 3 }, baggage: 2 }),
  g1: banner({ seat: 'gules', baggage: 3 }),
};
export const city = holding({ flag: 'gules', site: 'city', stockpile: 2 });
export const tiles: State['tiles'] = {
  [home]: city,
  [west]: holding(),
  [east]: holding({ flag: 'gules' }),
};

type Over = Parameters<typeof table>[0];
/** Before the walls in azure's siege phase of the second month. */
export const besieging = (over: Over = {}, kept: Partial<Siege> = {}, met: Partial<Encounter> = {}): State =>
  table({
    banners,
    tiles,
    encounters: { s1: siege(kept, met) },
    ...over,
    season: { phase: 'siege', month: 2, ...over?.season },
  });
/** The same walls held by townsfolk. */
export const townsfolk = (points: number, over: Over = {}, kept: Partial<Siege> = {}): State =>
  besieging(
    {
      banners: { a1: banners.a1 },
      tiles: { ...tiles, [home]: holding({ flag: 'independent', site: 'fortress' }) },
      ...over,
    },
    { inside: [], ...kept },
    { defender: 'independent', mustered: points },
  );
export const inTurnOf = (seat: string, phase: State['season']['phase']) => ({ turn: seat, phase, month: 2 });
export type { TileId };
