/**
 * Keeps this phone findable: registers it under a fresh id, becomes the table's beacon or calls the one there is, and
 * begins again when either is lost. The meeting server sees random ids and nothing of what they stand for.
 */
import { type Bytes, hex } from '../log/bytes.ts';
import { beaconId, NEAR, SLOTS } from './beacon.ts';
import { visitBeacon } from './beacon-guest.ts';
import { type BeaconHost, hostBeacon } from './beacon-host.ts';
import type { Clock } from './budget.ts';
import { HONEST, makeDoubts } from './doubts.ts';
import type { SyncFault } from './faults.ts';
import { PATIENCE, PROBE, REPEAT, soon } from './rhythm.ts';
import type { Station, Switchboard } from './switchboard.ts';
import type { Link } from './types.ts';

/** Phones that one beacon may name; and how long its word counts, in milliseconds. */
const NAMED = 24;
/** One call may fail by chance. */
const SURE = 2;
const FRESH = PROBE + 5_000;

export interface PresenceEvents {
  /** Registered, or not and why. */
  registered(fault: SyncFault | undefined): void;
  /** Ids of all who are known to be there, this phone's own among them. */
  present(ids: readonly string[]): void;
  called(link: Link): void;
  /** It may be that the network keeps phones apart. */
  apart(): void;
  /** Whether one of these has proved itself, or a phone whose id nobody knows. */
  proved(ids: readonly string[]): boolean;
}
export interface Presence {
  readonly id: string | undefined;
  /** Somebody who does not belong to the table answers in a beacon's place. */
  readonly doubted: boolean;
  /** Others are there, and the network lets no line through to them. */
  readonly apart: boolean;
  call(id: string): Link | undefined;
  stop(): void;
}

export function keepPresent(
  switchboard: Switchboard,
  table: Bytes,
  clock: Clock,
  events: PresenceEvents,
): Presence {
  let station: Station | undefined;
  let registered = false;
  let failures = 0;
  let stopped = false;
  /** Calls in a row that were answered and led to no line. */
  let apart = 0;
  const doubts = makeDoubts(clock);
  /** Who is there, by each beacon that was heard: one that lies cannot make others forgotten. */
  const heard = new Map<number, { readonly at: number; readonly ids: readonly string[] }>();
  /** Ends whatever is being done about the beacon. */
  let leaveBeacon: () => void = () => undefined;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  // Lines of a station that the server forgot live on.
  const retired: Station[] = [];

  register();
  return {
    get id() {
      return registered ? station?.id : undefined;
    },
    get apart() {
      return apart >= SURE;
    },
    get doubted() {
      return doubts.any;
    },
    call: (id) => (registered ? station?.call(id) : undefined),
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      leaveBeacon();
      for (const one of [station, ...retired]) one?.close();
    },
  };

  function later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (!stopped) work();
    }, ms);
    timers.add(timer);
  }

  function tried(answered: boolean, kept: boolean): void {
    if (answered) apart = 0;
    else if (kept) apart++;
    if (kept) events.apart();
  }
  function present(slot: number, ids: readonly string[]): void {
    heard.set(slot, { at: clock(), ids: ids.slice(0, NAMED) });
    for (const [other, { at }] of heard) if (clock() - at > FRESH) heard.delete(other);
    const honest = [...heard].sort(([a], [b]) => Number(doubts.doubted(a)) - Number(doubts.doubted(b)));
    events.present([...new Set(honest.flatMap(([, known]) => known.ids))]);
  }

  function register(): void {
    const made = switchboard.open(hex(crypto.getRandomValues(new Uint8Array(16))), {
      open() {
        if (stopped || station !== made) return;
        registered = true;
        failures = 0;
        events.registered(undefined);
        seek(0);
      },
      called: (link) => (stopped ? link.close() : events.called(link)),
      taken: () => again('no meeting server'),
      lost: again,
    });
    station = made;

    function again(fault: SyncFault): void {
      if (stopped || station !== made) return;
      leaveBeacon();
      if (registered) retired.push(made);
      else made.close();
      registered = false;
      station = undefined;
      events.registered(fault);
      later(PATIENCE[Math.min(failures++, PATIENCE.length - 1)] ?? 0, register);
    }
  }

  /**
   * Becomes the beacon of a slot where that is free, else calls who has it; if nobody answers, or nobody of the table, tries the
   * next.
   */
  function seek(from: number): void {
    leaveBeacon();
    const row = Array.from({ length: SLOTS }, (_, i) => (from + i) % SLOTS);
    const slot = row.find((one) => !doubts.doubted(one)) ?? from % SLOTS;
    const own = station?.id;
    if (own === undefined || stopped) return;
    let host: BeaconHost | undefined;
    let over = false;
    const beacon = switchboard.open(beaconId(table, slot), {
      open() {
        if (over) return;
        host = hostBeacon(table, own, clock, (ids) => present(slot, ids));
        present(slot, [own]);
        probe();
      },
      called: (link) => (host ? host.serve(link) : link.close()),
      taken: () => {
        if (!over) visit(own, slot);
      },
      lost: () => {
        if (!over) retry(slot);
      },
    });
    let endProbes: () => void = () => undefined;
    leaveBeacon = () => {
      over = true;
      endProbes();
      host?.stop();
      beacon.close();
      leaveBeacon = () => undefined;
    };

    /** Two beacons may be lit after one was thought dead: the higher steps down, and meanwhile each knows of the other's guests. */
    function probe(): void {
      if (over || own === undefined) return;
      const visits = Array.from({ length: Math.max(NEAR, slot) }, (_, other) => other)
        .filter((other) => other !== slot)
        .flatMap((other) => {
          const link = station?.call(beaconId(table, other));
          if (!link) return [];
          return visitBeacon(table, own, link, clock, {
            present(ids) {
              if (over) return;
              apart = 0;
              present(other, ids);
              if (!events.proved(ids)) return;
              doubts.clear(other);
              if (other < slot) visit(own, other);
            },
            gone: tried,
          });
        });
      endProbes = () => {
        for (const end of visits) end();
      };
      later(PROBE, () => {
        endProbes();
        probe();
      });
    }
  }

  function visit(own: string, slot: number): void {
    leaveBeacon();
    const link = station?.call(beaconId(table, slot));
    if (!link) return;
    let since: number | undefined;
    const end = visitBeacon(table, own, link, clock, {
      present(ids) {
        apart = 0;
        since = since === undefined || events.proved(ids) ? clock() : since;
        present(slot, ids);
        if (clock() - since <= HONEST) return;
        doubts.doubt(slot);
        retry(slot);
      },
      gone: (answered, kept) => {
        leaveBeacon = () => undefined;
        tried(answered, kept);
        if (answered) later(soon(REPEAT / 4), () => seek(0));
        else retry(slot);
      },
    });
    leaveBeacon = () => {
      end();
      leaveBeacon = () => undefined;
    };
  }

  function retry(slot: number): void {
    leaveBeacon();
    later(soon(REPEAT / 4), () => seek(slot + 1));
  }
}
