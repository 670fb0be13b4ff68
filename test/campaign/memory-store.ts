/** The store in memory, and what tests ask of it besides. */
import { type Disk, emptyDisk, storeOver } from '../../src/store/memory.ts';
import type { CampaignStore } from '../../src/store/types.ts';

export interface MemoryStore extends CampaignStore {
  /** Everything on this phone's disk, as text: for looking for what must not be there. */
  dump(): string;
  /** Another phone's disk with the same on it. */
  copy(): MemoryStore;
}

export const memoryStore = (): MemoryStore => withMore(emptyDisk());

function withMore(disk: Disk): MemoryStore {
  const { chains, keys, local, shelf, snapshots, tellings, looks } = disk;
  return {
    ...storeOver(disk),
    dump: () =>
      JSON.stringify([
        [...chains.values()].map((all) => [...all.values()]),
        [...snapshots.values()].map((all) => [...all.values()]),
        [...tellings.values()].map((all) => [...all.values()]),
        [...local.values()],
        [...looks.values()],
      ]),
    // What is stored is never changed, only replaced: two disks may share it.
    copy: () =>
      withMore({
        chains: nested(chains),
        keys: new Map(keys),
        local: new Map(local),
        shelf: new Map(shelf),
        snapshots: nested(snapshots),
        tellings: nested(tellings),
        looks: new Map(looks),
      }),
  };
}

const nested = <K, V>(map: Map<string, Map<K, V>>): Map<string, Map<K, V>> =>
  new Map([...map].map(([key, inner]) => [key, new Map(inner)]));
