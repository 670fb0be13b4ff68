/**
 * What lies on the table in a hex campaign. Canonical JSON: rows by id, hexes by place.
 * Invariants: a hex's kind and river are settled with the map and never change; whose turn it is to act follows from what
 * was done, only phases are ended by orders; nothing is secret.
 */
import type { Direction, TileId } from '../../kernel/hex.ts';
import type { Seat } from '../../kernel/question.ts';
import type { EventId } from './charts/events.ts';
import type { Kind } from './charts/hexes.ts';
import type { Options, Tincture } from './options.ts';

export type Walls = 'city' | 'fortress';
export type Improvement = Walls | 'mine';
/** The edges a river crosses. */
export type River = readonly [from: Direction, to: Direction];
/** A hex as it comes out of the box. */
export type Terrain = { readonly kind: Kind; readonly river: River | null };
export type Hex = Terrain & {
  readonly flag: Seat | null;
  readonly walls: Walls | null;
  readonly mine: boolean;
  /** The seat whose capital was founded here, while its city stands. */
  readonly capitalOf: Seat | null;
  readonly name: string;
};
export type Realm = {
  readonly tincture: Tincture | null;
  readonly name: string;
  readonly capital: TileId | null;
  readonly gold: number;
  /** The turn in which it lost its last hex. */
  readonly fell: number | null;
  /** Who took it, and has whatever gold comes back to it later. */
  readonly heir?: Seat;
};

export const stages = ['map', 'founding', 'play', 'over'] as const;
export type Stage = (typeof stages)[number];
export const turnPhases = ['events', 'mining', 'challenge', 'battle', 'conquest', 'points'] as const;
export type TurnPhase = (typeof turnPhases)[number];
/** Before the phases of a turn the realms are measured. */
export type PhaseId = 'realms' | TurnPhase;

export type Pick = { readonly seat: Seat; readonly event: EventId; readonly target: Seat | null };
export type Turn = {
  /** 0 before the first. */
  readonly number: number;
  readonly phase: PhaseId;
  /** Smallest realm first; empty until the realms are measured. */
  readonly order: readonly Seat[];
  /** Players who declared themselves allied for this turn. */
  readonly allies: readonly (readonly Seat[])[];
  readonly picks: readonly Pick[];
  /** Seats that have rolled for their mines. */
  readonly mined: readonly Seat[];
  /** Who challenged whom, in that order. */
  readonly challenges: readonly { readonly seat: Seat; readonly against: Seat }[];
  /** Seats that issued no challenge. */
  readonly held: readonly Seat[];
  /** Conquest Points spent, and those handed over or received. */
  readonly spent: { readonly [seat: Seat]: number };
  readonly shared: { readonly [seat: Seat]: number };
  /** Seats that have claimed or conquered a hex. */
  readonly expanded: readonly Seat[];
  /** Seats that are done with conquest and construction. */
  readonly finished: readonly Seat[];
};

export type Side = 'first' | 'second';
export const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first');
/** How an alliance is fought: all at one table; one at a time; two duels, as they stand or crosswise. */
export const forms = ['together', 'apart', 'paired', 'crossed'] as const;
export type Form = (typeof forms)[number];
/** Players who will fight each other: the challenger's side first. It stays until it is fought, however long that takes. */
export type Encounter = {
  readonly since: number;
  readonly first: readonly Seat[];
  readonly second: readonly Seat[];
  /** null: one against one, or not yet chosen. */
  readonly form: Form | null;
};
export type Result = {
  /** Victory points of the first and the second side, where they were counted. */
  readonly scores: readonly [number, number] | null;
  /** Who was ahead; null: nobody. */
  readonly ahead: Side | null;
  /** The difference in percent of the battle's size, rounded up. */
  readonly percent: number;
  /** The turn it was fought in. */
  readonly turn: number;
};
/** What is settled of one battle: when, how large, what was paid for, how it ended. */
export type Fight = {
  readonly date: string;
  readonly place: string;
  /** Points each player brings, where the players settled it. */
  readonly size: number | null;
  /** Gold spent on more points. */
  readonly bought: { readonly [seat: Seat]: number };
  readonly result: Result | null;
  /** Called off, while another battle of the encounter was fought or waits. */
  readonly off?: true;
};
export type Teams = {
  readonly of: { readonly [seat: Seat]: string };
  /** The last turn they hold. */
  readonly until: number;
};

export type State = {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly stage: Stage;
  readonly map: {
    /** Who lays hexes in which order; empty until it is rolled. */
    readonly order: readonly Seat[];
    readonly drawn: { readonly seat: Seat; readonly kind: Kind } | null;
    /** Hexes each seat has laid, and who of them chose the mountain. */
    readonly laid: { readonly [seat: Seat]: number };
    readonly mountains: readonly Seat[];
  };
  readonly hexes: { readonly [tile: TileId]: Hex };
  /** Seats in the order they found their realms; empty until it is rolled. */
  readonly order: readonly Seat[];
  readonly realms: { readonly [seat: Seat]: Realm };
  readonly teams: Teams | null;
  readonly turn: Turn;
  readonly encounters: { readonly [id: string]: Encounter };
  /** By battle: an encounter's id, a dot and a number. */
  readonly fights: { readonly [battle: string]: Fight };
  readonly winner: Seat | null;
};
