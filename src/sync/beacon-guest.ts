/** A phone that has called the beacon: says that it is here, hears who else is, and notices when the beacon dies. */
import type { Bytes } from '../log/bytes.ts';
import { openCall, sealCall } from './beacon.ts';
import type { Clock } from './budget.ts';
import { ANSWER, REPEAT, SILENCE } from './rhythm.ts';
import type { Link } from './types.ts';

export interface GuestEvents {
  present(ids: readonly string[]): void;
  /** Once. `answered`: it was a beacon, and is gone. `apart`: it is there, and the network lets no link through. */
  gone(answered: boolean, apart: boolean): void;
}

/** @returns what ends the visit without a word */
export function visitBeacon(
  table: Bytes,
  own: string,
  link: Link,
  clock: Clock,
  events: GuestEvents,
): () => void {
  let answered = false;
  let opened = false;
  let over = false;
  let heard = clock();
  const say = (): void => link.send(sealCall(table, { kind: 'here', id: own }));
  const end = (): void => {
    if (over) return;
    over = true;
    clearInterval(repeating);
    link.close();
  };
  const gone = (): void => {
    if (over) return;
    const apart = !opened && link.describe().answered === true;
    end();
    events.gone(answered, apart);
  };
  const repeating = setInterval(() => {
    if (clock() - heard > (answered ? SILENCE : ANSWER)) gone();
    else if (link.state === 'open') say();
  }, REPEAT / 2);
  link.listen({
    open() {
      opened = true;
      say();
    },
    drained: () => undefined,
    closed: gone,
    frame(bytes) {
      const call = openCall(table, bytes);
      if (over || call?.kind !== 'present') return;
      answered = true;
      heard = clock();
      events.present(call.ids);
    },
  });
  return end;
}
