/** What an operative finds when its counter is turned: the tile, who stands there, and whatever its deed may reach. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { bannersIn, bannersOf, holdingsOf, shipsIn } from '../queries.ts';
import type { BannerId, Owner, ShipId, State } from '../state.ts';
import { type Targets, targetsIn } from './placing.ts';
import { counters, type Lying } from './queries.ts';

export type Force = {
  readonly seat: Seat;
  readonly banners: readonly { readonly id: BannerId; readonly number: number }[];
};
export type Scene = {
  readonly order: string;
  readonly seat: Seat;
  readonly operative: string;
  readonly tile: TileId;
  readonly year: number;
  readonly units: boolean;
  readonly targets: Targets;
  readonly owner: Owner | null;
  readonly stockpile: number;
  /** Enemies in the tile, seat by seat. */
  readonly forces: readonly Force[];
  /** Other players' ships in harbour here. */
  readonly ships: readonly { readonly id: ShipId; readonly owner: Owner; readonly number: number }[];
  /** All counters on the map but this one. */
  readonly others: readonly Lying[];
  /** Where the tile is a capital: what its king has to lose. */
  readonly army: readonly BannerId[];
  readonly fortresses: readonly { readonly tile: TileId; readonly banners: readonly BannerId[] }[];
};

export function sceneOf(state: State, operative: string, order: string): Scene {
  const { seat, tile } = state.espionage.counters[operative] ?? { seat: '', tile: 'q0r0' as TileId };
  const holding = state.tiles[tile];
  const owner = holding && !holding.razed ? holding.flag : null;
  const strangers = bannersIn(state, tile).filter((banner) => banner.seat !== seat);
  const king = owner !== null && owner !== 'independent' ? owner : '';
  return {
    order,
    seat,
    operative,
    tile,
    year: state.season.year,
    units: state.options.armies === 'units',
    targets: targetsIn(state, seat, tile),
    owner,
    stockpile: holding?.stockpile ?? 0,
    forces: state.seats.flatMap((other) => {
      const banners = strangers.filter((banner) => banner.seat === other);
      return banners.length > 0
        ? [{ seat: other, banners: banners.map(({ id, number }) => ({ id, number })) }]
        : [];
    }),
    ships: shipsIn(state, tile)
      .filter((ship) => ship.harbour && ship.owner !== seat)
      .map(({ id, owner: of, number }) => ({ id, owner: of, number })),
    others: counters(state).filter(({ id }) => id !== operative),
    army: bannersOf(state, king).map(({ id }) => id),
    fortresses: holdingsOf(state, king)
      .filter(({ site }) => site === 'fortress')
      .map((fortress) => ({
        tile: fortress.tile,
        banners: bannersIn(state, fortress.tile)
          .filter((banner) => banner.seat === king)
          .map(({ id }) => id),
      })),
  };
}
