/** The land behind the masthead: nobody's, nameless, twenty tiles wide so that it reaches across a desk's screen. */
import {
  type Direction,
  directions,
  fromColumnRow,
  neighbour,
  type TileId,
  tileId,
} from '../../../kernel/hex.ts';
import type { EdgeTerrain, Land } from '../../../kernel/land.ts';
import type { TileView } from '../../map/model.ts';

/** One letter a tile: sea, plain, copse, wood, hills, mountains. A phone sees the seven in the middle. */
const rows = [
  'w c s s s s s s p h m m m h p c s s s s',
  'w w p s s s s p c h m m m p c s s s s s',
  'c p p p s s s c h p m m m h w p p s s s',
  'h c p s s s p c p h h m m m w w c p s s',
  'm h p c s s p h c p h m m h p w c p p s',
  'm m h p c s s p p c p h m m h p c p c s',
];
type Kind = 'sea' | 'plain' | 'copse' | 'wood' | 'hills' | 'range';
const kinds: Readonly<Record<string, Kind>> = {
  s: 'sea',
  p: 'plain',
  c: 'copse',
  w: 'wood',
  h: 'hills',
  m: 'range',
};

const ground = new Map<TileId, Kind>(
  rows.flatMap((row, r) =>
    row
      .split(' ')
      .map((letter, c): [TileId, Kind] => [tileId(fromColumnRow(c, r)), kinds[letter] ?? 'plain']),
  ),
);
/** The tiles that lie in the middle of a phone, as column and row. */
export const middle = fromColumnRow(8, 2);

const at = (id: TileId, d: number): Kind | undefined =>
  ground.get(neighbour(id, (((d % 6) + 6) % 6) as Direction));

function landOf(id: TileId, kind: Kind): Land {
  const wet = directions.map((i) => kind === 'sea' || at(id, i) === 'sea' || at(id, i - 1) === 'sea');
  const edges = directions.map((d): EdgeTerrain => {
    const ends = Number(wet[d]) + Number(wet[(d + 1) % 6]);
    if (ends > 0) return ends === 2 ? 'sea' : 'coast';
    const other = at(id, d);
    if (kind === 'range' && other === 'range') return 'mountain';
    if (kind === 'wood' && other === 'wood') return 'forest';
    return kind === 'hills' && other === 'hills' ? 'hill' : 'plain';
  });
  const coasts: [Direction, Direction][] = [];
  if (kind !== 'sea' && !wet.every(Boolean))
    for (const d of directions)
      if (!wet[d] && wet[(d + 1) % 6]) {
        let to = (d + 1) % 6;
        while (wet[(to + 1) % 6]) to = (to + 1) % 6;
        coasts.push([d, to as Direction]);
      }
  const walls = directions.filter((d) => edges[d] === 'mountain');
  return {
    ground: kind === 'sea' ? 'sea' : kind === 'range' ? 'highland' : coasts.length ? 'coastal' : 'lowland',
    edges,
    hills: kind === 'hills' ? 2 : 0,
    forest: kind === 'wood' ? 2 : kind === 'copse' || kind === 'range' ? 1 : 0,
    ridges: walls.length ? [walls] : [],
    rivers: [],
    coasts,
  };
}

export const coastline: readonly TileView[] = [...ground].map(([id, kind]) => ({
  id,
  land: landOf(id, kind),
  known: true,
}));
