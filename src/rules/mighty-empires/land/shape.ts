/** A tile design turned by sixths, clockwise: its features numbered by the edges they then have. */
import { type Direction, directions, turn } from '../../../kernel/hex.ts';
import { type EdgeTerrain, type Ground, type Land, seaCorners } from '../../../kernel/land.ts';
import { type Design, designOf, designs } from './designs.ts';

export interface Shape {
  readonly design: Design;
  readonly turn: Direction;
  readonly ground: Ground;
  readonly edges: readonly EdgeTerrain[];
  readonly open: readonly boolean[];
  readonly ridges: Land['ridges'];
  readonly coasts: Land['coasts'];
  /** Which corners stand in the sea. */
  readonly sea: readonly boolean[];
}

function turned(design: Design, by: Direction): Shape {
  const from = <T>(list: readonly T[]): T[] => directions.map((d) => list[turn(d, -by)] as T);
  const ground = design.kind === 'lake' || design.kind === 'swamp' ? design.kind : design.pack;
  const coasts = design.coasts.map(([a, b]) => [turn(a, by), turn(b, by)] as const);
  return {
    design,
    turn: by,
    ground,
    edges: from(design.edges),
    open: from(design.open),
    ridges: design.ridges.map((ridge) => ridge.map((edge) => turn(edge, by))),
    coasts,
    sea: seaCorners({ ground, coasts }),
  };
}

const shapes = new Map(designs.map((each) => [each.id, directions.map((by) => turned(each, by))]));
/** @throws RangeError for an unknown design */
export const shapeOf = (id: string, by: Direction): Shape => shapes.get(id)?.[by] ?? turned(designOf(id), by);

const looks = ({ edges, open }: Shape): string =>
  edges.map((edge, index) => edge + (open[index] ? '*' : '')).join();
const distinct = new Map(
  [...shapes].map(([id, all]) => {
    const seen = new Map<string, Shape>();
    for (const shape of all) if (!seen.has(looks(shape))) seen.set(looks(shape), shape);
    return [id, all[0]?.design.fixed ? all.slice(0, 1) : [...seen.values()]];
  }),
);
/** The ways a tile may be turned that differ from each other; one for a tile with peaks or hills. */
export const turnsOf = (id: string): readonly Shape[] => distinct.get(id) ?? [shapeOf(id, 0)];
