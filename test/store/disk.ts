/** A disk that outlives the stores opened on it. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { openStore, type Store } from '../../src/store/index.ts';

export interface Disk {
  readonly factory: IDBFactory;
  open(now?: () => number): Store;
}
export function disk(): Disk {
  const factory = new IDBFactory();
  return {
    factory,
    open: (now = () => 1_000) => openStore({ name: 'test', indexedDB: factory, IDBKeyRange, now }),
  };
}
