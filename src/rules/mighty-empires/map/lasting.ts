/** Spells that end, and what lasting spells do to what enters their tiles: called by the changes that move things about. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Until } from '../magic/state.ts';
import type { BannerId } from '../state.ts';
import { fall } from './fall.ts';
import type { Draft } from './remarks.ts';
import { chaosVoid, rots } from './spells.ts';
import { tidyEncounters } from './tidy.ts';

type Row = Draft['magic']['spells'][string];

/** Ends a spell: a host goes home to where it came from, and those who fought as undead fight no longer. */
export function endSpell(draft: Draft, id: string): void {
  const row = draft.magic.spells[id];
  if (!row) return;
  delete draft.magic.spells[id];
  if (row.banner !== null) fall(draft, row.banner, 'disbanded');
  if (row.spell === 'raise-dead' && row.tile !== null) tidyEncounters(draft, row.tile);
}

export function endSpells(draft: Draft, ended: (row: Row) => boolean): void {
  for (const [id, row] of Object.entries(draft.magic.spells)) if (ended(row)) endSpell(draft, id);
}

/** Whether a spell's time is over: at the end of a season, or as another year begins. */
export const isOver = (until: Until, year: number, stage: string): boolean =>
  until.year < year || (until.year === year && until.ends === 'season' && stage === 'winter');

/** Ends every spell whose time is over, as the season or the winter has just ended. */
export const endOfTime = (draft: Draft): void =>
  endSpells(draft, ({ until }) => isOver(until, draft.season.year, draft.stage));

/** What stands in a tile loses its baggage to rot; what is stored there, too. */
export function spoil(draft: Draft, tile: TileId): void {
  if (!rots(draft, tile)) return;
  for (const banner of Object.values(draft.banners)) if (banner.tile === tile) banner.baggage = 0;
  const holding = draft.tiles[tile];
  if (holding) holding.stockpile = 0;
}

/** A banner has come into a tile: a void swallows it, rot eats what it carries. */
export function entered(draft: Draft, banner: BannerId, tile: TileId): void {
  if (chaosVoid(draft, tile)) fall(draft, banner, 'destroyed');
  else spoil(draft, tile);
}

/** Once a tile is razed nothing grows there. */
export const withered = (draft: Draft, tile: TileId): void =>
  endSpells(draft, (row) => row.spell === 'abundance' && row.tile === tile);
