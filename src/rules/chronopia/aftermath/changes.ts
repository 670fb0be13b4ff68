/** How a player gets from a battle to the next. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { type State, steps } from '../state.ts';

export const aftermathShapes = {
  /** Figures that lay in the Hospital through a battle are up again. */
  healed: { seat: is.seat },
  wounded: { warband: is.piece, key: is.piece, count: is.count },
  survived: { seat: is.seat, battle: is.piece, survived: is.by(is.piece, is.count) },
  /** A step after a battle is done; after the last the player is done with the battle. */
  stepped: { seat: is.seat, battle: is.piece, step: is.oneOf(...steps) },
};
export type AftermathChange = is.ChangeOf<typeof aftermathShapes>;

export const aftermathChanges: Changes<State, AftermathChange> = {
  healed(draft, { seat }) {
    for (const warband of Object.values(draft.warbands))
      if (warband.seat === seat)
        for (const rank of Object.values(warband.ranks)) {
          rank.fit += rank.hurt;
          rank.hurt = 0;
        }
  },
  wounded(draft, { warband, key, count }) {
    const rank = draft.warbands[warband]?.ranks[key];
    if (!rank) return;
    const hurt = Math.min(count, rank.fit);
    rank.fit -= hurt;
    rank.hurt += hurt;
  },
  survived(draft, { seat, battle, survived }) {
    const sitting = draft.sittings[seat]?.find((each) => each.battle === battle);
    if (sitting) sitting.survived = { ...survived };
  },
  stepped(draft, { seat, battle, step }) {
    const waiting = draft.sittings[seat] ?? [];
    const sitting = waiting.find((each) => each.battle === battle);
    if (sitting?.at !== step) return;
    const next = steps[steps.indexOf(step) + 1];
    if (next) sitting.at = next;
    else {
      draft.sittings[seat] = waiting.filter((each) => each !== sitting);
      const rescued = Object.values(draft.battles).flatMap(({ captives }) => captives);
      for (const [id, captive] of Object.entries(draft.captives))
        if (captive.seat === seat && captive.battle === battle && !rescued.includes(id)) captive.hope = false;
    }
  },
};
