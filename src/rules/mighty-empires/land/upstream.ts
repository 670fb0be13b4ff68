/** Where a river comes from, through lakes and swamps, up to its springs. */
import { type Direction, directions, opposite, type TileId } from '../../../kernel/hex.ts';
import { next } from './near.ts';
import type { Shape } from './shape.ts';
import type { Survey } from './survey.ts';

/** Every tile whose water leaves `tile` over `edge`. */
function above({ rivers }: Survey, tile: TileId, edge: Direction): ReadonlySet<TileId> {
  const found = new Set<TileId>();
  const follow = (at: TileId, out: Direction | 'lake' | 'swamp'): void => {
    if (found.has(at) && typeof out !== 'number') return;
    found.add(at);
    for (const { from, to } of rivers.get(at) ?? []) {
      if (to !== out) continue;
      if (from === 'lake' || from === 'swamp') follow(at, from);
      else if (typeof from === 'number' && !found.has(next(at, from))) follow(next(at, from), opposite(from));
    }
  };
  follow(tile, edge);
  return found;
}

/** The lakes and swamps to which this tile, laid here, would lead their own water back. */
export function leadsBack(known: Survey, shape: Shape, place: TileId): readonly ('lake' | 'swamp')[] {
  const wet = directions.filter((d) => shape.edges[d] === 'river' && known.shapes.has(next(place, d)));
  const kindAt = (d: Direction) => known.shapes.get(next(place, d))?.design.kind;
  const standing = wet.filter((d) => kindAt(d) === 'lake' || kindAt(d) === 'swamp');
  return standing
    .filter((d) =>
      wet.some(
        (other) =>
          other !== d &&
          (next(place, other) === next(place, d) ||
            above(known, next(place, other), opposite(other)).has(next(place, d))),
      ),
    )
    .map((d) => (kindAt(d) === 'lake' ? 'lake' : 'swamp'));
}
