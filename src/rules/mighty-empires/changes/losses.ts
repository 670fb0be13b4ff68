/** Points charged and gained for all to see, banners that fall, baggage that comes and goes. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { spoil } from '../magic/lasting.ts';
import { needsNoFood } from '../peoples/talents.ts';
import { canStockpile, mostBaggage, mostStockpile } from '../queries.ts';
import type { BannerId, State } from '../state.ts';
import { fall } from './fall.ts';
import { type Draft, noBanner, noLoad, noStores, noTile } from './remarks.ts';

export const lossShapes = {
  charged: { banner: is.piece, points: is.count },
  gained: { banner: is.piece, points: is.count },
  bannerFell: { banner: is.piece, how: is.oneOf('disbanded', 'destroyed', 'left', 'merged') },
  /** Baggage of a banner: what goes beyond 6 is lost, what is not there cannot be taken. */
  baggageChanged: { banner: is.piece, by: is.whole },
  stockpileChanged: { tile: is.tile, by: is.whole },
  baggageSet: { banner: is.piece, points: is.count },
  stockpileSet: { tile: is.tile, points: is.count },
};
export type LossChange = is.ChangeOf<typeof lossShapes>;

const within = (points: number, most: number): number => Math.max(0, Math.min(most, points));

/** Baggage that Undead come by rots at once (Undead). */
export const roomFor = (draft: Draft, banner: BannerId): number =>
  needsNoFood(draft as unknown as State, banner) ? 0 : mostBaggage;

export const lossChanges: Changes<State, LossChange> = {
  charged(draft, { banner, points }) {
    const charged = draft.banners[banner];
    if (!charged) return noBanner(banner);
    charged.charged += points;
    return;
  },
  gained(draft, { banner, points }) {
    const gaining = draft.banners[banner];
    if (!gaining) return noBanner(banner);
    gaining.gained += points;
    return;
  },
  bannerFell(draft, { banner, how }) {
    if (!draft.banners[banner]) return noBanner(banner);
    fall(draft, banner, how);
    return;
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
