/** Where a spell may be cast: within reach, not on a rival's capital, and where it would do anything at all. */
import { distance, neighbours, type TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { casting } from '../charts/spring-spells.ts';
import { against } from '../define.ts';
import { isSure, numbersOf } from '../map/spellbook.ts';
import { isProtected } from '../map/spells.ts';
import { isLand, landAt, lands } from '../map/terrain.ts';
import { siegesIn } from '../map/walls.ts';
import { bannersIn, besieged, ownerOf } from '../queries.ts';
import type { State } from '../state.ts';
import type { SpellName } from './state.ts';

/** Tiles from the capital to a target; 0 without a capital. */
export const reachOf = (state: State, seat: Seat, tile: TileId): number => {
  const capital = state.realms[seat]?.capital;
  return capital ? distance(capital, tile) : 0;
};

/** Standing city, fortress or village of a tile. */
export const standing = ({ tiles }: State, tile: TileId): 'village' | 'fortress' | 'city' | undefined => {
  const holding = tiles[tile];
  return holding && !holding.razed && holding.site !== 'barren' ? holding.site : undefined;
};
export const isEnemys = (state: State, seat: Seat, tile: TileId): boolean => {
  const owner = ownerOf(state, tile);
  return owner !== undefined && owner !== seat;
};
export const isRivals = (state: State, seat: Seat, tile: TileId): boolean =>
  isEnemys(state, seat, tile) && ownerOf(state, tile) !== 'independent';

/** An enemy's capital, as long as that enemy holds it. */
const rivalCapital = ({ tiles }: State, seat: Seat, tile: TileId): boolean => {
  const holding = tiles[tile];
  return (
    holding !== undefined &&
    holding.capitalOf !== null &&
    holding.capitalOf !== seat &&
    holding.flag === holding.capitalOf
  );
};
const anySiege = (state: State): boolean =>
  Object.values(state.encounters).some(({ kind }) => kind === 'siege');

/** Forces the mists can take: one's own, led home; an enemy's out of doors, before walls, too, led astray. */
export const inTheMists = (state: State, seat: Seat, tile: TileId): readonly Seat[] => {
  const there = new Set(bannersIn(state, tile).map((banner) => banner.seat));
  const outside = siegesIn(state, tile).map(({ attacker }) => attacker);
  return state.seats.filter(
    (each) =>
      there.has(each) && (each === seat || standing(state, tile) === undefined || outside.includes(each)),
  );
};

/** Why a spell would do nothing in a tile. */
function idle(state: State, seat: Seat, spell: SpellName, tile: TileId): string | undefined {
  const { target } = { target: 'sure' as const, ...numbersOf(spell) };
  const land = landAt(state, tile);
  const holding = state.tiles[tile];
  switch (target) {
    case 'unknown-or-barren':
      return isLand(state, tile) && (!holding || holding.razed || holding.site === 'barren')
        ? undefined
        : 'Cast it on unknown or barren land.';
    case 'river':
      return land && land.rivers.length > 0 ? undefined : 'There is no river here.';
    case 'city-or-fortress':
      return ['city', 'fortress'].includes(standing(state, tile) ?? '')
        ? undefined
        : 'There are no walls here.';
    case 'own-empire':
      return ownerOf(state, tile) === seat ? undefined : 'Cast it within your own empire.';
    case 'rival-empire':
      return isRivals(state, seat, tile) ? undefined : 'Cast it on a tile of a rival’s empire.';
    case 'razed-beside-own':
      return holding?.razed && neighbours(tile).some((next) => ownerOf(state, next) === seat)
        ? undefined
        : 'Cast it on a razed tile beside your empire.';
    case 'enemy-village':
      return standing(state, tile) === 'village' && isEnemys(state, seat, tile)
        ? undefined
        : 'Cast it on an enemy village.';
    case 'siege-or-empty-fortress':
      if (anySiege(state)) return besieged(state, tile) ? undefined : 'Cast it where there is a siege.';
      return standing(state, tile) === 'fortress' && bannersIn(state, tile).length === 0
        ? undefined
        : 'Cast it on a fortress without any banners in it.';
    case 'force':
      return inTheMists(state, seat, tile).length > 0
        ? undefined
        : 'Cast it on one of your forces, or on an enemy force outside settlements.';
    case 'tile':
    case 'sure':
      return useless(state, seat, spell, tile);
  }
}

function useless(state: State, seat: Seat, spell: SpellName, tile: TileId): string | undefined {
  const strangers = bannersIn(state, tile).some((banner) => banner.seat !== seat);
  if (spell === 'scrye') return strangers ? undefined : 'There is no one to see.';
  if (spell === 'abundance' && state.tiles[tile]?.razed) return 'Nothing grows on razed land.';
  const anywhere = spell === 'magical-protection' || spell === 'storm' || spell === 'howling-doom';
  return anywhere || isLand(state, tile) ? undefined : 'No one can ever be there.';
}

/** Why a spell may not, or had better not, be cast on a tile. */
export function untargeted(state: State, seat: Seat, spell: SpellName, tile: TileId): Remark | undefined {
  if (isSure(spell)) return undefined;
  if (!landAt(state, tile)) return against('me.magic.target', say('That tile is off the map.'));
  if (reachOf(state, seat, tile) > casting.range)
    return against('me.magic.range', say('Magic reaches only {range} tiles.', { range: casting.range }));
  if (rivalCapital(state, seat, tile))
    return against('me.magic.capital', say('The sanctuaries of a rival’s capital keep out every spell.'));
  if (isProtected(state, tile))
    return against(
      'me.magic.protection',
      say('Magical protection keeps every spell out of {tile}.', { tile }),
    );
  const why = idle(state, seat, spell, tile);
  return why === undefined ? undefined : against('me.magic.target', say(why));
}

/** Whether there is any tile a spell may be cast on. */
export const hasTarget = (state: State, seat: Seat, spell: SpellName): boolean =>
  state.realms[seat]?.capital != null &&
  (Object.keys(lands(state)) as TileId[]).some((tile) => !untargeted(state, seat, spell, tile));
