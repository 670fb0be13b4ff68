/** Walking the map by keys: rows by left and right, columns by up and down. */
import { columnRow, fromColumnRow, place, type TileId, tileId } from '../../kernel/hex.ts';
import { centre, R } from './geometry.ts';
import { type Box, grown } from './path.ts';

const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The tile an arrow key leads to, kept on the map's sheet; undefined for another key. */
export function stepCursor(key: string, from: TileId, bounds: Box): TileId | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const [column, row] = columnRow(place(from));
  const next = tileId(fromColumnRow(column + step[0], row + step[1]));
  const [x, y] = centre(next);
  const sheet = grown(bounds, R * 0.2);
  const on = x > sheet.x && x < sheet.x + sheet.w && y > sheet.y && y < sheet.y + sheet.h;
  return on ? next : from;
}
