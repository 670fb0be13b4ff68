/** What the store promises: campaigns on a shelf, their logs, keys, snapshots and backups. It knows no rule. */
import type { Json } from '../kernel/json.ts';
import type { Hash } from '../log/bytes.ts';
import type { Chain, Chains, RunFault } from '../log/chain.ts';
import type { Device, DeviceKey } from '../log/keys.ts';
import type { StoreFault } from './faults.ts';

export interface Entered {
  readonly campaign: Hash;
  readonly title: string;
  readonly ruleset: string;
  /** What the shelf shows of it, as the campaign layer likes it. */
  readonly card: Json;
  /** When it was last opened and when other phones were last met: milliseconds since 1970. */
  readonly opened?: number;
  readonly met?: number;
}
export interface Shelved extends Entered {
  readonly added: number;
  readonly opened: number;
  /** What is kept of it beside its lines and can no longer be read. Its card, title or times are blank then. */
  readonly damaged?: readonly CampaignPart[];
}
/** Small records kept beside the lines of a campaign: each may be damaged by itself. */
export type CampaignPart = 'card' | 'keys' | 'local';

export interface Wanted {
  readonly seat: string;
  readonly role: 'player' | 'guest';
  readonly name?: string;
  /** Two players are to give the seat: it is held, or was this phone's. */
  readonly asks?: true;
  /** The seat's own player said no. */
  readonly refused?: true;
}
export interface CampaignKeys {
  readonly device: DeviceKey;
  /** Seeds of the seats held here, in hex. */
  readonly seats: { readonly [seat: string]: string };
  /** The secret of the invitation this phone came by, or founded with, in hex: it invites others with it. */
  readonly invite?: string;
  /** Secrets of further invitations that this phone opened: it can show their codes again. */
  readonly doors?: readonly string[];
  /** Where its player wants to sit, until a page lists that a member's phone has admitted it. */
  readonly claim?: Wanted;
  /** The campaign in which this one goes on: here nothing more is written on this phone. */
  readonly onward?: Hash;
}

/** A log of which a part could not be read: what stands before it is loaded. */
export interface Damage {
  readonly author: Device;
  /** Entries that are still readable; more were here. */
  readonly kept: number;
}
export interface Loaded {
  readonly chains: Chains;
  readonly keys?: CampaignKeys;
  /** Set where keys are stored and cannot be read. */
  readonly keysLost?: true;
  readonly local: Json;
  /** Where this names the phone's own device, it must continue under a new key: the log cannot be followed safely. */
  readonly damaged: readonly Damage[];
}
export interface Change {
  readonly chain: Chain;
  /** How many of its entries were stored already, as far as the writer knows. */
  readonly from: number;
}

export interface PageMark {
  readonly page: number;
  readonly digest: string;
}
export interface SnapshotRow extends PageMark {
  readonly state: Json;
}
export interface TellingRow extends PageMark {
  readonly told: Json;
}
export interface FirstLook {
  readonly keys: CampaignKeys;
  /** As it was saved. */
  readonly shown: Json;
}

export type BackupFault =
  | 'no backup'
  | 'newer backup'
  | 'cut short'
  | 'damaged'
  | 'cannot unpack'
  | 'too large'
  | 'other campaign'
  | 'locked'
  | 'wrong words';

/** How a backup compares with what is here. Both numbers may be above zero: each has what the other lacks. */
export type Comparison =
  | { readonly with: 'new' }
  | { readonly with: 'same' }
  | { readonly with: 'differs'; readonly adds: number; readonly lacks: number };

/** How far a campaign goes. */
export interface Extent {
  readonly lines: number;
  readonly phones: number;
  /** Undefined where its pages cannot be read. */
  readonly pages?: number;
}

export interface Preview {
  readonly ok: true;
  readonly campaign: Hash;
  readonly title: string;
  readonly ruleset: string;
  readonly seats: readonly { readonly id: string; readonly name: string }[];
  readonly made: number;
  /** Whether it brings seat seeds and the secret of an invitation. */
  readonly secrets: boolean;
  readonly compare: Comparison;
  /** What would be read of it here now, of the file alone, and of both together. */
  readonly here: Extent;
  readonly file: Extent;
  readonly after: Extent;
  /** Logs in it that do not hold together: they are left out of an import. */
  readonly damaged: readonly { readonly author: Device; readonly seq: number; readonly fault: RunFault }[];
  /** What the import will take; opaque to everybody else. */
  readonly content: BackupContent;
}
export type ReadBackup = Preview | { readonly ok: false; readonly fault: BackupFault };

/** Lines and keys: what they come to is reckoned from them, and is never taken from a file. */
export interface BackupContent {
  readonly made: number;
  readonly campaign: Hash;
  readonly chains: Chains;
  readonly secrets?: Omit<CampaignKeys, 'device' | 'claim' | 'doors'>;
}
export interface Imported {
  readonly campaign: Hash;
  /** Entries that were not here. */
  readonly added: number;
  /** The new device this phone continues under, where the campaign had no key here and the backup brought secrets. */
  readonly device?: Device;
  /** This phone's own log has grown or forked by the import: its device key must not be used again. */
  readonly renew: boolean;
}

/** Words of which any opens the file; none leaves it open to anybody who gets it. */
export type Lock = readonly string[];
export interface Export {
  readonly secrets: boolean;
  readonly lock?: Lock;
}

export type BackupReason = 'import' | 'update' | 'removal' | 'asked';
/** A backup the phone keeps for itself. */
export interface Kept {
  readonly id: number;
  readonly campaign: Hash;
  readonly title: string;
  readonly made: number;
  readonly reason: BackupReason;
  readonly bytes: number;
}

export interface Persistence {
  /** Whether the browser has promised not to clear it; undefined where it cannot say. */
  readonly persisted?: boolean;
  readonly usage?: number;
  readonly quota?: number;
}

/** All methods reject with a `StoreError` whose `fault` is a `StoreFault`, and with nothing else. All writes may be repeated. */
export interface Store {
  shelf(): Promise<readonly Shelved[]>;
  /** Puts a campaign on the shelf or updates what is known of it; times that are not given stay as they are. */
  shelve(entry: Entered): Promise<void>;
  /** Takes a campaign off the shelf with everything of it, after keeping a backup. */
  unshelve(campaign: Hash): Promise<void>;

  load(campaign: Hash): Promise<Loaded>;
  /**
   * Writes the entries the store lacks, and the chain's forks. Resolves when they are durable.
   * @throws StoreError 'overtaken' if what is stored is not what the chain continues: load again
   */
  append(campaign: Hash, chain: Chain, from: number): Promise<void>;
  /** The same for several chains: all or nothing. */
  appendAll(campaign: Hash, changes: readonly Change[]): Promise<void>;
  /** Resolves when small rows have been packed together; happens by itself as well. */
  compact(campaign: Hash): Promise<void>;

  saveKeys(campaign: Hash, keys: CampaignKeys): Promise<void>;
  saveLocal(campaign: Hash, local: Json): Promise<void>;
  setting(key: string): Promise<Json | undefined>;
  setSetting(key: string, value: Json | undefined): Promise<void>;

  saveSnapshot(campaign: Hash, snapshot: SnapshotRow): Promise<void>;
  snapshots(campaign: Hash): Promise<readonly PageMark[]>;
  snapshot(campaign: Hash, page: number): Promise<SnapshotRow | undefined>;
  /** Forgets snapshots and tellings of pages after this one. */
  dropSnapshotsAfter(campaign: Hash, page: number): Promise<void>;
  /** All or none of them. */
  saveTellings(campaign: Hash, tellings: readonly TellingRow[]): Promise<void>;
  /** Those of the pages asked for that are here, in page order. */
  tellings(campaign: Hash, pages: readonly number[]): Promise<readonly TellingRow[]>;
  /**
   * Keeps what is to be shown of a campaign until its lines have been read, as long as no others than these are stored; nothing, where it is
   * left out. It is forgotten when other keys are saved.
   */
  saveFirstLook(campaign: Hash, chains: Chains, shown?: Json): Promise<void>;
  /** undefined where there is none that is as new as what is stored. */
  firstLook(campaign: Hash): Promise<FirstLook | undefined>;

  /** One file: the public log. Seat seeds and the invitation's secret only if asked; a device's signing key never. */
  exportCampaign(campaign: Hash, options: Export): Promise<Uint8Array>;
  /** The same of a campaign that is open, without a question to the storage: for when it no longer answers. */
  exportOpen(content: Omit<BackupContent, 'made'>, options: Export): Promise<Uint8Array>;
  /** Reads and verifies a backup and says how it compares; changes nothing. `words` open one that is locked. */
  readBackup(bytes: Uint8Array, expect?: Hash, words?: string): Promise<ReadBackup>;
  /** Takes a backup in by union, after keeping a backup of what is here. */
  importBackup(preview: Preview): Promise<Imported>;
  /** The backups this phone keeps for itself, newest first: the last five of each campaign. */
  kept(): Promise<readonly Kept[]>;
  keep(campaign: Hash, reason: BackupReason): Promise<void>;
  /** A kept backup's file, to be read with `readBackup`: locked if it is to leave the phone. */
  keptFile(id: number, lock?: Lock): Promise<Uint8Array | undefined>;

  persistence(): Promise<Persistence>;
  /** Asks the browser not to clear what is stored; resolves with its answer. */
  askToPersist(): Promise<boolean>;
  /** Checks that storage answers, reopening it if it was lost; to be called when the app comes back to the front. */
  probe(): Promise<StoreFault | undefined>;
  /** Calls back when storage becomes unusable while open ('newer', 'closed', 'blocked'). Returns what stops it. */
  watch(onFault: (fault: StoreFault) => void): () => void;
  close(): void;
}

/** What a campaign that is being played asks of its store. */
export type CampaignStore = Pick<
  Store,
  | 'load'
  | 'append'
  | 'appendAll'
  | 'saveKeys'
  | 'saveLocal'
  | 'shelve'
  | 'shelf'
  | 'saveSnapshot'
  | 'snapshots'
  | 'snapshot'
  | 'saveTellings'
  | 'tellings'
  | 'saveFirstLook'
  | 'firstLook'
>;
