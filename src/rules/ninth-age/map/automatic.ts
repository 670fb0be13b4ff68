/** Lays a whole map: an even outline, a mountain for each player, the rest as it is drawn, rivers where they can run. */
import type { Source } from '../../../kernel/bot.ts';
import { lookUp } from '../../../kernel/chart.ts';
import { distance, neighbours, place, type TileId } from '../../../kernel/hex.ts';
import { drawnHex, hexCounts, type Kind } from '../charts/hexes.ts';
import { type Lie, misplaced } from './rivers.ts';
import { placeRivers } from './run-rivers.ts';
import { type Image, imagesFor, orbit } from './symmetry.ts';

const each = (of: 'regular' | 'mountain'): number =>
  hexCounts.rows.find(({ is }) => is.of === of)?.is.each ?? 0;
export const regularEach = each('regular');
export const mountainsEach = each('mountain');

/** Hexes whose images make the whole map: for five and six only those of one sector. */
const basic = (players: number, tile: TileId): boolean => {
  const { q, r } = place(tile);
  return players < 5 || (q >= 1 && r >= 0);
};

const pick = <T>(from: readonly T[], random: Source): T | undefined => from[random(from.length)];

/** So many hexes that hang together, each with its images. */
function outline(players: number, images: readonly Image[], random: Source): readonly (readonly TileId[])[] {
  const wanted = players * (regularEach + mountainsEach);
  const first = orbit(images, players < 5 ? 'q0r0' : 'q1r0');
  const orbits = [first];
  const taken = new Set(first);
  while (taken.size < wanted) {
    const rim = [...new Set([...taken].flatMap(neighbours))].filter(
      (tile) => !taken.has(tile) && basic(players, tile),
    );
    const fitting = rim
      .map((tile) => orbit(images, tile))
      .filter((made) => made.length <= wanted - taken.size && !made.includes('q0r0'));
    const ranked = fitting
      .map((made) => ({ made, worth: snugness(taken, made[0]) + random(3) }))
      .sort((a, b) => b.worth - a.worth);
    const [best] = ranked;
    if (!best) break;
    orbits.push(best.made);
    for (const tile of best.made) taken.add(tile);
  }
  return orbits;
}

/** Neighbours it would have: what keeps a map from straggling. */
const snugness = (taken: ReadonlySet<string>, tile: TileId | undefined): number =>
  tile === undefined ? 0 : 2 * neighbours(tile).filter((next) => taken.has(next)).length;

/** Whether every player finds a site for a capital that is the image of the others'. */
const evenSites = (players: number, lie: Lie, orbits: readonly (readonly TileId[])[]): boolean =>
  orbits.some(
    (made) =>
      made.length === players &&
      made.every((tile) => lie[tile]?.kind !== 'swamp') &&
      made.every((a) => made.every((b) => a === b || distance(a, b) > 1)),
  );

function attempt(players: number, even: boolean, random: Source): Lie | undefined {
  const images = imagesFor(players);
  const orbits = outline(players, images, random);
  const mountains = pick(
    orbits.filter((made) => made.length === players),
    random,
  );
  if (!mountains || orbits.flat().length !== players * (regularEach + mountainsEach)) return undefined;
  const groups = even
    ? orbits.filter((made) => made !== mountains)
    : orbits.filter((made) => made !== mountains).flatMap((made) => made.map((tile) => [tile]));
  const kinds = groups.map((): Kind => lookUp(drawnHex, random(6) + 1).is.kind);
  const lie: { [tile: TileId]: Lie[TileId] } = {};
  for (const tile of mountains) lie[tile] = { kind: 'mountain', river: null };
  groups.forEach((group, index) => {
    const kind = kinds[index] ?? 'plain';
    for (const tile of group) lie[tile] = { kind: kind === 'river' ? 'plain' : kind, river: null };
  });
  const rivers = kinds.filter((kind) => kind === 'river').length;
  const laid = placeRivers(lie as Lie, rivers, even ? images : imagesFor(1), random);
  return misplaced(laid).length === 0 && evenSites(players, laid, orbits) ? laid : undefined;
}

/**
 * A finished map for 2 to 6 players: roughly even, or wholly so.
 * @throws RangeError where no map is found, which no number of players a campaign takes comes to
 */
export function layAutomatically(players: number, even: boolean, random: Source): Lie {
  for (let tries = 0; tries < 400; tries++) {
    const laid = attempt(players, even, random);
    if (laid) return laid;
  }
  throw new RangeError(`No map for ${players} players`);
}
