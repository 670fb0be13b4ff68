/**
 * The winter as it stands: how far each seat has come, and what it has to spend. Where players need one another a phase
 * waits for all of them; the rest each goes through at its own pace.
 */

import type { TileId } from '../../../kernel/hex.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import { type Played, phaseAfter, type WinterPhase } from '../winter-phases.ts';

export type Purse = {
  /** Crowns gathered; null before they are counted. */
  readonly revenue: number | null;
  /** Crowns spent for all to see. What is spent in secret stands in the ledger. */
  readonly spent: number;
  /** The same by the phase they were spent in. */
  readonly by?: { readonly [phase in WinterPhase]?: number };
};

/**
 * What weighs on one winter: an event, a spell. `why` is the rule it comes of; a rule that adds one names its own.
 * - `crowns`: so many more or, below nought, fewer in a seat's revenue. It never falls below nothing.
 * - `cities`: so many more for each city that pays. `villages`: one more for every so many villages that pay.
 * - `unpaid`: a tile yields no revenue, nor do the ships in its harbour.
 * - `famine`: razed tiles beside the seat's empire neither recover nor are rebuilt.
 * - `way`: a banner gets home without loss (`safe`), or makes a winter retreat wherever it stands.
 */
export type WinterEffect =
  | { readonly kind: 'crowns'; readonly seat: Seat; readonly crowns: number; readonly why: Rule }
  | { readonly kind: 'cities'; readonly seat: Seat; readonly crowns: number; readonly why: Rule }
  | { readonly kind: 'villages'; readonly seat: Seat; readonly each: number; readonly why: Rule }
  | { readonly kind: 'unpaid'; readonly tile: TileId; readonly why: Rule }
  | { readonly kind: 'famine'; readonly seat: Seat; readonly why: Rule }
  | { readonly kind: 'way'; readonly banner: string; readonly safe: boolean; readonly why: Rule };

export type Winter = {
  /** The phase each seat is in; `ready` after the last. */
  readonly at: { readonly [seat: Seat]: WinterPhase | 'ready' };
  readonly purses: { readonly [seat: Seat]: Purse };
  /** In the order they came. */
  readonly effects: readonly WinterEffect[];
  /** Seats whose banners and ships have gone home. */
  readonly quartered: readonly Seat[];
  /** Sieges kept up over the winter: whether baggage was paid for them yet. */
  readonly sieges: { readonly [encounter: string]: 'kept' | 'supplied' };
  /** What each seat rolled on the chart of winter events. */
  readonly events: { readonly [seat: Seat]: number };
  /** The die of every razed tile, once they are rolled; null before. */
  readonly recovery: { readonly [tile: TileId]: number } | null;
  /** Razed by dragons this winter: rolled for only the winter after. */
  readonly ashes: readonly TileId[];
  /** What each seat has built this winter: where ships, and how much timber went into it. */
  readonly built: {
    readonly [seat: Seat]: { readonly ports: readonly TileId[]; readonly timber: number };
  };
  /** Baggage bought and not yet put anywhere. */
  readonly stores: { readonly [seat: Seat]: number };
};
const whole: Played = { magic: true, espionage: true };
export const newWinter = (seats: readonly Seat[], parts: Played = whole): Winter => ({
  at: Object.fromEntries(seats.map((seat) => [seat, phaseAfter(null, parts)])),
  purses: Object.fromEntries(seats.map((seat) => [seat, { revenue: null, spent: 0 }])),
  effects: [],
  quartered: [],
  sieges: {},
  events: {},
  recovery: null,
  ashes: [],
  built: Object.fromEntries(seats.map((seat) => [seat, { ports: [], timber: 0 }])),
  stores: Object.fromEntries(seats.map((seat) => [seat, 0])),
});
