/** A winter to try its rules on: everybody in one phase, on the table's plain country. */

import type { TileId } from '../../../../src/kernel/hex.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import { newWinter, type Winter } from '../../../../src/rules/mighty-empires/winter/state.ts';
import type { WinterPhase } from '../../../../src/rules/mighty-empires/winter-phases.ts';
import { banner, holding, home, table } from '../table.ts';

type Over = Parameters<typeof table>[0];
export const realmTiles: readonly TileId[] = [home, 'q1r0', 'q-1r0', 'q0r1', 'q0r-1', 'q1r-1', 'q-1r1'];

/** Azure's capital in the middle, villages around it, crowns in every purse. */
export function winterAt(phase: WinterPhase, over: Over = {}, winter: Partial<Winter> = {}): State {
  const seats = over?.seats ?? ['azure', 'gules'];
  const state = table(over);
  const fresh = newWinter(seats);
  const tiles = { ...Object.fromEntries(realmTiles.map((tile) => [tile, holding()])), ...over?.tiles };
  return {
    ...state,
    stage: 'winter',
    tiles: { ...tiles, [home]: over?.tiles?.[home] ?? holding({ site: 'city', capitalOf: 'azure' }) },
    realms: {
      ...state.realms,
      azure: {
        ...(state.realms.azure as State['realms'][string]),
        capital: home,
        tiles: realmTiles,
        tincture: 'azure',
        ...over?.realms?.azure,
      },
    },
    winter: {
      ...fresh,
      at: Object.fromEntries(seats.map((seat) => [seat, phase])),
      purses: Object.fromEntries(seats.map((seat) => [seat, { revenue: 30, spent: 0 }])),
      ...winter,
    },
  };
}

export const far: TileId = 'q3r0';
export const out = banner({ tile: far, spot: { part: 0 }, baggage: 3 });
/** Known land from the middle to the far tile. */
export const road = (flag = 'gules') => ({
  q2r0: holding({ site: 'barren', flag }),
  [far]: holding({ site: 'barren', flag }),
});
export const siegeOf = (tile: TileId, attackers: readonly string[], inside: readonly string[] = []) => ({
  kind: 'siege' as const,
  tile,
  attacker: 'azure',
  attackers: Object.fromEntries(attackers.map((id) => [id, 'q2r0' as TileId])),
  defender: inside.length > 0 ? 'gules' : 'independent',
  since: { year: 1, month: 5 },
  mustered: inside.length > 0 ? null : 600,
});
