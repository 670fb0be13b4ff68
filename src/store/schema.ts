/**
 * The tables. A change of shape raises SCHEMA and adds an upgrade; a database of a later schema is never opened.
 * Lines are kept as the bytes they are. Values of the campaign layer are kept as text: one string is quicker to write and read than the objects in it.
 */
import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { Hash } from '../log/bytes.ts';
import type { Device } from '../log/keys.ts';
import type { SegmentRow } from './rows.ts';
import type { BackupReason } from './types.ts';

export const SCHEMA = 1;

export interface CampaignRow {
  readonly campaign: Hash;
  readonly title: string;
  readonly ruleset: string;
  readonly added: number;
  readonly opened: number;
  readonly met?: number;
  readonly card: string;
}
/** How far a log is stored. Kept apart from the rows, so that appending reads no entries. */
export interface HeadRow {
  readonly campaign: Hash;
  readonly author: Device;
  readonly count: number;
  readonly hash: Hash;
  /** Rows added since rows were last joined. */
  readonly loose: number;
  /** Hashes at the ends of the forks stored. */
  readonly forks: readonly Hash[];
  /** Set where a part of the log could not be read: it is looked at again before it is written to. */
  readonly doubted?: true;
}
export interface ForkRow {
  readonly campaign: Hash;
  readonly author: Device;
  /** Each fork in a row of its own, from where it parts from the branches before it. */
  readonly rows: readonly SegmentRow[];
}
export interface TextRow {
  readonly campaign: Hash;
  readonly text: string;
}
export interface KeyRow {
  readonly campaign: Hash;
  /** The device's secret, in hex. */
  readonly device: string;
  readonly text: string;
  /** Of both: a seed with one letter changed looks like any other. */
  readonly sum: number;
}
/** Stands among snapshots where no page does: what a phone shows first. */
export const NO_PAGE = -1;
export interface PageRow {
  readonly campaign: Hash;
  readonly page: number;
  readonly digest: string;
  readonly text: string;
  readonly sum: number;
}
export interface KeptRow {
  readonly id?: number;
  readonly campaign: Hash;
  readonly title: string;
  readonly made: number;
  readonly reason: BackupReason;
  readonly bytes: number;
  /** Whether it holds the keys to a seat or to the table. */
  readonly keys: boolean;
}

export class Database extends Dexie {
  declare campaigns: Table<CampaignRow, Hash>;
  declare heads: Table<HeadRow, [Hash, Device]>;
  declare segments: Table<SegmentRow, [Hash, Device, number]>;
  declare forks: Table<ForkRow, [Hash, Device]>;
  /** Rows that were found damaged: out of the way, not thrown away. */
  declare damaged: Table<{ readonly id?: number; readonly row: unknown }, number>;
  declare keys: Table<KeyRow, Hash>;
  declare locals: Table<TextRow, Hash>;
  declare settings: Table<{ readonly key: string; readonly text: string }, string>;
  declare snapshots: Table<PageRow, [Hash, number]>;
  declare tellings: Table<PageRow, [Hash, number]>;
  declare kept: Table<KeptRow, number>;
  declare keptFiles: Table<{ readonly id: number; readonly bytes: Uint8Array }, number>;

  constructor(name: string, options: DexieOptions) {
    // A relaxed write that was sent and then lost at power-off would fork the author's log.
    super(name, { ...options, chromeTransactionDurability: 'strict', cache: 'disabled' });
    this.version(SCHEMA).stores({
      campaigns: 'campaign',
      heads: '[campaign+author]',
      segments: '[campaign+author+from]',
      forks: '[campaign+author]',
      damaged: '++id',
      keys: 'campaign',
      locals: 'campaign',
      settings: 'key',
      snapshots: '[campaign+page], [campaign+page+digest]',
      tellings: '[campaign+page]',
      kept: '++id, campaign',
      keptFiles: 'id',
    });
  }

  /** The range of all compound keys that begin so: a shorter list stands before them, and a list after any word or number. */
  static under(...start: readonly string[]): [lower: unknown[], upper: unknown[]] {
    return [[...start], [...start, []]];
  }
}

/** Tables with something of a campaign in them, its kept backups aside. */
export const campaignTables = (db: Database): readonly Table[] => [
  db.campaigns,
  db.heads,
  db.segments,
  db.forks,
  db.keys,
  db.locals,
  db.snapshots,
  db.tellings,
];
