/** A turn before anything was done in it. */
import type { Turn } from '../state.ts';

export const newTurn = (number: number): Turn => ({
  number,
  phase: 'missions',
  written: {},
  plans: {},
  missions: {},
  order: [],
  reports: {},
  beaten: [],
  collected: [],
  finished: [],
  absent: {},
});
