/** The listening side of every link: holds what happens until somebody listens, and lets nothing follow a close. */
import type { SyncFault } from '../faults.ts';
import type { LinkEvents } from '../types.ts';

export interface Outlet extends LinkEvents {
  listen(events: LinkEvents): void;
  readonly closedAlready: boolean;
}

export function outlet(): Outlet {
  let listener: LinkEvents | undefined;
  let ended = false;
  const early: ((events: LinkEvents) => void)[] = [];
  const pass = (tell: (events: LinkEvents) => void): void => {
    if (ended) return;
    if (listener) tell(listener);
    else early.push(tell);
  };
  return {
    get closedAlready() {
      return ended;
    },
    listen(events) {
      listener = events;
      for (const tell of early.splice(0)) tell(events);
    },
    open: () => pass((events) => events.open()),
    frame: (bytes) => pass((events) => events.frame(bytes)),
    drained: () => pass((events) => events.drained()),
    closed: (fault?: SyncFault) => {
      pass((events) => events.closed(fault));
      ended = true;
    },
  };
}
