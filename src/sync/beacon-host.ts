/** The phone that is the beacon: tells everybody who calls who else is there, again and again, until they fall silent. */
import type { Bytes } from '../log/bytes.ts';
import { openCall, sealCall } from './beacon.ts';
import type { Clock } from './budget.ts';
import { REPEAT, SILENCE } from './rhythm.ts';
import type { Link } from './types.ts';

export interface BeaconHost {
  serve(link: Link): void;
  stop(): void;
}

/** @param onPresent who is there, this phone among them, whenever that changes */
export function hostBeacon(
  table: Bytes,
  own: string,
  clock: Clock,
  onPresent: (ids: readonly string[]) => void,
): BeaconHost {
  const guests = new Map<Link, { id?: string; heard: number }>();
  const present = (): string[] => [
    ...new Set([own, ...[...guests.values()].flatMap(({ id }) => (id === undefined ? [] : [id]))]),
  ];
  const tellAll = (): void => {
    const ids = present();
    const frame = sealCall(table, { kind: 'present', ids });
    for (const [link, { id }] of guests) if (id !== undefined) link.send(frame);
    onPresent(ids);
  };
  const drop = (link: Link): void => {
    if (guests.delete(link)) tellAll();
  };
  const repeating = setInterval(() => {
    const now = clock();
    for (const [link, { heard }] of guests)
      if (now - heard > SILENCE) {
        drop(link);
        link.close();
      }
    tellAll();
  }, REPEAT);

  return {
    serve(link) {
      guests.set(link, { heard: clock() });
      link.listen({
        open: () => undefined,
        drained: () => undefined,
        closed: () => drop(link),
        frame(bytes) {
          const call = openCall(table, bytes);
          if (call?.kind !== 'here') {
            drop(link);
            link.close();
            return;
          }
          const news = guests.get(link)?.id !== call.id;
          guests.set(link, { id: call.id, heard: clock() });
          if (news) tellAll();
        },
      });
    },
    stop() {
      clearInterval(repeating);
      for (const link of guests.keys()) link.close();
      guests.clear();
    },
  };
}
