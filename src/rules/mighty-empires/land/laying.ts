/**
 * A map in the making: the packs still to draw from, top first, and the tiles on the table.
 * Rules about where a tile may lie are advice and stand in placement.ts; here only the impossible is refused.
 */
import { type Direction, isTileId, place as placeOf, type TileId, tileId } from '../../../kernel/hex.ts';
import { designOf, designs, type Pack, packs } from './designs.ts';
import type { Placed, Tiles } from './survey.ts';

export interface Laying {
  /** How many sets of tiles the players put together. */
  readonly sets: number;
  readonly packs: { readonly [pack in Pack]: readonly string[] };
  readonly tiles: Tiles;
}
/** An integer from 0 up to, but not including, `below`. */
export type Random = (below: number) => number;

/** Sets a map needs for so many players: each holds three realms' worth. */
export const setsFor = (players: number): number => Math.max(1, Math.ceil(players / 3));
/** Where the first tile goes. */
export const middle: TileId = tileId({ q: 0, r: 0 });

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}

/** The packs of so many sets, each shuffled, and an empty table. */
export function startLaying(sets: number, random: Random): Laying {
  const pile = (pack: Pack) => {
    const ids = designs.filter((design) => design.pack === pack).map(({ id }) => id);
    return shuffled(Array.from({ length: sets }, () => ids).flat(), random);
  };
  return {
    sets,
    packs: {
      highland: pile('highland'),
      lowland: pile('lowland'),
      river: pile('river'),
      coastal: pile('coastal'),
    },
    tiles: {},
  };
}

const without = (pile: readonly string[], id: string): readonly string[] => {
  const at = pile.indexOf(id);
  return at < 0 ? pile : [...pile.slice(0, at), ...pile.slice(at + 1)];
};

/** The top tile of a pack goes to its bottom, as one that cannot be laid does. */
export function putUnder(laying: Laying, pack: Pack): Laying {
  const [top, ...rest] = laying.packs[pack];
  return top === undefined ? laying : { ...laying, packs: { ...laying.packs, [pack]: [...rest, top] } };
}

/** A free place for a tile, as far as the table goes. @throws RangeError */
function check(tiles: Tiles, place: TileId): void {
  if (!isTileId(place)) throw new RangeError(`${String(place)} is no place`);
  if (tiles[place]) throw new RangeError(`A tile lies at ${place}`);
}

/**
 * Lays a tile from its pack, whatever the rules advise.
 * @throws RangeError for an unknown design, one no pack holds any more, or a place that is taken
 */
export function lay(laying: Laying, design: string, place: TileId, turn: Direction): Laying {
  const { pack } = designOf(design);
  check(laying.tiles, place);
  if (!laying.packs[pack].includes(design)) throw new RangeError(`${design} is not in its pack`);
  const placed: Placed = { design, turn };
  return {
    ...laying,
    packs: { ...laying.packs, [pack]: without(laying.packs[pack], design) },
    tiles: { ...laying.tiles, [tileId(placeOf(place))]: placed },
  };
}

/** Takes a tile off the table and puts it under its pack. @throws RangeError if none lies there */
export function takeUp(laying: Laying, place: TileId): Laying {
  const { [place]: gone, ...tiles } = laying.tiles;
  if (!gone) throw new RangeError(`No tile lies at ${place}`);
  const { pack } = designOf(gone.design);
  return { ...laying, packs: { ...laying.packs, [pack]: [...laying.packs[pack], gone.design] }, tiles };
}

/** Lays another tile in the place of one that lies there. @throws RangeError as `lay` and `takeUp` do */
export const swap = (laying: Laying, place: TileId, design: string, turn: Direction): Laying =>
  lay(takeUp(laying, place), design, place, turn);

export const tilesLeft = ({ packs: piles }: Laying): number =>
  packs.reduce((sum, pack) => sum + piles[pack].length, 0);
