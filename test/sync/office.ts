/** A meeting server in memory, with what can go wrong with one. */
import { type MemoryLine, memoryLine } from '../../src/sync/links/memory.ts';
import type { Station, StationEvents, Switchboard } from '../../src/sync/switchboard.ts';

const TRIP = 20;

interface Registered {
  readonly id: string;
  readonly owner: object;
  readonly events: StationEvents;
  readonly lines: Set<MemoryLine>;
  dead: boolean;
}
export class Office {
  readonly #stations = new Map<string, Registered>();
  /** Nobody reaches the server. */
  down = false;
  /** Which ids the network lets nobody reach, though the server knows them. */
  barred: (to: string) => boolean = () => false;
  calls = 0;

  get ids(): readonly string[] {
    return [...this.#stations.keys()];
  }

  /** One phone's way to the server. */
  desk(): Desk {
    const owner = { dead: false };
    const mine = (): Registered[] =>
      [...this.#stations.values()].filter((station) => station.owner === owner);
    return {
      open: (id, events) => this.#open(owner, id, events),
      die: () => {
        owner.dead = true;
        for (const station of mine()) {
          station.dead = true;
          for (const line of station.lines) line.deaden();
          setTimeout(() => {
            if (this.#stations.get(station.id) === station) this.#stations.delete(station.id);
          }, 20_000);
        }
      },
      cut: () => {
        for (const station of mine()) for (const line of station.lines) line.cut();
      },
      forget: () => {
        for (const station of mine()) {
          this.#stations.delete(station.id);
          station.events.lost('no meeting server');
        }
      },
    };
  }

  #open(owner: { readonly dead: boolean }, id: string, events: StationEvents): Station {
    const made: Registered = { id, owner, events, lines: new Set(), dead: false };
    let closed = false;
    setTimeout(() => {
      if (closed || owner.dead) return;
      if (this.down) events.lost('no meeting server');
      else if (this.#stations.has(id)) events.taken();
      else {
        this.#stations.set(id, made);
        events.open();
      }
    }, TRIP);
    return {
      id,
      call: (to) => {
        this.calls++;
        const other = this.#stations.get(to);
        const line = memoryLine({
          delay: 2,
          address: [id, to],
          barred: this.barred(to) || owner.dead || !other || other.dead,
          answered: other !== undefined && !other.dead && !owner.dead,
        });
        made.lines.add(line);
        if (!other) setTimeout(() => line.cut(), 5_000);
        else if (!other.dead && !owner.dead && !this.down) {
          other.lines.add(line);
          setTimeout(() => other.events.called(line.ends[1]), TRIP);
        }
        return line.ends[0];
      },
      close: () => {
        closed = true;
        if (this.#stations.get(id) === made) this.#stations.delete(id);
        for (const line of made.lines) line.cut();
      },
    };
  }
}
export interface Desk extends Switchboard {
  /** The phone's battery dies: lines fall silent, and the server does not notice for a while. */
  die(): void;
  /** All its lines are cut, and it knows. */
  cut(): void;
  /** The server loses the phone; its lines live on. */
  forget(): void;
}
