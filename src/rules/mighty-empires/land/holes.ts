/** Blank spaces in the land: free places from which no way leads off the map. Places the sea alone surrounds are none. */
import { directions, neighbour, opposite, type TileId } from '../../../kernel/hex.ts';
import type { Shape } from './shape.ts';

type Shapes = ReadonlyMap<TileId, Shape>;

/** The free places joined to one, or undefined if they reach past the map's edge; `limit` places are beyond any map's hole. */
function pocket(shapes: Shapes, start: TileId, also: TileId | undefined): readonly TileId[] | undefined {
  const found = [start];
  const seen = new Set(found);
  for (const id of found)
    for (const d of directions) {
      const next = neighbour(id, d);
      if (shapes.has(next) || next === also || seen.has(next)) continue;
      seen.add(next);
      found.push(next);
      // A pocket of n places needs a ring of more than √(12n) tiles around it.
      if (found.length > 3 && found.length * 12 > (shapes.size + 1) ** 2) return undefined;
      if (found.length > 400) return undefined;
    }
  return found;
}

const atSea = (shapes: Shapes, places: readonly TileId[]): boolean =>
  places.every((id) =>
    directions.every((d) => {
      const edge = shapes.get(neighbour(id, d))?.edges[opposite(d)];
      return edge === undefined || edge === 'sea';
    }),
  );

/** Whether laying this shape at a free place would shut off a blank space in the land. */
export function shutsOff(shapes: Shapes, place: TileId, shape: Shape): boolean {
  const gaps = directions.filter((d) => !shapes.has(neighbour(place, d)));
  const runs = gaps.filter((d) => shapes.has(neighbour(place, ((d + 5) % 6) as typeof d)));
  const alone = gaps.length < 6 && runs.length < 2;
  // With one run of free neighbours, what was joined stays joined; unless the run is all that was left.
  if (alone && gaps.length > 0 && outside(shapes, neighbour(place, gaps[0] as 0), place)) return false;
  if (gaps.length === 6) return false;
  return runs.some((d) => {
    const places = pocket(shapes, neighbour(place, d), place);
    return (
      places !== undefined &&
      !(atSea(shapes, places) && gaps.every((gap) => !places.includes(neighbour(place, gap)) || shape.edges[gap] === 'sea'))
    );
  });
}
