/** What a group settles when it founds a campaign: what the rest of its rules would say, and how it reads this chapter. */
import * as v from 'valibot';

export const tinctures = ['azure', 'gules', 'or', 'vert', 'purpure', 'sable', 'argent'] as const;
export type Tincture = (typeof tinctures)[number];

const count = (from: number, to: number, standard: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to)), standard);

/** How a realm begins: what chapters before this one settle. */
const start = v.object({
  /** Tiles of each player, the home tile counted. */
  tiles: count(1, 7, 3),
  armies: count(1, 3, 1),
  fleets: count(0, 2, 1),
  /** What stands on the home tile. */
  home: v.optional(v.picklist(['tower', 'fortress', 'citadel']), 'fortress'),
});

/** What an army, a fleet and a port cost, in empire points. */
const costs = v.object({ army: count(0, 30, 5), fleet: count(0, 30, 4), port: count(0, 30, 3) });

/** Where groups read the chapter differently. */
const readings = v.object({
  /** Modifiers: on every die and the dice added up, once on the sum, or on every die and only the best counts. */
  dice: v.optional(v.picklist(['each', 'once', 'best']), 'each'),
  /** Whose dice the named general's presence helps: those of his army, or of every army on his side. */
  general: v.optional(v.picklist(['own', 'all']), 'own'),
  /** When the game bonus counts: if one of the tactic points was earned in that game, or all of them. */
  games: v.optional(v.picklist(['any', 'all']), 'any'),
  /** A mine on a tile fought over is destroyed: when the tile is taken, or whoever wins. */
  mines: v.optional(v.picklist(['taken', 'fought']), 'taken'),
  /** What interdiction stops: the income of that tile, or all of its owner's. */
  interdiction: v.optional(v.picklist(['tile', 'realm']), 'tile'),
  /** What raiders do with the points: lost to everybody, or theirs. */
  raids: v.optional(v.picklist(['lost', 'taken']), 'lost'),
  /** Which chapter of the night comes first. */
  first: v.optional(v.picklist(['armies', 'fleets']), 'armies'),
  /** Whether a fleet must put to sea a turn before it blockades or lands. */
  sailing: v.optional(v.picklist(['two-steps', 'at-once']), 'two-steps'),
  /** Whose plans are carried out first: by a roll every night, or in seating order, a seat further each night. */
  order: v.optional(v.picklist(['rolled', 'rotating']), 'rolled'),
  /** Who drafts first: the realm with the fewest tiles, or by a roll. */
  draft: v.optional(v.picklist(['smallest', 'rolled']), 'smallest'),
});
export type Readings = v.InferOutput<typeof readings>;
export type Reading = keyof Readings;

export const options = v.object({
  /** Nights until the campaign is decided; 0: as long as the players like. */
  nights: count(0, 60, 10),
  /** What decides it: what the realms are worth each turn, tiles, or the treasuries. */
  victory: v.optional(v.picklist(['realm', 'tiles', 'treasury']), 'realm'),
  /** Tiles of land for each player, where the map lays itself. */
  map: v.optional(v.picklist(['small', 'medium', 'large']), 'medium'),
  /** Without it there are no ports, fleets or sea assaults. */
  fleets: v.optional(v.boolean(), true),
  pieces: v.optional(v.picklist(['limited', 'unlimited']), 'limited'),
  start: v.optional(start, {}),
  costs: v.optional(costs, {}),
  readings: v.optional(readings, {}),
});
export type Options = v.InferOutput<typeof options>;

/** Pieces in the box for each player. */
const inTheBox = { mine: 4, tower: 4, fortress: 4, town: 2, citadel: 1, port: 2 } as const;
export type Piece = keyof typeof inTheBox;

/** Pieces of a kind there are for so many players, or undefined without a limit. */
export const pieces = ({ pieces: limit }: Options, players: number, piece: Piece): number | undefined =>
  limit === 'limited' ? inTheBox[piece] * players : undefined;
