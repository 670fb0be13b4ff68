/** Lays a whole map by the placement rules: draws, finds the lawful places, takes the one that looks best. */
import type { Direction, TileId } from '../../../../kernel/hex.ts';
import { designOf, type Pack, packs } from '../designs.ts';
import { type Laying, lay, middle, type Random, setsFor, startLaying, swap } from '../laying.ts';
import { broken, capitalsLeft, swaps } from '../placement.ts';
import { calledFor } from '../rules.ts';
import { type Ring, ringOf, survey, toCapital, touches } from '../survey.ts';
import { fits, masksOf, needOf } from './fit.ts';
import { root } from './root.ts';
import { beauty, centreOf, lieOf, lossAt, type Table, taste } from './taste.ts';

interface Choice {
  readonly design: string;
  readonly place: TileId;
  readonly turn: Direction;
  readonly worth: number;
}
/** Tiles of a pack looked at together: enough to choose from, few enough to keep the draw a draw. */
const hand = 3;
const jitter = 9;

interface Spot {
  readonly place: TileId;
  readonly ring: Ring;
  readonly need: ReturnType<typeof needOf>;
}

/** The best lawful place for each of some tiles. */
function choicesFor(
  table: Table,
  spots: readonly Spot[],
  drawn: readonly string[],
  random: Random,
): Choice[] {
  const found: Choice[] = [];
  for (const design of new Set(drawn)) {
    for (const { place, ring, need } of spots) {
      for (const tile of masksOf(design)) {
        if (!fits(tile, need)) continue;
        const against = broken(table.known, tile.shape, place, ring);
        if (against.some((rule) => rule !== 'me.map.source-to-end')) continue;
        const short = against.length ? 40 : 0;
        const worth = taste(table, tile.shape, place, ring) - short + random(jitter);
        found.push({ design, place, turn: tile.shape.turn, worth });
      }
    }
  }
  return found;
}

/** A table that lies still is asked the same of the same places again and again. */
function remembered<Of, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new Map<Of, Made>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const made = make(of);
    known.set(of, made);
    return made;
  };
}

/** Lays the tile that fits best of those on top; goes deeper into a pack only where nothing on top can be laid. */
function layNext(laying: Laying, radius: number, random: Random): Laying | undefined {
  const known = survey(laying.tiles);
  const left = [...new Set(packs.flatMap((pack) => laying.packs[pack]))];
  const ring = remembered((place: TileId) => ringOf(known, place));
  const centre = centreOf(known.shapes.keys());
  const lie = remembered((place: TileId) => lieOf(centre, place));
  const loss = remembered((facing: Ring) => lossAt(left, facing));
  const table: Table = { known, ring, lie, loss, radius };
  const spots = known.free
    .map((place) => ({ place, ring: ring(place) }))
    .filter(({ ring }) => touches(ring) >= Math.min(2, known.shapes.size))
    .map((spot) => ({ ...spot, need: needOf(spot.ring) }))
    .filter(({ need }) => !need.torn);
  const choices = packs.flatMap((pack: Pack) => {
    const pile = laying.packs[pack];
    const calling = spots.filter(({ ring }) => calledFor(ring, pack));
    for (let at = 0; at < pile.length; at += hand) {
      const found = choicesFor(table, calling, pile.slice(at, at + hand), random);
      if (found.length) return found;
    }
    return [];
  });
  if (!choices.length) return undefined;
  const best = choices.reduce((a, b) => (b.worth > a.worth ? b : a));
  return lay(laying, best.design, best.place, best.turn);
}

/** Exchanges tiles for unused capitals, each as far from the others as may be, until there are enough. */
function crown(laying: Laying, wanted: number): Laying {
  let now = laying;
  for (const capital of capitalsLeft(laying)) {
    const known = survey(now.tiles);
    if (known.capitals.length >= wanted) break;
    const ranked = swaps(now, capital)
      .map((each) => ({
        ...each,
        worth: 10 * Math.min(5, toCapital(known, each.place)) + 4 * touches(ringOf(known, each.place)),
      }))
      .sort((a, b) => b.worth - a.worth || (a.place < b.place ? -1 : 1));
    const [best] = ranked;
    if (best) now = swap(now, best.place, capital, best.turn);
  }
  return now;
}

function attempt(sets: number, players: number, random: Random): Laying {
  let laying = startLaying(sets, random);
  const first =
    laying.packs.highland.find((id) => designOf(id).kind === 'source') ?? laying.packs.highland[0];
  if (first) laying = lay(laying, first, middle, 0);
  // A round land of n tiles reaches √(n/3) tiles out.
  const radius = root((sets * 112) / 3) - 1;
  for (let next: Laying | undefined = laying; next; next = layNext(next, radius, random)) laying = next;
  return crown(laying, players);
}

/**
 * A finished map for 2 to 6 players, laid by the placement rules: no hole in the land, a capital tile for each player.
 * Takes one set of tiles for up to three players, two for more.
 */
export function layAutomatically(players: number, random: Random): Laying {
  const sets = setsFor(players);
  let best: Laying | undefined;
  const enough = sets === 1 ? 3 : 2;
  for (let tries = 0; tries < enough || (!best && tries < 20); tries++) {
    const laying = attempt(sets, players, random);
    const known = survey(laying.tiles);
    if (known.capitals.length < players) continue;
    if (!best || beauty(known) > beauty(survey(best.tiles))) best = laying;
  }
  if (!best) throw new RangeError(`No map for ${players} players`);
  return best;
}
