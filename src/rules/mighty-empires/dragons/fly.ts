/** Dragons that woke fly from their lair, one left in each tile, and fall upon every tile they reached. */
import * as v from 'valibot';
import { pick } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import { directions, neighbour, type TileId, within } from '../../../kernel/hex.ts';
import {
  change,
  type Decision,
  note,
  type Procedure,
  part,
  roll,
  rollEach,
} from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { type DragonAttack, dragons } from '../charts/dragonrage.ts';
import { against, define, pieceArg } from '../define.ts';
import { hasForest } from '../land/terrain.ts';
import { landAt, lands } from '../map/terrain.ts';
import { bannersIn, shipsIn } from '../queries.ts';
import type { BannerId, ShipId, State } from '../state.ts';

type Below = {
  readonly settled: boolean;
  readonly forest: boolean;
  readonly banners: readonly BannerId[];
  readonly ships: readonly ShipId[];
};
type Flight = { readonly by: Seat; readonly open: readonly number[] };

/** The side of the next tile; off the map the die is rolled again. */
export const flight: Decision<Flight, number> = {
  id: 'me.dragons.flight',
  *run(sides) {
    const face = yield* roll('side', {
      by: sides.by,
      rule: 'me.dragons.flight',
      dice: 'd6',
      text: say('Where do the dragons fly? 1 is east, then clockwise.'),
    });
    return sides.open.includes(face) || sides.open.length === 0 ? face : yield* part('again', flight, sides);
  },
};

const sidesOf = (places: readonly string[], tile: TileId): readonly number[] =>
  directions.filter((d) => places.includes(neighbour(tile, d))).map((d) => d + 1);

/** The tiles the flight touches, each once, in the order reached. */
function* path(
  by: Seat,
  lair: TileId,
  count: number,
  places: readonly string[],
): Procedure<never, readonly TileId[]> {
  const reached = [lair];
  let at = lair;
  for (let flown = 1; flown < count; flown++) {
    const open = sidesOf(places, at);
    if (open.length === 0) break;
    const face = yield* part(`flight${flown}`, flight, { by, open });
    at = neighbour(at, (face - 1) as 0);
    if (!reached.includes(at)) reached.push(at);
  }
  return reached;
}

function* attack(by: Seat, tile: TileId, below: Below, total: number, winter: boolean): Procedure<Change> {
  const { razes, eachLoses, burnsForest, shipLostFrom } = lookUp(dragons, total).is;
  yield* note('dragons', 'me.dragons.attack', {
    tile,
    total,
    settled: below.settled,
    banners: below.banners.length,
  });
  if (razes && below.settled) {
    yield* change({ type: 'razed', tile, by: null });
    if (winter) yield* change({ type: 'ashes', tile });
  }
  if (burnsForest && below.forest) yield* change({ type: 'burnt', tile });
  yield* struck(by, tile, below.banners, eachLoses);
  if (shipLostFrom !== null) yield* sunk(by, tile, below.ships, shipLostFrom);
}

function* struck(
  by: Seat,
  tile: TileId,
  banners: readonly BannerId[],
  lost: DragonAttack['eachLoses'],
): Procedure<Change> {
  if (lost === null) return;
  if (lost === 'all') {
    for (const banner of banners) yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
    return;
  }
  const rolls = yield* rollEach(banners, (banner) => ({
    label: `${tile}/${banner}`,
    by,
    rule: 'me.dragons.attack',
    dice: lost,
    text: say('How many points does {banner} lose to the dragons?', { banner }),
  }));
  for (const [banner, points] of rolls) yield* change({ type: 'charged', banner, points });
}

function* sunk(by: Seat, tile: TileId, ships: readonly ShipId[], from: number): Procedure<Change> {
  const rolls = yield* rollEach(ships, (ship) => ({
    label: `${tile}/${ship}`,
    by,
    rule: 'me.dragons.ships',
    dice: 'd6',
    text: say('Does this ship of {tile} burn? {from} or more', { tile, from }),
  }));
  for (const [ship, die] of rolls) {
    if (die < from) continue;
    yield* change({ type: 'shipLost', ship });
    yield* note('ship-burnt', 'me.dragons.ships', { tile });
  }
}

const below = (state: State, tile: TileId): Below => {
  const holding = state.tiles[tile];
  const land = landAt(state, tile);
  return {
    settled: holding !== undefined && !holding.razed && holding.site !== 'barren',
    forest: land !== undefined && hasForest(land) && !state.burnt.includes(tile),
    banners: bannersIn(state, tile).map(({ id }) => id),
    ships: shipsIn(state, tile).map(({ id }) => id),
  };
};

const asleep = against('me.dragons', say('There are no dragons awake.'));

export const flyDragons = define({
  id: 'fly-dragons',
  rule: 'me.dragons',
  title: say('Let the dragons fly'),
  args: v.object({ waking: pieceArg }),
  *asks(state) {
    const waking = yield* pick('waking', {
      text: say('Which dragons fly?'),
      among: () => Object.keys(state.wakings),
      against: (one) => (Object.hasOwn(state.wakings, one) ? undefined : asleep),
      none: asleep,
    });
    return { waking };
  },
  applies: (state, { waking }) => Object.hasOwn(state.wakings, waking) || asleep,
  brief(state, { waking }) {
    const {
      lair,
      dragons: count,
      by,
      winter = false,
    } = state.wakings[waking] ?? { lair: 'q0r0' as TileId, dragons: 0, by: '' };
    const all = lands(state);
    const places = within(lair, count).filter((tile) => all[tile]);
    return {
      waking,
      lair,
      count,
      by,
      winter,
      places,
      below: Object.fromEntries(
        places.map((tile) => [tile, below(state, tile)]).filter(([, what]) => !isEmpty(what as Below)),
      ) as { readonly [tile: string]: Below },
    };
  },
  *run({ waking, lair, count, by, winter, places, below: what }) {
    yield* change({ type: 'dragonsSpent', id: waking });
    const reached = yield* path(by, lair, count, places);
    yield* note('dragons-fly', 'me.dragons.flight', { lair, dragons: count, tiles: reached });
    const rolls = yield* rollEach(reached, (tile) => ({
      label: tile,
      by,
      rule: 'me.dragons.attack',
      dice: 'd6',
      chart: dragons.id,
      text: say('What do the dragons do to {tile}?', { tile }),
    }));
    for (const [tile, die] of rolls) yield* attack(by, tile, what[tile] ?? nothing, die, winter);
  },
});

/** The tiles dragons under way have passed so far, the lair first, and how many still fly. */
export function flownSoFar(
  {
    lair,
    count,
    places,
  }: { readonly lair: TileId; readonly count: number; readonly places: readonly string[] },
  answers: { readonly [label: string]: { readonly value: unknown } },
): { readonly way: readonly TileId[]; readonly left: number } {
  const way = [lair];
  for (let flown = 1; flown < count; flown++) {
    const at = way[way.length - 1] as TileId;
    const open = sidesOf(places, at);
    let label = `flight${flown}/side`;
    const face = (): number | undefined => (answers[label]?.value as readonly number[] | undefined)?.[0];
    while (open.length > 0 && face() !== undefined && !open.includes(face() ?? 0))
      label = label.replace(/side$/, 'again/side');
    const side = face();
    if (side === undefined) break;
    way.push(neighbour(at, (side - 1) as 0));
  }
  return { way, left: count - way.length };
}

const nothing: Below = { settled: false, forest: false, banners: [], ships: [] };
const isEmpty = ({ settled, forest, banners, ships }: Below): boolean =>
  !settled && !forest && banners.length + ships.length === 0;
