/** What scouts have found out, the tiles that become a seat’s by it, and the banners that an event holds up. */
import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { noBanner, remark } from '../map/remarks.ts';
import { takeTile } from '../map/tidy.ts';
import { turnDraft } from '../map/turn.ts';
import { partyOf } from '../queries.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';

export const scoutingShapes = {
  scouted: {
    seat: is.seat,
    tile: is.tile,
    banner: is.piece,
    force: is.tile,
    found: is.oneOf('way', 'nothing'),
  },
  tileTaken: { tile: is.tile, seat: is.seat },
  halted: { banner: is.piece, why: our.halt },
  mutinied: { banner: is.piece, until: our.month },
};
export type ScoutingChange = is.ChangeOf<typeof scoutingShapes>;

export const scoutingChanges: Changes<State, ScoutingChange> = {
  scouted(draft, { seat, tile, banner, force, found }) {
    const { scouted, marching } = turnDraft(draft, seat);
    const party = partyOf(marching, banner, draft.banners[banner]?.spot ?? null);
    scouted[tile] = { banner, force, found, ...(party ? { party } : {}) };
  },
  tileTaken(draft, { tile, seat }) {
    return takeTile(draft, tile, seat)
      ? undefined
      : remark(
          'me.piece.tile',
          say('No one can take {tile}: it is razed, unknown or defended behind its walls.', { tile }),
        );
  },
  halted(draft, { banner, why }) {
    const halted = draft.banners[banner];
    if (!halted) return noBanner(banner);
    turnDraft(draft, halted.seat).halted[banner] = why;
    return;
  },
  mutinied(draft, { banner, until }) {
    const mutinous = draft.banners[banner];
    if (!mutinous) return noBanner(banner);
    mutinous.mutiny = { ...until };
    return;
  },
};
