/** How each banner lives this month; baggage and stockpiles that come and go. */

import type { Changes, Remark } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { spoil } from '../map/lasting.ts';
import { type Draft, noBanner, noLoad, noStores, noTile } from '../map/remarks.ts';
import { roomFor } from '../map/talents.ts';
import { turnDraft } from '../map/turn.ts';
import { canStockpile, mostStockpile } from '../queries.ts';
import type { BannerId, State } from '../state.ts';

export const provisionShapes = {
  /** From the land (`forage`), the `stockpile`, the banner whose baggage it eats, or `hunger`. */
  fed: { banner: is.piece, from: is.piece },
  /** Baggage of a banner: what goes beyond 6 is lost, what is not there cannot be taken. */
  baggageChanged: { banner: is.piece, by: is.whole },
  stockpileChanged: { tile: is.tile, by: is.whole },
  baggageSet: { banner: is.piece, points: is.count },
  stockpileSet: { tile: is.tile, points: is.count },
};
export type ProvisionChange = is.ChangeOf<typeof provisionShapes>;

/** Takes a load from the stockpile under a banner, or from the baggage of one; remarks on it where there is none. */
export function eaten(draft: Draft, eater: BannerId, from: string): readonly Remark[] | undefined {
  const at = draft.banners[eater]?.tile ?? null;
  const tile = at === null ? undefined : draft.tiles[at];
  const giver = draft.banners[from];
  if (from === 'stockpile' && tile) {
    if (tile.stockpile > 0) tile.stockpile -= 1;
    else return noStores(at ?? '');
  } else if (giver) {
    if (giver.baggage > 0) giver.baggage -= 1;
    else return noLoad(from);
  }
  return undefined;
}

const within = (points: number, most: number): number => Math.max(0, Math.min(most, points));

export const provisionChanges: Changes<State, ProvisionChange> = {
  fed(draft, { banner, from }) {
    const eater = draft.banners[banner];
    if (!eater) return noBanner(banner);
    turnDraft(draft, eater.seat).fed[banner] = from;
    return eaten(draft, banner, from);
  },
  baggageChanged(draft, { banner, by }) {
    const carrying = draft.banners[banner];
    if (!carrying) return noBanner(banner);
    const short = carrying.baggage + by < 0;
    carrying.baggage = within(carrying.baggage + by, roomFor(draft, banner));
    if (carrying.tile) spoil(draft, carrying.tile);
    return short ? noLoad(banner) : undefined;
  },
  stockpileChanged(draft, { tile, by }) {
    const holding = draft.tiles[tile];
    if (!holding || (by > 0 && !canStockpile(holding))) return noTile(tile);
    const short = holding.stockpile + by < 0;
    holding.stockpile = within(holding.stockpile + by, mostStockpile);
    spoil(draft, tile);
    return short ? noStores(tile) : undefined;
  },
  baggageSet(draft, { banner, points }) {
    const carrying = draft.banners[banner];
    if (!carrying) return noBanner(banner);
    carrying.baggage = within(points, roomFor(draft, banner));
    if (carrying.tile) spoil(draft, carrying.tile);
    return;
  },
  stockpileSet(draft, { tile, points }) {
    const holding = draft.tiles[tile];
    if (!holding || (points > 0 && !canStockpile(holding))) return noTile(tile);
    holding.stockpile = within(points, mostStockpile);
    spoil(draft, tile);
    return;
  },
};
