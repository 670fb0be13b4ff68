/**
 * Reloads the app, and keeps it from doing so in a circle: what a reload did not mend a second one will not
 * either. The time of the last one outlives the page in the tab's session storage.
 */

const KEY = 'realmbook:reloaded';
/** Milliseconds within which a second reload nobody asked for is refused. */
const QUIET = 20_000;

export interface ReloadPorts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
}

export interface Reloader {
  /** Because a person said so: always. */
  asked(): void;
  /** To mend something by itself: false, and nothing happens, if the last reload was moments ago. */
  unasked(): boolean;
}

export function makeReloader({ storage, now, reload }: ReloadPorts): Reloader {
  const go = (): void => {
    try {
      storage.setItem(KEY, String(now()));
    } catch {
      // A full or forbidden storage must not keep a person from updating.
    }
    reload();
  };
  const last = (): number => {
    try {
      return Number(storage.getItem(KEY) ?? 0);
    } catch {
      // Without a memory a circle could not be told from a first time.
      return now();
    }
  };
  return {
    asked: go,
    unasked() {
      if (Math.abs(now() - last()) < QUIET) return false;
      go();
      return true;
    },
  };
}
