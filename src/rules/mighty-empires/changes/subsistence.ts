/** How each banner lives this month. */

import type { Changes, Remark } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import type { BannerId, State } from '../state.ts';
import { type Draft, noBanner, noLoad, noStores } from './remarks.ts';
import { turnDraft } from './season.ts';

export const subsistenceShapes = {
  /** From the land (`forage`), the `stockpile`, the banner whose baggage it eats, or `hunger`. */
  fed: { banner: is.piece, from: is.piece },
};
export type SubsistenceChange = is.ChangeOf<typeof subsistenceShapes>;

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

export const subsistenceChanges: Changes<State, SubsistenceChange> = {
  fed(draft, { banner, from }) {
    const eater = draft.banners[banner];
    if (!eater) return noBanner(banner);
    turnDraft(draft, eater.seat).fed[banner] = from;
    return eaten(draft, banner, from);
  },
};
