/** What scouts set out with: the six tiles around them as the table knows them, and the force behind them. */
import { directions, neighbour, type TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { ChartTerrain } from '../land/terrain.ts';
import { ashoreIn, comrades, isAboard } from '../map/aboard.ts';
import type { People } from '../map/peoples.ts';
import { chaosVoid, storms, withershins } from '../map/spells.ts';
import { peopleIn } from '../map/talents.ts';
import { columnAt, groundAt } from '../map/terrain.ts';
import { type Lairs, lairsIn, type Piece } from '../options.ts';
import { larderOf, type Morsel } from '../peoples/cannibals.ts';
import { left, monthsInSeason, turnOf } from '../queries.ts';
import type { BannerId, Month, Owner, State } from '../state.ts';
import { scoutGround } from './ground.ts';

export type Enemy = { readonly seat: Seat; readonly banners: readonly BannerId[] };
export type Target = {
  readonly tile: TileId;
  /** Land that scouts can reach: on the map, not across the sea, not a swamp. */
  readonly land: boolean;
  readonly attempted: boolean;
  readonly column: ChartTerrain;
  readonly coastal: boolean;
  readonly known: boolean;
  readonly razed: boolean;
  readonly owner: Owner | null;
  /** The owner has banners here. */
  readonly defended: boolean;
  readonly enemies: readonly Enemy[];
  /** A vortex of chaos: there is nothing to find. */
  readonly chaos: boolean;
};
export type Carrier = {
  readonly banner: BannerId;
  readonly number: number;
  readonly baggage: number;
  readonly people: People;
};
export type ScoutBrief = {
  readonly seat: Seat;
  readonly order: string;
  readonly banner: BannerId;
  readonly from: TileId;
  readonly to: TileId;
  /** They land from a ship: what is known already stays whose it is. */
  readonly afloat: boolean;
  /** Every banner of the force: what the enemy learns of, if a scout talks. */
  readonly force: readonly BannerId[];
  /** Those an event strikes. */
  readonly struck: readonly Carrier[];
  /** Prisoners they might eat. */
  readonly larder: readonly Morsel[];
  readonly goal: Target;
  /** The tiles around the force, clockwise from the east. */
  readonly targets: readonly Target[];
  readonly left: { readonly [piece in Piece]: number | null };
  /** When a mutiny that breaks out now still holds; null in the last month: by spring it is over. */
  readonly mutiny: Month | null;
  /** Magic in the tile they set out from. */
  readonly storms: boolean;
  readonly withershins: boolean;
  readonly lairOn11: Lairs;
  readonly nowhere: 'fails' | 'reroll';
};

function enemiesIn(state: State, seat: Seat, tile: TileId): readonly Enemy[] {
  const banners = ashoreIn(state, tile).filter((banner) => banner.seat !== seat);
  return state.seats.flatMap((other) => {
    const theirs = banners.filter((banner) => banner.seat === other).map(({ id }) => id);
    return theirs.length > 0 ? [{ seat: other, banners: theirs }] : [];
  });
}

function target(state: State, seat: Seat, ground: readonly TileId[], tile: TileId): Target {
  const holding = state.tiles[tile];
  const enemies = enemiesIn(state, seat, tile);
  const owner = holding && !holding.razed ? holding.flag : null;
  return {
    tile,
    land: ground.includes(tile),
    attempted: turnOf(state, seat).scouted[tile] !== undefined,
    column: columnAt(state, tile),
    coastal: groundAt(state, tile) === 'coastal' && state.options.parts.ships,
    known: holding !== undefined,
    razed: holding?.razed ?? false,
    owner,
    defended: enemies.some((enemy) => enemy.seat === owner),
    enemies,
    chaos: chaosVoid(state, tile),
  };
}

export function scoutBrief(
  state: State,
  seat: Seat,
  order: string,
  banner: BannerId,
  to: TileId,
): ScoutBrief {
  const from = state.banners[banner]?.tile ?? to;
  const all = comrades(state, seat, banner);
  const ground = scoutGround(state, banner);
  const standing = state.banners[banner];
  const { eventsStrike, nowhere } = state.options.rulings;
  const struck = eventsStrike === 'force' ? all : all.filter(({ id }) => id === banner);
  const { year, month } = state.season;
  return {
    seat,
    order,
    banner,
    from,
    to,
    afloat: standing !== undefined && isAboard(standing),
    force: all.map(({ id }) => id),
    struck: struck.map(({ id, number, baggage }) => {
      return { banner: id, number, baggage, people: peopleIn(state, id) };
    }),
    larder: larderOf(state, seat, [from]),
    goal: target(state, seat, ground, to),
    targets: directions.map((edge) => target(state, seat, ground, neighbour(from, edge))),
    left: left(state),
    mutiny: month < monthsInSeason ? { year, month: month + 1 } : null,
    storms: storms(state, from),
    withershins: withershins(state, from),
    lairOn11: lairsIn(state.options),
    nowhere,
  };
}
