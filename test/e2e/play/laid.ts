/**
 * States no table comes to in a few minutes, laid by agreement of every seat over a campaign that bots have begun.
 * They go by what the bots have made of it, never by addresses.
 */

import { speak } from '../../../src/app/map/speak.ts';
import { originFor, placeName } from '../../../src/app/rulesets/mighty-empires/names.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { directions, neighbour, type TileId } from '../../../src/kernel/hex.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { neighbouringCourts } from '../../../src/rules/mighty-empires/court/embassies.ts';
import { isLand, landNeighbours, lands, spotsOf } from '../../../src/rules/mighty-empires/map/terrain.ts';
import {
  bannersIn,
  bannersOf,
  holdingsOf,
  type PlacedBanner,
} from '../../../src/rules/mighty-empires/queries.ts';
import type { State } from '../../../src/rules/mighty-empires/state.ts';
import { lairs } from '../../../src/rules/mighty-empires/winter/borders.ts';
import { mend, stateOf } from '../../app/harness/scenes.ts';
import { spread } from './order.ts';

export interface Place {
  readonly id: TileId;
  /** Its name, as the chronicle tells of it. */
  readonly name: string;
  /** Where it lies, as the map calls it. */
  readonly called: string;
}

const placeAt = (state: State, id: TileId): Place => ({
  id,
  name: placeName(state, id),
  called: speak(id, originFor(state)),
});
const standAt = (state: State, { id }: PlacedBanner, tile: TileId): Json => ({
  type: 'withdrew',
  banner: id,
  tile,
  spot: (spotsOf(state, tile)[0] ?? { part: 0 }) as Json,
});

function must<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The bots’ campaign has no ${what}.`);
  return found;
}

/** A banner of Anna's has marched on one of Tom's in a tile of his, with ways to fall back behind it. */
export async function battleLaid(session: Session): Promise<Place> {
  const state = stateOf(session);
  const attacker = must(bannersOf(state, 'azure').at(-1), 'banner of azure');
  const defender = must(bannersOf(state, 'gules').at(-1), 'banner of gules');
  const own = (tile: TileId): boolean => state.tiles[tile]?.flag === 'gules';
  const field = must(
    holdingsOf(state, 'gules').find(
      ({ tile, site }) =>
        (site === 'barren' || site === 'village') &&
        landNeighbours(state, tile).filter(own).length > 1 &&
        landNeighbours(state, tile).some((next) => !state.tiles[next]),
    ),
    'field to fight on',
  ).tile;
  const from = must(
    landNeighbours(state, field).find((next) => !state.tiles[next]),
    'way to it',
  );
  const capital = must(state.realms.gules?.capital ?? undefined, 'capital of gules');
  await mend(session, [
    ...bannersIn(state, field)
      .filter(({ id }) => id !== defender.id)
      .map((each) => standAt(state, each, capital)),
    standAt(state, defender, field),
    standAt(state, attacker, field),
    {
      type: 'met',
      id: 'e1',
      tile: field,
      attacker: 'azure',
      attackers: { [attacker.id]: from },
      defender: 'gules',
    },
  ]);
  return placeAt(stateOf(session), field);
}

/** All of Anna's army has marched on a city of Tom's that one banner of his holds, with food for two months. */
export async function siegeLaid(session: Session): Promise<Place> {
  const state = stateOf(session);
  const besiegers = bannersOf(state, 'azure');
  const garrison = must(bannersOf(state, 'gules').at(-1), 'banner of gules');
  const reached = (tile: TileId): TileId | undefined =>
    landNeighbours(state, tile).find((next) => state.tiles[next]?.flag !== 'gules');
  const town = must(
    holdingsOf(state, 'gules').find(({ tile, capitalOf }) => !capitalOf && reached(tile)),
    'border of gules',
  ).tile;
  const from = must(reached(town), 'way to the city');
  const capital = must(state.realms.gules?.capital ?? undefined, 'capital of gules');
  await mend(session, [
    { type: 'built', seat: 'gules', tile: town, site: 'city' },
    ...bannersIn(state, town)
      .filter(({ id }) => id !== garrison.id)
      .map((each) => standAt(state, each, capital)),
    standAt(state, garrison, town),
    { type: 'baggageSet', banner: garrison.id, points: 0 },
    { type: 'stockpileSet', tile: town, points: 2 },
    ...besiegers.flatMap((each) => [
      standAt(state, each, town),
      { type: 'baggageSet', banner: each.id, points: 6 },
    ]),
    {
      type: 'met',
      id: 'e1',
      tile: town,
      attacker: 'azure',
      attackers: Object.fromEntries(besiegers.map(({ id }) => [id, from])),
      defender: 'gules',
    },
  ]);
  return placeAt(stateOf(session), town);
}

export interface Winter {
  /** A free village that borders on Anna's land and on Tom's. */
  readonly free: Place;
  /** Their capitals. */
  readonly home: Place;
  readonly court: Place;
  /** A settlement the dragons are led to. */
  readonly burnt: Place;
  readonly dragons: {
    /** Of the lairs, by the die that picks one; 0 where there is but one. */
    readonly lair: number;
    /** Two dice that bring as many as it takes. */
    readonly number: readonly [number, number];
    /** The die of each flight, and how many tiles are reached before the settlement. */
    readonly flights: readonly number[];
  };
}

/** The roads have closed, everybody is in quarters, and nobody knows yet what the winter brings. */
export async function winterLaid(session: Session): Promise<Winter> {
  const before = stateOf(session);
  const { year } = before.season;
  const seats = before.seats;
  const free = must(between(before, 'azure', 'gules'), 'land between azure and gules');
  const home = (seat: string): TileId =>
    must(before.realms[seat]?.capital ?? undefined, `capital of ${seat}`);
  const months = Array.from({ length: 6 }, (_, n) => n + 1).filter((month) => month >= before.season.month);
  const settled = (tile: TileId | null, seat: string): boolean =>
    tile !== null && before.tiles[tile]?.flag === seat && before.tiles[tile]?.site !== 'barren';
  await mend(session, [
    ...free.map((tile) => ({ type: 'tileFound', tile, site: 'village', owner: 'independent' })),
    ...seats.flatMap((seat) =>
      bannersOf(before, seat)
        .filter(({ tile }) => !settled(tile, seat))
        .map((each) => standAt(before, each, home(seat))),
    ),
    ...months.flatMap((month) => [
      ...(month === before.season.month ? [] : [{ type: 'initiativeSet', year, month, order: [...seats] }]),
      ...(month === before.season.month ? before.season.order : seats).map((seat) => ({
        type: 'phaseEnded',
        year,
        month,
        seat,
        phase: 'reorganisation',
      })),
    ]),
    ...seats.flatMap((seat) => [
      { type: 'quartered', seat },
      { type: 'winterWent', seat, year, phase: 'quarters' },
    ]),
  ] as readonly Json[]);
  const state = stateOf(session);
  return {
    free: placeAt(state, must(neighbouringCourts(state, 'azure')[0]?.[0], 'free people')),
    home: placeAt(state, home('azure')),
    court: placeAt(state, home('gules')),
    ...raid(state),
  };
}

/** The shortest way over nobody's land from the border of one realm to that of another. */
function between(state: State, one: string, other: string): readonly TileId[] | undefined {
  const open = (tile: TileId): boolean => isLand(state, tile) && !state.tiles[tile];
  const borders = (tile: TileId, seat: string): boolean =>
    directions.some((side) => state.tiles[neighbour(tile, side)]?.flag === seat);
  const ways = new Map<TileId, readonly TileId[]>(
    (Object.keys(lands(state)) as TileId[])
      .filter((tile) => open(tile) && borders(tile, one))
      .map((tile) => [tile, [tile]] as const),
  );
  for (const [tile, way] of ways) {
    if (borders(tile, other)) return way;
    for (const side of directions) {
      const next = neighbour(tile, side);
      if (open(next) && !ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return undefined;
}

/** The shortest flight from a lair to a realm’s settlement that is no capital and houses nobody. */
function raid(state: State): Pick<Winter, 'burnt' | 'dragons'> {
  const all = lands(state);
  const nests = lairs(state);
  const flown = (
    from: TileId,
  ): { readonly burnt: TileId; readonly flights: readonly number[] } | undefined => {
    const ways = new Map<TileId, readonly number[]>([[from, []]]);
    for (const [tile, flights] of ways) {
      const holding = state.tiles[tile];
      const lodged =
        bannersIn(state, tile).length > 0 || holding?.capitalOf !== null || holding.flag === 'independent';
      if (holding && holding.site !== 'barren' && !lodged && flights.length > 0)
        return { burnt: tile, flights };
      for (const side of directions) {
        const next = neighbour(tile, side);
        if (all[next] && !ways.has(next)) ways.set(next, [...flights, side + 1]);
      }
    }
    return undefined;
  };
  const found = nests.flatMap((nest, index) => {
    const way = flown(nest);
    return way ? [{ ...way, lair: nests.length < 2 ? 0 : index + 1 }] : [];
  });
  const { burnt, flights, lair } = must(
    found.toSorted((a, b) => a.flights.length - b.flights.length)[0],
    'settlement in reach of a lair',
  );
  const number = spread(flights.length + 1 - 3);
  // The bot that is left over flies to and fro over the last two tiles.
  const rest = number[0] + number[1] + 3 - 1 - flights.length;
  const last = flights.at(-1) ?? 1;
  const back = ((last + 2) % 6) + 1;
  const idle = Array.from({ length: rest }, (_, n) => (n % 2 === 0 ? back : last));
  return { burnt: placeAt(state, burnt), dragons: { lair, number, flights: [...flights, ...idle] } };
}
