/** What a meeting needs of the service that introduces phones to each other. */
import type { SyncFault } from './faults.ts';
import type { Link } from './types.ts';

export interface StationEvents {
  /** Registered: others can call. */
  open(): void;
  called(link: Link): void;
  /** Somebody else is registered under this id, or this phone's own ghost still is. */
  taken(): void;
  /** Not registered, or no longer. Links that are open live on until the station is closed. */
  lost(fault: SyncFault): void;
}
export interface Station {
  readonly id: string;
  /** A link to another station; it closes with 'peer unreachable' where there is none. */
  call(id: string): Link;
  /** Gives the id back and closes all links of this station. */
  close(): void;
}
export interface Switchboard {
  /** @param id letters and digits */
  open(id: string, events: StationEvents): Station;
}
