/** Whose talents hold where: plain questions for the rules that ask them. With the part switched off everybody is a man. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Block } from '../land/crossings.ts';
import { hasForest } from '../land/terrain.ts';
import type { BannerId, Owner, State } from '../state.ts';
import { landAt } from '../terrain.ts';
import { type People, peoplesOf } from './peoples.ts';

/** The people of a realm. */
export const peopleOf = ({ options, realms }: State, owner: Owner): People =>
  (options.parts.peoples ? realms[owner]?.people : null) ?? 'men';

/** The people of a banner: hired and allied banners have their own. */
export function peopleIn(state: State, id: BannerId): People {
  const banner = state.banners[id];
  if (!banner || !state.options.parts.peoples) return 'men';
  const hired = state.court.contingents[id]?.people;
  if (hired !== undefined) return peoplesOf.find((people) => people === hired) ?? 'men';
  return peopleOf(state, banner.seat);
}

/** Undead eat nothing, and carry nothing to eat. */
export const needsNoFood = (state: State, banner: BannerId): boolean => peopleIn(state, banner) === 'undead';

/** Whether the tile's woods feed a Wood Elf banner that nothing else there does. */
const wooded = (state: State, tile: TileId): boolean => {
  const land = landAt(state, tile);
  return land !== undefined && hasForest(land) && !state.burnt.includes(tile);
};

/**
 * Banners of a seat that a tile feeds, where its people changes that.
 * @param plain what it feeds anybody, siege and magic not reckoned in
 */
export function feeds(state: State, seat: Seat, tile: TileId, plain: number): number {
  const holding = state.tiles[tile];
  const bare = !holding || holding.razed || holding.site === 'barren';
  switch (peopleOf(state, seat)) {
    case 'wood-elves':
      return holding && bare && wooded(state, tile) ? Math.max(1, plain) : plain;
    case 'skaven':
      if (state.realms[seat]?.tiles.includes(tile) && !holding?.razed) return plain;
      return holding?.razed ? 1 : 0;
    default:
      return plain;
  }
}

/** Dwarfs find their way over mountains where others do not; at a river they roll like anybody. */
export const isHillfolk = (state: State, seat: Seat, bars: readonly Block[]): boolean =>
  peopleOf(state, seat) === 'dwarfs' && bars.length > 0 && bars.every(({ what }) => what === 'mountain');

/** Dwarfs of a settlement in the mountains: half of them fall, and engines do them less harm. */
export const isMountainHold = (state: State, owner: Owner, tile: TileId): boolean =>
  owner !== 'independent' &&
  peopleOf(state, owner) === 'dwarfs' &&
  landAt(state, tile)?.ground === 'highland';

/** Whether a garrison is of Dwarfs to the last: then nobody opens the gates. */
export const isAllDwarfs = (state: State, owner: Owner, garrison: readonly BannerId[]): boolean =>
  owner !== 'independent' &&
  peopleOf(state, owner) === 'dwarfs' &&
  garrison.every((banner) => peopleIn(state, banner) === 'dwarfs');
