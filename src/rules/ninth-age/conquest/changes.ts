/** How invasion and construction change the table. */

import type { Seat } from '../../../kernel/question.ts';
import type { Changes, Remark } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { counted } from '../../../kernel/text.ts';
import { release } from '../battle/changes.ts';
import { type Draft, noHex } from '../remarks.ts';
import type { State } from '../state.ts';
import { purseOf } from './points.ts';

export const conquestShapes = {
  pointsSpent: { seat: is.seat, points: is.count, expands: is.yes },
  /** A flag goes up, or takes another's place; a player who loses their last hex is out, and their gold goes with it. */
  flagMoved: { tile: is.tile, to: is.seat },
  pointsShared: { from: is.seat, to: is.seat, points: is.count },
  seatFinished: { seat: is.seat },
};
export type ConquestChange = is.ChangeOf<typeof conquestShapes>;

/** A realm without a hex is no more; its gold goes to the player who took the last. */
function fall(draft: Draft, seat: Seat, to: Seat): void {
  const lost = draft.realms[seat];
  const gains = draft.realms[to];
  if (!lost || draft.stage !== 'play' || Object.values(draft.hexes).some(({ flag }) => flag === seat)) return;
  lost.fell = draft.turn.number;
  lost.heir = to;
  if (gains) gains.gold += Math.max(0, lost.gold);
  lost.gold = 0;
  release(draft, seat);
}

/** Conquest Points spent or handed over that were never earned. */
function overspent(draft: Draft, seat: Seat): readonly Remark[] {
  const { left } = purseOf(draft as State, seat);
  return left < 0
    ? [
        {
          rule: 'na.conquest.points',
          why: counted(
            -left,
            '{seat} has spent one Conquest Point more than they had.',
            '{seat} has spent {n} Conquest Points more than they had.',
            { seat },
          ),
        },
      ]
    : [];
}

export const conquestChanges: Changes<State, ConquestChange> = {
  pointsSpent(draft, { seat, points, expands }) {
    draft.turn.spent[seat] = (draft.turn.spent[seat] ?? 0) + points;
    if (expands && !draft.turn.expanded.includes(seat)) draft.turn.expanded.push(seat);
    return overspent(draft, seat);
  },
  flagMoved(draft, { tile, to }) {
    const hex = draft.hexes[tile];
    if (!hex) return noHex(tile);
    const before = hex.flag;
    hex.flag = to;
    const gains = draft.realms[to];
    if (gains) {
      gains.fell = null;
      delete gains.heir;
    }
    if (before !== null && before !== to) fall(draft, before, to);
    return;
  },
  pointsShared(draft, { from, to, points }) {
    draft.turn.shared[from] = (draft.turn.shared[from] ?? 0) - points;
    draft.turn.shared[to] = (draft.turn.shared[to] ?? 0) + points;
    return overspent(draft, from);
  },
  seatFinished(draft, { seat }) {
    if (!draft.turn.finished.includes(seat)) draft.turn.finished.push(seat);
  },
};
