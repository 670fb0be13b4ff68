/** What players call a tile across the table: the letter of its column and the number of its row, "E 4". */
import { columnRow, fromColumnRow, place, type TileId, tileId } from '../../kernel/hex.ts';

/** A, B … Z, AA, AB …; the columns before A are −A, −B … */
export function letters(column: number): string {
  if (column < 0) return `−${letters(-column - 1)}`;
  const rest = Math.floor(column / 26) - 1;
  return (rest >= 0 ? letters(rest) : '') + String.fromCharCode(65 + (column % 26));
}

/** A tile's column (0 is A) and row (1 is the first) counted from the map's origin. */
export function countedFrom(id: string, origin: string): readonly [column: number, row: number] {
  const [column, row] = columnRow(place(id));
  const [column0, row0] = columnRow(place(origin));
  return [column - column0, row - row0 + 1];
}

/** "E 4": the tile's name in speech. */
export function speak(id: string, origin: string): string {
  const [column, row] = countedFrom(id, origin);
  return `${letters(column)} ${row < 0 ? `−${-row}` : row}`;
}

/** The same in a sentence, where no line breaks in it. */
export const spoken = (id: string, origin: string): string => speak(id, origin).replace(' ', '\u00A0');

/** The place in the first column and the first row of these tiles: a fitting origin for a map that will not grow. */
export function originOf(ids: Iterable<string>): TileId {
  let [left, top] = [Infinity, Infinity];
  for (const id of ids) {
    const [column, row] = columnRow(place(id));
    left = Math.min(left, column);
    top = Math.min(top, row);
  }
  return Number.isFinite(left) ? tileId(fromColumnRow(left, top)) : 'q0r0';
}
