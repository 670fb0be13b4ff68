/** A painting finger's way over the tiles. */
import type { TileId } from '../../../kernel/hex.ts';
import { R, tileAt } from '../geometry.ts';
import { gap, mix, type Point } from '../path.ts';

/** The tiles that a line through these world points enters and that are not yet in `crossed`; they are added to it. */
export function crossedBy(line: readonly Point[], crossed: Set<TileId>): TileId[] {
  const fresh: TileId[] = [];
  line.forEach((p, i) => {
    const from = line[i - 1] ?? p;
    const steps = Math.max(1, Math.ceil((gap(from, p) * 4) / R));
    for (let s = 1; s <= steps; s++) {
      const id = tileAt(mix(from, p, s / steps));
      if (crossed.has(id)) continue;
      crossed.add(id);
      fresh.push(id);
    }
  });
  return fresh;
}
