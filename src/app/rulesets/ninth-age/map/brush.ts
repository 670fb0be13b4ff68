/** What a brush makes of hexes: ground under a finger, rivers along its way, courses in turn under a tap. */
import { type Direction, opposite, type TileId, toward } from '../../../../kernel/hex.ts';
import type { Kind } from '../../../../rules/ninth-age/charts/hexes.ts';
import { coursesAt, printed } from '../../../../rules/ninth-age/map/rivers.ts';
import type { River, Terrain } from '../../../../rules/ninth-age/state.ts';

export type Hexes = { readonly [tile: TileId]: Terrain };
export type Brush = Kind | 'lift';

const course = (a: Direction, b: Direction): River => (a < b ? [a, b] : [b, a]);
const dry = (kind: Kind): Terrain => ({ kind, river: null });

/** The next course a river hex may show: those that fit its neighbours first. */
export function turned(hexes: Hexes, tile: TileId): Terrain {
  const fitting = coursesAt(hexes, tile);
  const offers = fitting.length > 0 ? fitting : printed;
  const now = hexes[tile]?.river;
  const at = offers.findIndex(([from, to]) => from === now?.[0] && to === now[1]);
  return { kind: 'river', river: offers[(at + 1) % offers.length] ?? [0, 3] };
}

/** A river along hexes in the order a finger crossed them; it springs from and ends in mountains and swamps. */
function along(hexes: Hexes, path: readonly TileId[]): Hexes {
  const put: { [tile: TileId]: Terrain } = { ...hexes };
  path.forEach((tile, index) => {
    const kind = hexes[tile]?.kind;
    const [before, after] = [path[index - 1], path[index + 1]];
    const outer = before === undefined || after === undefined;
    if (outer && (kind === 'mountain' || kind === 'swamp')) return;
    const back = before && toward(tile, before);
    const on = after && toward(tile, after);
    const from = back ?? (on === undefined ? undefined : opposite(on));
    const to = on ?? (back === undefined ? undefined : opposite(back));
    if (from !== undefined && to !== undefined && from !== to)
      put[tile] = { kind: 'river', river: course(from, to) };
  });
  return put;
}

export function painted(hexes: Hexes, brush: Brush, path: readonly TileId[]): Hexes {
  if (brush === 'river') {
    const [only] = path;
    return path.length === 1 && only ? { ...hexes, [only]: turned(hexes, only) } : along(hexes, path);
  }
  if (brush === 'lift')
    return Object.fromEntries(Object.entries(hexes).filter(([tile]) => !path.includes(tile as TileId)));
  return { ...hexes, ...Object.fromEntries(path.map((tile) => [tile, dry(brush)])) };
}
