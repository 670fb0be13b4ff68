/**
 * Bad weather for a database: every call to it is counted, and one of them, or all from one on, goes wrong in one of ten
 * ways, as browsers have been seen to go wrong.
 */
import {
  forceCloseDatabase,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
} from 'fake-indexeddb';
import { vi } from 'vitest';

export const kinds = [
  'quota',
  'abort',
  'blocked',
  'closed',
  'version change',
  'invalid state',
  'data error',
  'no answer',
  'partial',
  'damaged read',
] as const;
export type Kind = (typeof kinds)[number];

export interface Storm {
  readonly kind: Kind;
  /** Which call it strikes, counted from 0. */
  readonly at: number;
  /** Whether it strikes every call from there on, until it is over. */
  readonly lasting: boolean;
}
export interface Weather {
  /** Calls so far. */
  calls(): number;
  /** Whether a call has been struck since the storm was announced. */
  struck(): boolean;
  /** Whether it is blowing now: a second that passes then is a second without an answer. */
  waiting(): boolean;
  calm(): void;
  /** Puts the database's own methods back. */
  end(): void;
}

interface Raw {
  readonly transaction?: IDBTransaction;
  readonly objectStore?: IDBObjectStore;
  readonly db?: IDBDatabase;
}
interface Request {
  onsuccess: unknown;
  readyState: string;
  result: unknown;
  error: unknown;
  addEventListener(type: string, listener: (event: never) => void): void;
  dispatchEvent(event: unknown): boolean;
}
type Method = (this: Raw, ...given: unknown[]) => Request;
/** A step of a transaction: the library's own clockwork, which a browser that does not answer leaves standing. */
type Clockwork = { _start(this: IDBTransaction): void };

const READS = ['get', 'getAll', 'getAllKeys', 'getKey', 'count', 'openCursor', 'openKeyCursor'] as const;
const WRITES = ['put', 'add', 'delete', 'clear'] as const;

/** One letter changed in what a row says, or one bit in its bytes. */
export function damagedCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(damagedCopy);
  if (typeof value !== 'object' || value === null) return value;
  const row = structuredClone(value) as Record<string, unknown>;
  for (const [name, part] of Object.entries(row)) {
    if (name === 'text' && typeof part === 'string' && part !== '') {
      const at = part.length >> 1;
      row[name] = `${part.slice(0, at)}${part[at] === '#' ? '%' : '#'}${part.slice(at + 1)}`;
    } else if (part instanceof Uint8Array && part.length > 0) {
      const at = part.length >> 1;
      part[at] = (part[at] ?? 0) ^ 1;
    }
  }
  return row;
}

export function weather(storm?: Storm): Weather {
  let calls = 0;
  let struck = false;
  let over = storm === undefined;
  const afterwards: (() => void)[] = [];

  const due = (): boolean => {
    const n = calls++;
    if (over || !storm) return false;
    return storm.lasting ? n >= storm.at : n === storm.at;
  };
  const blowing = (): boolean => !over && struck;
  const fail = (name: string, words = ''): never => {
    throw new DOMException(words, name);
  };
  const database = (self: Raw): IDBDatabase | undefined =>
    self instanceof IDBDatabase
      ? self
      : (self.transaction ?? (self as { objectStore?: Raw }).objectStore?.transaction)?.db;
  const transactionOf = (self: Raw): IDBTransaction | undefined =>
    self.transaction instanceof IDBTransaction
      ? self.transaction
      : (self as { objectStore?: Raw }).objectStore?.transaction;

  /** What the storm does to a call; `real` makes the call. */
  function strike(self: Raw, name: string, real: () => Request): Request {
    const kind = storm?.kind;
    const opens = name === 'open';
    const writes = (WRITES as readonly string[]).includes(name);
    if (kind === 'damaged read') {
      if (!name.startsWith('get') || name === 'getAllKeys' || name === 'getKey') return real();
      struck = true;
      const request = real();
      request.addEventListener('success', () => {
        request.result = damagedCopy(request.result);
      });
      return request;
    }
    // A full disk can still be read.
    if (kind === 'quota' && storm?.lasting && !writes) return real();
    struck = true;
    if (kind === 'quota') fail('QuotaExceededError');
    if (kind === 'invalid state') fail('InvalidStateError', 'The database connection is closing.');
    if (kind === 'data error') fail('DataError', 'The data is not what was asked for.');
    const db = database(self);
    if (kind === 'closed' || kind === 'blocked') {
      if (db) forceCloseDatabase(db as never);
      if (opens && kind === 'closed') fail('UnknownError', 'Connection to Indexed Database server lost');
      return opens ? later(real, kind) : real();
    }
    if (kind === 'version change') {
      db?.dispatchEvent(new IDBVersionChangeEvent('versionchange', { oldVersion: 10, newVersion: 20 }));
      return real();
    }
    if (kind === 'no answer') return opens ? later(real, kind) : real();
    const request = real();
    const broken = transactionOf(self) ?? (request instanceof IDBTransaction ? request : undefined);
    const abort = (): void => {
      try {
        broken?.abort();
      } catch {
        // It had ended already.
      }
    };
    if (kind === 'abort') abort();
    // The app has its answer to this call when the rest is undone.
    else request.addEventListener('success', abort);
    return request;
  }

  /** An opening that is answered only when the storm is over. */
  function later(real: () => Request, kind: Kind): Request {
    const waiting = new IDBOpenDBRequest() as unknown as Request;
    if (kind === 'blocked')
      setImmediate(() => {
        if (!over) waiting.dispatchEvent(new IDBVersionChangeEvent('blocked', { oldVersion: 1 }));
      });
    afterwards.push(() => {
      const request = real();
      for (const type of ['success', 'error', 'upgradeneeded'])
        request.addEventListener(type, ({ oldVersion = 0 }: { oldVersion?: number }) => {
          waiting.readyState = 'done';
          Object.assign(waiting, { transaction: (request as Raw).transaction });
          if (type === 'error') waiting.error = request.error;
          else waiting.result = request.result;
          waiting.dispatchEvent(new IDBVersionChangeEvent(type, { oldVersion }));
        });
    });
    return waiting;
  }

  const spies = [
    ...READS.map((name) => [IDBObjectStore.prototype, name]),
    ...WRITES.map((name) => [IDBObjectStore.prototype, name]),
    ...READS.map((name) => [IDBIndex.prototype, name]),
    [IDBDatabase.prototype, 'transaction'],
    [IDBFactory.prototype, 'open'],
  ].map(([on, name]) => {
    const proto = on as unknown as Record<string, Method>;
    const method = proto[name as string] as Method;
    return vi.spyOn(proto, name as string).mockImplementation(function (this: Raw, ...given: unknown[]) {
      const real = (): Request => Reflect.apply(method, this, given);
      // The database begins an upgrade by this call of its own; no app could make it.
      if (name === 'transaction' && given[1] === 'versionchange') return real();
      return due() ? strike(this, name as string, real) : real();
    } as Method);
  });
  const clock = IDBTransaction.prototype as unknown as Clockwork;
  const start = clock._start;
  const standing = vi.spyOn(clock, '_start').mockImplementation(function (this: IDBTransaction) {
    if (blowing() && storm?.kind === 'no answer') afterwards.push(() => start.call(this));
    else start.call(this);
  });

  const calm = (): void => {
    over = true;
    for (const work of afterwards.splice(0)) work();
  };
  return {
    calls: () => calls,
    struck: () => struck,
    waiting: () => blowing() && (storm?.kind === 'no answer' || storm?.kind === 'blocked'),
    calm,
    end() {
      calm();
      for (const spy of [...spies, standing]) spy.mockRestore();
    },
  };
}
