/** How this chapter changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { noBanner, remark } from '../changes/remarks.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';

export const battleShapes = {
  beaten: { banner: is.piece, when: our.month },
  mustered: { id: is.piece, points: is.count },
  /** Which character it was, his owner writes into his own book. */
  leaderFell: { seat: is.seat, banners: is.list(is.piece), tile: is.tile },
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
    if (!encounter) return remark('me.battle.recorded', say('That encounter is over already.'));
    encounter.mustered = points;
    return;
  },
  leaderFell() {},
};
