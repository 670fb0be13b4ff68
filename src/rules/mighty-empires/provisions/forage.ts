/** Food: how many banners a tile supports, and the plan a sensible quartermaster would draw up. */
import { lookUp } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { subsistenceValues } from '../charts/subsistence.ts';
import { isAboard } from '../map/aboard.ts';
import { passesFreely } from '../map/alliances.ts';
import type { People } from '../map/peoples.ts';
import { feedsAny, feedsNone } from '../map/spells.ts';
import { feeds, needsNoFood, peopleIn, peopleOf } from '../map/talents.ts';
import { insideOf } from '../map/walls.ts';
import { besieged, canStockpile, force, type PlacedBanner } from '../queries.ts';
import type { BannerId, State } from '../state.ts';

/** More banners than there are. */
export const everybody = 999;

/** Banners of a seat that can live off a tile: none where it is unknown, razed or under siege, but for some peoples. */
export const supports = (state: State, seat: Seat, tile: TileId): number =>
  supportsPeople(state, seat, tile, peopleOf(state, seat));

/** The same for one people among its banners: hired and allied banners have their own. */
function supportsPeople(state: State, seat: Seat, tile: TileId, people: People): number {
  const holding = state.tiles[tile];
  if (!holding || besieged(state, tile) || feedsNone(state, tile)) return 0;
  if (!holding.razed && feedsAny(state, tile)) return everybody;
  return feeds(state, seat, people, tile, yields(state, tile));
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

/** How each banner lives: `forage`, `stockpile`, the banner whose baggage it eats, or `hunger`. */
export type Provisions = { readonly [banner: BannerId]: string };

/** Those who eat together: a force in the open, one behind walls, or one aboard; nothing passes between them. */
export type Mess = {
  readonly tile: TileId;
  readonly eaters: readonly PlacedBanner[];
  /** Banners the land feeds at most, and each of them together with all who live off less of it. */
  readonly land: number;
  readonly each: { readonly [banner: BannerId]: number };
  readonly barn: number;
};
/** Whether the land feeds these together: for each limit, no more banners with that limit or a lower one than the limit itself. */
export const landFeeds = ({ each }: Mess, foragers: readonly BannerId[]): boolean => {
  const most = foragers.map((banner) => each[banner] ?? 0);
  return most.every((limit) => most.filter((other) => other <= limit).length <= limit);
};
/** Banners of a mess that live off the land by a plan or an earlier decision. */
export const foraged = ({ eaters }: Mess, plan: Provisions): readonly BannerId[] =>
  eaters.filter(({ id }) => plan[id] === 'forage').map(({ id }) => id);
export function messes(state: State, seat: Seat, tile: TileId): readonly Mess[] {
  const inside = within(state, seat, tile);
  const eaters = force(state, seat, tile).filter(({ id }) => !needsNoFood(state, id));
  const afloat = eaters.filter(isAboard);
  const all = eaters.filter((banner) => !isAboard(banner));
  const fields = passesFreely(state, seat, tile)
    ? () => 0
    : (id: BannerId) => supportsPeople(state, seat, tile, peopleIn(state, id));
  const store = stores(state, seat, tile);
  const mess = (those: readonly PlacedBanner[], barn: number, grows = fields): readonly Mess[] => {
    const each = Object.fromEntries(those.map(({ id }) => [id, grows(id)]));
    return those.length === 0
      ? []
      : [{ tile, eaters: those, land: Math.max(...Object.values(each)), each, barn }];
  };
  const aboard = mess(afloat, 0, () => 0);
  if (inside.length === 0) return [...mess(all, store), ...aboard];
  const open = all.filter(({ id }) => !inside.includes(id));
  const shut = all.filter(({ id }) => inside.includes(id));
  return [...mess(shut, store), ...mess(open, 0), ...aboard];
}

/**
 * The plan for the force in a tile: those with least baggage forage, then the stockpile is opened, then each eats its own,
 * then the fullest shares. The banners that are left go hungry.
 */
export const provisions = (state: State, seat: Seat, tile: TileId): Provisions =>
  Object.assign({}, ...messes(state, seat, tile).map((mess) => served(mess)));

/** @param eaters who of the mess eats; others may share what they carry @param fed who has lived off the land already */
export function served(mess: Mess, eaters = mess.eaters, fed: readonly BannerId[] = []): Provisions {
  let barn = mess.barn;
  const foragers = [...fed];
  const packs = new Map(mess.eaters.map(({ id, baggage }) => [id, baggage]));
  const plan: Record<BannerId, string> = {};
  for (const eater of [...eaters].sort((a, b) => a.baggage - b.baggage || a.number - b.number)) {
    if (landFeeds(mess, [...foragers, eater.id])) {
      foragers.push(eater.id);
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
