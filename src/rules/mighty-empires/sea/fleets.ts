/** Ships of one owner in one tile as a sea battle counts them: each ship one, each banner aboard one more. */
import type { TileId } from '../../../kernel/hex.ts';
import { shipsIn } from '../queries.ts';
import type { BannerId, Owner, Ship, ShipId, State } from '../state.ts';

export type Hull = {
  readonly ship: ShipId;
  readonly number: number;
  readonly harbour: boolean;
  readonly carries: BannerId | null;
};
export type Fleet = {
  readonly owner: Owner;
  readonly hulls: readonly Hull[];
  /** Always out-sails others. */
  readonly swift: boolean;
  /** Added to the score in battle. */
  readonly bonus: number;
};

export const hull = ({ id, number, harbour, carries }: Ship & { readonly id: ShipId }): Hull => ({
  ship: id,
  number,
  harbour,
  carries,
});
/** Ships and banners aboard (Naval engagement chart). */
export const countOf = (hulls: readonly Hull[]): number =>
  hulls.length + hulls.filter(({ carries }) => carries !== null).length;

const isElven = (state: State, owner: Owner): boolean =>
  state.options.parts.peoples && state.realms[owner]?.people === 'high-elves';
/** Whether an owner's fleets out-sail all others (High Elves). */
export const outsails = (state: State, owner: Owner): boolean => isElven(state, owner);
/** What an owner's fleets add to their score (High Elves). */
export const seaBonus = (state: State, owner: Owner): number => (isElven(state, owner) ? 1 : 0);

export const fleetOf = (state: State, owner: Owner, hulls: readonly Hull[]): Fleet => ({
  owner,
  hulls,
  swift: outsails(state, owner),
  bonus: seaBonus(state, owner),
});

/** The fleets of others in a tile: seats in their order, independents last. */
export const fleetsAgainst = (state: State, owner: Owner, tile: TileId): readonly Fleet[] =>
  [...state.seats, 'independent'].flatMap((other) => {
    const hulls = shipsIn(state, tile)
      .filter((ship) => ship.owner === other)
      .map(hull);
    return other === owner || hulls.length === 0 ? [] : [fleetOf(state, other, hulls)];
  });
