/** Where a tile may lie: the placement rules over the whole table, for the player who holds it and for the packs. */
import type { Direction, TileId } from '../../../kernel/hex.ts';
import { designOf, type Pack, packs } from './designs.ts';
import { shutsOff } from './holes.ts';
import { type Laying, middle, takeUp } from './laying.ts';
import { calledFor, type MapRule, type Refusal, refusal, ringRules } from './rules.ts';
import { type Shape, shapeOf, turnsOf } from './shape.ts';
import { placesOf, type Ring, ringOf, type Survey, survey, toCapital, touches } from './survey.ts';
import { leadsBack } from './upstream.ts';

export interface Placement {
  readonly place: TileId;
  readonly turn: Direction;
  /** Good reasons to put the tile back all the same. */
  readonly advice: readonly Refusal[];
}

/** Capitals stand at least this many tiles apart, counted as steps: two tiles lie between. */
export const capitalDistance = 3;

/** The rules a turned tile breaks at a free place. The dear ones last, and only if asked of a lawful tile. */
export function broken(known: Survey, shape: Shape, place: TileId, ring: Ring): readonly MapRule[] {
  const { design } = shape;
  const rules: MapRule[] = [];
  if (design.fixed && shape.turn !== 0) rules.push('me.map.orientation');
  if (known.shapes.size === 0) {
    if (design.pack !== 'highland') rules.push('me.map.first-highland');
    return rules;
  }
  if (touches(ring) < Math.min(2, known.shapes.size)) rules.push('me.map.two-neighbours');
  rules.push(...ringRules(shape, ring));
  if (/[LlWw]/.test(ring))
    for (const water of new Set(leadsBack(known, shape, place))) rules.push(`me.map.${water}`);
  if (design.capital && toCapital(known, place) < capitalDistance) rules.push('me.map.capital-distance');
  if (shutsOff(known.shapes, place, shape.edges)) rules.push('me.map.no-holes');
  return rules;
}

/** Every rule broken by laying this tile here; empty if it may lie so. @throws RangeError for an unknown design */
export function refusals(laying: Laying, design: string, place: TileId, turn: Direction): readonly Refusal[] {
  const known = survey(laying.tiles);
  return broken(known, shapeOf(design, turn), place, ringOf(known, place)).map(refusal);
}

/** Every place and turn in which this tile may lawfully lie. @throws RangeError for an unknown design */
export function placements(laying: Laying, design: string): readonly Placement[] {
  const { fixed } = designOf(design);
  const known = survey(laying.tiles);
  const places = known.shapes.size === 0 ? [middle] : known.free;
  const found: Placement[] = [];
  for (const place of places) {
    const ring = ringOf(known, place);
    for (const shape of fixed ? [shapeOf(design, 0)] : turnsOf(design)) {
      const against = broken(known, shape, place, ring).map(refusal);
      if (against.every(({ optional }) => optional)) found.push({ place, turn: shape.turn, advice: against });
    }
  }
  return found;
}

/** The packs an exposed edge calls for, with the tile on top of each; at the start the highland pack alone. */
export function drawable(laying: Laying): readonly { readonly pack: Pack; readonly design: string }[] {
  const known = survey(laying.tiles);
  const rings = known.free
    .map((place) => ringOf(known, place))
    .filter((ring) => touches(ring) >= Math.min(2, known.shapes.size));
  return packs.flatMap((pack) => {
    const design = laying.packs[pack][0];
    const called =
      known.shapes.size === 0 ? pack === 'highland' : rings.some((ring) => calledFor(ring, pack));
    return design !== undefined && called ? [{ pack, design }] : [];
  });
}

/** How many tiles of a pack go under it before one can be laid; undefined if none of them can. */
export function nextPlaceable(laying: Laying, pack: Pack): number | undefined {
  const hopeless = new Set<string>();
  for (const [depth, design] of laying.packs[pack].entries()) {
    if (hopeless.has(design)) continue;
    if (placements(laying, design).length) return depth;
    hopeless.add(design);
  }
  return undefined;
}

/** Whether the map is complete: no tile of any pack can be laid any more. */
export const isComplete = (laying: Laying): boolean =>
  packs.every((pack) => nextPlaceable(laying, pack) === undefined);

/** Capital tiles that were not laid. */
export const capitalsLeft = ({ packs: piles }: Laying): readonly string[] =>
  packs.flatMap((pack) => piles[pack].filter((id) => designOf(id).capital));

/** Where an unused capital tile may lawfully take another tile's place. */
export function swaps(laying: Laying, capital: string): readonly Placement[] {
  const found: Placement[] = [];
  for (const place of placesOf(laying.tiles)) {
    const there = laying.tiles[place];
    if (!there || designOf(there.design).capital) continue;
    const known = survey(takeUp(laying, place).tiles);
    const ring = ringOf(known, place);
    for (const shape of turnsOf(capital))
      if (broken(known, shape, place, ring).length === 0) found.push({ place, turn: shape.turn, advice: [] });
  }
  return found;
}
