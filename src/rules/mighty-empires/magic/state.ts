/**
 * The magic on the table: spells that last, each until its time is over, and how far the equinox has come.
 * Invariants: no spell outlives its time; a player who holds a drawn spell has not cast it yet.
 */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { AutumnSpell, ForgedItem } from '../charts/autumn-spells.ts';
import type { SpringSpell } from '../charts/spring-spells.ts';
import type { BannerId, Month } from '../pieces.ts';

export type SpellName = SpringSpell['spell'] | AutumnSpell['spell'];
export type Equinox = 'autumn' | 'spring';
/** The end of a campaign season, or of the winter that follows it. */
export type Until = { readonly year: number; readonly ends: 'season' | 'winter' };

/** A spell that lasts. */
export type Lasting = {
  readonly spell: SpellName;
  readonly by: Seat;
  /** Where it lies; null: on an empire, or with a banner. */
  readonly tile: TileId | null;
  /** Whose empire or force it is about; null: anybody who comes. */
  readonly about: Seat | null;
  /** The host it called. */
  readonly banner: BannerId | null;
  /** Crowns of a harvest, points of undead, of a host or of heroes; 0 where nothing is counted. */
  readonly amount: number;
  /** The mists: a force comes home, or loses its way. */
  readonly leads: 'home' | 'astray' | null;
  /** The last month in which its caster tried to undo it. */
  readonly tried: Month | null;
  readonly until: Until;
};
export type Magic = {
  readonly spells: { readonly [id: string]: Lasting };
  /** The equinox the order of casting was rolled for; null before the first. */
  readonly at: { readonly year: number; readonly equinox: Equinox } | null;
  readonly order: readonly Seat[];
  /** Spells each seat has done with in this equinox. */
  readonly cast: { readonly [seat: Seat]: number };
  /** Rolled and not cast yet. */
  readonly drawn: { readonly [seat: Seat]: SpellName };
  /** Forged items, by the banner that bears one. */
  readonly items: { readonly [id: string]: { readonly banner: BannerId; readonly item: ForgedItem } };
};
export const newMagic = (): Magic => ({ spells: {}, at: null, order: [], cast: {}, drawn: {}, items: {} });
