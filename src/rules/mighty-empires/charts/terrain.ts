/**
 * Terrain for a battlefield, by the tile it is fought on. Kept as the page prints it, a span of the D100 for each
 * feature and ground, and turned into a grid of totals by grounds. Lowland walls end at 40, where the page overlaps.
 */
import { type Cell, type Grid, grid, type Range } from '../../../kernel/chart.ts';
import { book } from './source.ts';

export interface Terrain extends Cell {
  readonly feature: string;
  readonly ground?: 'difficult' | 'very-difficult' | 'uncrossable';
}
type Span = Range | null;

/** Grounds in the page's order: lowland, coastal, river, highland. */
// biome-ignore format: rows stand as on the printed page
const printed: readonly (readonly [Span, Span, Span, Span, Terrain])[] = [
  [[1, 20], [1, 20], [1, 15], [1, 35], { feature: 'hill', text: 'Hill or mound' }],
  [null, [21, 25], [16, 20], [36, 45], { feature: 'steep-hill', text: 'Steep hill' }],
  [[21, 25], [26, 30], [21, 25], null, { feature: 'ditch', text: 'Ditch, 12″ in up to three parts' }],
  [[26, 35], [31, 35], [26, 30], null, { feature: 'hedge', text: 'Hedge, 12″ in up to three parts' }],
  [[36, 40], [36, 40], [31, 35], [46, 50], { feature: 'wall', text: 'Stone wall, 12″ in up to three parts' }],
  [[41, 62], [41, 50], [36, 45], [51, 52], { feature: 'wood', text: 'Wood or orchard' }],
  [[63, 65], [51, 53], [46, 48], [53, 55], { feature: 'scrub', text: 'Dense scrub: difficult', ground: 'difficult' }],
  [[66, 67], [54, 56], [49, 50], [56, 70], { feature: 'boulders', text: 'Boulders: difficult', ground: 'difficult' }],
  [[68, 70], [57, 59], [51, 53], [71, 72], { feature: 'ruins', text: 'Ruins: difficult, with some cover to defend', ground: 'difficult' }],
  [[71, 73], [60, 62], [54, 61], [73, 77], { feature: 'building', text: 'A house in a walled or hedged garden' }],
  [[74, 76], [63, 65], [62, 63], null, { feature: 'buildings', text: 'Three small houses, within 12″ × 12″' }],
  [[77, 79], [66, 68], [64, 66], null, { feature: 'farm', text: 'Farmhouse with a barn or two, walled, within 12″ × 12″' }],
  [null, [69, 70], [67, 68], null, { feature: 'inn', text: 'Inn and stable round a walled yard, within 12″ × 12″' }],
  [[80, 81], [71, 76], [69, 75], null, { feature: 'pond', text: 'Pond, 8″ across at most: uncrossable', ground: 'uncrossable' }],
  [null, [77, 79], [76, 77], null, { feature: 'water-edge', text: 'A flank is river or sea: units driven off there are lost, pursuers halt', ground: 'uncrossable' }],
  [[82, 86], [80, 85], [78, 87], [78, 83], { feature: 'river', text: 'River or stream; on highland a stream' }],
  [[87, 90], [86, 93], [88, 95], null, { feature: 'bog', text: 'Round bog, 8″ across at most' }],
  [[91, 93], [94, 95], [96, 97], [84, 85], { feature: 'earthworks', text: 'Earthworks: 24″ of rampart, as walls, within 12″ × 12″' }],
  [[94, 98], [96, 98], [98, 100], [86, 88], { feature: 'graveyard', text: 'Graveyard' }],
  [[99, 100], [99, 100], null, [89, 93], { feature: 'tomb', text: 'Cairn or tombs: very difficult', ground: 'very-difficult' }],
  [null, null, null, [94, 100], { feature: 'chasm', text: 'Chasm, 8–16″ by 3–6″: open at the ends, deadly over its sides' }],
];

const columns = [
  { id: 'lowland', title: 'Lowland' },
  { id: 'coastal', title: 'Coastal' },
  { id: 'river', title: 'River valley' },
  { id: 'highland', title: 'Highland' },
] as const;

/** The finest spans in which no column changes, each with the column's feature. */
function spread(): Grid<Terrain>['rows'] {
  const spans = printed.flatMap((row) =>
    columns.flatMap((_, at) => [row[at] as Span].filter((span) => span !== null)),
  );
  const starts = [...new Set(spans.flatMap(([from, to]) => [from, to + 1]))].sort((a, b) => a - b);
  return starts.slice(0, -1).map((from, index) => ({
    on: [from, (starts[index + 1] ?? 0) - 1],
    cells: columns.flatMap((_, at) =>
      printed.filter((row) => holds(row[at] as Span, from)).map((row) => row[4]),
    ),
  }));
}
const holds = (span: Span, value: number): boolean => span !== null && span[0] <= value && value <= span[1];

export const tabletopTerrain = grid<Terrain>({
  id: 'tabletop-terrain',
  title: 'Battlefield terrain',
  dice: 'd100',
  source: book('Terrain table'),
  words: ['tabletop', 'scenery', 'battlefield', 'hills', 'woods', 'table', 'set up', 'terrain generator'],
  foot: 'Where no size is given: some 8″ × 8″, 12″ long at most.',
  columns,
  rows: spread(),
});
