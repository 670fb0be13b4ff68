/**
 * What alliances mean on the map: whom an independent tile lets pass, and what it will not feed. Movement, forage and
 * scouting ask here and nowhere else.
 */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Alliance } from '../court/state.ts';
import { against } from '../define.ts';
import type { BannerId, Owner, State } from '../state.ts';

export type Allied = Alliance & { readonly id: string };
type When = Pick<State, 'season' | 'stage' | 'court'>;

/** From the winter it was made in to the end of the season that follows. */
export const inForce = ({ season, stage }: When, { year, broken }: Alliance): boolean =>
  !broken &&
  ((stage === 'winter' && season.year === year) || (stage === 'season' && season.year === year + 1));

/** A seat's alliances in force, in the order they were made. */
export const alliancesOf = (state: When, seat: Seat): readonly Allied[] =>
  Object.entries(state.court.alliances)
    .map(([id, alliance]) => ({ id, ...alliance }))
    .filter((alliance) => alliance.seat === seat && inForce(state, alliance));

/** The temporary alliance an independent tile is held to now, if any. */
export function allianceAt(state: When & Pick<State, 'tiles'>, tile: TileId): Allied | undefined {
  const holding = state.tiles[tile];
  if (holding?.flag !== 'independent' || holding.razed) return undefined;
  for (const id in state.court.alliances) {
    const alliance = state.court.alliances[id];
    if (alliance?.kind === 'temporary' && alliance.tiles.includes(tile) && inForce(state, alliance))
      return { id, ...alliance };
  }
  return undefined;
}

/** Whether a tile's independents let this seat's banners in and out as friends: neither fought nor taken. */
export const passesFreely = (state: When & Pick<State, 'tiles'>, seat: Seat, tile: TileId): boolean =>
  allianceAt(state, tile)?.seat === seat;

/** Who holds a tile against this seat: nobody where it is unknown, razed, or held by its friends. */
export const heldAgainst = (state: State, seat: Seat, tile: TileId): Owner | null => {
  const holding = state.tiles[tile];
  return holding && !holding.razed && !passesFreely(state, seat, tile) ? holding.flag : null;
};

/** Why banners may not live off a tile as this plan would have them: a friend's fields are not to be eaten bare. */
export function eatsFriends(
  state: State,
  seat: Seat,
  plan: { readonly [banner: BannerId]: string },
): Remark | undefined {
  const guest = Object.keys(plan).find((banner) => {
    const tile = state.banners[banner]?.tile;
    return plan[banner] === 'forage' && tile != null && passesFreely(state, seat, tile);
  });
  return guest === undefined
    ? undefined
    : against(
        'me.diplomacy.forage',
        say('Banner {banner} is a guest there: break the alliance first.', { banner: guest }),
      );
}
