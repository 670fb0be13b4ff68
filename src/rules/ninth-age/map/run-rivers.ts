/** Runs rivers down from the mountains of a laid map, over plains, into swamps or off it; what finds no course stays a plain. */
import type { Source } from '../../../kernel/bot.ts';
import { type Direction, directions, neighbour, opposite, type TileId, turn } from '../../../kernel/hex.ts';
import type { River } from '../state.ts';
import type { Lie } from './rivers.ts';
import { type Image, orbit, riverUnder } from './symmetry.ts';

interface Step {
  readonly tile: TileId;
  readonly river: River;
}
const shuffled = <T>(all: readonly T[], random: Source): readonly T[] =>
  all
    .map((one) => ({ one, at: random(1 << 20) }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

const course = (from: Direction, to: Direction): River => (from < to ? [from, to] : [to, from]);

/** A way for a river that enters a hex over an edge, at most so many hexes long. */
function way(
  lie: Lie,
  images: readonly Image[],
  tile: TileId,
  entry: Direction,
  most: number,
  random: Source,
  gone: readonly TileId[] = [],
): readonly Step[] | undefined {
  if (most < 1 || lie[tile]?.kind !== 'plain' || gone.includes(tile)) return undefined;
  const all = orbit(images, tile);
  // For five players a sixth of the table is empty: what would run there in one sector runs in none.
  if (all.length < images.length || all.some((one) => lie[one]?.kind !== 'plain')) return undefined;
  for (const exit of shuffled([2, 3, 4], random).map((by) => turn(entry, by))) {
    const step: Step = { tile, river: course(entry, exit) };
    const next = neighbour(tile, exit);
    const beyond = lie[next];
    if (!beyond || beyond.kind === 'swamp') return [step];
    const rest = way(lie, images, next, opposite(exit), most - 1, random, [...gone, ...all]);
    if (rest) return [step, ...rest];
  }
  return undefined;
}

/** No other hex's river runs against the new ones, nor they against each other. */
const clear = (lie: Lie, steps: readonly Step[]): boolean =>
  steps.every(({ tile, river }) =>
    directions.every((edge) => {
      const into = lie[neighbour(tile, edge)]?.river?.includes(opposite(edge)) ?? false;
      return !into || river.includes(edge);
    }),
  );

/**
 * @param rivers hexes drawn as rivers; with images, groups of hexes
 * @param images what each river is repeated by; one image: each river by itself
 */
export function placeRivers(lie: Lie, rivers: number, images: readonly Image[], random: Source): Lie {
  let laid = lie;
  let left = rivers;
  for (const source of shuffled(springs(lie), random)) {
    const steps = way(laid, images, source.tile, source.entry, left, random);
    if (!steps) continue;
    const all = steps.flatMap(({ tile, river }) =>
      images.map((image) => ({ tile: image.of(tile), river: riverUnder(image, river) })),
    );
    const put = Object.fromEntries(all.map(({ tile, river }) => [tile, { kind: 'river' as const, river }]));
    const then: Lie = { ...laid, ...put };
    if (!clear(then, all)) continue;
    laid = then;
    left -= steps.length;
    if (left === 0) break;
  }
  return laid;
}

/** Every edge over which water may come down from a mountain. */
const springs = (lie: Lie): readonly { readonly tile: TileId; readonly entry: Direction }[] =>
  (Object.keys(lie) as TileId[]).flatMap((mountain) =>
    lie[mountain]?.kind === 'mountain'
      ? directions.map((edge) => ({ tile: neighbour(mountain, edge), entry: opposite(edge) }))
      : [],
  );
