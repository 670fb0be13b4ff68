/** What lies between a banner and a tile beside it, in words and on the map. */

import type { TileId } from '../../../../kernel/hex.ts';
import { chance } from '../../../../kernel/odds.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { isHillfolk } from '../../../../rules/mighty-empires/map/talents.ts';
import { wayOf } from '../../../../rules/mighty-empires/movement/brief.ts';
import { routeOdds } from '../../../../rules/mighty-empires/movement/odds.ts';
import { turnOf } from '../../../../rules/mighty-empires/queries.ts';
import type { BannerId, State } from '../../../../rules/mighty-empires/state.ts';
import { t } from '../../../i18n/index.ts';
import type { RouteView } from '../../../map/model.ts';
import { placeName } from '../names.ts';
import { standOf } from './scene.ts';

/**
 * Who is taken to march before the player says so: the banner that scouted the way, or the only one that could; nobody where it
 * might be any of several. @param to where to, if that is settled
 */
export function marchersMeant(
  state: State,
  seat: Seat,
  could: readonly BannerId[],
  to?: TileId,
): readonly BannerId[] {
  if (could.length < 2) return could;
  const { scouted } = turnOf(state, seat);
  const found = Object.entries(scouted).flatMap(([tile, { banner, found: what }]) =>
    what === 'way' && (to === undefined || to === tile) ? [banner] : [],
  );
  const scouts = could.filter((id) => found.includes(id));
  return scouts.length === 1 ? scouts : [];
}

/** The way a banner would take, as an arrow with what it crosses; undefined where no land leads there. */
export function routeTo(state: State, banner: BannerId, to: TileId): RouteView | undefined {
  const from = state.banners[banner];
  const way = wayOf(state, banner, to, null);
  if (!from?.tile || !way) return undefined;
  const stand = standOf(from.spot);
  return {
    id: `${banner}-${to}`,
    tiles: [from.tile, to],
    ...(stand ? { from: stand } : {}),
    clear: way.why.length === 0,
    crossings: way.why.flatMap(({ tile, edges, what }) => edges.map((edge) => ({ tile, edge, kind: what }))),
  };
}

/** Why a route roll is needed, or that none is. */
export function barred(state: State, banner: BannerId, to: TileId): string | undefined {
  const why = wayOf(state, banner, to, null)?.why ?? [];
  const [first] = why;
  if (!first) return undefined;
  const at = placeName(state, first.tile);
  const both = new Set(why.map(({ what }) => what)).size > 1;
  if (both) return t('Mountains and a river bar the way: you would roll for a route.');
  return first.what === 'river'
    ? t('The river at {tile} bars the way: you would roll for a route.', { tile: at })
    : t('Mountains at {tile} bar the way: you would roll for a route.', { tile: at });
}

/** How likely the dice find a way through, perilous or not. */
export const wayFound = (hillfolk: boolean): number =>
  chance(routeOdds(0, true, hillfolk), ({ through }) => through);

/** The same for some banners on their way to a tile. */
export const wayFoundBy = (state: State, banners: readonly BannerId[], to: TileId): number =>
  wayFound(
    isHillfolk(
      state,
      banners,
      banners.flatMap((banner) => wayOf(state, banner, to, null)?.why ?? []),
    ),
  );
