/** A move and those who make it, as their procedures see them. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { BannerId, Month, Owner } from '../pieces.ts';
import type { Spot } from '../places.ts';
import type { RouteFound } from '../state.ts';

/** A held river somebody is about to cross, and those who would. */
export type Ford = {
  readonly spell: string;
  readonly by: Seat;
  readonly tile: TileId;
  readonly banners: readonly BannerId[];
  readonly now: Month;
};

export type Mover = {
  readonly banner: BannerId;
  readonly number: number;
  readonly baggage: number;
  /** Mountain or unbridged river lies in its way. */
  readonly blocked: boolean;
  readonly spot: Spot;
  /** On the second move of a forced march. */
  readonly marching: boolean;
};
export type MoveBrief = {
  readonly seat: Seat;
  readonly order: string;
  readonly from: TileId;
  readonly to: TileId;
  readonly movers: readonly Mover[];
  /** Dwarfs with nothing but mountains in their way. */
  readonly hillfolk: boolean;
  /** What its route is kept by, and one it has rolled for already. */
  readonly key: string;
  readonly route: RouteFound | null;
  readonly owner: Owner | null;
  /** A vortex of chaos that takes all who come. */
  readonly chaos: boolean;
  /** Rivers it goes through dry-shod by somebody else's magic. */
  readonly fords: readonly Ford[];
  /** Whom it meets, and the encounter they are in already, if any. */
  readonly meets: readonly Meeting[];
};
/** The force that arriving banners meet: in the open, or behind walls that they then besiege, perhaps beside others. */
export type Meeting = {
  readonly defender: Owner;
  readonly encounter: string | null;
  readonly walls: {
    readonly inside: readonly BannerId[];
    readonly mustered: number | null;
    readonly hardship: number;
  } | null;
};
