/** What feeds whom: how many banners a tile supports, and the plan a sensible quartermaster would draw up. */
import { lookUp } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { subsistenceValues } from '../charts/subsistence.ts';
import { passesFreely } from '../court/alliances.ts';
import { feedsAny, feedsNone } from '../magic/queries.ts';
import { feeds, needsNoFood } from '../peoples/talents.ts';
import { besieged, canStockpile, force, type Standing } from '../queries.ts';
import { isAboard } from '../sea/aboard.ts';
import { insideOf } from '../siege/walls.ts';
import type { BannerId, State } from '../state.ts';

/** More banners than there are. */
export const everybody = 999;

/** Banners of a seat that can live off a tile: none where it is unknown, razed or under siege, but for some peoples. */
export function supports(state: State, seat: Seat, tile: TileId): number {
  const holding = state.tiles[tile];
  if (!holding || besieged(state, tile) || feedsNone(state, tile)) return 0;
  if (!holding.razed && feedsAny(state, tile)) return everybody;
  return feeds(state, seat, tile, yields(state, tile));
}

/** What a settlement's lands are worth, in banners fed; siege and magic not reckoned in. */
export function yields(state: State, tile: TileId): number {
  const holding = state.tiles[tile];
  if (!holding || holding.razed) return 0;
  const { capitalOf, flag, site } = holding;
  const counts = state.options.rulings.conqueredCapital;
  const asCapital = capitalOf !== null && (counts === 'capital' || capitalOf === flag);
  return lookUp(subsistenceValues, asCapital ? 'capital' : site).is.feeds;
}

/** Baggage stockpiled in a tile that this seat's banners may eat: under siege those within the walls alone. */
export function stores(state: State, seat: Seat, tile: TileId): number {
  const holding = state.tiles[tile];
  if (!holding || holding.flag !== seat || !canStockpile(holding)) return 0;
  return besieged(state, tile) && within(state, seat, tile).length === 0 ? 0 : holding.stockpile;
}

const within = (state: State, seat: Seat, tile: TileId): readonly BannerId[] =>
  insideOf(state, tile).filter((banner) => state.banners[banner]?.seat === seat);

/** Those who eat together: a force in the open, one behind walls, or one aboard; nothing passes between them. */
export type Mess = {
  readonly tile: TileId;
  readonly eaters: readonly Standing[];
  /** What the land and the stockpile give it. */
  readonly land: number;
  readonly barn: number;
};
export function messes(state: State, seat: Seat, tile: TileId): readonly Mess[] {
  const inside = within(state, seat, tile);
  const eaters = force(state, seat, tile).filter(({ id }) => !needsNoFood(state, id));
  const afloat = eaters.filter(isAboard);
  const all = eaters.filter((banner) => !isAboard(banner));
  const land = passesFreely(state, seat, tile) ? 0 : supports(state, seat, tile);
  const barn = stores(state, seat, tile);
  const aboard = afloat.length > 0 ? [{ tile, eaters: afloat, land: 0, barn: 0 }] : [];
  if (inside.length === 0) return [...(all.length > 0 ? [{ tile, eaters: all, land, barn }] : []), ...aboard];
  const open = all.filter(({ id }) => !inside.includes(id));
  const shut = all.filter(({ id }) => inside.includes(id));
  return [
    { tile, eaters: shut, land, barn },
    ...(open.length > 0 ? [{ tile, eaters: open, land, barn: 0 }] : []),
    ...aboard,
  ];
}

/** How each banner lives: `forage`, `stockpile`, the banner whose baggage it eats, or `hunger`. */
export type Provisions = { readonly [banner: BannerId]: string };

/**
 * The plan for the force in a tile: those with least baggage forage, then the stockpile is opened, then each eats its own,
 * then the fullest shares. Whoever is left goes hungry.
 */
export const provisions = (state: State, seat: Seat, tile: TileId): Provisions =>
  Object.assign({}, ...messes(state, seat, tile).map(served));

function served({ eaters, land: fields, barn: stored }: Mess): Provisions {
  let land = fields;
  let barn = stored;
  const packs = new Map(eaters.map(({ id, baggage }) => [id, baggage]));
  const plan: Record<BannerId, string> = {};
  for (const eater of [...eaters].sort((a, b) => a.baggage - b.baggage || a.number - b.number)) {
    if (land > 0) {
      land--;
      plan[eater.id] = 'forage';
    } else if (barn > 0) {
      barn--;
      plan[eater.id] = 'stockpile';
    }
  }
  for (const { id } of eaters) if (!plan[id] && (packs.get(id) ?? 0) > 0) eat(plan, packs, id, id);
  for (const { id } of eaters) {
    if (plan[id]) continue;
    const giver = [...packs].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0] as [
      string,
      number,
    ]);
    if (giver[1] > 0) eat(plan, packs, id, giver[0]);
    else plan[id] = 'hunger';
  }
  return plan;
}

const eat = (
  plan: Record<BannerId, string>,
  packs: Map<BannerId, number>,
  eater: BannerId,
  giver: BannerId,
): void => {
  plan[eater] = giver;
  packs.set(giver, (packs.get(giver) ?? 0) - 1);
};
