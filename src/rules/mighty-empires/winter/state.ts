/**
 * The winter as it stands: how far each seat has come, and what it has to spend. Where players need one another a phase
 * waits for all of them; the rest each goes through at its own pace.
 */
import type { Seat } from '../../../kernel/question.ts';

export const winterPhases = [
  'autumn',
  'quarters',
  'events',
  'revenue',
  'diplomacy',
  'recruitment',
  'recovery',
  'construction',
  'baggage',
  'deployment',
  'espionage',
  'spring',
] as const;
export type WinterPhase = (typeof winterPhases)[number];

/** Phases that begin only when everybody has come to them. */
export const shared: readonly WinterPhase[] = [
  'autumn',
  'quarters',
  'events',
  'revenue',
  'diplomacy',
  'recovery',
  'espionage',
  'spring',
];

export type Purse = {
  /** Crowns gathered; null before they are counted. */
  readonly revenue: number | null;
  /** Crowns spent for all to see. What is spent in secret stands in the ledger. */
  readonly spent: number;
};
export type Winter = {
  /** The phase each seat is in; `ready` after the last. */
  readonly at: { readonly [seat: Seat]: WinterPhase | 'ready' };
  readonly purses: { readonly [seat: Seat]: Purse };
};
export const newWinter = (seats: readonly Seat[]): Winter => ({
  at: Object.fromEntries(seats.map((seat) => [seat, 'autumn' as const])),
  purses: Object.fromEntries(seats.map((seat) => [seat, { revenue: null, spent: 0 }])),
});
