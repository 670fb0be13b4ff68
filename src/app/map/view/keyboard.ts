/** The map by keys: arrows walk from tile to tile, Enter chooses, plus and minus zoom, 0 shows all. */
import { columnRow, fromColumnRow, place, type TileId, tileId } from '../../../kernel/hex.ts';
import { centre, R } from '../geometry.ts';
import { type Box, grown } from '../path.ts';

const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The tile an arrow key leads to, kept on the map's sheet; undefined for another key. Where the rows' ragged ends leave
 * nothing straight above or below, the other tile of that row which touches this one.
 */
export function stepCursor(key: string, from: TileId, bounds: Box): TileId | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const [column, row] = columnRow(place(from));
  const sheet = grown(bounds, R * 0.2);
  const on = (tile: TileId): boolean => {
    const [x, y] = centre(tile);
    return x > sheet.x && x < sheet.x + sheet.w && y > sheet.y && y < sheet.y + sheet.h;
  };
  const [aside, along] = step;
  const straight = tileId(fromColumnRow(column + aside, row + along));
  const other = tileId(fromColumnRow(column + (row & 1 ? 1 : -1), row + along));
  return [straight, ...(along === 0 ? [] : [other])].find(on) ?? from;
}

export interface Walker {
  /** Where the walk goes on from. */
  readonly from: () => TileId;
  readonly bounds: () => Box;
  readonly walk: (tile: TileId) => void;
  readonly choose: (tile: TileId) => void;
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
}

/** Returns what stops it. */
export function listenKeys(root: HTMLElement, walker: Walker): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = walker.from();
    const next = stepCursor(event.key, from, walker.bounds());
    if (next) walker.walk(next);
    else if (event.key === 'Enter' || event.key === ' ') walker.choose(from);
    else if (event.key === '+' || event.key === '=') walker.zoomBy(1.4);
    else if (event.key === '-') walker.zoomBy(1 / 1.4);
    else if (event.key === '0') walker.fit();
    else return;
    event.preventDefault();
  };
  root.addEventListener('keydown', press);
  return () => root.removeEventListener('keydown', press);
}
