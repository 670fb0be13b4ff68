/** Where the water of a tile goes: every tile below it on its rivers, down to the sea, off the map, or into standing water. */
import { type Direction, neighbour, opposite, type TileId } from '../../../kernel/hex.ts';
import type { Land } from '../../../kernel/land.ts';
import type { Painted } from '../places.ts';

type Out = Land['rivers'][number]['to'];

/** Where water that comes in over an edge leaves a tile; all of its water where no edge is named. */
function outs(rivers: Land['rivers'], over: Direction | undefined): readonly Out[] {
  const found = new Set(rivers.filter(({ from }) => over === undefined || from === over).map(({ to }) => to));
  // Water that reaches a lake or swamp leaves by whatever flows out of it.
  for (const to of found) for (const river of rivers) if (river.from === to) found.add(river.to);
  return [...found];
}

/** Tiles downstream of one, without it, in the order the water reaches them. */
export function downstream(lands: Painted, source: TileId): readonly TileId[] {
  const found: TileId[] = [];
  const seen = new Set<string>();
  const follow = (tile: TileId, over: Direction | undefined): void => {
    for (const out of outs(lands[tile]?.rivers ?? [], over)) {
      if (typeof out !== 'number') continue;
      const next = neighbour(tile, out);
      const into = opposite(out);
      if (!lands[next] || seen.has(`${next}/${into}`)) continue;
      seen.add(`${next}/${into}`);
      if (next !== source && !found.includes(next)) found.push(next);
      follow(next, into);
    }
  };
  follow(source, undefined);
  return found;
}
