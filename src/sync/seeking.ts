/**
 * Who else meets by a secret: this phone becomes the beacon of that secret or calls the one there is, and hears from it who is
 * there. Begins again when the beacon is lost, and goes round one that lies.
 */
import type { Bytes } from '../log/bytes.ts';
import { beaconId, NEAR, SLOTS } from './beacon.ts';
import { visitBeacon } from './beacon-guest.ts';
import { type BeaconHost, hostBeacon } from './beacon-host.ts';
import type { Clock } from './budget.ts';
import { HONEST, makeDoubts } from './doubts.ts';
import { PROBE, REPEAT, soon } from './rhythm.ts';
import type { Station, Switchboard } from './switchboard.ts';

/** Phones that one beacon may name; and how long its word counts, in milliseconds. */
const NAMED = 24;
const FRESH = PROBE + 5_000;

export interface SeekerEvents {
  /** Who is there has changed, as far as this phone knows. */
  present(): void;
  /** This phone is the beacon from now on, or no longer. */
  lit(): void;
  /** A call ended. `answered`: a beacon spoke. `kept`: it is there, and the network lets no link through. */
  tried(answered: boolean, kept: boolean): void;
  /** Whether one of these has proved itself, or a phone whose id nobody knows. */
  proved(ids: readonly string[]): boolean;
}
export interface Seeker {
  /** Ids of all who are known to be there, those named by doubtful beacons last. */
  readonly ids: readonly string[];
  /** Somebody who does not belong there answers in a beacon's place. */
  readonly doubted: boolean;
  /** Whether this phone is the beacon. */
  readonly lit: boolean;
  /** @param station a registered one, under whose id this phone is found */
  begin(station: Station): void;
  stop(): void;
}

export function makeSeeker(
  secret: Bytes,
  switchboard: Switchboard,
  clock: Clock,
  events: SeekerEvents,
): Seeker {
  let station: Station | undefined;
  let lit = false;
  const doubts = makeDoubts(clock);
  /** Who is there, by each beacon that was heard: one that lies cannot make others forgotten. */
  const heard = new Map<number, { readonly at: number; readonly ids: readonly string[] }>();
  /** Ends whatever is being done about the beacon. */
  let leave: () => void = () => undefined;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  return {
    get ids() {
      const honest = [...heard].sort(([a], [b]) => Number(doubts.doubted(a)) - Number(doubts.doubted(b)));
      return [...new Set(honest.flatMap(([, known]) => known.ids))];
    },
    get doubted() {
      return doubts.any;
    },
    get lit() {
      return lit;
    },
    begin(registered) {
      stop();
      station = registered;
      seek(0);
    },
    stop,
  };

  function stop(): void {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    leave();
    station = undefined;
  }

  function later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  }
  function light(now: boolean): void {
    if (lit === now) return;
    lit = now;
    events.lit();
  }
  function present(slot: number, ids: readonly string[]): void {
    heard.set(slot, { at: clock(), ids: ids.slice(0, NAMED) });
    for (const [other, { at }] of heard) if (clock() - at > FRESH) heard.delete(other);
    events.present();
  }

  /**
   * Becomes the beacon of a slot where that is free, else calls who has it; if nobody answers, or nobody who belongs there,
   * tries the next.
   */
  function seek(from: number): void {
    leave();
    const row = Array.from({ length: SLOTS }, (_, i) => (from + i) % SLOTS);
    const slot = row.find((one) => !doubts.doubted(one)) ?? from % SLOTS;
    const own = station?.id;
    if (own === undefined) return;
    let host: BeaconHost | undefined;
    let over = false;
    const beacon = switchboard.open(beaconId(secret, slot), {
      open() {
        if (over) return;
        host = hostBeacon(secret, own, clock, (ids) => present(slot, ids));
        present(slot, [own]);
        probe();
        light(true);
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
    leave = () => {
      over = true;
      leave = () => undefined;
      endProbes();
      host?.stop();
      beacon.close();
      light(false);
    };

    /** Two beacons may be lit after one was thought dead: the higher steps down, and meanwhile each knows of the other's guests. */
    function probe(): void {
      if (over || own === undefined) return;
      const visits = Array.from({ length: Math.max(NEAR, slot) }, (_, other) => other)
        .filter((other) => other !== slot)
        .flatMap((other) => {
          const link = station?.call(beaconId(secret, other));
          if (!link) return [];
          return visitBeacon(secret, own, link, clock, {
            present(ids) {
              if (over) return;
              events.tried(true, false);
              present(other, ids);
              if (!events.proved(ids)) return;
              doubts.clear(other);
              if (other < slot) visit(own, other);
            },
            gone: events.tried,
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
    leave();
    const link = station?.call(beaconId(secret, slot));
    if (!link) return;
    let since: number | undefined;
    const end = visitBeacon(secret, own, link, clock, {
      present(ids) {
        events.tried(true, false);
        since = since === undefined || events.proved(ids) ? clock() : since;
        present(slot, ids);
        if (clock() - since <= HONEST) return;
        doubts.doubt(slot);
        retry(slot);
      },
      gone: (answered, kept) => {
        leave = () => undefined;
        events.tried(answered, kept);
        if (answered) later(soon(REPEAT / 4), () => seek(0));
        else retry(slot);
      },
    });
    leave = () => {
      leave = () => undefined;
      end();
    };
  }

  function retry(slot: number): void {
    leave();
    later(soon(REPEAT / 4), () => seek(slot + 1));
  }
}
