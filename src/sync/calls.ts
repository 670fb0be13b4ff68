/**
 * Whom a phone may call: addresses the beacon names, and those that partners name, each tried once; and of those it could not
 * reach, which to leave alone for how long. A partner that names phones that are not there costs a few calls.
 */
import type { Device } from '../log/keys.ts';
import { type Bucket, bucket, type Clock } from './budget.ts';
import type { SyncFault } from './faults.ts';

/** A phone that could not be reached is left alone this long, in milliseconds, twice as long each time, up to LONGEST. */
const PAUSE = 10_000;
const LONGEST = 80_000;
const MOST = { beacon: 96, failed: 256 } as const;
/** Addresses of others that a partner may name: at once, and in a second. */
const NAMING = { burst: 24, perSecond: 0.1 } as const;

export interface Calls {
  /** What the beacon says now. */
  beacon(ids: readonly string[]): void;
  /** A partner says where others are. @param met whom this phone has a line to already */
  partner(device: Device, ids: readonly string[], met: ReadonlySet<string>): void;
  failed(id: string, fault: SyncFault): void;
  /** Why it could not be reached the last time. */
  fault(id: string): SyncFault | undefined;
  /** It is being called: what a partner named is tried once. */
  called(id: string): void;
  /** Who may be called now. */
  due(): readonly string[];
  forget(): void;
}

export function makeCalls(clock: Clock): Calls {
  let named: readonly string[] = [];
  const byPartners = new Set<string>();
  const naming = new Map<Device, Bucket>();
  const failures = new Map<
    string,
    { readonly at: number; readonly pause: number; readonly fault: SyncFault }
  >();
  const rests = (id: string): boolean => {
    const failure = failures.get(id);
    return failure !== undefined && clock() - failure.at < failure.pause;
  };
  return {
    beacon(ids) {
      named = ids.slice(0, MOST.beacon);
    },
    partner(device, ids, met) {
      const may = naming.get(device) ?? bucket(NAMING, clock);
      naming.set(device, may);
      for (const id of ids)
        if (!met.has(id) && !named.includes(id) && !byPartners.has(id) && !rests(id) && may.spend(1))
          byPartners.add(id);
    },
    failed(id, fault) {
      const before = failures.get(id);
      failures.delete(id);
      const [oldest] = failures.keys();
      if (failures.size >= MOST.failed && oldest !== undefined) failures.delete(oldest);
      const pause = before ? Math.min(LONGEST, 2 * before.pause) : PAUSE;
      failures.set(id, { at: clock(), pause, fault });
    },
    fault: (id) => failures.get(id)?.fault,
    called: (id) => void byPartners.delete(id),
    due: () => [...new Set([...named, ...byPartners])].filter((id) => !rests(id)),
    forget() {
      named = [];
      byPartners.clear();
      failures.clear();
    },
  };
}
