/** Plain questions about sieges: who is within the walls, who lies before them, what the walls are worth. */
import { lookUp } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { fortification, type Walls } from '../charts/sieges.ts';
import { encountersIn, monthsInSeason, type PlacedBanner } from '../queries.ts';
import type { Siege } from '../siege/state.ts';
import type { BannerId, Encounter, Holding, Month, State } from '../state.ts';
import { ashoreIn } from './aboard.ts';
import { noWalls } from './spells.ts';

type Fought = Pick<State, 'encounters'>;
export type Besieging = Encounter & { readonly id: string; readonly siege: Siege };

/** What a settlement's walls are worth; undefined where there are none to hold: villages, and whatever is razed. */
export function wallsOf(holding: Holding | undefined): Walls | undefined {
  if (!holding || holding.razed) return undefined;
  return holding.site === 'city' || holding.site === 'fortress'
    ? lookUp(fortification, holding.site).is
    : undefined;
}

/** By how much they multiply a garrison now: not at all while a quake has thrown them down. */
export const multiplierAt = (state: State, tile: TileId): number =>
  noWalls(state, tile) ? 1 : (wallsOf(state.tiles[tile])?.multiplier ?? 1);

/** Sieges of a tile, the oldest first. */
export const siegesIn = (state: State, tile: TileId): readonly Besieging[] =>
  encountersIn(state, tile)
    .filter((each): each is Besieging => each.kind === 'siege' && each.siege !== null)
    .sort((a, b) => monthsOf(a.since) - monthsOf(b.since) || (a.id < b.id ? -1 : 1));

export const siegeOf = ({ encounters }: Fought, id: string): Besieging | undefined => {
  const found = encounters[id];
  return found?.kind === 'siege' && found.siege ? { id, ...found, siege: found.siege } : undefined;
};

/** Banners within the walls of a tile. */
export function insideOf({ encounters }: Fought, tile: TileId): readonly BannerId[] {
  const found = new Set<BannerId>();
  for (const id in encounters) {
    const each = encounters[id];
    if (each?.tile === tile && each.siege) for (const banner of each.siege.inside) found.add(banner);
  }
  return [...found];
}

export const isInside = (state: State, banner: BannerId): boolean => {
  const tile = state.banners[banner]?.tile;
  return tile != null && insideOf(state, tile).includes(banner);
};

/** A seat's banners in the open of a tile: those behind walls or aboard take no part in what is fought there. */
export const fieldForce = (state: State, seat: Seat, tile: TileId): readonly PlacedBanner[] => {
  const inside = insideOf(state, tile);
  return ashoreIn(state, tile).filter((each) => each.seat === seat && !inside.includes(each.id));
};

/** Those of the garrison who have rallied out for a battle that is not fought yet. */
export const ralliedIn = (state: State, tile: TileId): readonly BannerId[] => {
  const inside = insideOf(state, tile);
  return encountersIn(state, tile)
    .filter(({ kind }) => kind === 'battle')
    .flatMap(({ attackers }) => Object.keys(attackers).filter((banner) => inside.includes(banner)));
};

/** The siege a banner lays; undefined where it lays none. */
export const siegeBy = (state: State, banner: BannerId): Besieging | undefined => {
  const tile = state.banners[banner]?.tile;
  return tile == null ? undefined : siegesIn(state, tile).find(({ attackers }) => attackers[banner]);
};

const monthsOf = ({ year, month }: Month): number => year * monthsInSeason + month;
/** Whole months since; winters count for nothing. */
export const monthsSince = ({ season }: State, since: Month): number => monthsOf(season) - monthsOf(since);
export const isNow = ({ season }: State, when: Month | null): boolean =>
  when !== null && when.year === season.year && when.month === season.month;
export const thisMonth = ({ season: { year, month } }: State): Month => ({ year, month });

/** Whether the walls were battered the month before: over the winter they are mended. */
export const isBattered = ({ season }: State, { battered }: Siege): boolean =>
  battered !== null && battered.year === season.year && battered.month + 1 === season.month;

/** What every assault of this month has added to it, as far as it is known. */
export const bonusNow = (state: State, siege: Siege): number =>
  siege.hardship + (isBattered(state, siege) ? (siege.breach ?? 0) : 0);
