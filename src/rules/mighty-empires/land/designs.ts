/**
 * The tiles of one Mighty Empires set, as printed: what a player draws from a pack before it lies anywhere.
 * The book counts 112 tiles in four packs and shows some of them; the distribution is ours (packs/).
 * Invariants: every mountain edge belongs to exactly one massif; a design with mountains or hills is `fixed`, peaks up.
 */
import { type Direction, directions, turn } from '../../../kernel/hex.ts';
import type { EdgeTerrain, Land } from '../../../kernel/land.ts';
import { coastal } from './packs/coastal.ts';
import { highland } from './packs/highland.ts';
import { lowland } from './packs/lowland.ts';
import { river } from './packs/river.ts';

export const packs = ['highland', 'lowland', 'river', 'coastal'] as const;
export type Pack = (typeof packs)[number];
/** `end` brings a river to the sea; `mouth` is a coastal tile that can. */
export const kinds = ['land', 'source', 'valley', 'fork', 'lake', 'swamp', 'end', 'coast', 'mouth'] as const;
export type Kind = (typeof kinds)[number];

export interface Design {
  readonly id: string;
  readonly pack: Pack;
  readonly kind: Kind;
  readonly edges: readonly EdgeTerrain[];
  /** Edges through which a river passes if one arrives: lakes, swamps, river mouths with a choice. */
  readonly open: readonly boolean[];
  readonly hills: Land['hills'];
  readonly forest: Land['forest'];
  readonly ridges: Land['ridges'];
  readonly coasts: Land['coasts'];
  readonly capital: boolean;
  /** Mountains from edge to edge: where dragons gather. */
  readonly lair: boolean;
  /** May not be turned. */
  readonly fixed: boolean;
}

const terrains: Readonly<Record<string, EdgeTerrain>> = {
  M: 'mountain',
  H: 'hill',
  P: 'plain',
  F: 'forest',
  R: 'river',
  O: 'plain',
  W: 'swamp',
  C: 'coast',
  S: 'sea',
};

/** Where the sea lies, read off the edges: from each coast edge clockwise over sea edges to the next coast edge. */
export function coastsOf(edges: readonly EdgeTerrain[]): Land['coasts'] {
  const first =
    directions.find((d) => edges[d] !== 'coast' && edges[d] !== 'sea') ??
    directions.find((d) => edges[d] === 'coast' && edges[turn(d, 1)] === 'sea');
  if (first === undefined) return [];
  const found: [Direction, Direction][] = [];
  let from: Direction | undefined;
  for (const d of directions.map((d) => turn(d, first))) {
    if (edges[d] !== 'coast') continue;
    if (from === undefined) from = d;
    else {
      found.push([from, d]);
      from = undefined;
    }
  }
  return found;
}

const digits = (text: string): Direction[] => [...text].map((digit) => Number(digit) as Direction);
const level = (text: string | undefined): 0 | 1 | 2 => (text === '2' ? 2 : text === '1' ? 1 : 0);

function design(pack: Pack, row: string): Design {
  const [id = '', letters = '', hills, forest, ridges = '-', ...marks] = row.trim().split(/\s+/);
  const edges = [...letters].map((letter) => terrains[letter] ?? 'plain');
  const high = edges.some((edge) => edge === 'mountain' || edge === 'hill');
  return {
    id,
    pack,
    kind: kinds.find((kind) => marks.includes(kind)) ?? 'land',
    edges,
    open: [...letters].map((letter) => letter === 'O' || letter === 'W'),
    hills: level(hills),
    forest: level(forest),
    ridges: ridges === '-' ? [] : ridges.split('.').map(digits),
    coasts: coastsOf(edges),
    capital: marks.includes('capital'),
    lair: marks.includes('lair'),
    fixed: high || hills !== '0',
  };
}

const charts: Readonly<Record<Pack, string>> = { highland, lowland, river, coastal };
/** Every tile of one set, pack by pack. */
export const designs: readonly Design[] = packs.flatMap((pack) =>
  charts[pack]
    .split('\n')
    .filter((row) => row.trim())
    .map((row) => design(pack, row)),
);

const byId = new Map(designs.map((each) => [each.id, each]));
export const isDesign = (id: string): boolean => byId.has(id);
/** @throws RangeError if no tile of the set has this id */
export function designOf(id: string): Design {
  const found = byId.get(id);
  if (!found) throw new RangeError(`${id} is no tile of the set`);
  return found;
}
