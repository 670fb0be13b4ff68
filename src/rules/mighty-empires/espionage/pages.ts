/** The pages of a seat's book that its spymaster fills. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Operative } from '../charts/assassins.ts';
import type { BannerId } from '../pieces.ts';

export type Hireling = {
  /** Null: smuggled in, and not yet declared. */
  readonly type: Operative | null;
  /** The season before the winter it works in. */
  readonly year: number;
  /** The tile an agent smuggled it into; null: bought. */
  readonly smuggled: TileId | null;
};
export type SpyBook = {
  readonly operatives: { readonly [id: string]: Hireling };
  /** Characters an assassin slew and the owner has still to pick, by banner. */
  readonly toPick: { readonly [banner: BannerId]: number };
  /** Units of the palace guard still to be struck off. */
  readonly guard: number;
  /** What was told to each spy who asked. */
  readonly intentions: { readonly [sought: string]: TileId | 'stays' };
};
export const newSpyBook: SpyBook = { operatives: {}, toPick: {}, guard: 0, intentions: {} };
