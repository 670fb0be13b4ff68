/** How a player gets from a battle to the next. */
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { type State, type Step, steps } from '../state.ts';

export type AftermathChange =
  /** Figures that lay in the Hospital through a battle are up again. */
  | { readonly type: 'healed'; readonly seat: Seat }
  | {
      readonly type: 'wounded';
      readonly warband: string;
      readonly key: string;
      readonly count: number;
    }
  | {
      readonly type: 'survived';
      readonly seat: Seat;
      readonly battle: string;
      readonly survived: { readonly [warband: string]: number };
    }
  /** A step after a battle is done; after the last the battle is behind him. */
  | { readonly type: 'stepped'; readonly seat: Seat; readonly battle: string; readonly step: Step };

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
