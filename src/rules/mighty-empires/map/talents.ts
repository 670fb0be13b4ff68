/** Whose talents hold where: plain questions for the rules that ask them. With the part switched off everybody is a man. */

import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Block } from '../land/crossings.ts';
import { hasForest } from '../land/terrain.ts';
import { mostBaggage } from '../queries.ts';
import type { BannerId, Holding, Owner, State } from '../state.ts';
import { type People, peoplesOf } from './peoples.ts';
import type { Draft } from './remarks.ts';
import { landAt } from './terrain.ts';

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

/** Baggage that Undead come by rots at once (Undead). */
export const roomFor = (draft: Draft, banner: BannerId): number =>
  needsNoFood(draft as unknown as State, banner) ? 0 : mostBaggage;

/** Whether the tile's woods feed a Wood Elf banner that nothing else there does. */
const wooded = (state: State, tile: TileId): boolean => {
  const land = landAt(state, tile);
  return land !== undefined && hasForest(land) && !state.burnt.includes(tile);
};

/** A settlement in ruins. */
const inRuins = ({ razed, site }: Holding): boolean => razed && site !== 'barren';

/**
 * Banners of a people that a tile feeds in the service of a seat.
 * @param plain what it feeds anybody, siege and magic not reckoned in
 */
export function feeds(state: State, seat: Seat, people: People, tile: TileId, plain: number): number {
  const holding = state.tiles[tile];
  if (!holding) return plain;
  switch (people) {
    case 'wood-elves':
      return (holding.razed || holding.site === 'barren') && wooded(state, tile) ? Math.max(1, plain) : plain;
    case 'skaven':
      if (inRuins(holding)) return 1;
      return state.realms[seat]?.tiles.includes(tile) ? plain : 0;
    default:
      return plain;
  }
}

/** Dwarfs to the last find their way over mountains where others do not; at a river they roll like anybody. */
export const isHillfolk = (state: State, banners: readonly BannerId[], bars: readonly Block[]): boolean =>
  banners.every((banner) => peopleIn(state, banner) === 'dwarfs') &&
  bars.length > 0 &&
  bars.every(({ what }) => what === 'mountain');

/** Dwarfs of a settlement in the mountains: half of them fall, and engines do them less harm. */
export const isMountainHold = (state: State, owner: Owner, tile: TileId): boolean =>
  owner !== 'independent' &&
  peopleOf(state, owner) === 'dwarfs' &&
  landAt(state, tile)?.ground === 'highland';

/** What a hungry Dwarf town is too proud for: betrayal unless strangers serve in it, surrender to any but Dwarfs. */
export function pride(
  state: State,
  owner: Owner,
  besieger: Seat,
  garrison: readonly BannerId[],
): { readonly betrayal: boolean; readonly surrender: boolean } {
  const dwarfs = owner !== 'independent' && peopleOf(state, owner) === 'dwarfs';
  return {
    betrayal: dwarfs && !garrison.some((banner) => Object.hasOwn(state.court.contingents, banner)),
    surrender: dwarfs && peopleOf(state, besieger) !== 'dwarfs',
  };
}
