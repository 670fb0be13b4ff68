/**
 * One seat's army book: what each of its banners holds. Public charges and gains are entered as they fall; where armies are
 * units and characters, how they fall is written by the owner, and until then stands as owed or due.
 */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { CourtBook } from '../court/pages.ts';
import type { SpyBook } from '../espionage/pages.ts';
import type { BannerId } from '../pieces.ts';
import type { State } from '../state.ts';
import type { AfterBattle } from '../tabletop/ledger/book.ts';
import type { Character, Contents, Unit } from './contents.ts';

export type { Character, Contents, Unit };

/**
 * What has come and gone, in points: mustered + enlisted + recruited = what is held (in the banners, in reserve, hired and
 * not yet in the field) + struck + fallen + left.
 */
export type Tally = {
  readonly mustered: number;
  readonly enlisted: number;
  readonly recruited: number;
  readonly struck: number;
  readonly fallen: number;
  readonly left: number;
};
export type Ledger = {
  readonly seat: Seat;
  readonly banners: { readonly [banner: BannerId]: Contents };
  readonly tally: Tally;
  /** Characters who fell in battle and are not named yet, each with the banners it was one of. */
  readonly mourned: readonly Mourned[];
  /** What fell on the table and is not gathered yet, wounds, and characters who are not with their banners. */
  readonly battles: AfterBattle;
  readonly court: CourtBook;
  readonly spies: SpyBook;
};

export type Mourned = { readonly tile: TileId; readonly banners: readonly BannerId[] };

export const blank: Contents = {
  mustered: false,
  points: 0,
  units: [],
  characters: [],
  owed: 0,
  due: 0,
  note: '',
};

export const sumOf = (troops: readonly { readonly points: number }[]): number =>
  troops.reduce((sum, { points }) => sum + points, 0);

/** Points entered in the book. */
export const booked = ({ points, units, characters }: Contents): number =>
  points + sumOf(units) + sumOf(characters);
/** Points the banner is worth now: what is owed is gone already, what is due has come. */
export const worth = (contents: Contents): number =>
  Math.max(0, booked(contents) + contents.due - contents.owed);

export const withBanner = (ledger: Ledger, banner: BannerId, contents: Contents): Ledger => ({
  ...ledger,
  banners: { ...ledger.banners, [banner]: contents },
});
export const noTally: Tally = { mustered: 0, enlisted: 0, recruited: 0, struck: 0, fallen: 0, left: 0 };
export const tallied = (ledger: Ledger, by: Partial<Tally>): Ledger => ({
  ...ledger,
  tally: {
    mustered: ledger.tally.mustered + (by.mustered ?? 0),
    enlisted: ledger.tally.enlisted + (by.enlisted ?? 0),
    recruited: ledger.tally.recruited + (by.recruited ?? 0),
    struck: ledger.tally.struck + (by.struck ?? 0),
    fallen: ledger.tally.fallen + (by.fallen ?? 0),
    left: ledger.tally.left + (by.left ?? 0),
  },
});

/** Points of the military strength that were never entered; all of them in the book of somebody who came later. */
export const unassigned = ({ seat, tally }: Ledger, { realms }: Pick<State, 'realms'>): number =>
  Math.max(0, (realms[seat]?.strength ?? 0) - tally.mustered);
