/**
 * The turns and mirrors that make a map the same for every player. Two, three and six players sit round a point; four are
 * mirrored both ways; for five no hex map is wholly even: they take five of six equal sectors.
 */
import { type Direction, type Hex, hex, place, type TileId, tileId } from '../../../kernel/hex.ts';
import type { River } from '../state.ts';

/** One way of laying the map upon itself; the first of a set leaves it as it is. */
export interface Image {
  of(tile: TileId): TileId;
  edge(edge: Direction): Direction;
}
const mod = (n: number): Direction => (((n % 6) + 6) % 6) as Direction;

/** A sixth of a turn clockwise round the middle hex. */
const sixth = ({ q, r }: Hex): Hex => hex(-r, q + r);
const turned = (times: number, shift: (at: Hex) => Hex = (at) => at): Image => ({
  of(tile) {
    let at = place(tile);
    for (let i = 0; i < times; i++) at = sixth(at);
    return tileId(shift(at));
  },
  edge: (edge) => mod(edge + times),
});
/** Top to bottom over the middle row: east stays east. */
const flipped = ({ q, r }: Hex): Hex => hex(q + r, -r);
const mirrored = (turns: number, shift: (at: Hex) => Hex = (at) => at): Image => ({
  of(tile) {
    let at = flipped(place(tile));
    for (let i = 0; i < turns; i++) at = sixth(at);
    return tileId(shift(at));
  },
  edge: (edge) => mod(-edge + turns),
});

const east = ({ q, r }: Hex): Hex => hex(q + 1, r);

/** For so many players, one image for each. */
export function imagesFor(players: number): readonly Image[] {
  switch (players) {
    case 2:
      // Round the middle of the edge between q0r0 and q1r0.
      return [turned(0), turned(3, east)];
    case 3:
      // Round the corner that q0r0, q1r0 and q0r1 share.
      return [turned(0), turned(2, east), turned(4, ({ q, r }) => hex(q, r + 1))];
    case 4:
      // Along the middle row, and across it between q0r0 and q1r0.
      return [turned(0), mirrored(0), turned(3, east), mirrored(3, east)];
    default:
      return Array.from({ length: players }, (_, i) => turned(i));
  }
}

/** A hex and its images, each once. */
export const orbit = (images: readonly Image[], tile: TileId): readonly TileId[] => [
  ...new Set(images.map((image) => image.of(tile))),
];
export const riverUnder = (image: Image, [from, to]: River): River => {
  const edges = [image.edge(from), image.edge(to)].sort((a, b) => a - b);
  return [edges[0] ?? 0, edges[1] ?? 0];
};
