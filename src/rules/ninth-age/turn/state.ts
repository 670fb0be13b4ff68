/** What a turn begins with. */
import type { Turn } from '../state.ts';

/** A turn before anything was done in it. */
export const newTurn = (number: number): Turn => ({
  number,
  phase: 'realms',
  order: [],
  allies: [],
  picks: [],
  mined: [],
  challenges: [],
  held: [],
  spent: {},
  shared: {},
  expanded: [],
  finished: [],
});
