/** A banner leaves the map for good; its row moves to the fallen. */
import type { BannerId, Fallen } from '../state.ts';
import type { Draft } from './remarks.ts';
import { tidyEncounters } from './tidy.ts';

export function fall(draft: Draft, id: BannerId, how: Fallen['how']): void {
  const banner = draft.banners[id];
  if (!banner) return;
  const { seat, number, name, tile } = banner;
  const { year, month } = draft.season;
  draft.fallen[id] = { seat, number, name, tile, when: { year, month }, how };
  delete draft.banners[id];
  delete draft.accord.commanders[id];
  for (const ship of Object.values(draft.ships)) if (ship.carries === id) ship.carries = null;
  // What it carried along finds its way to the capital; who wins it in battle is told there.
  for (const one of [...Object.values(draft.tabletop.captives), ...Object.values(draft.tabletop.spoils)])
    if (one.banner === id) one.banner = null;
  if (tile) tidyEncounters(draft, tile);
}
