/**
 * What lies on the table in Mighty Empires. Canonical JSON: rows by id, tiles by place.
 * Invariants: terrain is settled with the map and never changes; a tile absent from `tiles` is unknown; what a banner
 * holds stands in its seat's ledger and never here, only what was charged against it and what it gained for all to see.
 */
import type { TileId } from '../../kernel/hex.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Accords } from './accord/state.ts';
import type { Battles } from './battle/state.ts';
import type { Settlement, Site } from './charts/source.ts';
import type { Court } from './court/state.ts';
import type { Espionage } from './espionage/state.ts';
import type { Magic } from './magic/state.ts';
import type { People } from './map/peoples.ts';
import type { Options, Tincture } from './options.ts';
import type { BannerId, Month, Owner, ShipId } from './pieces.ts';
import type { Laid, Painted, Spot } from './places.ts';
import type { Sea } from './sea/state.ts';
import type { Siege } from './siege/state.ts';
import type { Tabletop } from './tabletop/state.ts';
import type { Winter } from './winter/state.ts';

export type { BannerId, Month, Owner, ShipId };

export const stages = ['map', 'capitals', 'realms', 'armies', 'season', 'winter'] as const;
export type Stage = (typeof stages)[number];

/** What is known of a tile: settled once scouted, and changed afterwards only by razing, rebuilding and conquest. */
export type Holding = {
  readonly site: Site;
  /** Whose flag flies here; on a razed tile it says who razed it, or whose it was. */
  readonly flag: Owner;
  /** Belongs to nobody, feeds nobody. */
  readonly razed: boolean;
  /** The seat whose capital this is or was. */
  readonly capitalOf: Seat | null;
  readonly stockpile: number;
  readonly name: string;
};
export type Realm = {
  /** Whose racial rules it plays by; null: none. */
  readonly people: People | null;
  readonly tincture: Tincture | null;
  readonly name: string;
  readonly capital: TileId | null;
  /** The homeland: the capital and the tiles around it, also when another player holds them. */
  readonly tiles: readonly TileId[];
  /** Its ports already rolled for ships. */
  readonly ports: readonly TileId[];
  /** Military strength in points. */
  readonly strength: number | null;
  /** Baggage rolled at the start, not yet handed out. */
  readonly baggage: number | null;
};
export type Banner = {
  readonly seat: Seat;
  /** On the flag. */
  readonly number: number;
  readonly name: string;
  readonly tile: TileId | null;
  /** Where on its tile it stands. */
  readonly spot: Spot | null;
  readonly baggage: number;
  /** Points lost and gained for all to see, since it was raised. */
  readonly charged: number;
  readonly gained: number;
  /** The month in which it neither scouts nor moves. */
  readonly mutiny: Month | null;
};
export type Fallen = {
  readonly seat: Seat;
  readonly number: number;
  readonly name: string;
  readonly tile: TileId | null;
  readonly when: Month;
  /** Contingents leave when their season is over. */
  readonly how: 'disbanded' | 'destroyed' | 'left' | 'merged';
};
export type Ship = {
  readonly owner: Owner;
  readonly number: number;
  readonly name: string;
  readonly tile: TileId;
  readonly harbour: boolean;
  readonly carries: BannerId | null;
};
/** An unfought battle, or a siege. */
export type Encounter = {
  readonly kind: 'battle' | 'siege';
  readonly tile: TileId;
  readonly attacker: Seat;
  /** Where each attacking banner came from. */
  readonly attackers: { readonly [banner: BannerId]: TileId };
  /** Those of the attackers who came by sea, and the ship each landed from. */
  readonly landed?: { readonly [banner: BannerId]: ShipId };
  readonly defender: Owner;
  /** The risen dead fell upon the force that stands here as `attacker`. */
  readonly risen?: true;
  /** The defender said that the gates stay open. */
  readonly afield?: true;
  readonly since: Month;
  /** What independents have mustered for it, in points; null until it is rolled, and for players. */
  readonly mustered: number | null;
  /** What a siege keeps; null while it is a battle. */
  readonly siege: Siege | null;
};
/** Dragons that woke and have not flown yet; what winter's dragons raze stays razed for a year. */
export type Waking = {
  readonly lair: TileId;
  readonly dragons: number;
  readonly by: Seat;
  readonly winter?: true;
};

export type Halt = 'mutiny' | 'storms' | 'route' | 'terror';
/** What became of scouting a tile: `force` is where the scouts set out from. */
export type Scouting = {
  readonly force: TileId;
  readonly banner: BannerId;
  readonly found: 'way' | 'nothing';
  /** On a forced march: whom alone it serves. */
  readonly party?: string;
};
export type RouteFound = 'none' | 'perilous' | 'safe';
/** What a seat has done in its turn this month. */
export type Turn = {
  /** How each banner lives this month: from the land, the stockpile, a banner's baggage (its id), or `hunger`. */
  readonly fed: { readonly [banner: BannerId]: string };
  readonly scouted: { readonly [tile: TileId]: Scouting };
  readonly moved: readonly BannerId[];
  /** On a forced march: they may scout and move once more. */
  readonly marching: readonly BannerId[];
  /** Fed a second time this month to march on: nobody does so twice. */
  readonly marched: readonly BannerId[];
  readonly halted: { readonly [banner: BannerId]: Halt };
  /** Troops pass between banners outside the phase for it: so agreed. */
  readonly reordered?: true;
  /** Routes rolled for, by the tiles they join (`q0r0_q1r0`), and the side a force that came in this turn came over (`_3`). */
  readonly routes: { readonly [way: string]: RouteFound };
};
export type Season = {
  readonly year: number;
  readonly month: number;
  /** Seats in their order of play; empty until initiative is rolled. */
  readonly order: readonly Seat[];
  readonly done: readonly Seat[];
  readonly turn: Seat | null;
  readonly phase: PhaseId;
  readonly turns: { readonly [seat: Seat]: Turn };
};
/** What the chronicle calls its years: rounds of ten by an adjective (`c0`), single years by a name of their own (`y3`). */
export type Calendar = {
  readonly cycles: { readonly [cycle: string]: string };
  readonly years: { readonly [year: string]: string };
};
export const turnPhases = [
  'subsistence',
  'scouting',
  'movement',
  'battle',
  'siege',
  'raze',
  'reorganisation',
] as const;
export type TurnPhase = (typeof turnPhases)[number];
export type PhaseId = 'initiative' | TurnPhase;

export type State = {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly stage: Stage;
  readonly map: {
    readonly laid: Laid;
    /** Tiles drawn by hand rather than from a pack. */
    readonly painted: Painted;
    /** Where capitals may stand on a painted map. */
    readonly capitals: readonly TileId[];
    /** Drawn and not yet laid. */
    readonly drawn: { readonly seat: Seat; readonly design: string } | null;
    /** Put back under their packs. */
    readonly aside: readonly string[];
  };
  readonly tiles: { readonly [tile: TileId]: Holding };
  /** Tiles whose forest dragons burnt. */
  readonly burnt: readonly TileId[];
  /** Seats in the order they choose their capitals. */
  readonly precedence: readonly Seat[];
  readonly realms: { readonly [seat: Seat]: Realm };
  readonly banners: { readonly [id: BannerId]: Banner };
  readonly fallen: { readonly [id: BannerId]: Fallen };
  readonly ships: { readonly [id: ShipId]: Ship };
  readonly sea: Sea;
  readonly encounters: { readonly [id: string]: Encounter };
  readonly battles: Battles;
  readonly wakings: { readonly [id: string]: Waking };
  readonly season: Season;
  readonly calendar: Calendar;
  readonly winter: Winter;
  readonly court: Court;
  readonly espionage: Espionage;
  readonly magic: Magic;
  readonly tabletop: Tabletop;
  readonly accord: Accords;
};
export type { Settlement, Site };
