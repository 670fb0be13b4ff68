/** A hex's ground as an argument, and as a hex of the table. */
import * as v from 'valibot';
import type { Direction, TileId } from '../../../kernel/hex.ts';
import { isTileId } from '../../../kernel/hex.ts';
import { kinds } from '../charts/hexes.ts';
import type { Hex, River, Terrain } from '../state.ts';

const edge = v.picklist([0, 1, 2, 3, 4, 5]);
export const riverArg = v.nullable(
  v.pipe(
    v.tuple([edge, edge]),
    v.check(([from, to]) => from !== to),
  ),
);
export const kindArg = v.picklist(kinds);
/** A whole map: more than any table holds is refused. */
export const mapArg = v.pipe(
  v.record(
    v.custom<TileId>((value) => typeof value === 'string' && isTileId(value)),
    v.object({ kind: kindArg, river: v.optional(riverArg, null) }),
  ),
  v.check((hexes) => Object.keys(hexes).length <= mostHexes),
);
const mostHexes = 200;

/** What was drawn or painted, put in order: only river hexes have a river, its lower edge first. */
export function terrain(kind: Terrain['kind'], river: readonly number[] | null): Terrain {
  if (kind !== 'river' || !river) return { kind: kind === 'river' ? 'plain' : kind, river: null };
  const [from, to] = [...river].sort((a, b) => a - b) as [Direction, Direction];
  return { kind, river: [from, to] satisfies River };
}
export const terrains = (hexes: v.InferOutput<typeof mapArg>): { readonly [tile: TileId]: Terrain } =>
  Object.fromEntries(
    Object.entries(hexes).flatMap(([tile, hex]) => (hex ? [[tile, terrain(hex.kind, hex.river)]] : [])),
  );

export const bare = (ground: Terrain): Hex => ({
  ...ground,
  flag: null,
  walls: null,
  mine: false,
  capitalOf: null,
  name: '',
});
