/** What sync asks of a campaign, what a link promises, and what the Meet screen sees. It knows no rule. */
import type { Steps } from '../kernel/paced.ts';
import type { Bytes, Hash } from '../log/bytes.ts';
import type { Run, RunFault, Vector } from '../log/chain.ts';
import type { Device, DeviceKey } from '../log/keys.ts';
import type { SyncFault } from './faults.ts';

/** The page a phone stands on, and the fingerprint of the state it reads there. */
export interface Fingerprint {
  readonly page: Hash;
  readonly print: Hash;
}
export interface Refusal {
  readonly author: Device;
  readonly fault: RunFault;
}
/** What became of runs: durable before this is given. */
export interface Taken {
  /** Entries that were not here before, forks' among them. */
  readonly added: number;
  readonly refused: readonly Refusal[];
  /** Authors of whom these runs showed a second history. */
  readonly forked: readonly Device[];
  /** They held a line of this phone's own key that it did not have: it goes on under a new key. */
  readonly outrun: boolean;
}
/** A campaign's logs, as sync sees them. */
export interface Library {
  readonly campaign: Hash;
  vector(): Vector;
  runsAfter(known: Vector): readonly Run[];
  /** Joins and stores runs; takes what holds, names what does not. Rejects only where storage fails. */
  take(runs: readonly Run[]): Promise<Taken>;
  fingerprint(): Fingerprint | undefined;
  /** How many lines count in the book, and the fingerprint after so many: for finding where two phones part. */
  lines?(): number;
  fingerprintAfter?(lines: number): Hash | undefined;
  readonly claims?: Claims;
  /** Goes through long work as this phone does, so that taps are answered meanwhile; else it is done at a stretch. */
  paced?<T>(steps: Steps<T>): Promise<T>;
}
/** Newcomers' claims, encoded: at most 1 KiB each, told to the phones they meet and carried no further. */
export interface Claims {
  /** What this phone claims; the same bytes while nothing has changed. */
  own(): Bytes | undefined;
  /** A phone claims this; nothing (any more) where it is left out. Resolves when it has been dealt with. */
  made(device: Device, claim: Bytes | undefined): Promise<void>;
  /** Whether what a phone claims was refused here. */
  refuses(device: Device): boolean;
  /** What this phone claims was refused. */
  refused(): Promise<void>;
}
export interface Versions {
  readonly app: string;
  /** The version of the campaign's rule set that this app has. */
  readonly rules: number;
}
/** What a phone's own book says of another's device. */
export type PeerStatus = 'member' | 'guest' | 'withdrawn' | 'stranger';
/** What a phone proves itself by, and knows others by. */
export interface Pass {
  readonly campaign: Hash;
  /**
   * What phones find and know each other by, 32 bytes each: the table's secret and then the doors of open invitations, or of a
   * newcomer the door of theirs. At most eight count.
   */
  secrets(): readonly Bytes[];
  readonly device: DeviceKey;
  readonly versions: Versions;
  /** undefined where no book is here yet to look it up in: then each phone that knows one of the secrets is met. */
  knows(device: Device): PeerStatus | undefined;
  /** What this phone says for itself to one whose book may not have it yet, at most 4,096 characters. */
  introduction?(): string | undefined;
  /** Whether what a stranger says for itself lets it in. */
  welcomes?(device: Device, introduction: string): boolean;
}

/** DTLS fingerprints of a link's two ends: signed, so that the service that introduced the phones cannot sit between them. */
export interface Ends {
  readonly mine: string;
  readonly theirs: string;
}
export type LinkKind = 'memory' | 'peer' | 'qr';
export type LinkState = 'opening' | 'open' | 'closed';
export interface LinkFacts {
  readonly kind: LinkKind;
  /** Where the other end can be called by others of the table; absent where it cannot. */
  readonly address?: string;
  readonly ends?: Ends;
  /** The other phone has spoken through the service that introduces phones: where the link does not open, the network is why. */
  readonly answered?: true;
}
export interface LinkEvents {
  open(): void;
  frame(bytes: Bytes): void;
  /** What waited to be sent is mostly gone: more may be sent. */
  drained(): void;
  /** Once; nothing comes after it. Absent fault: closed on purpose by this side. */
  closed(fault?: SyncFault): void;
}
/**
 * A link that carries bytes to one other phone, in order and each frame once, or is closed.
 * Frames are at most 64 KiB. Events come only after `listen`; none is lost before it.
 */
export interface Link {
  readonly state: LinkState;
  /** Bytes given to `send` that have not left yet. */
  readonly waiting: number;
  describe(): LinkFacts;
  listen(events: LinkEvents): void;
  /** Ignored unless open. */
  send(frame: Bytes): void;
  close(): void;
}

/** How two phones' books compare. */
export type Step = 'same' | 'differs' | 'ahead' | 'behind';
export type PartnerState = 'connecting' | 'proving' | 'exchanging' | 'in step' | 'differs' | 'lost';
/** Another phone at the table. */
export interface Partner {
  /** Known once proved. */
  readonly device?: Device;
  readonly via: LinkKind;
  readonly state: PartnerState;
  readonly step?: Step;
  /** The first line of the book (from 1) after which the two phones read differently. */
  readonly parted?: number;
  /** Entries given to it and received from it in this meeting, and how many are still to come. */
  readonly given: number;
  readonly received: number;
  readonly left: number;
  /** When it was last heard of: milliseconds since 1970. */
  readonly met?: number;
  readonly versions?: Versions;
  readonly fault?: SyncFault;
}
export type MeetingState = 'looking' | 'waiting' | 'meeting' | 'paused' | 'failed' | 'stopped';
export interface MeetingSnapshot {
  readonly state: MeetingState;
  /** Why nobody can be found, while that is so. */
  readonly fault?: SyncFault;
  readonly partners: readonly Partner[];
  /** A line of this phone's own key came that it did not have: the meeting goes on under its new key. */
  readonly outrun: boolean;
}
export interface Signalling {
  /** http(s) address of the meeting server, with its path; default: /signal on the app's own origin. */
  readonly url?: string;
  /** Servers that help through routers; none unless the user sets one. */
  readonly iceServers?: readonly {
    readonly urls: string;
    readonly username?: string;
    readonly credential?: string;
  }[];
}
export interface MeetingOptions {
  readonly library: Library;
  readonly pass: Pass;
  readonly signalling?: Signalling;
  readonly onChange: (snapshot: MeetingSnapshot) => void;
  /** Milliseconds that never run backwards; default: those of the phone. */
  readonly clock?: () => number;
}
export interface Meeting {
  snapshot(): MeetingSnapshot;
  /** To be called after every entry written here, once it is durable. */
  written(): void;
  /** Brings a link that was made otherwise (by scanned codes) into the meeting. */
  adopt(link: Link): void;
  /** Forgets failures and looks again at once. */
  retry(): void;
  stop(): void;
}

export type { Hash, Run, SyncFault, Vector };
