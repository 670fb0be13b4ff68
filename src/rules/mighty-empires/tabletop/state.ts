/**
 * What a campaign keeps of battles fought with models: the field as it is agreed and rolled, the day and who comes when,
 * battles whose wounded are still being gathered in, prisoners, and what was carried off. All of it lies open; who serves
 * in a force, what fell of it and who lies wounded stand in its owner's ledger.
 */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Pursuit } from '../charts/battles.ts';
import type { Arrival } from '../charts/tabletop.ts';
import type { BannerId, Month, Owner } from '../pieces.ts';

export const barriers = ['none', 'river', 'mountain', 'coast'] as const;
export type Barrier = (typeof barriers)[number];

/** A piece of terrain on the table, and the D100 that brought it. */
export type Feature = { readonly feature: string; readonly text: string; readonly rolled: number };
/** What holding ground is worth, in victory points. */
export type Scenery = { readonly hill: number; readonly bridge: number; readonly half: number };
/** Attackers who came out of one tile: due at an hour, and how they come when it strikes. */
export type Contingent = {
  readonly from: TileId;
  readonly banners: readonly BannerId[];
  readonly due: number;
  /** `start`: on the table when the battle begins; null: still awaited; `late` becomes `own-edge` at the hour it is due. */
  readonly comes: 'start' | Arrival['arrives'] | null;
  /** Units that come on at once; null: all of them. */
  readonly units: number | null;
  readonly flank: 'left' | 'right' | null;
};
/** A battle being made ready. */
export type Battlefield = {
  /** When and where the players mean to fight it, in their own words. */
  readonly date: string;
  readonly place: string;
  readonly features: readonly Feature[];
  readonly barrier: Barrier;
  readonly scenery: Scenery;
  /** The hour it begins; null until it is rolled. */
  readonly hour: number | null;
  /** The last hour that was played to its end; 0 before the first. */
  readonly played: number;
  readonly contingents: readonly Contingent[];
};
export type Side = 'attacker' | 'defender';
/** A battle decided on the table, kept until both sides have gathered their wounded. */
export type Fought = {
  readonly tile: TileId;
  readonly attacker: Seat;
  readonly defender: Owner;
  readonly attackers: readonly BannerId[];
  readonly defenders: readonly BannerId[];
  readonly winner: Side | 'draw';
  readonly scattered: boolean;
  /** What the pursuit came to; null: nobody pursued. */
  readonly pursuit: Pursuit['pursuit'] | null;
  readonly when: Month;
  /** Seats that have gathered their wounded. */
  readonly recovered: readonly Seat[];
};
/** A character in another's hands. */
export type Captive = {
  readonly owner: Seat;
  readonly holder: Seat;
  readonly character: string;
  readonly name: string;
  readonly level: number;
  readonly points: number;
  /** The holder's banner that takes them along; null: in the holder's capital. */
  readonly banner: BannerId | null;
  readonly since: Month;
  /** The month of the last attempt on their life. */
  readonly tried: Month | null;
};
export const spoils = ['engine', 'altar', 'standard'] as const;
export type Spoil = {
  readonly holder: Seat;
  readonly from: Owner;
  readonly kind: (typeof spoils)[number];
  readonly name: string;
  /** The banner whose train it travels in; null: in the holder's capital. */
  readonly banner: BannerId | null;
};
export type Tabletop = {
  /** By encounter. */
  readonly fields: { readonly [encounter: string]: Battlefield };
  /** By the encounter it was. */
  readonly fought: { readonly [encounter: string]: Fought };
  readonly captives: { readonly [id: string]: Captive };
  readonly spoils: { readonly [id: string]: Spoil };
};
export const newTabletop = (): Tabletop => ({ fields: {}, fought: {}, captives: {}, spoils: {} });

export const printedScenery: Scenery = { hill: 10, bridge: 10, half: 25 };
export const blankField: Battlefield = {
  date: '',
  place: '',
  features: [],
  barrier: 'none',
  scenery: printedScenery,
  hour: null,
  played: 0,
  contingents: [],
};
