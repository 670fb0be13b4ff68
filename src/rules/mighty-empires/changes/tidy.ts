/** An encounter lasts as long as both sides stand in its tile; an undefended tile of the loser's falls to who is left. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Draft } from './remarks.ts';

/** Hands a tile to a seat; nobody can have what is razed or unknown. */
export function takeTile(draft: Draft, tile: TileId, seat: string): boolean {
  const holding = draft.tiles[tile];
  if (!holding || holding.razed) return false;
  holding.flag = seat;
  tidyEncounters(draft, tile);
  return true;
}

/** Whether anybody of a side is left in the tile to fight. */
function stands(draft: Draft, tile: TileId, side: string): boolean {
  const holding = draft.tiles[tile];
  if (side === 'independent') return holding?.flag === 'independent' && !holding.razed;
  return Object.values(draft.banners).some((banner) => banner.seat === side && banner.tile === tile);
}

/** Drops those who have left from a tile's encounters, and encounters without two sides. */
export function tidyEncounters(draft: Draft, tile: TileId): void {
  for (const [id, encounter] of Object.entries(draft.encounters)) {
    if (encounter.tile !== tile) continue;
    for (const banner of Object.keys(encounter.attackers))
      if (draft.banners[banner]?.tile !== tile) delete encounter.attackers[banner];
    const { attacker, defender } = encounter;
    const attacked = Object.keys(encounter.attackers).length > 0;
    if (attacked && stands(draft, tile, defender)) continue;
    delete draft.encounters[id];
    if (attacked && draft.tiles[tile]?.flag === defender) takeTile(draft, tile, attacker);
  }
}
