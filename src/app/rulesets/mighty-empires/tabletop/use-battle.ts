/** A waiting battle as its screens see it: who, where, why, the field as it stands, and what is still to do. */

import { defendersOf } from '../../../../rules/mighty-empires/battle/record.ts';
import { attackersOf } from '../../../../rules/mighty-empires/map/sides.ts';
import { fieldOf, isPartOf, monthsSince } from '../../../../rules/mighty-empires/tabletop/queries.ts';
import type { Side } from '../../../../rules/mighty-empires/tabletop/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { sideName } from './words.ts';

export const sides = ['attacker', 'defender'] as const;
export type Battle = ReturnType<typeof useBattle>;

export function useBattle(id: () => string) {
  const empire = useEmpire();
  const { state, seat, player } = empire;
  // Kept while the sheet is open: when the battle is settled its row is gone before the sheet is.
  let last = state().encounters[id()];
  const encounter = () => {
    last = state().encounters[id()] ?? last;
    return last;
  };
  const tile = () => encounter()?.tile ?? 'q0r0';
  return {
    ...empire,
    id,
    encounter,
    tile,
    place: () => placeName(state(), tile()),
    siege: () => encounter()?.kind === 'siege',
    called: (side: Side): string => sideName(encounter()?.[side] ?? 'independent', player),
    /** Where a banner of the attacker's marched in from. */
    cameFrom: (side: Side, banner: string): string | undefined => {
      const from = side === 'attacker' ? encounter()?.attackers[banner] : undefined;
      return from && placeName(state(), from);
    },
    /** The side the seat shown fights on; a seat that takes no part gets 'defender'. */
    ownSide: (): Side => (encounter()?.attacker === seat() ? 'attacker' : 'defender'),
    /** The address of an order's form about this battle. */
    form: (order: string): string => formOf(empire, order, { encounter: id() }),
    field: () => fieldOf(state(), id()),
    age: () => {
      const waiting = encounter();
      return waiting ? monthsSince(state(), waiting.since) : 0;
    },
    banners: (side: Side) => {
      const waiting = encounter();
      if (!waiting) return [];
      return side === 'attacker' ? attackersOf(state(), waiting) : defendersOf(state(), waiting);
    },
    /** The seat shown is the attacker or the defender. */
    takesPart: () => {
      const waiting = encounter();
      return waiting !== undefined && isPartOf(waiting, seat());
    },
  };
}
