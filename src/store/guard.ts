/**
 * The one way to the database: opens it, opens it again when the browser lost it, refuses a later schema, and turns
 * whatever goes wrong into a StoreError. Work may run twice, so all of it must be repeatable.
 */
import { StoreError, type StoreFault } from './faults.ts';
import { type Database, SCHEMA } from './schema.ts';

export interface Guard {
  /** Reads. */
  <T>(work: (db: Database) => PromiseLike<T>): Promise<T>;
  /**
   * Writes once all earlier writes are done: never two transactions at once. Chromium, killed in the midst of two, finds their
   * locks at odds when it next opens the database, and throws all of it away (docs/decisions/storage-trouble.md).
   */
  write<T>(work: (db: Database) => PromiseLike<T>): Promise<T>;
  /** Resolves when all that was to be written is written, or given up: what is read then has it all. */
  settled(): Promise<void>;
  watch(onFault: (fault: StoreFault) => void): () => void;
  close(): void;
}

const RETRIES = 2;
const NATIVE_FACTOR = 10;

/** Calls back once a second while the page is awake: a phone that sleeps is not one that does not answer. Returns what stops it. */
export type Beat = (onBeat: () => void) => () => void;
/** Seconds: longer than any phone was seen to take for the largest campaign. */
const PATIENCE = 30;
const seconds: Beat = (onBeat) => {
  const timer = setInterval(onBeat, 1_000);
  return () => clearInterval(timer);
};

export function guard(db: Database, indexedDB: IDBFactory | undefined, beat: Beat = seconds): Guard {
  const watchers = new Set<(fault: StoreFault) => void>();
  let ended: StoreFault | undefined;
  let opening: Promise<void> | undefined;
  const tell = (fault: StoreFault): void => {
    for (const watcher of [...watchers]) watcher(fault);
  };

  db.on('versionchange', () => {
    ended = 'closed';
    db.close();
    tell('closed');
    return false;
  });

  /** Rejects where another tab blocks; the database opens all the same once that tab lets go. */
  function opened(): Promise<void> {
    if (ended) return Promise.reject(new StoreError(ended));
    if (db.isOpen()) return Promise.resolve();
    opening ??= looked(db.name, indexedDB)
      .then((version) => {
        if (version > SCHEMA) {
          ended = 'newer';
          tell('newer');
          throw new StoreError('newer');
        }
        return db.open();
      })
      .then(() => undefined)
      .finally(() => {
        opening = undefined;
      });
    const open = opening;
    return new Promise((resolve, reject) => {
      const blocked = (): boolean => {
        tell('blocked');
        reject(new StoreError('blocked'));
        return false;
      };
      db.on('blocked', blocked);
      open.then(resolve, reject).finally(() => db.on('blocked').unsubscribe(blocked));
    });
  }

  async function run<T>(work: (db: Database) => PromiseLike<T>): Promise<T> {
    let begun = false;
    for (let left = RETRIES; ; left--) {
      try {
        return await answered(async () => {
          await opened();
          begun = true;
          return work(db);
        });
      } catch (error) {
        const fault = ended ?? faultOf(error);
        // "Blocked" says that nothing was done; what was begun before the storage was lost may be done.
        if (fault === 'blocked' && begun) throw new StoreError('lost', error);
        if (fault === 'silent') opening = undefined;
        if (fault === 'lost' || fault === 'silent') db.close({ disableAutoOpen: false });
        if (fault !== 'lost' || left === 0) throw new StoreError(fault, error);
      }
    }
  }

  /** Rejects where no answer comes: the work may yet be done, or never. */
  function answered<T>(work: () => Promise<T>): Promise<T> {
    let left = PATIENCE;
    let stop: () => void = () => undefined;
    const silence = new Promise<never>((_, reject) => {
      stop = beat(() => {
        if (--left === 0) reject(new StoreError('silent'));
      });
    });
    return Promise.race([work(), silence]).finally(stop);
  }

  let last: Promise<unknown> = Promise.resolve();
  let silences = 0;
  /** A write that was given up may still hold its locks when its caller hears of it: a question over all tables waits for them. */
  async function givenUp(error: unknown): Promise<void> {
    if (faultOf(error) === 'silent') silences++;
    else await run((db) => db.transaction('r', db.tables, () => db.settings.get(''))).catch(() => undefined);
  }
  return Object.assign(run, {
    write<T>(work: (db: Database) => PromiseLike<T>): Promise<T> {
      const heard = silences;
      const turn = last.then(() => {
        // What waited behind a silent disk has been waited for long enough.
        if (silences !== heard) throw new StoreError('silent');
        return run(work);
      });
      last = turn.then(
        () => undefined,
        (error) => (silences === heard ? givenUp(error) : undefined),
      );
      return turn;
    },
    settled: () => last.then(() => undefined),
    watch(onFault: (fault: StoreFault) => void) {
      watchers.add(onFault);
      return () => void watchers.delete(onFault);
    },
    close() {
      ended ??= 'closed';
      db.close();
    },
  });
}

/**
 * The schema of the database on the disk, 0 if there is none. Dexie is not asked: it would open a later schema, and
 * change it.
 */
const looked = (name: string, indexedDB: IDBFactory | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    if (!indexedDB) throw new StoreError('unknown', new Error('no IndexedDB'));
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => {
      request.onerror = (event) => {
        event.preventDefault();
        resolve(0);
      };
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      const { version } = request.result;
      request.result.close();
      resolve(Math.floor(version / NATIVE_FACTOR));
    };
    request.onerror = () => reject(request.error);
  });

const LOST = ['UnknownError', 'InvalidStateError', 'DatabaseClosedError', 'TransactionInactiveError'];

/** What an error of the browser's or Dexie's means to us. Browsers wrap one in another. */
export function faultOf(error: unknown): StoreFault {
  for (let at = error, depth = 0; at && depth < 5; depth++) {
    if (at instanceof StoreError) return at.fault;
    const { name, message, inner, cause } = at as Record<'name' | 'message' | 'inner' | 'cause', unknown>;
    const said = String(message ?? '');
    if (name === 'QuotaExceededError' || /quota|disk.*full|no space/i.test(said)) return 'full';
    if (name === 'VersionError') return 'newer';
    if (LOST.includes(String(name)) || /connection.*(lost|clos)|Internal error/i.test(said)) return 'lost';
    at = inner ?? cause;
  }
  return 'unknown';
}
