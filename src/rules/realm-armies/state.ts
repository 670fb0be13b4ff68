/**
 * What lies on the table in a campaign of realm armies. Canonical JSON: pieces by id, tiles by place.
 * Invariants: an army ashore stands on a tile of its own seat; a fleet in port lies at a port of its own seat; plans are
 * in the ledgers until all are revealed, and only then here.
 */
import type { TileId } from '../../kernel/hex.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Work } from './charts/aftermath.ts';
import type { Terrain } from './land/grounds.ts';
import type { Mission } from './missions/kinds.ts';
import type { Options, Tincture } from './options.ts';

export type { Mission, Work };
export type ArmyId = string;
export type FleetId = string;
export type HeroId = string;

export const stages = ['map', 'homes', 'generals', 'season', 'over'] as const;
export type Stage = (typeof stages)[number];
export const turnPhases = [
  'missions',
  'games',
  'battles',
  'fleets',
  'raids',
  'maintenance',
  'recruitment',
  'income',
  'upgrades',
] as const;
export type TurnPhase = (typeof turnPhases)[number];

export type Realm = {
  readonly name: string;
  readonly tincture: Tincture | null;
  /** Empire points. */
  readonly treasury: number;
  readonly home: TileId | null;
};
/** A tile somebody controls, or that something was built on. */
export type Holding = {
  readonly owner: Seat | null;
  readonly work: Work;
  readonly mine: boolean;
  readonly port: boolean;
  readonly name: string;
};
/** 1000 points each, always. */
export type Army = {
  readonly seat: Seat;
  readonly number: number;
  readonly name: string;
  readonly hero: HeroId | null;
  /** Where it stands; null: aboard a fleet. */
  readonly tile: TileId | null;
};
/** 500 points each, always. */
export type Fleet = {
  readonly seat: Seat;
  readonly number: number;
  readonly name: string;
  /** The port it lies in; null: at sea. */
  readonly port: TileId | null;
  /** The port it lies before. */
  readonly blockades: TileId | null;
  readonly carries: ArmyId | null;
  /** The last turn in which it may do nothing; 0: none. */
  readonly idle: number;
};
/** A named hero: leading an army, waiting at a court, free for anybody, or lost to the game. */
export type Hero = {
  readonly name: string;
  readonly seat: Seat | null;
  readonly lost: boolean;
};

export const games = ['wotr', 'sbg', 'seas'] as const;
export type GameKind = (typeof games)[number];
/** What a seat's night of games came to. */
export type Report = {
  readonly points: { readonly [game in GameKind]: number };
  /** Heroes who were fielded at the head of their own armies. */
  readonly fielded: readonly HeroId[];
};
export type ActivityKind = 'land' | 'sail' | 'assault' | 'raid';
/** Something revealed that is still to be carried out. */
export type Activity = {
  readonly kind: ActivityKind;
  readonly seat: Seat;
  /** Armies, or the fleets that sail. */
  readonly pieces: readonly string[];
  readonly target: TileId;
  /** When it comes in its chapter of the night, lowest first. */
  readonly rank: number;
  /** The turn it was planned for. */
  readonly since: number;
  /** Put off, to be fought on a table; what was arranged. */
  readonly arranged: { readonly when: string; readonly where: string } | null;
};
export type Turn = {
  readonly number: number;
  readonly phase: TurnPhase;
  /** Seats whose plans are written and lie face down; `open` those the table made for them. */
  readonly written: { readonly [seat: Seat]: 'sealed' | 'open' };
  /** Plans made openly for the absent, until all are revealed. */
  readonly plans: { readonly [seat: Seat]: { readonly [piece: string]: Mission } };
  /** What everybody planned, once revealed. */
  readonly missions: { readonly [piece: string]: Mission };
  /** Who carries out first. */
  readonly order: readonly Seat[];
  readonly reports: { readonly [seat: Seat]: Report };
  /** Armies beaten this night: they do no more. */
  readonly beaten: readonly ArmyId[];
  /** Seats that have collected, and that have finished building. */
  readonly collected: readonly Seat[];
  readonly finished: readonly Seat[];
  /** Who acts for the absent: a seat, or `group`. */
  readonly absent: { readonly [seat: Seat]: string };
};
/** Drafting: seats in their order, and those who want no more. */
export type Draft = {
  readonly order: readonly Seat[];
  readonly turn: Seat | null;
  readonly passed: readonly Seat[];
};
export type Victory = { readonly winners: readonly Seat[]; readonly how: 'nights' | 'last' | 'agreed' };

export type State = {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly stage: Stage;
  readonly map: {
    readonly tiles: { readonly [tile: TileId]: Terrain };
    /** Watercourses, each downstream. */
    readonly rivers: readonly (readonly TileId[])[];
  };
  /** Seats in the order they choose their homes; empty until it is rolled. */
  readonly precedence: readonly Seat[];
  readonly realms: { readonly [seat: Seat]: Realm };
  readonly tiles: { readonly [tile: TileId]: Holding };
  readonly armies: { readonly [id: ArmyId]: Army };
  readonly fleets: { readonly [id: FleetId]: Fleet };
  readonly heroes: { readonly [id: HeroId]: Hero };
  readonly activities: { readonly [id: string]: Activity };
  readonly turn: Turn;
  readonly draft: Draft;
  readonly victory: Victory | null;
};
