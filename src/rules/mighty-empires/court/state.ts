/**
 * What the table knows of the courts: missions under way, alliances with independent empires, letters that were seen to
 * go from hand to hand, contingents in the field. What letters say and what recruits cost stands in the ledgers.
 */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { BannerId } from '../pieces.ts';

/** Diplomats on their way to an independent empire, as it lay when they were sent. */
export type Mission = { readonly seat: Seat; readonly tiles: readonly TileId[]; readonly year: number };
/** Made in the winter after the season of `year`; a temporary one lasts through the season that follows. */
export type Alliance = {
  readonly seat: Seat;
  readonly tiles: readonly TileId[];
  readonly kind: 'temporary' | 'complete';
  readonly year: number;
  readonly broken: boolean;
};
export type Letter = {
  readonly from: Seat;
  readonly to: Seat;
  readonly year: number;
  /** Fingerprint of what it says: a player who is shown the letter can see whether it is still the same. */
  readonly seal: string;
  /** To whom either of the two has shown it. */
  readonly shown: readonly Seat[];
};
export const contingentKinds = ['mercenaries', 'allies'] as const;
/** A banner of strangers, hired for one season. */
export type Contingent = {
  readonly kind: (typeof contingentKinds)[number];
  readonly people: string;
  readonly alliance: string | null;
  /** The season before the winter it was hired in. */
  readonly year: number;
};
export type Court = {
  /** The winter for which each seat has said where its missions go. */
  readonly declared: { readonly [seat: Seat]: number };
  readonly missions: { readonly [id: string]: Mission };
  readonly alliances: { readonly [id: string]: Alliance };
  readonly letters: { readonly [id: string]: Letter };
  readonly contingents: { readonly [banner: BannerId]: Contingent };
  /** Characters who came home for a ransom, and in which winter. */
  readonly ransomed: { readonly [character: string]: number };
};
export const newCourt = (): Court => ({
  declared: {},
  missions: {},
  alliances: {},
  letters: {},
  contingents: {},
  ransomed: {},
});
