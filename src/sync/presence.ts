/**
 * Keeps this phone findable: registers it under a fresh id and looks for others by the table's secret. The phone that is the
 * table's beacon minds the doors of open invitations, too: by these newcomers find it, and hear of nobody else. The meeting
 * server sees random ids and nothing of what they stand for.
 */
import { type Bytes, hex } from '../log/bytes.ts';
import type { Clock } from './budget.ts';
import type { SyncFault } from './faults.ts';
import { PATIENCE } from './rhythm.ts';
import { makeSeeker, type Seeker, type SeekerEvents } from './seeking.ts';
import type { Station, Switchboard } from './switchboard.ts';
import type { Link } from './types.ts';

/** One call may fail by chance. */
const SURE = 2;

export interface PresenceEvents extends Pick<SeekerEvents, 'proved'> {
  /** Registered, or not and why. */
  registered(fault: SyncFault | undefined): void;
  /** Ids of all who are known to be there, this phone's own among them. */
  present(ids: readonly string[]): void;
  called(link: Link): void;
  /** It may be that the network keeps phones apart. */
  apart(): void;
}
export interface Presence {
  readonly id: string | undefined;
  /** Somebody who does not belong to the table answers in a beacon's place. */
  readonly doubted: boolean;
  /** Others are there, and the network lets no link through to them. */
  readonly apart: boolean;
  call(id: string): Link | undefined;
  /** The secrets may have changed. */
  follow(): void;
  stop(): void;
}

/** @param secrets by which others are met: the first always, the others while this phone is the beacon of the first */
export function keepPresent(
  switchboard: Switchboard,
  secrets: () => readonly Bytes[],
  clock: Clock,
  events: PresenceEvents,
): Presence {
  let station: Station | undefined;
  let registered = false;
  let failures = 0;
  let stopped = false;
  /** Calls in a row that were answered and led to no link. */
  let apart = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const seekers = new Map<string, Seeker>();
  /** The secret this phone always looks by, as its seeker is named. */
  let main = '';
  // Links of a station that the server forgot live on.
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
      return seekers.get(main)?.doubted === true;
    },
    call: (id) => (registered ? station?.call(id) : undefined),
    follow,
    stop() {
      stopped = true;
      clearTimeout(waiting);
      for (const seeker of seekers.values()) seeker.stop();
      for (const one of [station, ...retired]) one?.close();
    },
  };

  function tried(answered: boolean, kept: boolean): void {
    if (answered) apart = 0;
    else if (kept) apart++;
    if (kept) events.apart();
  }
  function present(): void {
    events.present([...new Set([...seekers.values()].flatMap(({ ids }) => ids))]);
  }

  function register(): void {
    const made = switchboard.open(hex(crypto.getRandomValues(new Uint8Array(16))), {
      open() {
        if (stopped || station !== made) return;
        registered = true;
        failures = 0;
        events.registered(undefined);
        for (const seeker of seekers.values()) seeker.begin(made);
        follow();
      },
      called: (link) => (stopped ? link.close() : events.called(link)),
      taken: () => again('no meeting server'),
      lost: again,
    });
    station = made;

    function again(fault: SyncFault): void {
      if (stopped || station !== made) return;
      if (registered) retired.push(made);
      else made.close();
      registered = false;
      station = undefined;
      for (const seeker of seekers.values()) seeker.stop();
      events.registered(fault);
      waiting = setTimeout(register, PATIENCE[Math.min(failures++, PATIENCE.length - 1)] ?? 0);
    }
  }

  /** Looks by the secrets that count now, and by no others. */
  function follow(): void {
    if (stopped || !registered || !station) return;
    const [first, ...doors] = new Map(secrets().map((secret) => [hex(secret), secret]));
    if (!first) return;
    [main] = first;
    const minded = new Map(seekers.get(main)?.lit === true ? [first, ...doors] : [first]);
    for (const [name, seeker] of seekers)
      if (!minded.has(name)) {
        seekers.delete(name);
        seeker.stop();
      }
    for (const [name, secret] of minded) {
      if (seekers.has(name)) continue;
      const seeker = makeSeeker(secret, switchboard, clock, {
        present,
        lit: follow,
        tried,
        proved: events.proved,
      });
      seekers.set(name, seeker);
      seeker.begin(station);
    }
  }
}
