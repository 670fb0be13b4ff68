/**
 * The placement rules of the map, one by one. A rule looks at a turned tile and the ring of the place it would lie in;
 * `placement.ts` adds what needs the whole table. All of them are advice: players may lay as they please.
 */
import { directions } from '../../../kernel/hex.ts';
import type { Pack } from './designs.ts';
import type { Shape } from './shape.ts';
import type { Ring } from './survey.ts';

export const reasons = {
  'me.map.first-highland': 'The first tile comes from the highland pack, where rivers rise.',
  'me.map.orientation': 'Peaks and hills point up: this tile may not be turned.',
  'me.map.two-neighbours': 'A tile joins at least two others, so that the land stays in one piece.',
  'me.map.match-edge': 'No edge here calls for a tile of this pack.',
  'me.map.blocked-river': 'A river would run against land, or against another river.',
  'me.map.source-to-end': 'The river would end one tile from its source.',
  'me.map.fork': 'The fork is for two rivers that meet.',
  'me.map.lake': 'A lake takes in rivers, and lets one out.',
  'me.map.swamp': 'A swamp takes in rivers, and lets one out.',
  'me.map.no-holes': 'This would shut off a blank space inside the land.',
  'me.map.coastline': 'The shore would break off: sea must lie on sea, land on land.',
  'me.map.coast-continues': 'A coastal tile carries on a shore that is already there.',
  'me.map.capital-distance': 'Two tiles at least lie between one capital and the next.',
} as const;
export type MapRule = keyof typeof reasons;
export interface Refusal {
  readonly rule: MapRule;
  readonly why: string;
  /** The rules leave the choice: the place is lawful. */
  readonly optional?: true;
}
export const refusal = (rule: MapRule): Refusal =>
  rule === 'me.map.source-to-end'
    ? { rule, why: reasons[rule], optional: true }
    : { rule, why: reasons[rule] };

const calls: Readonly<Record<Pack, string>> = {
  highland: 'MH',
  lowland: 'PFHOLlWw',
  river: 'RQrLW',
  coastal: 'Cc',
};
/** Whether a place borders on an edge that calls for this pack. */
export const calledFor = (ring: Ring, pack: Pack): boolean =>
  [...ring].some((letter) => calls[pack].includes(letter));

/** Sea lies on sea and land on land all along the border. */
export function shoreFits({ sea }: Shape, ring: Ring): boolean {
  return directions.every((d) => {
    const letter = ring[d];
    if (letter === '.') return true;
    const first = letter === 'C' || letter === 'S';
    const last = letter === 'c' || letter === 'S';
    return sea[d] === first && sea[(d + 1) % 6] === last;
  });
}

/** How a tile's waters meet what lies around. */
interface Waters {
  /** Rivers that run in from a neighbour. */
  readonly ins: number;
  /** Of them those that come straight from a source. */
  readonly fresh: number;
  /** Own river edges by what they face. */
  readonly toLake: number;
  readonly toSwamp: number;
  readonly outlets: number;
  readonly thirsty: number;
  readonly blocked: boolean;
}
function waters({ edges, open }: Shape, ring: Ring): Waters {
  const found = { ins: 0, fresh: 0, toLake: 0, toSwamp: 0, outlets: 0, thirsty: 0, blocked: false };
  for (const d of directions) {
    const letter = ring[d] ?? '.';
    const river = edges[d] === 'river';
    if ('RQr'.includes(letter) && !river && !open[d]) found.blocked = true;
    if (river && !'.RQrOLlWw'.includes(letter)) found.blocked = true;
    if (!river && !open[d]) continue;
    if ('RQ'.includes(letter)) found.ins++;
    if (letter === 'Q') found.fresh++;
    if (!river) continue;
    if ('Ll'.includes(letter)) found.toLake++;
    if ('Ww'.includes(letter)) found.toSwamp++;
    if ('LW'.includes(letter)) found.outlets++;
    if (letter === 'r') found.thirsty++;
  }
  return found;
}

function riverRules({ design }: Shape, water: Waters): MapRule[] {
  const { ins, outlets, thirsty } = water;
  const broken: MapRule[] = [];
  const fed = ins + outlets + thirsty > 0;
  const secondOutlet = (): MapRule | undefined =>
    ins + outlets + thirsty > 0
      ? undefined
      : water.toLake
        ? 'me.map.lake'
        : water.toSwamp
          ? 'me.map.swamp'
          : undefined;
  const add = (rule: MapRule | undefined) => rule && broken.push(rule);
  switch (design.kind) {
    case 'source':
      if (ins) add('me.map.blocked-river');
      break;
    case 'valley':
      if (ins > 1) add('me.map.blocked-river');
      add(secondOutlet() ?? (fed ? undefined : 'me.map.match-edge'));
      break;
    case 'fork':
      if (ins > 2) add('me.map.blocked-river');
      if (ins < 2) add('me.map.fork');
      break;
    case 'end':
      add(secondOutlet() ?? (ins + outlets ? undefined : 'me.map.match-edge'));
      break;
    case 'lake':
    case 'swamp':
      if (!ins) add(`me.map.${design.kind}`);
      break;
    default:
  }
  if (['end', 'lake', 'swamp', 'mouth'].includes(design.kind) && water.fresh && water.fresh === ins)
    add('me.map.source-to-end');
  return broken;
}

/** The rules a turned tile breaks in a place with this ring, as far as the ring tells. */
export function ringRules(shape: Shape, ring: Ring): readonly MapRule[] {
  const { design } = shape;
  const water = waters(shape, ring);
  const broken: MapRule[] = [];
  if (design.pack === 'highland' || design.pack === 'lowland') {
    if (!calledFor(ring, design.pack)) broken.push('me.map.match-edge');
  } else if (design.pack === 'coastal') {
    const carriesOn = directions.some((d) => shape.edges[d] === 'coast' && 'Cc'.includes(ring[d] ?? '.'));
    if (!carriesOn) broken.push('me.map.coast-continues');
  }
  if (!shoreFits(shape, ring)) broken.push('me.map.coastline');
  if (water.blocked) broken.push('me.map.blocked-river');
  for (const rule of riverRules(shape, water)) if (!broken.includes(rule)) broken.push(rule);
  return broken;
}
