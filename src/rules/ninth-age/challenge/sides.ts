/** The sides: a challenge to a player who already has a battle makes an alliance against them. */
import type { Seat } from '../../../kernel/question.ts';
import { kindOf } from '../battle/battles.ts';
import { type Encounter, otherSide, type Side, type State } from '../state.ts';

/** Allies on one side, at most. */
export const mostOnSide = 2;

export interface Meeting {
  readonly id: string;
  readonly encounter: Encounter;
  /** Where the seat stands in it. */
  readonly side: Side;
}
/** The encounter of this turn a seat stands in. */
export function meeting({ encounters, turn }: State, seat: Seat): Meeting | undefined {
  for (const [id, encounter] of Object.entries(encounters)) {
    const side = encounter.first.includes(seat)
      ? 'first'
      : encounter.second.includes(seat)
        ? 'second'
        : undefined;
    if (side && encounter.since === turn.number) return { id, encounter, side };
  }
  return undefined;
}

/** Whom a challenge to a seat would make one's ally; nobody where it has no battle yet. */
export const alliesAgainst = (state: State, seat: Seat): readonly Seat[] => {
  const met = meeting(state, seat);
  return met ? met.encounter[otherSide(met.side)] : [];
};

/** Who says how an alliance is fought: the player who stands alone; between two alliances, the player challenged first. */
export const chooser = ({ first, second }: Pick<Encounter, 'first' | 'second'>): Seat =>
  (kindOf(first, second) === '2v1' && first.length === 1 ? first[0] : second[0]) ?? '';
