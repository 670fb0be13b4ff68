/** How this chapter changes the table. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { noBanner, remark } from '../changes/remarks.ts';
import type { BannerId, Month, State } from '../state.ts';

export type BattleChange =
  | { readonly type: 'beaten'; readonly banner: BannerId; readonly when: Month }
  | { readonly type: 'mustered'; readonly id: string; readonly points: number }
  /** Which character it was, his owner writes into his own book. */
  | {
      readonly type: 'leaderFell';
      readonly seat: Seat;
      readonly banners: readonly BannerId[];
      readonly tile: TileId;
    };

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
