/** How each banner lives this month. */
import type { Changes } from '../../../kernel/ruleset.ts';
import type { BannerId, State } from '../state.ts';
import { noBanner } from './remarks.ts';
import { turnDraft } from './season.ts';

export type SubsistenceChange = {
  readonly type: 'fed';
  readonly banner: BannerId;
  /** The land (`forage`), the `stockpile`, the banner whose baggage it eats, or `hunger`. */
  readonly from: string;
};

export const subsistenceChanges: Changes<State, SubsistenceChange> = {
  fed(draft, { banner, from }) {
    const eater = draft.banners[banner];
    if (!eater) return noBanner(banner);
    turnDraft(draft, eater.seat).fed[banner] = from;
    const tile = eater.tile === null ? undefined : draft.tiles[eater.tile];
    const giver = draft.banners[from];
    if (from === 'stockpile' && tile) tile.stockpile = Math.max(0, tile.stockpile - 1);
    else if (giver) giver.baggage = Math.max(0, giver.baggage - 1);
    return;
  },
};
