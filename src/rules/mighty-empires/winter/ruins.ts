/** Razed settlements in winter: which may recover, and whose they would become. */
import { lookUp } from '../../../kernel/chart.ts';
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { recoveryClaims } from '../charts/rebuilding.ts';
import { ownerOf } from '../queries.ts';
import type { Owner, Settlement, State } from '../state.ts';

/** Players whose empires adjoin a tile, each with the rank of its best tile there. */
export function claimsOn(state: State, tile: TileId): ReadonlyMap<Seat, number> {
  const claims = new Map<Seat, number>();
  for (const next of neighbours(tile)) {
    const owner = ownerOf(state, next);
    const site = state.tiles[next]?.site;
    if (owner === undefined || owner === 'independent' || site === undefined) continue;
    const { rank } = lookUp(recoveryClaims, site === 'barren' ? 'unoccupied' : site).is;
    claims.set(owner, Math.max(rank, claims.get(owner) ?? 0));
  }
  return claims;
}

/** Whose a recovered settlement becomes: the best claim's, or nobody's where none or several are best. */
export function heir(state: State, tile: TileId): Owner {
  const claims = [...claimsOn(state, tile)];
  const best = Math.max(0, ...claims.map(([, rank]) => rank));
  const first = claims.filter(([, rank]) => rank === best);
  return first.length === 1 ? (first[0]?.[0] ?? 'independent') : 'independent';
}

/** Seats on whom a famine lies, whose razed borders stay empty. */
const starved = (state: State): readonly Seat[] =>
  state.winter.effects.flatMap((effect) => (effect.kind === 'famine' ? [effect.seat] : []));

export type Ruin = {
  readonly tile: TileId;
  readonly site: Settlement;
  /** What keeps it from recovering this winter. */
  readonly barred: 'ashes' | 'famine' | null;
};

/** Every razed settlement of the map. */
export function ruins(state: State): readonly Ruin[] {
  const famine = starved(state);
  return Object.entries(state.tiles).flatMap(([id, { razed, site }]): Ruin[] => {
    const tile = id as TileId;
    if (!razed || site === 'barren') return [];
    const hungry = famine.some((seat) => claimsOn(state, tile).has(seat));
    return [{ tile, site, barred: state.winter.ashes.includes(tile) ? 'ashes' : hungry ? 'famine' : null }];
  });
}

/** Tiles to be rolled for. */
export const toRoll = (state: State): readonly Ruin[] => ruins(state).filter(({ barred }) => barred === null);
