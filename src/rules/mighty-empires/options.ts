/** What a group settles when it founds a campaign, and the switches where groups read the book differently. */
import * as v from 'valibot';

export const tinctures = ['azure', 'gules', 'or', 'vert', 'purpure', 'sable', 'argent'] as const;
export type Tincture = (typeof tinctures)[number];

/** The parts of the book that a group may leave out. */
const parts = v.object({
  ships: v.optional(v.boolean(), true),
  magic: v.optional(v.boolean(), true),
  dragons: v.optional(v.boolean(), true),
  espionage: v.optional(v.boolean(), true),
  peoples: v.optional(v.boolean(), false),
  /** Battles may be fought out with models on a table. */
  tabletop: v.optional(v.boolean(), true),
});
export type Part = keyof v.InferOutput<typeof parts>;

const switches = v.object({
  /** Who may move into a tile: any banner of the force that scouted it, or only the banner whose scouts they were. */
  follows: v.optional(v.picklist(['force', 'scout']), 'force'),
  /** Whom a scouting event strikes: every banner in the tile, or only the one that sent the scouts. */
  eventsStrike: v.optional(v.picklist(['force', 'scout']), 'force'),
  /** What a conquered capital feeds: as the capital it was, or as any other city. */
  conqueredCapital: v.optional(v.picklist(['capital', 'city']), 'capital'),
  /** An 11 on the event chart: a lair on highland only, or anywhere. */
  lairOn11: v.optional(v.picklist(['highland', 'anywhere']), 'highland'),
  /** Scouts gone astray towards sea, swamp, the map's edge or a tile already scouted: they fail, or the die is rolled again. */
  nowhere: v.optional(v.picklist(['fails', 'reroll']), 'fails'),
  /** Whether starting baggage that the banners cannot carry may be stockpiled. */
  startingStockpiles: v.optional(v.boolean(), true),
  /** Who casts at the equinox where armies are worked out: a wizard of level 25 by name, or any banner of 500 points. */
  wizards: v.optional(v.picklist(['named', 'assumed']), 'named'),
});

export const options = v.object({
  map: v.optional(v.picklist(['automatic', 'in-turn', 'painted']), 'automatic'),
  /** Boxes the tiles and pieces come from; null: as many as the players need. */
  sets: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4))), null),
  strength: v.optional(v.picklist(['fixed', 'rolled']), 'fixed'),
  /** Points of each realm where strength is fixed; the book advises 3000 to 5000. */
  points: v.optional(v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(50_000)), 4000),
  /** Whether banners hold units and characters, or points only. */
  armies: v.optional(v.picklist(['units', 'points']), 'units'),
  books: v.optional(v.picklist(['sealed', 'open']), 'sealed'),
  /** Whether the number of models in the boxes limits what scouts discover. */
  pieces: v.optional(v.picklist(['limited', 'unlimited']), 'limited'),
  unusedCapitals: v.optional(v.picklist(['unexplored', 'independent']), 'unexplored'),
  parts: v.optional(parts, {}),
  rulings: v.optional(switches, {}),
});
export type Options = Omit<v.InferOutput<typeof options>, 'sets'> & { readonly sets: number };

/** Settlement and ship models in one box. */
const inTheBox = { village: 45, fortress: 15, city: 15, ship: 15 } as const;
export type Piece = keyof typeof inTheBox;

/** Models of a kind there are, or undefined without a limit. */
export const pieces = ({ pieces: limit, sets }: Options, piece: Piece): number | undefined =>
  limit === 'limited' ? inTheBox[piece] * sets : undefined;

/** Where an event of the charts wakes dragons; `never` in a campaign without them. */
export type Lairs = 'highland' | 'anywhere' | 'never';
export const lairsIn = ({ parts: { dragons }, rulings }: Options): Lairs =>
  dragons ? rulings.lairOn11 : 'never';
