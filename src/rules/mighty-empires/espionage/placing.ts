/** Where each type of operative may be placed. Only its owner knows the type: others see it when the counter is turned. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Operative } from '../charts/assassins.ts';
import { against } from '../define.ts';
import { bannersIn, ownerOf } from '../queries.ts';
import type { State } from '../state.ts';

/** What an operative may find in a tile. */
export type Targets = {
  /** Banners of other seats. */
  readonly banner: boolean;
  /** The capital of another seat that still rules from it. */
  readonly capital: boolean;
  /** A settlement of another realm. */
  readonly settlement: boolean;
};
export function targetsIn(state: State, seat: Seat, tile: TileId): Targets {
  const owner = ownerOf(state, tile);
  const foreign = owner !== undefined && owner !== seat;
  const holding = state.tiles[tile];
  return {
    banner: bannersIn(state, tile).some((banner) => banner.seat !== seat),
    capital: foreign && holding?.capitalOf === owner,
    settlement: foreign && holding?.site !== 'barren',
  };
}
/** Whether an operative can act in a tile. */
export function hasTarget(type: Operative, { banner, capital, settlement }: Targets): boolean {
  switch (type) {
    case 'assassin':
      return banner || capital;
    case 'spy':
      return banner;
    case 'saboteur':
      return settlement;
    case 'agent':
      return true;
  }
}
const whys: Readonly<Record<Operative, string>> = {
  assassin: 'Place an assassin with enemy banners or in an enemy capital.',
  spy: 'Place a spy where there are enemy banners.',
  saboteur: 'Place a saboteur in an enemy settlement.',
  agent: 'Place an agent anywhere.',
};
/** Why an operative of this type may not be placed in this tile. */
export const misplaced = (state: State, seat: Seat, type: Operative, tile: TileId): Remark | undefined =>
  hasTarget(type, targetsIn(state, seat, tile))
    ? undefined
    : against('me.espionage.misplaced', say(whys[type]));
