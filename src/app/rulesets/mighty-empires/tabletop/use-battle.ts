/** A waiting battle as its screens see it: who, where, why, the field as it stands, and what is still to do. */

import { defendersOf } from '../../../../rules/mighty-empires/battle/record.ts';
import { attackersOf } from '../../../../rules/mighty-empires/map/sides.ts';
import { columnAt } from '../../../../rules/mighty-empires/map/terrain.ts';
import { fieldOf, isPartOf, monthsSince } from '../../../../rules/mighty-empires/tabletop/queries.ts';
import { useEmpire } from '../empire.ts';
import { sideName } from './words.ts';

export function useBattle(id: () => string) {
  const empire = useEmpire();
  const { state, seat, player } = empire;
  // Kept while the sheet is open: when the battle is settled its row is gone before the sheet is.
  let last = state().encounters[id()];
  const encounter = () => {
    last = state().encounters[id()] ?? last;
    return last;
  };
  const called = (side: 'attacker' | 'defender'): string =>
    sideName(encounter()?.[side] ?? 'independent', player);
  return {
    ...empire,
    encounter,
    called,
    field: () => fieldOf(state(), id()),
    age: () => {
      const waiting = encounter();
      return waiting ? monthsSince(state(), waiting.since) : 0;
    },
    column: () => {
      const waiting = encounter();
      return waiting ? columnAt(state(), waiting.tile) : 'lowland';
    },
    banners: (side: 'attacker' | 'defender') => {
      const waiting = encounter();
      if (!waiting) return [];
      return side === 'attacker' ? attackersOf(state(), waiting) : defendersOf(state(), waiting);
    },
    mine: () => {
      const waiting = encounter();
      return waiting !== undefined && isPartOf(waiting, seat());
    },
  };
}
