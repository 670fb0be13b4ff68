/** Plain questions about a state: who stands where, who owns what, what is still to come. */
import { neighbours, type TileId } from '../../kernel/hex.ts';
import type { Seat } from '../../kernel/question.ts';
import { type Piece, pieces } from './options.ts';
import type { Spot } from './places.ts';
import type {
  Banner,
  BannerId,
  Encounter,
  Holding,
  Owner,
  Ship,
  ShipId,
  State,
  Turn,
  TurnPhase,
} from './state.ts';

export const mostBaggage = 6;
export const mostStockpile = 6;
export const monthsInSeason = 6;

export const blankTurn: Turn = {
  fed: {},
  scouted: {},
  moved: [],
  marching: [],
  marched: [],
  halted: {},
  routes: {},
};

export const turnOf = ({ season }: State, seat: Seat): Turn => season.turns[seat] ?? blankTurn;

/**
 * Which of the forces in a tile a banner belongs to: those who came in this turn are told apart by the side they came over,
 * for none of them uses what another has found. @param came banners that came in this turn
 */
export const partyOf = (came: readonly BannerId[], id: BannerId, spot: Spot | null): string =>
  came.includes(id) ? `_${spot && 'edge' in spot ? spot.edge : ''}` : '';

export type PlacedBanner = Banner & { readonly id: BannerId };
const byNumber = (a: PlacedBanner, b: PlacedBanner): number =>
  a.number - b.number || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** A seat's banners by number. */
export const bannersOf = ({ banners }: State, seat: Seat): readonly PlacedBanner[] => {
  const found: PlacedBanner[] = [];
  for (const id in banners) {
    const banner = banners[id];
    if (banner?.seat === seat) found.push({ id, ...banner });
  }
  return found.sort(byNumber);
};

/** Everybody's banners in a tile, by seat and number. */
export const bannersIn = ({ banners, seats }: State, tile: TileId): readonly PlacedBanner[] => {
  const found: PlacedBanner[] = [];
  for (const id in banners) {
    const banner = banners[id];
    if (banner?.tile === tile) found.push({ id, ...banner });
  }
  return found.length < 2
    ? found
    : found.sort((a, b) => seats.indexOf(a.seat) - seats.indexOf(b.seat) || byNumber(a, b));
};

/** A force: every banner of one seat in one tile. */
export const force = (state: State, seat: Seat, tile: TileId): readonly PlacedBanner[] =>
  bannersIn(state, tile).filter((banner) => banner.seat === seat);

/** A seat's forces by tile, in the order of their first banners. */
export function forces(state: State, seat: Seat): ReadonlyMap<TileId, readonly PlacedBanner[]> {
  const found = new Map<TileId, PlacedBanner[]>();
  for (const banner of bannersOf(state, seat)) {
    if (banner.tile === null) continue;
    const there = found.get(banner.tile);
    if (there) there.push(banner);
    else found.set(banner.tile, [banner]);
  }
  return found;
}

/** Whose empire a tile belongs to: nobody's while it is unknown or razed. */
export const ownerOf = ({ tiles }: State, tile: TileId): Owner | undefined => {
  const holding = tiles[tile];
  return holding && !holding.razed ? holding.flag : undefined;
};

export const holdingsOf = (
  { tiles }: State,
  owner: Owner,
): readonly (Holding & { readonly tile: TileId })[] => {
  const found: (Holding & { readonly tile: TileId })[] = [];
  for (const id in tiles) {
    const tile = id as TileId;
    const holding = tiles[tile];
    if (holding?.flag === owner && !holding.razed) found.push({ tile, ...holding });
  }
  return found;
};

export const encountersIn = (
  { encounters }: State,
  tile: TileId,
): readonly (Encounter & { readonly id: string })[] =>
  Object.entries(encounters)
    .filter(([, encounter]) => encounter.tile === tile)
    .map(([id, encounter]) => ({ id, ...encounter }));

export const besieged = (state: State, tile: TileId): boolean =>
  encountersIn(state, tile).some(({ kind }) => kind === 'siege');

export const shipsIn = ({ ships }: State, tile: TileId): readonly (Ship & { readonly id: ShipId })[] =>
  Object.entries(ships)
    .filter(([, ship]) => ship.tile === tile)
    .map(([id, ship]) => ({ id, ...ship }));

export const canStockpile = (holding: Holding | undefined): boolean =>
  holding !== undefined && !holding.razed && (holding.site === 'city' || holding.site === 'fortress');

/** Models of each kind left in the boxes, or null without a limit. */
export function left(state: State): { readonly [piece in Piece]: number | null } {
  const used = { village: 0, fortress: 0, city: 0, ship: Object.keys(state.ships).length };
  for (const id in state.tiles) {
    const site = state.tiles[id as TileId]?.site;
    if (site !== undefined && site !== 'barren') used[site]++;
  }
  const rest = (piece: Piece): number | null => {
    const all = pieces(state.options, piece);
    return all === undefined ? null : Math.max(0, all - used[piece]);
  };
  return { village: rest('village'), fortress: rest('fortress'), city: rest('city'), ship: rest('ship') };
}

/** Independent settlements that touch form one empire: each as its tiles, in the order of the tiles' names. */
export function independentEmpires(state: State): readonly (readonly TileId[])[] {
  const open = new Set(holdingsOf(state, 'independent').map(({ tile }) => tile));
  const found: TileId[][] = [];
  for (const start of [...open].sort()) {
    if (!open.delete(start)) continue;
    const empire = [start];
    for (const tile of empire) for (const next of neighbours(tile)) if (open.delete(next)) empire.push(next);
    found.push(empire.sort());
  }
  return found;
}

/** Whether it is a seat's turn, in one of these phases. */
export const isTurn = (state: State, seat: Seat, ...phases: readonly TurnPhase[]): boolean =>
  state.stage === 'season' &&
  state.season.turn === seat &&
  (phases.length === 0 || (phases as readonly string[]).includes(state.season.phase));

/** The next number on a seat's flags. */
export const nextNumber = (state: State, seat: Seat): number =>
  1 +
  Math.max(
    0,
    ...[...Object.values(state.banners), ...Object.values(state.fallen)]
      .filter((banner) => banner.seat === seat)
      .map(({ number }) => number),
  );
