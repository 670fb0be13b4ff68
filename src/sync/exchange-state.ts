/** How an exchange stands, and what comes of one thing more. */
import type { Run, Vector } from '../log/chain.ts';
import type { Device } from '../log/keys.ts';
import type { Arriving } from './arriving.ts';
import type { Claiming } from './claiming.ts';
import type { Knowing } from './declared.ts';
import type { Event } from './events.ts';
import type { SyncFault } from './faults.ts';
import type { Shaking } from './handshake.ts';
import type { Message } from './messages.ts';
import type { Looking } from './parting.ts';
import type { Piece } from './pieces.ts';
import type { Library, Versions } from './types.ts';

/** The logs as they are now. */
export type View = Pick<
  Library,
  'vector' | 'runsAfter' | 'fingerprint' | 'claims' | 'lines' | 'fingerprintAfter'
>;

export interface State extends Shaking, Looking, Knowing, Claiming, Arriving {
  readonly versions?: Versions;
  /** What the other is known to have, by its word or because it was sent. */
  readonly theirs: Vector;
  readonly queue: readonly Piece[];
  readonly underWay: number;
  /** Messages of which the runs were given out to be taken, and are not yet reported on. */
  readonly taking: number;
  /** Logs asked for whole, so that they are asked for once. */
  readonly asked: readonly Device[];
  /** Logs the other has asked for whole: each is given once. */
  readonly begged: readonly Device[];
  /** How often a log was offered anew. */
  readonly again: { readonly [device: Device]: number };
  readonly given: number;
  readonly received: number;
  /** Entries the other has announced and not yet sent. */
  readonly left: number;
}

export interface Next {
  readonly state: State;
  readonly send: readonly Message[];
  readonly take: readonly Run[];
  readonly events: readonly Event[];
  /** Set where the link is to be closed. */
  readonly fault?: SyncFault;
}
