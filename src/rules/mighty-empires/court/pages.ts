/** The pages of a seat's book that its court fills. */

import type { Seat } from '../../../kernel/question.ts';
import type { Character, Unit } from '../ledger/contents.ts';
import type { WinterPhase } from '../winter-phases.ts';
import type { Written } from './letters.ts';
import type { Contingent } from './state.ts';

export type Troops = {
  readonly points: number;
  readonly units: readonly Unit[];
  readonly characters: readonly Character[];
};
export const noTroops: Troops = { points: 0, units: [], characters: [] };

export type Purchase = {
  readonly id: string;
  /** The season before the winter it was made in. */
  readonly year: number;
  readonly kind: 'troops' | 'reinforcements' | 'equipment' | 'contingent' | 'operatives';
  /** Paid for as points; operatives cost crowns. */
  readonly points: number;
  /** Points among them that new characters are worth; none where it is not said. */
  readonly heroes?: number;
  readonly crowns: number;
  /** What it brought, or what it was for. */
  readonly items: readonly string[];
};
export type Hired = Omit<Contingent, 'year'> & { readonly year: number; readonly troops: Troops };
export type Kept = Written & {
  readonly from: Seat;
  readonly to: Seat;
};
/** Crowns its owner means to spend in the phases still to come. */
export type Plan = { readonly year: number; readonly by: { readonly [phase in WinterPhase]?: number } };
export type CourtBook = {
  readonly purchases: readonly Purchase[];
  /** Troops in no banner: recruits, and those of banners rolled up in winter. */
  readonly reserve: Troops;
  /** Hired, and not yet in the field. */
  readonly hired: { readonly [contingent: string]: Hired };
  /** The last season after which characters rose a level. */
  readonly advanced: number;
  readonly letters: { readonly [id: string]: Kept };
  readonly plan?: Plan;
};
export const newCourtBook: CourtBook = {
  purchases: [],
  reserve: noTroops,
  hired: {},
  advanced: 0,
  letters: {},
};
