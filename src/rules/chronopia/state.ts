/**
 * What lies on the table in a Chronopia campaign. Canonical JSON: rows by id. Everything lies open: forces are compared by
 * their ratings before every battle, so every muster roll is for all to read.
 * Invariants: figures that are alike (type, raises, points spent) stand in one row of their warband; a wounded figure is a
 * number beside those fit; gold and experience are never below nothing.
 */
import type { Seat } from '../../kernel/question.ts';
import type { Land } from './charts/territories.ts';
import type { Figure, Raised } from './figures.ts';
import type { Options, Tincture } from './options.ts';

export const stages = ['muster', 'campaign', 'over'] as const;
export type Stage = (typeof stages)[number];
export const armies = [
  'firstborn',
  'elves',
  'dwarves',
  'blackbloods',
  'devout',
  'stygians',
  'other',
] as const;
export type Army = (typeof armies)[number];

/** What a player does after a battle, in this order. */
export const steps = ['casualties', 'experience', 'income', 'maintenance', 'recruiting', 'spending'] as const;
export type Step = (typeof steps)[number];

export type FigureId = string;
export type WarbandId = string;
export type TerritoryId = string;
/** With the field army, or the territory it garrisons. */
export type Place = 'field' | TerritoryId;

export type Realm = {
  readonly army: Army | null;
  /** House, clan or whatever name the force goes by. */
  readonly house: string;
  readonly tincture: Tincture | null;
  readonly gold: number;
  /** Mustered and ready for the first battle. */
  readonly ready: boolean;
};
export type Territory = {
  readonly seat: Seat;
  readonly land: Land;
  readonly name: string;
  /** The home fortress, where the Hospital is. */
  readonly home: boolean;
};
/** Figures that are alike in everything. */
export type Rank = {
  readonly figure: FigureId;
  /** Points by which each characteristic has been improved. */
  readonly raised: Raised;
  /** Experience and cash each of them has spent in its life. */
  readonly spent: number;
  readonly fit: number;
  /** In the Hospital until the next battle is over. */
  readonly hurt: number;
};
export type Spell = { readonly name: string; readonly cost: number; readonly secondChance: boolean };
export type Warband = {
  readonly seat: Seat;
  readonly name: string;
  /** What it is a warband of; an individual's figure id. Warbands of one kind are like. */
  readonly kind: string;
  readonly individual: boolean;
  readonly place: Place;
  readonly ranks: { readonly [key: string]: Rank };
  /** Earned and not yet spent, for the warband as a whole. */
  readonly experience: number;
  readonly spells: { readonly [id: string]: Spell };
};
export type Weather = { readonly total: number; readonly desert: string };
export type Mission = { readonly name: string; readonly terrain: boolean };
export type BattleKind = 'two' | 'many' | 'rescue' | 'challenge';
/** A battle arranged and not yet fought. */
export type Battle = {
  readonly kind: BattleKind;
  /** The players it is between; in a rescue the player who wants to free their captives first, in a challenge the challenger. */
  readonly sides: readonly Seat[];
  /** Battles fought before it was arranged: its age. */
  readonly since: number;
  /** When and where, in the players' words. */
  readonly when: string;
  /** Whether stakes and weather are settled. */
  readonly set: boolean;
  readonly stakes: { readonly [seat: Seat]: TerritoryId };
  /** The territory generated for it. */
  readonly prize: Land | null;
  readonly weather: Weather | null;
  /** The side each ally is on, and the warbands they send. */
  readonly allies: {
    readonly [seat: Seat]: { readonly side: Seat; readonly warbands: readonly WarbandId[] };
  };
  readonly summoned: { readonly [seat: Seat]: { readonly [figure: FigureId]: number } };
  /** Gold paid for them, once any are summoned. */
  readonly paid?: { readonly [seat: Seat]: { readonly [figure: FigureId]: number } };
  readonly missions: { readonly [seat: Seat]: Mission };
  /** Whom a rescue is about. */
  readonly captives: readonly string[];
};
export type Outcome = 'won' | 'lost' | 'drawn';
/** A battle fought, as the campaign remembers it. */
export type Fought = {
  readonly number: number;
  readonly kind: BattleKind;
  readonly sides: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly ratings: { readonly [seat: Seat]: number };
};
/** What one player does after one battle. */
export type Sitting = {
  readonly battle: string;
  readonly number: number;
  readonly at: Step;
  readonly outcome: Outcome;
  /** Points for each survivor, and dice of gold. */
  readonly bonus: number;
  readonly enemies: readonly Seat[];
  /** Fit figures of each warband that took the field; and those of them that came through, once that is known. */
  readonly fought: { readonly [warband: WarbandId]: number };
  readonly survived: { readonly [warband: WarbandId]: number };
  /** The winning side's leader, if this player's; else empty. */
  readonly leader: WarbandId;
  readonly summoned: { readonly [figure: FigureId]: number };
  /** Gold paid for them, once any are summoned. */
  readonly paid?: { readonly [figure: FigureId]: number };
};
export type Captive = {
  readonly seat: Seat;
  readonly holder: Seat;
  readonly warband: WarbandId;
  readonly figure: FigureId;
  readonly raised: Raised;
  readonly spent: number;
  readonly count: number;
  /** The battle they were taken in. */
  readonly battle: string;
  /** Whether their owner can still ride to their rescue. */
  readonly hope: boolean;
};

export type State = {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly stage: Stage;
  readonly realms: { readonly [seat: Seat]: Realm };
  readonly territories: { readonly [id: TerritoryId]: Territory };
  /** Everybody's army lists, for all to read and copy from. */
  readonly figures: { readonly [id: FigureId]: Figure };
  readonly warbands: { readonly [id: WarbandId]: Warband };
  readonly battles: { readonly [id: string]: Battle };
  readonly fought: { readonly [id: string]: Fought };
  /** What each player has still to settle, the oldest battle first. */
  readonly sittings: { readonly [seat: Seat]: readonly Sitting[] };
  readonly captives: { readonly [id: string]: Captive };
  readonly victor: Seat | null;
};
