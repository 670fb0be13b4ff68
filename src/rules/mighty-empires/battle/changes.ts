/** How this chapter changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { fall } from '../map/fall.ts';
import { noBanner, noEncounter } from '../map/remarks.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';

export const battleShapes = {
  beaten: { banner: is.piece, when: our.month },
  mustered: { id: is.piece, points: is.count },
  /** The owner writes in their own book which character it was. */
  leaderFell: { seat: is.seat, banners: is.list(is.piece), tile: is.tile },
  charged: { banner: is.piece, points: is.count },
  gained: { banner: is.piece, points: is.count },
  bannerFell: { banner: is.piece, how: is.oneOf('disbanded', 'destroyed', 'left', 'merged') },
};
export type BattleChange = is.ChangeOf<typeof battleShapes>;

export const battleChanges: Changes<State, BattleChange> = {
  beaten(draft, { banner, when }) {
    if (!draft.banners[banner]) return noBanner(banner);
    const { beaten } = draft.battles;
    for (const [id, { year, month }] of Object.entries(beaten))
      if (year !== when.year || month !== when.month) delete beaten[id];
    beaten[banner] = { ...when };
    return;
  },
  mustered(draft, { id, points }) {
    const encounter = draft.encounters[id];
    if (!encounter) return noEncounter();
    encounter.mustered = points;
    return;
  },
  leaderFell() {},
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
};
