/** The turn a seat takes this month, to be written on by changes. */
import type { Seat } from '../../../kernel/question.ts';
import type { Mutable } from '../../../kernel/ruleset.ts';
import { blankTurn } from '../queries.ts';
import type { Turn } from '../state.ts';
import type { Draft } from './remarks.ts';

const copied = ({ fed, scouted, moved, marching, marched, halted, routes }: Turn): Mutable<Turn> =>
  ({
    fed: { ...fed },
    scouted: { ...scouted },
    moved: [...moved],
    marching: [...marching],
    marched: [...marched],
    halted: { ...halted },
    routes: { ...routes },
  }) as Mutable<Turn>;

/** A turn in which nobody has done anything yet. */
export const newTurn = (): Mutable<Turn> => copied(blankTurn);

/** The turn a seat takes this month, as a draft. */
export function turnDraft({ season }: Draft, seat: Seat): Mutable<Turn> {
  const known = season.turns[seat] ?? newTurn();
  season.turns[seat] = known;
  return known;
}
