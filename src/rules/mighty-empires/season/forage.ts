/** What feeds whom: how many banners a tile supports, and the plan a sensible quartermaster would draw up. */
import { lookUp } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { subsistenceValues } from '../charts/subsistence.ts';
import { besieged, canStockpile, encountersIn, force, type Standing } from '../queries.ts';
import type { BannerId, State } from '../state.ts';

/** Banners that can live off a tile: none where it is unknown, razed or under siege. */
export function supports(state: State, tile: TileId): number {
  const holding = state.tiles[tile];
  if (!holding || holding.razed || besieged(state, tile)) return 0;
  const { capitalOf, flag, site } = holding;
  const counts = state.options.rulings.conqueredCapital;
  const asCapital = capitalOf !== null && (counts === 'capital' || capitalOf === flag);
  return lookUp(subsistenceValues, asCapital ? 'capital' : site).is.feeds;
}

/** Baggage stockpiled in a tile that this seat's banners may eat: in a siege the defenders alone. */
export function stores(state: State, seat: Seat, tile: TileId): number {
  const holding = state.tiles[tile];
  if (!holding || holding.flag !== seat || !canStockpile(holding)) return 0;
  const siege = encountersIn(state, tile).find(({ kind }) => kind === 'siege');
  return siege && siege.attacker === seat ? 0 : holding.stockpile;
}

/** A ship's banner lives on what it carries. */
const ashore = (state: State, { id }: Standing): boolean =>
  Object.values(state.ships).every(({ carries }) => carries !== id);

/** How each banner lives: `forage`, `stockpile`, the banner whose baggage it eats, or `hunger`. */
export type Provisions = { readonly [banner: BannerId]: string };

/**
 * The plan for one force: those with least baggage forage, then the stockpile is opened, then each eats its own, then the
 * fullest shares. Whoever is left goes hungry.
 */
export function provisions(state: State, seat: Seat, tile: TileId): Provisions {
  const eaters = force(state, seat, tile);
  let land = supports(state, tile);
  let barn = stores(state, seat, tile);
  const packs = new Map(eaters.map(({ id, baggage }) => [id, baggage]));
  const plan: Record<BannerId, string> = {};
  for (const eater of [...eaters].sort((a, b) => a.baggage - b.baggage || a.number - b.number)) {
    const landed = ashore(state, eater);
    if (landed && land > 0) {
      land--;
      plan[eater.id] = 'forage';
    } else if (landed && barn > 0) {
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
