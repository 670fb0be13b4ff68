/** What ships and those they carry have done: the month each sailed or landed last, so that nobody does it twice. */
import type { BannerId, Month, ShipId } from '../pieces.ts';

export type Sea = {
  readonly sailed: { readonly [ship: ShipId]: Month };
  readonly landed: { readonly [banner: BannerId]: Month };
};
export const newSea = (): Sea => ({ sailed: {}, landed: {} });
