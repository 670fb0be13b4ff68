/**
 * Espionage as everybody sees it: how many operatives each seat has, counters face down on the map, and what the deeds of
 * the winter come to in the first turns of the season. What a counter is stands in its owner's ledger until it acts.
 */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Orders } from '../charts/assassins.ts';
import type { BannerId } from '../pieces.ts';

export type Counter = { readonly seat: Seat; readonly tile: TileId };
/** How a seat's forces move in the first two months of the season of `year`. */
export type Shaken = { readonly year: number; readonly first: Orders; readonly second: Orders };
/** A force whose next move a spy has asked for. */
export type Sought = {
  readonly seat: Seat;
  readonly by: Seat;
  readonly tile: TileId;
  readonly banners: readonly BannerId[];
};
export type Espionage = {
  /** The season before the winter all this belongs to; 0 before the first. */
  readonly year: number;
  /** The winter in which each seat has told the number of its operatives. */
  readonly declared: { readonly [seat: Seat]: number };
  readonly operatives: { readonly [seat: Seat]: number };
  readonly placed: { readonly [seat: Seat]: number };
  readonly counters: { readonly [operative: string]: Counter };
  /** Seats in the order their operatives act; empty until it is rolled. */
  readonly order: readonly Seat[];
  /** Whose operative acted last. */
  readonly last: Seat | null;
  readonly sought: { readonly [id: string]: Sought };
  readonly shaken: { readonly [seat: Seat]: readonly Shaken[] };
  /** Forces that rolled whether they heed their orders: the month, and whether they move in it. */
  readonly heeded: {
    readonly [banner: BannerId]: { readonly year: number; readonly month: number; readonly moves: boolean };
  };
  /** Banners that mend what a saboteur broke through the first month of that season. */
  readonly mending: { readonly [banner: BannerId]: number };
};
export const newEspionage = (): Espionage => ({
  year: 0,
  declared: {},
  operatives: {},
  placed: {},
  counters: {},
  order: [],
  last: null,
  sought: {},
  shaken: {},
  heeded: {},
  mending: {},
});
